import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {ModbusTCPClient} from 'jsmodbus';
import {describe, it} from 'vitest';
import {GEOSNAKE, GEOSNAKE_BAUD_RATES, geosnakeIdentity, geosnakeRegisters} from '../../src/data/geosnake';
import {LASER, laserBaudCodes, laserCoils, laserDistance, laserRegisters} from '../../src/data/laser';
import {DEFAULT_SLAVE, modbusExceptions} from '../../src/data/modbus';
import {modbusExamples, type ModbusDevice} from '../../src/data/modbusExamples';
import {decodeNumber} from '../../src/lib/modbus/bytes';
import {DOWNLOADS, python, withClient, withoutPython, withPracticeDevice} from '../support/practiceDevice';
import {ROOT} from '../support/sites';

/** What a class of the practice device declares. Keys are addresses. */
interface Declared {
  registers: Record<string, number>;
  writable: Record<string, number[]>;
  coils: Record<string, number[]>;
  speed: number;
  address: number;
}

/** Registers that only the practice device has: two int32 values, as the real addresses are not known. */
const PRACTICE_ONLY = [0xff00, 0xff01, 0xff02, 0xff03];

function declared(): Record<ModbusDevice, Declared> {
  const {stdout, stderr} = spawnSync(
    python,
    [
      '-Bc',
      `import json, practice_device as p
values = lambda table: {address: list(allowed) for address, allowed in table.items()}
print(json.dumps({name: {"registers": device.registers, "writable": values(device.writable),
    "coils": values(device.coils), "speed": device.speed, "address": device.address}
    for name, device in (("geosnake", p.GeoSnake()), ("laser", p.Laser()))}))`,
    ],
    {cwd: DOWNLOADS, encoding: 'utf8'},
  );
  assert.equal(stderr, '');
  return JSON.parse(stdout) as Record<ModbusDevice, Declared>;
}

const addressesOf = (table: object) => Object.keys(table).map(Number);

function numbersFrom(first: number, last: number): number[] {
  return Array.from({length: last - first + 1}, (_, index) => first + index);
}

describe.skipIf(withoutPython)('the practice device is what src/data says', () => {
  it('as a GeoSnake', () => {
    const {registers, writable, coils, speed, address} = declared().geosnake;
    const known = geosnakeRegisters.flatMap((one) => numbersFrom(one.address, one.lastAddress ?? one.address));
    assert.deepEqual(new Set(addressesOf(registers)), new Set([...known, ...PRACTICE_ONLY]));
    assert.deepEqual([writable, coils], [{}, {}]);
    assert.ok(GEOSNAKE_BAUD_RATES.some((rate) => rate === speed));
    assert.equal(address, DEFAULT_SLAVE);
  });

  it('as a Laser', () => {
    const {registers, writable, coils, speed, address} = declared().laser;
    assert.deepEqual(
      addressesOf(registers),
      laserRegisters.map((register) => register.address),
    );
    for (const {address: place, read, write} of laserRegisters) {
      const word = registers[place] ?? Number.NaN;
      const value = decodeNumber([word], read.type);
      assert.ok(value >= read.minimum && value <= read.maximum, `register ${place}: ${value}`);
      const isMeasured = [LASER.distance, LASER.distanceHigh, LASER.temperature].some((one) => one === place);
      if (read.example && !isMeasured) {
        assert.equal(value, read.example.value, `register ${place}`);
      }
      const allowed =
        write?.values.kind === 'range'
          ? numbersFrom(write.values.minimum, write.values.maximum)
          : write?.values.codes.map((code) => code.value);
      assert.deepEqual(writable[place], allowed, `writing to register ${place}`);
    }
    for (const coil of laserCoils) {
      assert.ok(coils[coil.address]?.includes(coil.value), coil.id);
    }
    assert.equal(Object.values(coils).flat().length, laserCoils.length);
    assert.equal(laserBaudCodes.find(({code}) => code === registers[LASER.baudRate])?.baud, speed);
    assert.deepEqual([address, registers[LASER.address]], [DEFAULT_SLAVE, DEFAULT_SLAVE]);
  });
});

async function read(client: ModbusTCPClient, address: number, count = 1): Promise<number[]> {
  return [...(await client.readHoldingRegisters(address, count)).response.body.valuesAsArray];
}

