"""Read GeoSnake temperatures over RS-485. Needs Python 3.10+, pymodbus 3.10+, and pyserial."""
import logging
import time

from pymodbus import ModbusException
from pymodbus.client import ModbusSerialClient

PORT = "/dev/ttyUSB0"  # on Windows, for example "COM3"
BAUD = 9600            # the value that get_baudrate shows
DEVICES = [1, 2, 3]    # Modbus addresses
TIMEOUT = 1.0          # s to wait for one response
RETRIES = 2            # repeated requests after the first one
PERIOD = 60.0          # s from the start of one round to the next
STALE = 3 * PERIOD     # s after which a value is no longer used

log = logging.getLogger("geosnake")


def int16(r):
    return r - 0x10000 if r > 0x7FFF else r


def read(client, device, address, count):
    """Return the registers, or None if this read failed."""
    try:
        response = client.read_holding_registers(address, count=count, device_id=device)
    except (ModbusException, OSError) as error:  # silence, bad CRC, unplugged converter
        log.warning("device %d: %s", device, error)
        client.close()  # the next request opens the port again
        return None
    if response.isError():  # the device responded, but refused
        log.warning("device %d: exception %02X", device, response.exception_code)
        return None
    return response.registers if len(response.registers) == count else None


def main():
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    client = ModbusSerialClient(
        PORT, baudrate=BAUD, bytesize=8, parity="N", stopbits=1, timeout=TIMEOUT, retries=RETRIES
    )
    latest = {}  # device: (time of reading, temperature in °C)
    next_round = time.monotonic()
    while True:
        for device in DEVICES:
            registers = read(client, device, 0x066E, 1)
            if registers is not None:
                latest[device] = (time.monotonic(), int16(registers[0]) / 100)
            taken, value = latest.get(device, (None, None))
            if taken is None or time.monotonic() - taken > STALE:
                log.error("device %d: no valid value", device)
            else:
                log.info("device %d: %.2f °C, %.0f s old", device, value, time.monotonic() - taken)
        next_round += PERIOD
        time.sleep(max(0.0, next_round - time.monotonic()))


if __name__ == "__main__":
    main()
