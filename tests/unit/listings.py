"""Runs the Python listings of the manual against the practice device and a fake Bluetooth device.

listings.test.ts sends JSON: under "own", {title: [code, sample of what it prints]} of each language; under "others", pairs
of file and code that need only compile; under "programs", those to download by file name. A listing that does something else than its page says raises.
"""

import ast
import asyncio
import contextlib
import datetime
import io
import json
import logging
import re
import struct
import sys
import types

manual = json.load(sys.stdin)
practice_device = types.ModuleType("practice_device")
exec(manual["programs"]["practice_device.py"], vars(practice_device))
GeoSnake, Laser = practice_device.GeoSnake, practice_device.Laser
Line, sealed = practice_device.Line, practice_device.sealed


class ModbusException(Exception):
    """Stands for the one of pymodbus."""


class Clock:
    """Time that passes only while somebody sleeps; ends the endless loops of the listings."""

    now, end = 0.0, float("inf")

    def monotonic(self):
        return self.now

    def sleep(self, seconds):
        self.now += seconds
        if self.now >= self.end:
            raise KeyboardInterrupt

    def text(self, *_):
        return str(datetime.datetime(2026, 6, 1, 10) + datetime.timedelta(seconds=int(self.now)))


def response(frame):
    """A response frame as pymodbus hands it on."""
    code = frame[2] if frame[1] & 0x80 else None
    registers = list(struct.unpack(f">{frame[2] // 2}H", frame[3:-2])) if frame[1] == 3 else []
    return types.SimpleNamespace(isError=lambda: code is not None, exception_code=code, registers=registers)


