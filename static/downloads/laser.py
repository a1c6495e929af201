"""Measure distances with a laser over RS-485. Needs Python 3.10+, pymodbus 3.10+, and pyserial."""
import logging
import time

from pymodbus import ModbusException
from pymodbus.client import ModbusSerialClient

PORT = "/dev/ttyUSB0"  # on Windows, for example "COM3"
DEVICE = 1             # Modbus address
TIMEOUT = 1.0          # s to wait for one response
POLL = 0.3             # s between state readings
MEASURE = 5.0          # s allowed for one measurement
PERIOD = 60.0          # s from one measurement to the next
STATE, DONE = 3, 3
STOP, SINGLE = 0, 1

log = logging.getLogger("laser")


def read(client, address, count):
    response = client.read_holding_registers(address, count=count, device_id=DEVICE)
    if response.isError():
        raise ModbusException(f"reading {address}: exception {response.exception_code:02X}")
    if len(response.registers) != count:
        raise ModbusException(f"reading {address}: incomplete response")
    return response.registers


def write(client, address, value):
    response = client.write_register(address, value, device_id=DEVICE)
    if response.isError():
        raise ModbusException(f"writing {address}: exception {response.exception_code:02X}")


def measure(client):
    """Return the distance in mm, temperature in °C, and signal quality in %, or None."""
    write(client, STATE, STOP)
    fresh = read(client, STATE, 1)[0] != DONE  # False: the state still shows the previous result
    write(client, STATE, SINGLE)
    deadline = time.monotonic() + MEASURE
    while time.monotonic() < deadline:
        state = read(client, STATE, 1)[0]  # the first time right after the start
        if state != DONE:
            fresh = True
        elif fresh:
            break
        time.sleep(POLL)
    else:
        write(client, STATE, STOP)
        log.error("no result in %.0f s, last state %d", MEASURE, state)
        return None
    temperature, _, quality, _, _, error = read(client, 7, 6)
    if error != 0:
        log.error("error code %d", error)
        return None
    low, high = read(client, 4, 2)  # both words in one request
    distance = (high * 65536 + low) / 10
    if distance == 0:
        log.error("no distance, error code 0")
        return None
    temperature = temperature - 0x10000 if temperature > 0x7FFF else temperature
    return distance, temperature / 10, quality


def main():
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    client = ModbusSerialClient(
        PORT, baudrate=19200, bytesize=8, parity="N", stopbits=1, timeout=TIMEOUT, retries=2
    )
    next_start = time.monotonic()
    while True:
        try:
            result = measure(client)
            if result is not None:
                log.info("%.1f mm, %.1f °C, quality %d %%", *result)
        except (ModbusException, OSError) as error:  # silence, bad CRC, unplugged converter
            log.warning("%s", error)
            client.close()  # the next request opens the port again
        next_start += PERIOD
        time.sleep(max(0.0, next_start - time.monotonic()))


if __name__ == "__main__":
    main()
