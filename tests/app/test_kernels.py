from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from traitlets.config import Config

from fujikit.app.kernels import fork_client
from fujikit.app.kernels.fork_client import ForkClient, ForkFailed
from fujikit.app.kernels.fork_server import ForkServer
from fujikit.app.kernels.manager import FORKS, ForkedKernels
from fujikit.app.kernels.messages import FORK, NUMBER, SIGNAL, LaunchRequest
from fujikit.app.limits import MAX_KERNEL_BYTES
from tests.app.processes import children_of, is_gone, private_megabytes, until
from tests.timeouts import SECONDS

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not FORKS, reason="kernels are forked on Linux alone"),
]
WHAT_IS_UNIQUE = """
import json, random, secrets, uuid
import fujikit
from fujikit.widgets import seal
game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"])
nonce = seal.seal("", seal.Key(bytes(32)))[:16]
print(json.dumps([random.random(), secrets.token_hex(), str(uuid.uuid4()), game.code(), nonce]))
"""


class Kernel:
    """A kernel of the managers under test, and what it prints."""

    def __init__(self, kernels: Any, run: asyncio.Runner, **options: Any) -> None:
        self._run = run.run
        self.kernels = kernels
        self.id = self._run(kernels.start_kernel(**options))
        self.manager: Any = kernels.get_kernel(self.id)
        self.client = self.manager.client()
        self.client.start_channels()

    def wait(self) -> None:
        """Until it answers."""
        self._run(self.client.wait_for_ready(SECONDS))

    @property
    def pid(self) -> int:
        return int(self.manager.provisioner.pid)

    def printed(self, code: str) -> str:
        """What a cell prints; its error, if it has one."""
        return self._run(self.print(code))

    async def print(self, code: str, begun: asyncio.Event | None = None) -> str:
        told: list[str] = []

        def hear(message: dict[str, Any]) -> None:
            content = message["content"]
            told.append(content.get("text") or content.get("ename") or "")
            if told[-1] and begun:
                begun.set()

        await self.client.execute_interactive(code, output_hook=hear, timeout=SECONDS)
        return "".join(told).strip()

    def leave(self) -> None:
        self.client.stop_channels()
        if self.id in self.kernels:
            self._run(self.kernels.shutdown_kernel(self.id))


@contextmanager
def answering(kernels: Any, run: asyncio.Runner, **options: Any) -> Iterator[Kernel]:
    """A kernel that answers; whatever happens, it is left: its open sockets would fail a later test."""
    kernel = Kernel(kernels, run, **options)
    try:
        kernel.wait()
        yield kernel
    finally:
        kernel.leave()


