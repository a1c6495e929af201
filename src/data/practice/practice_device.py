"""Made for practice: answers Modbus requests as a GeoSnake RS-485 or a Laser would.

This is not the real device. Its values are made up and stay the same. Where a comment
says "unconfirmed", the real device may behave differently.

Needs Python 3.9+; a serial port also needs pyserial. Stop it with Ctrl+C. Examples:

    python3 practice_device.py geosnake       Modbus TCP on 127.0.0.1, port 5020
    python3 practice_device.py laser --rtu    RTU frames over TCP: the programs of the
                                    manual take PORT = "socket://127.0.0.1:5020"
    python3 practice_device.py laser --serial /dev/ttyUSB0 --fault silent
"""
import argparse
import contextlib
import socketserver
import struct
import sys
import time

READ_REGISTERS, WRITE_COIL, WRITE_REGISTER = 3, 5, 6
ILLEGAL_FUNCTION, ILLEGAL_ADDRESS, ILLEGAL_VALUE, DEVICE_FAILURE = 1, 2, 3, 4

FAULTS = {
    "exception": "every answer is exception 04",
    "crc": "answers have a wrong CRC; over Modbus TCP, a wrong transaction identifier",
    "silent": "no answers",
    "twins": "two devices with one address: different answers are damaged; over Modbus TCP, lost",
    "busy": "laser: a measurement never ends, state 2",
    "stale": "laser: the state is always 3, that of an earlier measurement",
    "error": "laser: a measurement ends with error code 7",
    "zero": "laser: a measurement ends with distance 0 and error code 0",
}


# Every register that the manual names. One that has no value below is 0.
GEOSNAKE_REGISTERS = []
LASER_REGISTERS = []


class Refusal(Exception):
    """Makes the device answer with an exception response; the argument is its code."""


class Device:
    """Registers by address. `write` carries out what `writable` and `coils` allow."""

    broadcast = 0  # requests to this address are carried out, but not answered
    initial, writable, coils = {}, {}, {}

    def __init__(self, address=1, fault=None):
        self.registers, self.address, self.fault = dict(self.initial), address, fault

    def answer(self, unit, request):
        """Return the answer to a request, both without address and CRC; b"" for none."""
        if unit not in (self.address, self.broadcast) or self.fault == "silent":
            return b""
        is_answered = unit == self.address
        try:
            answer = self.carry_out(request)
        except Refusal as refusal:
            answer = bytes([request[0] | 0x80, *refusal.args])
        return answer if is_answered else b""

    def carry_out(self, request):
        if self.fault == "exception":
            raise Refusal(DEVICE_FAILURE)
        if request[0] not in (READ_REGISTERS, WRITE_COIL, WRITE_REGISTER):
            raise Refusal(ILLEGAL_FUNCTION)
        if len(request) != 5:
            raise Refusal(ILLEGAL_VALUE)
        function, address, content = struct.unpack(">BHH", request)
        if function == READ_REGISTERS:
            return self.read(address, content)
        writable = self.coils if function == WRITE_COIL else self.writable
        if address not in writable:
            raise Refusal(ILLEGAL_ADDRESS)
        if content not in writable[address]:
            raise Refusal(ILLEGAL_VALUE)
        self.write(function, address, content)
        return request

    def read(self, address, count):
        if not 1 <= count <= 125:
            raise Refusal(ILLEGAL_VALUE)
        values = [self.registers.get(address + i) for i in range(count)]
        if None in values:
            raise Refusal(ILLEGAL_ADDRESS)
        return struct.pack(f">BB{count}H", READ_REGISTERS, 2 * count, *values)


class GeoSnake(Device):
    speed = 9600  # Bd; unconfirmed
    # Unconfirmed: what the blocks 0x0000-0x000F and 0x0080-0x0082 hold, here zeros; what
    # status and versions look like; what can be written, here nothing.
    initial = {
        **dict.fromkeys(GEOSNAKE_REGISTERS, 0),
        0x0001: 6, 0x0002: 1,  # versions of firmware and hardware
        0x066E: -1025 & 0xFFFF,  # temperature, int16 in 0.01 °C
        # Only here: 100 and -2 as int32, high word first. For the real addresses of such
        # values, see the register list supplied with the device.
        0xFF00: 0x0000, 0xFF01: 0x0064, 0xFF02: 0xFFFF, 0xFF03: 0xFFFE,
    }
    twin = {0x066E: -1018 & 0xFFFF}  # what the second of two devices measures


