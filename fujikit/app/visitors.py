"""Counts connections by network, so that no single visitor takes all of them."""

from __future__ import annotations

from collections import Counter
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from tornado.http1connection import HTTP1ServerConnection
from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPServerRequest
from tornado.iostream import IOStream

from fujikit.app.limits import share_of_connections

SITE_PREFIX = 64
"""Bits of an IPv6 address that a household, a school or a rented machine has for itself."""
NOT_COUNTED = ""


def network_of(peer: str, forwarded: str = "") -> str:
    """The public address that a connection comes from; of IPv6, the network.

    A proxy has an address of the local network, and says whom it speaks for at the end of `X-Forwarded-For`.
    Nobody else is believed. Visitors of the local network are not counted.

    >>> network_of("8.8.4.4", "1.1.1.1")
    '8.8.4.4'
    >>> network_of("127.0.0.1", "9.9.9.9, 1.1.1.1")
    '1.1.1.1'
    >>> network_of("10.0.0.3", "2606:4700:20::681a:4be")
    '2606:4700:20::/64'
    >>> network_of("127.0.0.1"), network_of("192.168.0.7"), network_of("10.0.0.3", "somebody")
    ('', '', '')
    """
    try:
        address = ip_address(peer)
        if not address.is_global:
            address = ip_address(forwarded.rpartition(",")[2].strip())
    except ValueError:
        return NOT_COUNTED
    if not address.is_global:
        return NOT_COUNTED
    if isinstance(address, IPv6Address):
        return str(ip_network((address, SITE_PREFIX), strict=False))
    return str(address)


def network_behind(request: HTTPServerRequest) -> str:
    """The public address that a request comes from."""
    return network_of(_peer(request.connection), request.headers.get("X-Forwarded-For", ""))


def _peer(connection: Any) -> str:
    """The other end of a connection; tornado has the address of a request replaced by what headers say."""
    address: tuple[str, int] = connection.context.address
    return address[0]


class BoundedServer(HTTPServer):
    """Closes connections beyond the server's limit, or beyond the share of one network."""

    def initialize(self, *args: Any, most: int, **kwargs: Any) -> None:  # type: ignore[override]
        super().initialize(*args, **kwargs)
        self._most = most
        self._open: Counter[str] = Counter()

    def handle_stream(self, stream: IOStream, address: tuple[str, int]) -> None:
        """Serve a connection, if there is room for it."""
        network = network_of(address[0])
        too_many = network != NOT_COUNTED and self._open[network] >= share_of_connections(self._most)
        if too_many or self._open.total() >= self._most:
            stream.close()
            return
        self._open[network] += 1
        super().handle_stream(stream, address)

    def on_close(self, server_conn: object) -> None:
        super().on_close(server_conn)
        assert isinstance(server_conn, HTTP1ServerConnection)
        network = network_of(_peer(server_conn))
        self._open[network] -= 1
        if not self._open[network]:
            del self._open[network]
