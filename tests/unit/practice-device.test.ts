import assert from 'node:assert/strict';
import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {ModbusTCPClient} from 'jsmodbus';
import {describe, it} from 'vitest';
import {geosnakeBlocks, geosnakeRegisters} from '../../src/data/geosnake';
import {LASER, laserCoils, laserDistance, laserRegisters} from '../../src/data/laser';
import {modbusExceptions} from '../../src/data/modbus';
import {modbusExamples} from '../../src/data/modbusExamples';
import {decodeNumber} from '../../src/lib/modbus/bytes';
import {COIL_ON} from '../../src/lib/modbus/frames';
import {withClient, withoutPython, withPracticeDevice} from '../support/practiceDevice';
import {ROOT} from '../support/sites';

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

const REMEDY = 'correct `initial` or `writable` of Laser in src/data/practice/practice_device.py';

describe.skipIf(withoutPython)('a Modbus TCP client', () => {
  it('reads every register that src/data names, and writes what it allows', async () => {
    await withClient(['geosnake'], async (client) => {
      for (const {address} of geosnakeRegisters) {
        await read(client, address);
      }
      for (const {address, lastAddress} of geosnakeBlocks) {
        await read(client, address, lastAddress - address + 1);
      }
    });
    await withClient(['laser'], async (client) => {
      for (const {
        address,
        read: {type, minimum, maximum},
      } of laserRegisters) {
        const value = decodeNumber(await read(client, address), type);
        assert.ok(value >= minimum && value <= maximum, `register ${address}: ${value} is out of its range; ${REMEDY}`);
      }
      // At another address, the device would not answer any more.
      for (const {address, write} of laserRegisters.filter((register) => register.address !== LASER.address)) {
        const {values} = write ?? {};
        const allowed =
          values?.kind === 'range' ? [values.minimum, values.maximum] : values?.codes.map(({value}) => value);
        for (const value of allowed ?? []) {
          const answer = await failure(client.writeSingleRegister(address, value));
          assert.equal(answer, 'answered', `register ${address}, value ${value}: ${REMEDY}`);
        }
      }
      for (const {address, value} of laserCoils) {
        await client.writeSingleCoil(address, value === COIL_ON);
      }
    });
  });

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
      ['geosnake', 0x0000, 3],
      ['geosnake', 0x066e, 1],
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
      const use = async (client: ModbusTCPClient) => {
        assert.equal(await failure(read(client, LASER.measurement)), ofState);
        assert.equal(await failure(read(client, LASER.status, laserRegisters.length)), ofAll);
      };
      await withClient(['laser', '--fault', fault], use, 300);
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
