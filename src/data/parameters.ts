/** Source: public manual of a comparable portal; what formats and calculations do is common knowledge. */
import type {Localized} from '../config/locales';
import {type Text, withIds} from './types';

type ParameterGroupId = 'processing' | 'chart' | 'filtering' | 'temperature' | 'custom';

/** A group of parameters that a measurement point can have, e.g. those that filter data. */
interface ParameterGroup {
  name: Localized;
  affects: Localized;
  example: Localized;
}

export const parameterGroups: Readonly<Record<ParameterGroupId, ParameterGroup>> = {
  processing: {
    name: {cs: 'Zpracování dat', en: 'Data processing'},
    affects: {cs: 'koeficienty, násobitele, dělitele, posuny nuly', en: 'coefficients, multipliers, dividers, offsets'},
    example: {cs: 'převod g na mg, nulování po montáži', en: 'converting g to mg, zeroing after installation'},
  },
  chart: {
    name: {cs: 'Nastavení grafu', en: 'Chart configuration'},
    affects: {cs: 'názvy, jednotky, způsob zobrazení', en: 'names, units, display'},
    example: {cs: 'popisek řady, počet desetinných míst', en: 'label of a series, number of decimal places'},
  },
  filtering: {
    name: {cs: 'Filtrování dat', en: 'Data filtering'},
    affects: {cs: 'skrytí nebo vynechání dat', en: 'hiding or excluding data'},
    example: {cs: 'vynechání nezapojeného kanálu', en: 'excluding an unconnected channel'},
  },
  temperature: {
    name: {cs: 'Teplotní kompenzace', en: 'Temperature compensation'},
    affects: {cs: 'oprava o vliv teploty', en: 'correction of temperature effects'},
    example: {cs: 'poměrné přetvoření ocelového nosníku', en: 'strain of a steel girder'},
  },
  custom: {
    name: {cs: 'Vlastní výpočty', en: 'Custom calculations'},
    affects: {cs: 'výpočty pro určité typy dat', en: 'calculations for specific data types'},
    example: {cs: 'zrychlení, náklon, poměrné přetvoření', en: 'acceleration, inclination, strain'},
  },
};

/** A field of a parameter in the portal, e.g. `Name` or `Value`. */
interface ParameterAttribute {
  /** Label of the field in the portal. */
  label: string;
  /** Key of the field in the JSON that the portal's **Copy** button copies. Absent when unknown. */
  key?: string;
  isRequired?: true;
  meaning: Localized;
}

export const parameterAttributes = withIds<string, ParameterAttribute>({
  name: {
    label: 'Name',
    isRequired: true,
    meaning: {
      cs: 'označení parametru, například `multiplier`',
      en: 'identifier of the parameter, for example, `multiplier`',
    },
  },
  value: {
    label: 'Value',
    isRequired: true,
    meaning: {cs: 'číslo nebo text podle parametru', en: 'number or text, depending on the parameter'},
  },
  channel: {
    label: 'Channel',
    meaning: {cs: 'číslo kanálu; prázdné = všechny kanály', en: 'channel number; empty = all channels'},
  },
  'valid-from': {
    label: 'Valid From',
    key: 'validFrom',
    meaning: {cs: 'čas, od kterého parametr platí', en: 'time from which the parameter applies'},
  },
  'data-type': {
    label: 'Data Type',
    key: 'chartType',
    meaning: {
      cs: 'jen pro jeden typ dat, například acceleration (zrychlení), inclination (náklon), strain (poměrné přetvoření), voltage (elektrické napětí), environment (prostředí) nebo raw (surová data)',
      en: 'applies only to one data type, for example, acceleration, inclination, strain, voltage, environment, or raw',
    },
  },
  'unit-id': {
    label: 'Unit ID',
    key: 'unitId',
    meaning: {
      cs: 'jen data s danou jednotkou: teplota, vlhkost, elektrické napětí',
      en: 'applies only to data in that unit: temperature, humidity, voltage',
    },
  },
  'sensor-id': {
    label: 'Sensor ID',
    key: 'sensorTypeId',
    meaning: {cs: 'jen daný druh snímače', en: 'applies only to that sensor type'},
  },
  'measurement-id': {
    label: 'Measurement ID',
    key: 'measId',
    meaning: {cs: 'jen dané měření', en: 'applies only to that measurement'},
  },
  'event-id': {
    label: 'Event ID',
    key: 'eventTypeId',
    meaning: {
      cs: 'jen daný typ události; podpora zatím není úplná, pole raději nepoužívejte',
      en: 'applies only to that event type; don’t use it, because support isn’t complete yet',
    },
  },
  application: {
    label: 'Application',
    key: 'application',
    meaning: {
      cs: 'jen jedna z aplikací; `web` je webový portál',
      en: 'applies only in one application; `web` is the web portal',
    },
  },
});

/** A parameter that a measurement point can have. */
interface ParameterName {
  /** Whether the name only follows from others and no page of the portal's manual names it. */
  isUnconfirmed?: true;
  group: ParameterGroupId;
  /** Kind of value that the parameter takes. */
  value: Text;
  effect: Localized;
}

export const parameterNames = withIds<string, ParameterName>({
  multiplier: {
    group: 'processing',
    value: {cs: 'číslo', en: 'number'},
    effect: {cs: 'vynásobí naměřenou hodnotu', en: 'multiplies the measured value'},
  },
  divider: {
    isUnconfirmed: true,
    group: 'processing',
    value: {cs: 'číslo kromě nuly', en: 'number other than zero'},
    effect: {cs: 'vydělí naměřenou hodnotu', en: 'divides the measured value'},
  },
  offset: {
    isUnconfirmed: true,
    group: 'processing',
    value: {cs: 'číslo, i záporné', en: 'number; can be negative'},
    effect: {cs: 'přičte posun nuly', en: 'adds a zero offset'},
  },
  name: {group: 'chart', value: 'text', effect: {cs: 'pojmenuje datovou řadu', en: 'names the data series'}},
  toFixed: {
    group: 'chart',
    value: {cs: 'celé číslo', en: 'integer'},
    effect: {
      cs: 'počet desetinných míst; s hodnotou `2` se 12,3456 zobrazí jako 12,35',
      en: 'number of decimal places; with `2`, 12.3456 is displayed as 12.35',
    },
  },
});
