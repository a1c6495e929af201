import fs from 'node:fs';
import path from 'node:path';
import {geosnakeBlocks, geosnakeRegisters} from '../../data/geosnake';
import {laserRegisters} from '../../data/laser';
import {hexAddress} from '../../data/tables/define';

const PROGRAM = path.resolve(__dirname, '../../data/practice/practice_device.py');

/** Returns the practice device to download: the Python program, with the addresses of all registers in `src/data`. */
export function practiceDevice(): string {
  const single = geosnakeRegisters.map(({address, content}) => `    ${hexAddress(address)},  # ${content.en}\n`);
  const blocks = geosnakeBlocks.map(({address, lastAddress, content}) => {
    return `    *range(${hexAddress(address)}, ${hexAddress(lastAddress + 1)}),  # ${content.en}\n`;
  });
  const laser = laserRegisters.map(({address, read}) => `    ${address},  # ${read.content.en}\n`);
  return fs
    .readFileSync(PROGRAM, 'utf8')
    .replace('GEOSNAKE_REGISTERS = []', `GEOSNAKE_REGISTERS = [\n${single.join('')}${blocks.join('')}]`)
    .replace('LASER_REGISTERS = []', `LASER_REGISTERS = [\n${laser.join('')}]`);
}
