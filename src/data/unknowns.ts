import type {Localized} from '../config/locales';
import type {DeviceModel} from './devices';
import {listed} from './types';

type UnknownArea = 'portal' | 'points' | 'data' | 'app' | 'devices' | 'operation';

/** Person or organization that can answer a question. */
type Answerer = 'organization-admin' | 'global-admin' | 'app-supplier' | 'device-supplier' | 'supplier';

/** A question that is open and matters to readers. All others are in `.github/open-questions.md`. */
interface Unknown {
  /** A sentence with a question mark. */
  question: Localized;
  ask: Answerer;
  /** What to do meanwhile, in one sentence. */
  advice: Localized;
  /** Address of the document or section to which the question belongs, such as `/docs/ext-charts/intro`. */
  page?: string;
  /** Device models that the question concerns. Absent when it concerns no particular model. */
  devices?: readonly DeviceModel[];
}

export const UNKNOWN_AREAS: Readonly<Record<UnknownArea, Localized>> = {
  portal: {cs: 'Účet a portál', en: 'Account and portal'},
  points: {cs: 'Měřicí body a parametry', en: 'Measurement points and parameters'},
  data: {cs: 'Grafy, sdílení a export', en: 'Charts, sharing, and export'},
  app: {cs: 'Mobilní aplikace', en: 'Mobile app'},
  devices: {cs: 'Zařízení', en: 'Devices'},
  operation: {cs: 'Provoz', en: 'Operation'},
};

export const ANSWERERS: Readonly<Record<Answerer, Localized>> = {
  'organization-admin': {cs: 'administrátor organizace', en: 'Organization Administrator'},
  'global-admin': {cs: 'globální administrátor', en: 'Global Administrator'},
  'app-supplier': {cs: 'dodavatel aplikace', en: 'app supplier'},
  'device-supplier': {cs: 'dodavatel zařízení', en: 'device supplier'},
  supplier: {cs: 'dodavatel systému', en: 'system supplier'},
};

const ALL_DEVICES: readonly DeviceModel[] = ['dynasense', 'geosnake', 'logger', 'laser'];

const PARAMETERS = '/docs/web-portal/construction/measurement-point/used-params';

/**
 * The open questions by area, and by what identifies them in the anchor `#unknown-<id>` and in the mark
 * `<Certainty id="…">`. Never change an existing id, because links and texts use it.
 */
