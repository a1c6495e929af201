"""Runs the Python listings of the manual against a fake bus and a fake Bluetooth device.

listings.test.ts sends JSON: under "own", {title: code} of each language; under "others", pairs of file and code that need
only compile. A listing that does something else than its page says raises.
"""

import asyncio
import contextlib
import io
import json
import logging
import sys
import types


class ModbusException(Exception):
    """Stands for the one of pymodbus."""


class Clock:
    """Time that passes only while somebody sleeps; ends the endless loops of the listings."""

    def __init__(self, end=float("inf")):
        self.now, self.end = 0.0, end

    def monotonic(self):
        return self.now

    def sleep(self, seconds):
        self.now += seconds
        if self.now >= self.end:
            raise KeyboardInterrupt


class Response:
    def __init__(self, registers=(), exception_code=None):
        self.registers, self.exception_code = list(registers), exception_code

    def isError(self):  # noqa: N802, the name in pymodbus
        return self.exception_code is not None


class Laser:
    """A laser whose measurement takes `seconds` and whose state keeps showing the previous result until the next start."""

    def __init__(self, clock, seconds, error=0, state=0, words=(4506, 1)):
        self.clock, self.seconds, self.state, self.started = clock, seconds, state, None
        self.registers = {4: words[0], 5: words[1], 7: 0xFF9C, 8: 33, 9: 85, 10: 1, 11: 4, 12: error}
        self.writes = []

    def read_holding_registers(self, address, *, count, device_id):
        assert device_id == 1
        if self.started is not None:
            self.state = 2 if self.clock.now - self.started < self.seconds else 3
        return Response({**self.registers, 3: self.state}[address + i] for i in range(count))

    def write_register(self, address, value, *, device_id):
        assert device_id == 1
        self.writes.append((address, value))
        self.started = self.clock.now if value == 1 else None
        return Response()


def run(code, clock=None, name="listing"):
    """Names that the listing defines, with the clock in place of its own."""
    names = {"__name__": name}
    exec(compile(code, name, "exec"), names)
    if clock is not None:
        names["time"] = clock
    return names


def check_laser(code):
    for case, laser, expected, writes in (
        ("result", {"seconds": 1.0}, (7004.2, -10.0, 85), [(3, 0), (3, 1)]),
        ("shorter than the first wait, after an old result", {"seconds": 0.1, "state": 3}, (7004.2, -10.0, 85), [(3, 0), (3, 1)]),
        ("never done", {"seconds": 99.0}, None, [(3, 0), (3, 1), (3, 0)]),
        ("only the old result", {"seconds": 0.0, "state": 3}, None, [(3, 0), (3, 1), (3, 0)]),
        ("error code", {"seconds": 1.0, "error": 7}, None, [(3, 0), (3, 1)]),
        ("distance 0", {"seconds": 1.0, "words": (0, 0)}, None, [(3, 0), (3, 1)]),
    ):
        clock = Clock()
        device = Laser(clock, **laser)
        assert run(code, clock)["measure"](device) == expected, case
        assert device.writes == writes, case


def check_geosnake(code):
    class Bus:
        """Device 1 answers in the first round only, 2 never, 3 with an exception response."""

        closed = 0

        def __init__(self, port, **line):
            assert (line["bytesize"], line["parity"], line["stopbits"]) == (8, "N", 1)

        def read_holding_registers(self, address, *, count, device_id):
            assert (address, count) == (0x066E, 1)
            if device_id == 3:
                return Response(exception_code=2)
            if device_id == 2 or clock.now > 0:
                raise ModbusException("no response")
            return Response([0xFBFF])

        def close(self):
            Bus.closed += 1

    clock = Clock(end=300)
    names = run(code, clock)
    names["ModbusSerialClient"] = Bus
    lines = []
    names["log"] = types.SimpleNamespace(
        **{level: (lambda text, *values: lines.append(text % values)) for level in ("info", "warning", "error")}
    )
    with contextlib.suppress(KeyboardInterrupt):
        names["main"]()
    ages = [line for line in lines if "°C" in line]
    assert ages == [f"device 1: -10.25 °C, {age} s old" for age in (0, 60, 120, 180)], ages
    assert lines.count("device 1: no valid value") == 1, "a value older than three periods is no longer valid"
    assert "device 3: exception 02" in lines
    assert Bus.closed == 5 + 4, "every failed request closes the port"


def check_logger(code):
    events = []

    class BleakScanner:
        found = object()

        @staticmethod
        async def find_device_by_name(name, timeout):
            assert name == "GeoSnake"
            return BleakScanner.found

    class BleakClient:
        def __init__(self, device):
            assert device is BleakScanner.found

        async def __aenter__(self):
            return self

        async def __aexit__(self, *_):
            events.append("disconnected")

        async def start_notify(self, uuid, callback):
            assert uuid.startswith("6E400003")
            self.notify = callback

        async def write_gatt_char(self, uuid, data):
            assert uuid.startswith("6E400002")
            assert data == b"status\n"
            for part in (b'{"status":"ok","da', b'ta":{"measuring"', b":true}}\r\n"):
                asyncio.get_running_loop().call_soon(self.notify, uuid, bytearray(part))

    sys.modules["bleak"] = types.SimpleNamespace(BleakClient=BleakClient, BleakScanner=BleakScanner)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        run(code, name="__main__")
    assert printed.getvalue() == "{'status': 'ok', 'data': {'measuring': True}}\n", printed.getvalue()
    assert events == ["disconnected"]
    BleakScanner.found = None
    try:
        run(code, name="__main__")
    except SystemExit as problem:
        assert str(problem) == "GeoSnake not found"
    else:
        raise AssertionError("says nothing when no logger is in range")


def check_snippets(code):
    names = run(code)
    assert names["crc16"](b"123456789").hex() == "374b"
    assert [names["int16"](value) for value in (0x09F6, 0xFBFF)] == [2550, -1025]
    assert [names["int32"](*words) for words in ((0, 0x64), (0xFFFF, 0xFFFE))] == [100, -2]


client = types.ModuleType("pymodbus.client")
client.ModbusSerialClient = None
package = types.ModuleType("pymodbus")
package.ModbusException = ModbusException
sys.modules.update({"pymodbus": package, "pymodbus.client": client})
logging.disable(logging.CRITICAL)

CHECKS = {"laser.py": check_laser, "geosnake.py": check_geosnake, "logger_status.py": check_logger, "snippets": check_snippets}
manual = json.load(sys.stdin)
for listings in manual["own"]:
    assert listings.keys() == CHECKS.keys(), f"{sorted(listings)}: each titled listing needs a check in CHECKS, and the reverse"
    for title, code in listings.items():
        CHECKS[title](code)
for file, code in manual["others"]:
    compile(code, file, "exec")