/** The code of an exception, or how the client calls the failure. */
async function failure(request: Promise<unknown>): Promise<number | string> {
  try {
    await request;
  } catch (error) {
    const {err, response} = error as {err: string; response?: {body: {code: number}}};
    return err === 'ModbusException' && response ? response.body.code : err;
  }
  return 'answered';
}

const [ILLEGAL_FUNCTION, ILLEGAL_ADDRESS, ILLEGAL_VALUE, FAILURE] = modbusExceptions.map(({code}) => code);

describe.skipIf(withoutPython)('a Modbus TCP client', () => {
  it('is refused what a GeoSnake does not take', async () => {
    await withClient(['geosnake'], async (client) => {
      assert.equal(await failure(client.readInputRegisters(0, 1)), ILLEGAL_FUNCTION);
      assert.equal(await failure(read(client, 0x0000, 17)), ILLEGAL_ADDRESS);
      assert.equal(await failure(client.writeSingleRegister(0x0080, 1)), ILLEGAL_ADDRESS);
    });
  });

  it('measures with a Laser, moves it to another address, and is refused what it does not take', async () => {
    await withClient(['laser'], async (client, port) => {
      const state = async () => (await read(client, LASER.measurement))[0];
      const until = async (wanted: number) => {
        while ((await state()) !== wanted) {
          assert.ok([2, wanted].includes((await state()) ?? -1));
        }
      };
      assert.equal(await state(), 0);
      await client.writeSingleRegister(LASER.measurement, 1);
      assert.equal(await state(), 2);
      await until(3);
      await client.writeSingleRegister(LASER.measurement, 4);
      assert.equal(await state(), 4);
      await client.writeSingleCoil(13, false);
      assert.equal(await state(), 0);
      await client.writeSingleRegister(LASER.distanceHigh, 1);
      assert.deepEqual(await read(client, LASER.distanceHigh, 2), [1, 1], 'reads: high word, state of the laser');

      assert.equal(await failure(read(client, 0, 126)), ILLEGAL_VALUE);
      assert.equal(await failure(client.writeSingleRegister(LASER.measurement, 2)), ILLEGAL_VALUE);
      assert.equal(await failure(client.writeSingleRegister(LASER.status, 1)), ILLEGAL_ADDRESS);

      await client.writeSingleRegister(LASER.address, 5);
      assert.equal(await failure(read(client, LASER.address)), 'Timeout');
      const socket = net.connect(port, '127.0.0.1');
      const moved = new ModbusTCPClient(socket, 5, 300);
      await once(socket, 'connect');
      assert.deepEqual(await read(moved, LASER.address), [5]);
      socket.destroy();
    });
  });

  it('reads what the page /practice/ prints', async () => {
    for (const [device, address, count] of [
      ['geosnake', geosnakeIdentity.address, geosnakeIdentity.count],
      ['geosnake', GEOSNAKE.temperature, 1],
      ['laser', laserDistance.address, 2],
    ] as const) {
      await withClient([device], async (client) => {
        const printed = `\`[${(await read(client, address, count)).join(', ')}]\``;
        for (const folder of ['src/pages', 'i18n/en/docusaurus-plugin-content-pages']) {
          assert.ok(fs.readFileSync(path.join(ROOT, folder, 'practice.mdx'), 'utf8').includes(printed), printed);
        }
      });
    }
  });

  for (const [fault, ofState, ofAll] of [
    ['exception', FAILURE, FAILURE],
    ['crc', 'OutOfSync', 'OutOfSync'],
    ['silent', 'Timeout', 'Timeout'],
    ['twins', 'answered', 'Timeout'],
  ] as const) {
    it(`sees the fault ${fault}`, async () => {
      await withClient(['laser', '--fault', fault], async (client) => {
        assert.equal(await failure(read(client, LASER.measurement)), ofState);
        assert.equal(await failure(read(client, LASER.status, laserRegisters.length)), ofAll);
      });
    });
  }
});

it.skipIf(withoutPython)('a practice device takes RTU frames over TCP', async () => {
  await withPracticeDevice(['laser', '--rtu'], async (port) => {
    const bytesOf = (id: string) =>
      Buffer.from(modbusExamples.find((one) => one.id === id)?.frame.replaceAll(' ', '') ?? '', 'hex');
    const socket = net.connect(port, '127.0.0.1');
    socket.write(bytesOf('laser-read-temperature'));
    assert.deepEqual(await once(socket, 'data'), [bytesOf('laser-temperature-minus')]);
    socket.destroy();
  });
});