class Client:
    """Stands for the serial client of pymodbus, on a line of practice devices that may differ each minute."""

    def __init__(self, *lines):
        self.lines, self.retries, self.writes, self.closed = lines, 0, [], 0

    def open(self, port, *, baudrate, bytesize, parity, stopbits, timeout, retries):
        assert (bytesize, parity, stopbits, timeout) == (8, "N", 1, 1.0)
        self.retries = retries
        return self

    def request(self, *fields):
        request = sealed(struct.pack(">BBHH", *fields))
        for _ in range(1 + self.retries):
            minute = int(practice_device.time.now // 60)
            frame = self.lines[min(minute, len(self.lines) - 1)].rtu(request)
            if frame and sealed(frame[:-2]) == frame:
                return response(frame)
            practice_device.time.sleep(1.0)
        raise ModbusException("no response")

    def read_holding_registers(self, address, *, count, device_id):
        return self.request(device_id, 3, address, count)

    def write_register(self, address, value, *, device_id):
        self.writes.append((address, value))
        return self.request(device_id, 6, address, value)

    def close(self):
        self.closed += 1


def run(code, name="listing"):
    """Names that the listing defines; it and the practice device get a new clock."""
    names = {"__name__": name}
    exec(compile(code, name, "exec"), names)
    names["time"] = practice_device.time = Clock()
    return names


def printed(code, client, minutes):
    """Lines that the program logs in this time, without milliseconds."""
    names = run(code)
    names["time"].end = 60 * minutes
    names["ModbusSerialClient"] = client.open
    logging.Formatter.formatTime = names["time"].text
    logging.root.handlers.clear()
    with contextlib.redirect_stderr(io.StringIO()) as log, contextlib.suppress(KeyboardInterrupt):
        names["main"]()
    return log.getvalue().splitlines()


def check_laser(code, sample):
    done = (7004.2, -10.0, 85)
    for fault, seconds, expected, last_writes in (
        (None, 1.0, done, [(3, 1)]),
        ("stale", 0.1, done, [(3, 1)]),  # shorter than the first wait, after an old result
        ("stale", 0.0, None, [(3, 1), (3, 0)]),
        ("busy", 1.0, None, [(3, 1), (3, 0)]),
        ("error", 1.0, None, [(3, 1)]),
        ("zero", 1.0, None, [(3, 1)]),
    ):
        names, device = run(code), Laser(1, fault)
        device.seconds = seconds
        client = Client(Line(device))
        assert names["measure"](client) == expected, fault
        assert client.writes == [(3, 0), *last_writes], fault
    client = Client(*(Line(Laser(1, fault)) for fault in (None, "busy", "error")))
    lines = printed(code, client, minutes=3)
    assert lines == sample, f"the program prints {lines}"
    for line, message in (
        (Line(Laser(1, "silent")), "no response"),
        (Line(Laser(1), is_damaging=True), "no response"),
        (Line(Laser(1, "exception")), "writing 3: exception 04"),
    ):
        client = Client(line)
        assert [text[20:] for text in printed(code, client, minutes=1)] == [message]
        assert client.closed == 1


def check_geosnake(code, sample):
    """Device 1 answers in the first round only, 2 never; 3 has no register of this address."""
    rounds = [Line(GeoSnake(1, fault), GeoSnake(2, "silent"), Laser(3)) for fault in (None, "silent")]
    client = Client(*rounds)
    lines = printed(code, client, minutes=5)
    first = [line for line in lines[:5] if "device 2" not in line]  # whose message is that of pymodbus
    assert first == sample, f"the program prints {first}"
    ages = [line[20:] for line in lines if "°C" in line]
    assert ages == [f"device 1: -10.25 °C, {age} s old" for age in (0, 63, 123)], ages
    assert sum("device 1: no valid value" in line for line in lines) == 2, "older than three periods"
    assert client.closed == 5 + 4, "every failed request closes the port"


def check_logger(code, _):
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


def check_frames(page, _):
    """The log of a measurement, and the responses that the page quotes as failures."""
    run("")
    line, request, answer = Line(Laser()), b"", b""
    for arrow, text in re.findall(r"^ +([→←]) (.*?)(?:  |$)", page, re.M):
        if arrow == "→":
            request = bytes.fromhex(text)
            answer = line.rtu(request)
            continue
        expected = bytes.fromhex(text) if text[0].isdigit() else request  # "the same frame"
        if answer != expected:  # the state, which the master reads again
            practice_device.time.sleep(1.0)
            answer = line.rtu(request)
        assert answer == expected, text
    assert request, "no log"
    read_state, read_rest = bytes.fromhex("010300030001740A"), bytes.fromhex("0103000700067409")
    busy, stale, error = (Line(Laser(1, fault)) for fault in ("busy", "stale", "error"))
    busy.rtu(bytes.fromhex("010600030001B80A"))
    failures = {busy.rtu(read_state), stale.rtu(read_state), error.rtu(read_rest)}
    assert {bytes.fromhex(frame) for frame in re.findall("`(01 03 [^`]+)`", page)} == failures


def check_snippets(code, _):
    names, client = run(code), Client(Line(GeoSnake(1)))
    assert names["crc16"](b"123456789").hex() == "374b"
    registers = client.read_holding_registers(0xFF00, count=4, device_id=1).registers
    assert [names["int32"](*registers[:2]), names["int32"](*registers[2:])] == [100, -2]
    assert names["int16"](client.read_holding_registers(0x066E, count=1, device_id=1).registers[0]) == -1025
    assert names["int16"](0x09F6) == 2550


client = types.ModuleType("pymodbus.client")
client.ModbusSerialClient = None
package = types.ModuleType("pymodbus")
package.ModbusException = ModbusException
sys.modules.update({"pymodbus": package, "pymodbus.client": client})

CHECKS = {
    "laser.py": check_laser,
    "geosnake.py": check_geosnake,
    "logger_status.py": check_logger,
    "snippets": check_snippets,
    "frames": check_frames,
}
for listings in manual["own"]:
    assert listings.keys() == CHECKS.keys(), f"{sorted(listings)}: each titled listing needs a check in CHECKS, and the reverse"
    for title, (code, sample) in listings.items():
        CHECKS[title](code, re.sub(r",\d{3}(?= )", "", sample).splitlines())
for file, code in manual["others"]:
    compile(code, file, "exec")
for name, program in manual["programs"].items():
    ast.parse(program, name, feature_version=(3, 9))