const QUESTIONS: Readonly<Record<UnknownArea, Readonly<Record<string, Unknown>>>> = {
  portal: {
    'sign-in': {
      question: {
        cs: 'Jak obnovím zapomenuté heslo a umí portál dvoufázové nebo firemní přihlášení?',
        en: 'How do you reset a forgotten password, and does the portal offer two-factor or single sign-on?',
      },
      ask: 'organization-admin',
      advice: {cs: 'Použijte odkaz na přihlašovací stránce.', en: 'Use the link on the sign-in page.'},
      page: '/docs/web-portal/intro#first-login',
    },
    access: {
      question: {
        cs: 'Kde se přiděluje a odebírá přístup ke konstrukci a kde se mění role člena?',
        en: "Where do you grant or withdraw access to a construction, and where do you change a member's role?",
      },
      ask: 'global-admin',
      advice: {cs: 'Roli ověřte účtem, který ji má.', en: 'Check a role with an account that has it.'},
      page: '/docs/web-portal/users/roles#some-constructions',
    },
    'limit-alerts': {
      question: {
        cs: 'Umí portál upozornit na překročenou mez nebo slabou baterii?',
        en: 'Can the portal alert you to an exceeded limit or a low battery?',
      },
      ask: 'global-admin',
      advice: {cs: 'Meze hlídejte v Grafaně, baterie každý měsíc.', en: 'Watch limits in Grafana, batteries monthly.'},
      page: '/docs/web-portal/export/basics#grafana-alert',
    },
  },
  points: {
    deletion: {
      question: {
        cs: 'Lze obnovit smazanou konstrukci a co se stane s jejími daty?',
        en: 'Can a deleted construction be restored, and what happens to its data?',
      },
      ask: 'global-admin',
      advice: {cs: 'Data vyexportujte dřív, než mažete.', en: 'Export the data before deleting anything.'},
      page: '/docs/web-portal/construction/basics',
    },
    'parameter-names': {
      question: {
        cs: 'Které parametry měřicí bod zná a jaký typ mají jejich hodnoty?',
        en: 'Which parameters does a measurement point accept, and what types do their values have?',
      },
      ask: 'global-admin',
      advice: {cs: 'Zkopírujte je od jiného bodu přes **Copy**.', en: '**Copy** them from another point.'},
      page: PARAMETERS,
    },
    'overlapping-parameters': {
      question: {
        cs: 'V jakém pořadí se hodnota násobí a posouvá a který ze dvou parametrů platí?',
        en: 'Is a value multiplied or offset first, and which of two overlapping parameters applies?',
      },
      ask: 'global-admin',
      advice: {cs: 'Zjistěte to volbou **Test** na známé hodnotě.', en: 'Use **Test** on a known value.'},
      page: '/docs/web-portal/construction/measurement-point/params#new-zero',
    },
    'valid-from': {
      question: {
        cs: 'Je **Valid From** v sekundách, nebo v milisekundách?',
        en: 'Is **Valid From** in seconds or milliseconds?',
      },
      ask: 'global-admin',
      advice: {cs: 'Vyzkoušejte obojí volbou **Test**.', en: 'Try both with **Test**.'},
      page: `${PARAMETERS}#valid-from`,
    },
  },
  data: {
    'data-types': {
      question: {
        cs: 'Jaký typ dat má vzdálenost z Laseru a je uložená hodnota vzorek, průměr, nebo špička?',
        en: 'Under which data type is the Laser distance stored, and is a value a sample, an average, or a peak?',
      },
      ask: 'global-admin',
      advice: {cs: 'Zapište si čas zkušebního měření.', en: 'Write down the time of a test.'},
      page: '/docs/web-portal/charts/basics#open',
    },
    'chart-combinations': {
      question: {
        cs: 'Může jeden graf ukázat několik bodů nebo rozdíl dvou bodů?',
        en: 'Can one chart show several points, or the difference of two?',
      },
      ask: 'global-admin',
      advice: {cs: 'Porovnejte body v Grafaně.', en: 'Compare the points in Grafana.'},
      page: '/docs/web-portal/charts/basics#several',
    },
    'axis-time-zone': {
      question: {
        cs: 'Ve kterém pásmu je časová osa grafu a je v databázi čas měření, nebo příchodu hodnoty?',
        en: 'Which time zone does a chart use, and does the database record when a value was measured or when it arrived?',
      },
      ask: 'global-admin',
      advice: {cs: 'Najděte v grafu právě odeslanou hodnotu.', en: 'Find a value that has just been sent.'},
      page: '/docs/web-portal/export/basics#utc',
    },
    tokens: {
      question: {
        cs: 'Kdy token vyprší a lze jeho platnost nastavit?',
        en: 'When does a token expire, and can you set its validity?',
      },
      ask: 'global-admin',
      advice: {cs: 'Nepotřebný token smažte.', en: 'Delete a token that nobody needs.'},
      page: '/docs/web-portal/charts/export-token-management',
    },
    database: {
      question: {
        cs: 'Jaká je adresa, organizace, bucket a názvy řad v databázi a jaká má dotaz omezení?',
        en: 'What are the database address, organization, bucket, and series names, and which limits apply to a query?',
      },
      ask: 'global-admin',
      advice: {cs: 'Porovnejte krátký dotaz s grafem.', en: 'Compare a short query with the chart.'},
      page: '/docs/web-portal/export/basics#api',
    },
  },
  app: {
    'app-offline': {
      question: {
        cs: 'Uchová aplikace měření a přiřazení pořízená bez signálu a který účet k nim potřebuje?',
        en: 'Does the app keep measurements and assignments made without a signal, and which account does it need for them?',
      },
      ask: 'app-supplier',
      advice: {cs: 'Předem zkuste režim Letadlo.', en: 'Try airplane mode beforehand.'},
      page: '/docs/mobile-app/intro#offline',
    },
    'app-password': {
      question: {
        cs: 'Kdy zařízení žádá heslo a kde je heslo zařízení, které v portálu není?',
        en: 'When does a device ask for its password, and where is the password of a device that is not in the portal?',
      },
      ask: 'app-supplier',
      advice: {cs: 'Hesla si opište předem, žádné nehádejte.', en: "Write passwords down beforehand; don't guess."},
      page: '/docs/mobile-app/ble-basics/ble-control#connect',
    },
  },
  devices: {
    label: {
      question: {
        cs: 'Co je na štítku zařízení: jméno Bluetooth, sériové číslo, směr os?',
        en: 'What is on the device label: the Bluetooth name, the serial number, the direction of the axes?',
      },
      ask: 'device-supplier',
      advice: {cs: 'Jméno porovnejte s portálem.', en: 'Compare the name with the portal.'},
      page: '/docs/mobile-app/ble-basics/scan-devices#identify',
      devices: ALL_DEVICES,
    },
    indicators: {
      question: {
        cs: 'Co znamenají kontrolky a čím se zařízení zapíná a vypíná?',
        en: 'What do the LEDs mean, and what turns a device on and off?',
      },
      ask: 'device-supplier',
      advice: {cs: 'Stav přečtěte v aplikaci.', en: 'Read the status in the app.'},
      page: '/docs/hardware/intro#first-data',
      devices: ALL_DEVICES,
    },
    'battery-clock': {
      question: {
        cs: 'Jaká je v zařízení baterie, při jakém napětí se vyměňuje a čím se nastaví hodiny?',
        en: 'What battery does the device use, at what voltage should you replace it, and how is the clock set?',
      },
      ask: 'device-supplier',
      advice: {cs: 'Před výměnou stáhněte data.', en: 'Download the data before replacing the battery.'},
      page: '/docs/mobile-app/intro/device-overview#decide',
      devices: ALL_DEVICES,
    },
    'construction-data': {
      question: {
        cs: 'Jaké má zařízení napájení, svorky, barvy vodičů, krytí a upevnění?',
        en: "What are the device's power supply, terminals, wire colors, ingress protection, and mounting?",
      },
      ask: 'device-supplier',
      advice: {cs: 'Řiďte se technickým listem.', en: 'Follow the data sheet.'},
      page: '/docs/hardware/intro#limits',
      devices: ALL_DEVICES,
    },
    accuracy: {
      question: {
        cs: 'Jak přesné je zařízení a jak se mění s teplotou?',
        en: 'How accurate is the device, and how does temperature affect its accuracy?',
      },
      ask: 'device-supplier',
      advice: {cs: 'Změřte denní chod na klidném místě.', en: 'Measure the daily swing in a quiet place.'},
      page: '/docs/hardware/intro#tilt',
      devices: ['dynasense', 'geosnake', 'logger'],
    },
    gateway: {
      question: {
        cs: 'Jak se data ze sběrnice dostanou do portálu?',
        en: 'How does data from the bus reach the portal?',
      },
      ask: 'supplier',
      advice: {cs: 'Sběrnici řiďte jen jedním zařízením.', en: 'Let only one device control the bus.'},
      page: '/docs/intro#data-flow',
      devices: ['geosnake', 'laser'],
    },
    intervals: {
      question: {
        cs: 'Odešle zařízení po výpadku data, která mezitím naměřilo, a posílá je záznamník vůbec?',
        en: 'After an outage, does a device upload what it measured in the meantime, and does the logger upload at all?',
      },
      ask: 'device-supplier',
      advice: {cs: 'Soubory na kartě uchovejte.', en: 'Keep the files on the card.'},
      page: '/docs/mobile-app/ble-basics/ble-control#interval',
      devices: ALL_DEVICES,
    },
    'geosnake-defaults': {
      question: {
        cs: 'Jaká je výchozí rychlost modelu s RS-485?',
        en: 'What is the default baud rate of the RS-485 model?',
      },
      ask: 'device-supplier',
      advice: {cs: 'Pošlete přes Bluetooth `get_baudrate`.', en: 'Send `get_baudrate` over Bluetooth.'},
      page: '/docs/hardware/geosnake/modbus#serial',
      devices: ['geosnake'],
    },
    'geosnake-registers': {
      question: {
        cs: 'Které registry má model s RS-485, v jakých jednotkách a co znamenají kódy stavu a ODR?',
        en: 'Which registers does the RS-485 model have, in which units, and what do its status and ODR codes mean?',
      },
      ask: 'device-supplier',
      advice: {cs: 'Čtěte jen popsané registry.', en: 'Read only documented registers.'},
      page: '/docs/hardware/geosnake/modbus#registers',
      devices: ['geosnake'],
    },
    'laser-measurement': {
      question: {
        cs: 'Musím Laser před měřením zapnout a co znamenají kódy chyby 1–17?',
        en: 'Do you have to turn on the laser before a measurement, and what do error codes 1–17 mean?',
      },
      ask: 'device-supplier',
      advice: {cs: 'Laser zapněte a kód si zapište.', en: 'Turn on the laser, and write down the code.'},
      page: '/docs/hardware/laser/modbus#single',
      devices: ['laser'],
    },
  },
  operation: {
    retention: {
      question: {
        cs: 'Jak dlouho se data uchovávají, kdo je zálohuje a co se s nimi stane po konci smlouvy?',
        en: 'How long is data kept, who backs it up, and what happens to it when the contract ends?',
      },
      ask: 'global-admin',
      advice: {
        cs: 'Data i parametry exportujte každé čtvrtletí.',
        en: 'Export the data and the parameters every quarter.',
      },
      page: '/docs/web-portal/export/basics',
    },
  },
};

export const unknowns = listed(QUESTIONS);