class Laser(Device):
    speed = 19200  # Bd
    broadcast = 255
    STATE, LASER, ADDRESS, LASER_CONTROL = 3, 6, 10, 5
    STOP, SINGLE, MEASURING, DONE, CONTINUOUS = 0, 1, 2, 3, 4
    initial = {
        **dict.fromkeys(LASER_REGISTERS, 0),
        0: 1, 1: 1, 2: 2,  # status: active; versions of firmware and hardware
        STATE: STOP,
        4: 4506, 5: 1,  # distance in 0.1 mm, low word first: 7004.2 mm
        LASER: 0,
        7: -100 & 0xFFFF,  # temperature, int16 in 0.1 °C
        8: 33, 9: 85,  # voltage in 0.1 V; signal quality in %
        ADDRESS: 1, 11: 4,  # code of the speed
        12: 0, 13: 1, 14: 0,  # error code; Bluetooth: on; Wi-Fi: off
    }
    twin = {4: 4513, 7: -93 & 0xFFFF}
    faulty = {"stale": {STATE: DONE}, "error": {9: 18, 12: 7}, "zero": {4: 0, 5: 0}}
    writable = {
        STATE: (STOP, SINGLE, CONTINUOUS),
        LASER_CONTROL: (0, 1),  # the same address is read as the high word of the distance
        ADDRESS: range(1, 255), 11: range(1, 8),  # a new code of the speed has no effect here
        13: (0, 1), 14: (0, 1),  # Bluetooth, Wi-Fi
    }
    coils = {13: (0xFF00, 0x0000)}  # start, stop

    def __init__(self, address=1, fault=None):
        super().__init__(address, fault)
        self.registers.update({self.ADDRESS: address, **self.faulty.get(fault, {})})
        # Unconfirmed: how long a measurement takes; the distance before the first one, here
        # the same; whether the laser has to be on, here not; what error code 7 means.
        self.seconds, self.started = 0.0 if fault == "stale" else 1.0, 0.0

    def read(self, address, count):
        is_over = time.monotonic() - self.started >= self.seconds and self.fault != "busy"
        if is_over and self.registers[self.STATE] == self.MEASURING:
            self.registers[self.STATE] = self.DONE
        return super().read(address, count)

    def write(self, function, address, value):
        if function == WRITE_COIL:
            address, value = self.STATE, self.SINGLE if value else self.STOP
        if address == self.STATE and value == self.SINGLE:
            value, self.started = self.MEASURING, time.monotonic()
        elif address == self.STATE and self.fault == "stale":
            return
        self.registers[self.LASER if address == self.LASER_CONTROL else address] = value
        self.address = self.registers[self.ADDRESS]


class Line:
    """One or more devices on a line. Takes a request frame, and returns the response frame."""

    def __init__(self, *devices, is_damaging=False):
        self.devices, self.is_damaging = devices, is_damaging

    def answers(self, unit, request):
        return [answer for device in self.devices if (answer := device.answer(unit, request))]

    def rtu(self, frame):
        if len(frame) < 4 or sealed(frame[:-2]) != frame:
            return b""
        answers = self.answers(frame[0], frame[1:-2])
        frames = [sealed(frame[:1] + answer, self.is_damaging) for answer in answers]
        # Unconfirmed: what two responses at once become. Here, a 0 wins over a 1.
        return bytes(a & b for a, b in zip(frames[0], frames[-1])) if frames else b""

    def tcp(self, frame):
        transaction, protocol, _, unit = struct.unpack(">HHHB", frame[:7])
        answers = set(self.answers(unit, frame[7:]))
        if len(answers) != 1:  # a gateway drops what is damaged
            return b""
        answer, transaction = answers.pop(), transaction ^ self.is_damaging
        return struct.pack(">HHHB", transaction, protocol, len(answer) + 1, unit) + answer


def sealed(frame, is_damaged=False):
    """Return the frame with its CRC-16, low byte first."""
    crc = 0xFFFF
    for byte in frame:
        crc ^= byte
        for _ in range(8):
            crc = (crc >> 1) ^ 0xA001 if crc & 1 else crc >> 1
    return frame + bytes([crc & 0xFF ^ is_damaged, crc >> 8])


class Connection(socketserver.StreamRequestHandler):
    def handle(self):
        with contextlib.suppress(ConnectionError):
            while frame := self.receive():
                self.wfile.write(self.server.respond(frame))

    def receive(self):
        if self.server.is_rtu:
            return self.rfile.read1(256)  # a master sends one frame, then waits
        head = self.rfile.read(7)
        return head + self.rfile.read(head[5] - 1) if len(head) == 7 and head[5] > 1 else b""


class Server(socketserver.ThreadingTCPServer):
    daemon_threads = True
    allow_reuse_address = sys.platform != "win32"  # where two programs would share the port


def serve_tcp(line, host, port, is_rtu):
    with Server((host, port), Connection) as server:
        server.is_rtu, server.respond = is_rtu, line.rtu if is_rtu else line.tcp
        print("Listening on {}:{}".format(*server.server_address), flush=True)
        server.serve_forever()


def serve_serial(line, name, speed):
    import serial

    with serial.serial_for_url(name, baudrate=speed) as port:
        print(f"Listening on {name}", flush=True)
        while True:
            start = port.read()
            time.sleep(0.02)  # longer than a request takes
            port.write(line.rtu(start + port.read(port.in_waiting)))


def main():
    faults = "\n".join(f"  {name:11}{effect}" for name, effect in FAULTS.items())
    parser = argparse.ArgumentParser(
        description=__doc__,
        epilog=f"faults:\n{faults}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("device", choices=("geosnake", "laser"))
    parser.add_argument("--port", type=int, default=5020, help="TCP port; 0: any free one")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--rtu", action="store_true", help="RTU frames over TCP")
    parser.add_argument("--serial", metavar="PORT", help="RTU on a serial port")
    parser.add_argument("--fault", choices=FAULTS, metavar="NAME", help="see below")
    given = parser.parse_args()
    kind = Laser if given.device == "laser" else GeoSnake
    if kind is not Laser and FAULTS.get(given.fault, "").startswith("laser"):
        parser.error(f"--fault {given.fault}: only a laser has it")

    devices = [kind(fault=given.fault)]
    if given.fault == "twins":
        devices.append(kind())
        devices[1].registers.update(kind.twin)
    line = Line(*devices, is_damaging=given.fault == "crc")
    try:
        if given.serial:
            serve_serial(line, given.serial, kind.speed)
        else:
            serve_tcp(line, given.host, given.port, given.rtu)
    except ImportError:
        sys.exit("--serial needs pyserial: pip install pyserial")
    except (OSError, OverflowError) as error:  # the latter for a port above 65535
        sys.exit(f"cannot open {given.serial or f'{given.host}:{given.port}'}: {error}")
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
