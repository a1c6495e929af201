import type {ReferenceTableSource} from './define';
import {highPassTable, triggerSettingTable} from './dynasense';
import {
  adxlDataRateTable,
  geosnakeCommandTable,
  geosnakeRegisterTable,
  loggerCallTable,
  loggerCharacteristicTable,
  loggerCommandTable,
  mlxConversionTimeTable,
  mlxGainTable,
} from './geosnake';
import {laserBaudCodeTable, laserCoilTable, laserRegisterTable, laserWriteRegisterTable} from './laser';
import {geosnakeFrameTable, laserFrameTable, lineTimingTable, modbusExceptionTable} from './modbus';
import {
  androidPermissionTable,
  bluetoothRequirementTable,
  iosPermissionTable,
  otherPermissionTable,
  parameterAttributeTable,
  parameterGroupTable,
  parameterNameTable,
  roleActionTable,
  roleTable,
} from './portal';
import {sheetTable} from './sheets';
import {unknownTable} from './unknowns';

/** All tables for pages, by the name in `<ReferenceTable name="…">`, which download files have too. */
export const referenceTables = {
  'adxl-data-rates': adxlDataRateTable,
  'android-permissions': androidPermissionTable,
  'bluetooth-requirements': bluetoothRequirementTable,
  'geosnake-commands': geosnakeCommandTable,
  'geosnake-frames': geosnakeFrameTable,
  'geosnake-registers': geosnakeRegisterTable,
  'high-pass-corners': highPassTable,
  'ios-permissions': iosPermissionTable,
  'laser-baud-codes': laserBaudCodeTable,
  'laser-coils': laserCoilTable,
  'laser-frames': laserFrameTable,
  'laser-registers': laserRegisterTable,
  'laser-write-registers': laserWriteRegisterTable,
  'logger-calls': loggerCallTable,
  'logger-characteristics': loggerCharacteristicTable,
  'logger-commands': loggerCommandTable,
  'mlx-conversion-times': mlxConversionTimeTable,
  'mlx-gain': mlxGainTable,
  'modbus-exceptions': modbusExceptionTable,
  'modbus-timing': lineTimingTable,
  'other-permissions': otherPermissionTable,
  'parameter-attributes': parameterAttributeTable,
  'parameter-groups': parameterGroupTable,
  'parameter-names': parameterNameTable,
  'role-actions': roleActionTable,
  roles: roleTable,
  'sheet-dynasense': sheetTable('dynasense'),
  'sheet-geosnake': sheetTable('geosnake'),
  'sheet-laser': sheetTable('laser'),
  'sheet-logger': sheetTable('logger'),
  'trigger-settings': triggerSettingTable,
  unknowns: unknownTable,
} satisfies Record<string, ReferenceTableSource>;

export type ReferenceTableName = keyof typeof referenceTables;

export const REFERENCE_TABLE_NAMES = Object.keys(referenceTables) as ReferenceTableName[];