@pytest.fixture(scope="module")
def run() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def kernels(run: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Kernels that are not restarted behind the tests' back."""
    config = Config(ForkedKernelManager={"autorestart": False})
    made: Any = ForkedKernels(connection_dir=str(tmp_path_factory.mktemp("k")), config=config)
    with pytest.MonkeyPatch.context() as unhurried:
        unhurried.setattr(fork_client, "FORK_TIMEOUT", SECONDS)
        yield made
    run.run(made.shutdown_all())


@pytest.fixture
def start(kernels: Any, run: asyncio.Runner) -> Iterator[Callable[..., Kernel]]:
    with ExitStack() as started:
        yield lambda **options: started.enter_context(answering(kernels, run, **options))


def fork_server_of(kernels: Any) -> int:
    return int(kernels.fork_client._process.pid)


def test_a_kernel_is_forked_and_lives_in_its_own_folder_and_environment(
    start: Callable[..., Kernel], kernels: Any, tmp_path: Path
) -> None:
    odd = {"QUERY_STRING": "lang=fr", "ODD": "\udcff"}  # a byte that is no character
    kernel = start(cwd=str(tmp_path), env={**os.environ, **odd})
    assert kernel.pid in children_of(fork_server_of(kernels))
    told = kernel.printed("import os, sys; print(os.getcwd(), os.environ['QUERY_STRING'], sys.stdin.read())")
    assert told == f"{tmp_path} lang=fr"


def test_an_environment_is_not_handed_on(start: Callable[..., Kernel]) -> None:
    start(env={**os.environ, "QUERY_STRING": "code=of-somebody"})
    other = start(env={name: value for name, value in os.environ.items() if name != "HOME"})
    assert (
        other.printed("import os; print('QUERY_STRING' in os.environ, 'HOME' in os.environ)") == "False False"
    )


def test_no_two_kernels_draw_the_same(start: Callable[..., Kernel]) -> None:
    drawn = [json.loads(start().printed(WHAT_IS_UNIQUE)) for _ in range(3)]
    assert [len(set(values)) for values in zip(*drawn, strict=True)] == [3] * 5


def test_a_kernel_that_wants_too_much_memory_is_refused_it_and_goes_on(start: Callable[..., Kernel]) -> None:
    kernel = start()
    assert kernel.printed(f"bytearray({MAX_KERNEL_BYTES})") == "MemoryError"
    assert kernel.printed("print('still here')") == "still here"


def test_a_table_costs_little(start: Callable[..., Kernel]) -> None:
    kernel = start()
    assert (
        kernel.printed(
            "from fujikit.widgets import Table; Table.new(['Clara', 'Jona', 'Steve']); print('laid')"
        )
        == "laid"
    )
    assert private_megabytes(kernel.pid) < 40


def test_a_page_can_ask_for_its_widgets(start: Callable[..., Kernel]) -> None:
    told = start().printed("print(*get_ipython().kernel.comm_manager.targets)")
    assert "jupyter.widget.control" in told.split()


def test_an_endless_cell_can_be_interrupted(start: Callable[..., Kernel], run: asyncio.Runner) -> None:
    kernel = start()

    async def interrupted() -> str:
        begun = asyncio.Event()
        cell = asyncio.create_task(kernel.print("print('on my way', flush=True)\nwhile True: pass", begun))
        await begun.wait()
        await kernel.manager.interrupt_kernel()
        return await cell

    assert run.run(interrupted()).split() == ["on", "my", "way", "KeyboardInterrupt"]
    assert kernel.printed("print('still here')") == "still here"


def test_a_restart_is_another_fork_with_nothing_in_it(
    start: Callable[..., Kernel], run: asyncio.Runner, kernels: Any
) -> None:
    kernel = start(env={**os.environ, "QUERY_STRING": "lang=pl"})
    kernel.printed("left = 'behind'")
    before = kernel.pid
    run.run(kernels.restart_kernel(kernel.id))
    kernel.wait()
    assert is_gone(before)
    assert kernel.pid in children_of(fork_server_of(kernels))
    assert (
        kernel.printed("import os; print(os.environ['QUERY_STRING'], 'left' in globals())") == "lang=pl False"
    )


@pytest.mark.parametrize(("last_words", "code"), [("os._exit(7)", 7), ("os.kill(os.getpid(), 9)", -9)])
def test_a_kernel_that_ends_by_itself_tells_how(
    start: Callable[..., Kernel], run: asyncio.Runner, last_words: str, code: int
) -> None:
    kernel = start()
    kernel.client.execute(f"import os; {last_words}")
    assert run.run(kernel.manager.provisioner.wait()) == code
    assert is_gone(kernel.pid)


@pytest.mark.parametrize("way", ["terminate", "kill"])
def test_a_kernel_can_be_ended(start: Callable[..., Kernel], run: asyncio.Runner, way: str) -> None:
    kernel = start()
    provisioner = kernel.manager.provisioner
    assert run.run(provisioner.poll()) is None
    run.run(getattr(provisioner, way)())
    run.run(provisioner.wait())
    assert is_gone(kernel.pid)


def test_many_at_once_all_answer_and_all_go(
    start: Callable[..., Kernel], run: asyncio.Runner, kernels: Any
) -> None:
    async def visits() -> list[str]:
        return list(await asyncio.gather(*(kernels.start_kernel() for _ in range(8))))

    async def leave(ids: list[str]) -> None:
        await asyncio.gather(*(kernels.shutdown_kernel(each) for each in ids))

    ids = run.run(visits())
    pids = [kernels.get_kernel(each).provisioner.pid for each in ids]
    assert set(pids) <= set(children_of(fork_server_of(kernels)))
    run.run(leave(ids))
    assert all(map(is_gone, pids))


def test_a_kernel_leaves_no_logger_behind(start: Callable[..., Kernel]) -> None:
    start().leave()
    known = set(logging.Logger.manager.loggerDict)
    start().leave()
    assert set(logging.Logger.manager.loggerDict) == known


def test_kernels_end_with_their_fork_server_and_another_one_is_started(
    start: Callable[..., Kernel], run: asyncio.Runner, kernels: Any
) -> None:
    kernel, server = start(), fork_server_of(kernels)
    os.kill(server, signal.SIGKILL)
    until(lambda: is_gone(kernel.pid))
    assert run.run(kernel.manager.provisioner.poll()) == -signal.SIGKILL
    other = start()
    assert fork_server_of(kernels) != server
    assert other.pid in children_of(fork_server_of(kernels))


def test_without_a_fork_server_kernels_are_ordinary(
    run: asyncio.Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(fork_client, "COMMAND", (sys.executable, "-c", "raise SystemExit"))
    log = logging.getLogger("kernels-under-test")
    kernels: Any = ForkedKernels(connection_dir=str(tmp_path), log=log)
    for _ in range(2):
        with answering(kernels, run) as kernel:
            assert kernel.pid in children_of(os.getpid())
            assert kernel.printed("print('here')") == "here"
    warnings = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert len([text for text in warnings if text.startswith("Starting an ordinary kernel: ")]) == 2
    run.run(kernels.shutdown_all())


@pytest.fixture
def connection() -> Iterator[tuple[socket.socket, ForkServer]]:
    """The app's end of a connection, and a fork server at the other that does only what it is asked to."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    handler = signal.getsignal(signal.SIGCHLD)
    server = ForkServer(theirs)
    yield ours, server
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, handler)
    for each in (ours, theirs, server._wakeup_read, server._wakeup_write):
        each.close()


def test_a_machine_without_room_for_a_kernel_does_not_end_the_others(
    connection: tuple[socket.socket, ForkServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room() -> int:
        raise BlockingIOError("resource temporarily unavailable")

    app, server = connection
    own, theirs = socket.socketpair()
    with own, theirs:
        socket.send_fds(app, [FORK], [theirs.fileno()])
        theirs.close()
        with monkeypatch.context() as full:
            full.setattr(os, "fork", no_room)
            assert server._receive() is None
        assert own.recv(NUMBER.size) == b""


def test_a_socket_that_got_lost_does_not_end_the_fork_server(
    connection: tuple[socket.socket, ForkServer],
) -> None:
    app, server = connection
    app.send(FORK)
    assert server._receive() is None


def test_a_signal_for_somebody_else_is_not_passed_on(connection: tuple[socket.socket, ForkServer]) -> None:
    app, server = connection
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as stranger:
        app.send(SIGNAL.pack(stranger.pid, signal.SIGKILL))
        assert server._receive() is None
        stranger.communicate(b"well\n")
    assert stranger.returncode == 0


def test_a_kernel_that_comes_too_late_finds_no_launch_request_and_exits(
    run: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = ForkClient()
    with monkeypatch.context() as hurry:
        hurry.setattr(fork_client, "FORK_TIMEOUT", 0)
        with pytest.raises(ForkFailed, match="TimeoutError"):
            run.run(client.fork(LaunchRequest([], {}, "/")))
    process = run.run(client.fork(LaunchRequest(["--version"], dict(os.environ), "/")))
    until(lambda: process.poll() is not None)
    assert process.returncode == 0
    until(lambda: not children_of(client._process.pid))
    client.close()


APP_THAT_IS_KILLED = """
import asyncio, os, sys
from fujikit.app.kernels.manager import ForkedKernels

async def main():
    kernels = ForkedKernels(connection_dir=sys.argv[1])
    ids = [await kernels.start_kernel() for _ in range(2)]
    pids = [kernels.get_kernel(each).provisioner.pid for each in ids]
    print(kernels.fork_client._process.pid, *pids, flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


def test_fork_server_and_kernels_end_with_the_app(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", APP_THAT_IS_KILLED, str(tmp_path)], stdout=subprocess.PIPE, text=True
    ) as app:
        assert app.stdout is not None
        pids = [int(pid) for pid in app.stdout.readline().split()]
        app.kill()
    assert len(pids) == 3
    until(lambda: all(map(is_gone, pids)))


def test_the_fork_server_has_one_thread_and_nothing_heavy() -> None:
    ask = """
import os, sys
from fujikit.app.kernels.kernel import preload
preload()
print(len(os.listdir("/proc/self/task")), {"numpy", "matplotlib", "sqlite3"} & set(sys.modules))
"""
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout == "1 set()\n"


def test_sockets_with_long_names_become_ports(run: asyncio.Runner, tmp_path: Path) -> None:
    deep = tmp_path / ("deep" * 25)
    deep.mkdir()
    kernels: Any = ForkedKernels(connection_dir=str(deep))
    with answering(kernels, run) as kernel:
        assert kernel.manager.transport == "tcp"
        assert kernel.printed("print('here')") == "here"
    run.run(kernels.shutdown_all())
