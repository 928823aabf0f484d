"""What every answer of the server tells a browser to forbid."""

from __future__ import annotations

from collections.abc import Mapping

POLICY: Mapping[str, str] = {
    "default-src": "'none'",
    # No inline script runs, so HTML that slips in somewhere does nothing. Widgets are loaded from blobs.
    "script-src": "'self' blob:",
    # Widgets bring their styles along, and write some on their elements.
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'self'",
}
HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": "; ".join(f"{name} {value}" for name, value in POLICY.items()),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    # An address may hold a game's code: other sites are not told it.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
