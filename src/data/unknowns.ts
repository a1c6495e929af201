import type {Localized} from '../config/locales';
import type {DeviceModel} from './devices';

type UnknownArea = 'portal' | 'points' | 'data' | 'app' | 'devices' | 'operation';

/** Person or organization that can answer a question. */
type Answerer =
  | 'organization-admin'
  | 'global-admin'
  | 'app-supplier'
  | 'device-supplier'
  | 'supplier'
  | 'sender'
  | 'engineer';

/** Kind of reader who needs the answer to an open question. */
type Reader = 'technician' | 'engineer' | 'administrator' | 'integrator';

/** A question that the manual leaves open. */
export interface Unknown {
  /**
   * Identifies the question in the anchor `#unknown-<id>` and in the mark `<Certainty id="…">`. Never change an
   * existing id, because links and texts use it.
   */
  id: string;
  area: UnknownArea;
  question: Localized;
  ask: Answerer;
  /** How to find the answer or what to do without it, as a sentence without the final period. */
  advice?: Localized;
  /** Address of the document or section to which the question belongs, such as `/docs/ext-charts/intro`. */
  page?: string;
  readers: readonly Reader[];
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
  sender: {cs: 'odesílatel odkazu', en: 'person who sent the link'},
  engineer: {cs: 'statik nebo projektant', en: 'structural engineer or designer'},
};

export const READERS: Readonly<Record<Reader, Localized>> = {
  technician: {cs: 'technik', en: 'technician'},
  engineer: {cs: 'statik', en: 'engineer'},
  administrator: {cs: 'administrátor', en: 'administrator'},
  integrator: {cs: 'integrátor', en: 'integrator'},
};

const EVERYBODY: readonly Reader[] = ['technician', 'engineer', 'administrator', 'integrator'];
const ALL_DEVICES: readonly DeviceModel[] = ['dynasense', 'geosnake', 'logger', 'laser'];

const PARAMETERS = '/docs/web-portal/construction/measurement-point/used-params';

export const unknowns: readonly Unknown[] = [
  {
    id: 'sign-in',
    area: 'portal',
    question: {
      cs: 'Adresa portálu, obnova hesla, dvoufázové a firemní přihlášení (SSO), odhlášení při nečinnosti',
      en: 'Portal address, password reset, two-factor authentication, single sign-on (SSO), and sign-out after inactivity',
    },
    ask: 'organization-admin',
    advice: {cs: 'Podívejte se na přihlašovací stránku', en: 'Look at the sign-in page'},
    page: '/docs/web-portal/intro#first-login',
    readers: EVERYBODY,
  },
  {
    id: 'sessions',
    area: 'portal',
    question: {
      cs: 'Zamčení účtu po chybných pokusech, odhlášení ztraceného telefonu nebo počítače, přihlášení na více místech najednou, společný účet, účinek změny hesla',
      en: 'Lockout after failed attempts, signing out a lost phone or computer, signing in on several devices, shared accounts, and whether a new password ends other sessions',
    },
    ask: 'global-admin',
    advice: {cs: 'Změňte heslo a ztrátu hned ohlaste', en: 'Change the password, and report the loss right away'},
    page: '/docs/web-portal/users/userSettings#password',
    readers: EVERYBODY,
  },
  {
    id: 'tables',
    area: 'portal',
    question: {
      cs: 'Sloupce (například role v tabulce členů nebo spojení zařízení: online, offline, neaktivní), filtry a stažení tabulek, oprava jména zařízení, jazyk popisků',
      en: 'Columns (such as the role in the table of members, or whether a device is online, offline, or inactive), filters, and downloads of tables; how to correct a device name; language of the labels',
    },
    ask: 'global-admin',
    advice: {cs: 'Projděte nabídku tabulky v portálu', en: 'Look through the options of a table in the portal'},
    page: '/docs/web-portal/intro#tables',
    readers: ['administrator', 'engineer'],
  },
  {
    id: 'portal-use',
    area: 'portal',
    question: {
      cs: 'Dvě okna s různými organizacemi, dva lidé u téhož formuláře, neuložené změny, odkaz na bod pro kolegu, hledání a řazení karet, oblíbené konstrukce, cvičná organizace, ovládání klávesnicí a čtečkou obrazovky, verze portálu',
      en: 'Two windows with different organizations, two people in one form, unsaved changes, a link to a point for a colleague, searching and sorting cards, favorite constructions, an organization for practice, use by keyboard and screen reader, and the version of the portal',
    },
    ask: 'global-admin',
    advice: {cs: 'Pracujte v jednom okně a měňte jednu věc', en: 'Work in one window, and change one thing at a time'},
    page: '/docs/web-portal/intro#tables',
    readers: EVERYBODY,
  },
  {
    id: 'dashboard',
    area: 'portal',
    question: {
      cs: 'Obsah, výběr konstrukcí, uspořádání a obnovování přehledu, barvy a ikony',
      en: 'Content, choice of constructions, layout, refresh, colors, and icons of the dashboard',
    },
    ask: 'global-admin',
    advice: {cs: 'Porovnejte přehled se svým portálem', en: 'Compare the description with your portal'},
    page: '/docs/web-portal/dashboard',
    readers: ['engineer', 'administrator'],
  },
  {
    id: 'map',
    area: 'portal',
    question: {
      cs: 'Značky na mapě a jejich barvy, mapový podklad, ovládání mapy, filtr, zapamatování výřezu, hledání místa, vlastní poloha, tisk, body se stejnými souřadnicemi',
      en: 'Markers on the map and their colors, the background map, the map controls, a filter, and whether the map remembers its area; searching for a place, your own position, printing, and points with the same coordinates',
    },
    ask: 'global-admin',
    advice: {cs: 'Porovnejte mapu se svým portálem', en: 'Compare the description with your portal'},
    page: '/docs/web-portal/map',
    readers: ['engineer', 'administrator'],
  },
  {
    id: 'menu-pages',
    area: 'portal',
    question: {cs: 'Stránky nabídky podle role', en: 'Which menu pages each role sees'},
    ask: 'global-admin',
    advice: {cs: 'Přihlaste se účtem, který tu roli má', en: 'Sign in with an account that has the role'},
    page: '/docs/web-portal/users/roles#pages',
    readers: ['administrator'],
  },
  {
    id: 'organizations',
    area: 'portal',
    question: {
      cs: 'Založení a zrušení organizace, oddělení dat dvou organizací, převod konstrukce s historií',
      en: 'How to create or close an organization, how data is separated between organizations, and how to transfer a construction with its history',
    },
    ask: 'global-admin',
    page: '/docs/web-portal/companies',
    readers: ['administrator'],
  },
  {
    id: 'member-role',
    area: 'portal',
    question: {
      cs: 'Změna role člena a jeho role při přiřazení, okamžik, kdy změna začne platit',
      en: "How to change a member's role, and which role an assigned member gets, and when a change takes effect",
    },
    ask: 'global-admin',
    advice: {cs: 'Hledejte volbu role v tabulce členů', en: 'Look for a role option in the table of members'},
    page: '/docs/web-portal/users/basics#change-role',
    readers: ['administrator'],
  },
  {
    id: 'member-leaving',
    area: 'portal',
    question: {
      cs: 'Odebrání člena, zrušení účtu, osud jeho tokenů, watchdogů, zpráv a přihlášení v aplikaci',
      en: 'How to remove a member or delete an account, and what happens to the tokens, watchdogs, reports, and the app sign-in',
    },
    ask: 'global-admin',
    page: '/docs/web-portal/users/basics#leave',
    readers: ['administrator'],
  },
  {
    id: 'access',
    area: 'portal',
    question: {
      cs: 'Kde se přiděluje přístup ke konstrukci, seznam lidí s přístupem a jeho odebrání, přístup k nově založeným konstrukcím a bodům, přístup do určitého dne, zablokování a obnovení účtu, oprava jména nebo telefonu člena, založení více účtů naráz',
      en: 'Where to grant access to a construction, who can see it and how to withdraw access, access to new constructions and points, access until a given day, blocking and restoring an account, correcting the name or phone number of a member, and creating several accounts at once',
    },
    ask: 'global-admin',
    page: '/docs/web-portal/users/roles#some-constructions',
    readers: ['administrator'],
  },
  {
    id: 'own-role',
    area: 'portal',
    question: {
      cs: 'Vlastní role, změna role sobě samému, ochrana posledního administrátora organizace',
      en: 'Whether there are custom roles, whether you can change your own role, and whether the last Organization Administrator is protected',
    },
    ask: 'global-admin',
    page: '/docs/web-portal/users/roles#roles',
    readers: ['administrator'],
  },
  {
    id: 'change-log',
    area: 'portal',
    question: {
      cs: 'Záznam o přihlášeních a o změnách parametrů, přiřazení, hlídání a nastavení, o založení, přesunu a mazání bodů, o odeslaných zprávách a o připojeních přes Bluetooth',
      en: 'Whether sign-ins and changes to parameters, assignments, watchdogs, and settings are logged; the same for creating, moving, and deleting points, sent messages, and Bluetooth connections',
    },
    ask: 'global-admin',
    advice: {cs: 'Veďte si vlastní záznam o zásazích', en: 'Keep your own work log'},
    readers: ['engineer', 'administrator'],
  },
  {
    id: 'profile',
    area: 'portal',
    question: {
      cs: 'Zpráva novému členovi, změna e-mailu, pravidla pro hesla, jazyk a vzhled profilu',
      en: 'Whether a new member gets an invitation email, how to change an email address, password rules, and the language and appearance of the profile',
    },
    ask: 'organization-admin',
    page: '/docs/web-portal/users/userSettings',
    readers: EVERYBODY,
  },
  {
    id: 'user-edits',
    area: 'portal',
    question: {
      cs: 'Právo role uživatel upravovat měřicí body',
      en: 'Whether the User role can edit measurement points',
    },
    ask: 'global-admin',
    advice: {cs: 'Hledejte v řádku bodu akci **Edit**', en: "Look for **Edit** in a point's row"},
    page: '/docs/web-portal/users/roles#permissions',
    readers: ['administrator'],
  },
  {
    id: 'assignment-window',
    area: 'portal',
    question: {
      cs: 'Podoba okna a názvy tlačítek při přiřazování zařízení, místo pro zrušení registrace',
      en: 'Names of the dialog and the buttons for assigning a device, and where to unregister one',
    },
    ask: 'global-admin',
    advice: {cs: 'Řiďte se významem, ne přesným zněním', en: 'Go by the meaning, not by the exact wording'},
    page: '/docs/web-portal/devices/assign-to-mp#assign',
    readers: ['technician', 'administrator'],
  },
  {
    id: 'terminal-log',
    area: 'portal',
    question: {
      cs: 'Uložení výpisu terminálu po **Clear**',
      en: 'Whether you can still save the terminal log after **Clear**',
    },
    ask: 'global-admin',
    advice: {cs: 'Vyzkoušejte to s nedůležitým výpisem', en: 'Try it with a log that you can lose'},
    page: '/docs/web-portal/terminal#log',
    readers: ['technician', 'integrator'],
  },
  {
    id: 'reports',
    area: 'portal',
    question: {
      cs: 'Zprávy z monitoringu sestavené portálem; hlášení závad konstrukce v portálu a kdo je uvidí',
      en: 'Whether the portal can compile monitoring reports or record damage to a construction, and who sees such a record',
    },
    ask: 'global-admin',
    advice: {cs: 'Do té doby zprávu sestavte ručně', en: 'Until you know, compile the report yourself'},
    page: '/docs/web-portal/report',
    readers: ['engineer'],
  },
  {
    id: 'limit-alerts',
    area: 'portal',
    question: {
      cs: 'Zadání mezí u měřicího bodu a jejich stupně (výstražný, havarijní), upozornění na mez nebo slabou baterii, změna meze 35 %, webhook, MQTT, vlastní rozhraní API',
      en: 'Whether limits can be entered for a measurement point and in how many levels (warning, alarm), alerts about a limit or a low battery, whether the 35% limit can be changed, webhooks, MQTT, and a portal API',
    },
    ask: 'global-admin',
    advice: {
      cs: 'Projděte možnosti **Notifications**; do té doby použijte Grafanu',
      en: 'Look through the options of **Notifications**; until you know, use Grafana',
    },
    page: '/docs/web-portal/export/basics#grafana-alert',
    readers: ['engineer', 'administrator', 'integrator'],
  },
  {
    id: 'alert-messages',
    area: 'portal',
    question: {
      cs: 'Odesílatel a obsah upozornění, zkušební zpráva, SMS nebo hovor, opakování, spojení více zpráv do jedné, omezení na dny a hodiny',
      en: 'Sender, wording, testing, repetition, grouping, and days and hours of alerts; whether a phone gets a text message or a call',
    },
    ask: 'global-admin',
    advice: {cs: 'Vyzkoušejte watchdog', en: 'Test the watchdog'},
    page: '/docs/web-portal/intro#watchdog-test',
    readers: ['engineer', 'administrator'],
  },
  {
    id: 'alert-recipients',
    area: 'portal',
    question: {
      cs: 'Příjemce bez účtu nebo společná schránka, potvrzení adresy, jazyk a časové pásmo zprávy, oznámení v telefonu, odběr celé konstrukce, seznam vlastních odběrů, odběr po změně role nebo po odebrání člena',
      en: 'Recipients without an account and shared mailboxes, confirming an address, language and time zone of messages, push notifications, subscribing to a whole construction, a list of your subscriptions, and subscriptions after a change of role or the removal of a member',
    },
    ask: 'global-admin',
    page: '/docs/web-portal/intro#subscribe',
    readers: ['engineer', 'administrator'],
  },
  {
    id: 'watchdog-details',
    area: 'portal',
    question: {
      cs: 'Nejkratší a nejdelší interval watchdogu, jak často server kontroluje, zda rozhoduje čas měření, nebo příchodu, bod bez jediné hodnoty, interval po vypnutí **Enabled** a po výměně zařízení, watchdogy pro více bodů naráz',
      en: 'Shortest and longest interval of a watchdog, how often the server checks, whether the time of measurement or of arrival counts, points without any value, the interval after **Enabled** is turned off or the device is replaced, and watchdogs for several points at once',
    },
    ask: 'global-admin',
    advice: {cs: 'Interval si před změnou opište', en: 'Write down the interval before a change'},
    page: '/docs/web-portal/intro#watchdog',
    readers: ['engineer', 'administrator'],
  },
  {
    id: 'alarm-history',
    area: 'portal',
    question: {
      cs: 'Seznam minulých alarmů a odeslaných zpráv, potvrzení alarmu, jeho předání dalšímu člověku, zpráva o návratu dat, význam poslední komunikace',
      en: 'List of past alarms and sent messages, acknowledging an alarm or passing it on, a message when data comes back, and the meaning of the last communication',
    },
    ask: 'global-admin',
    advice: {cs: 'Zprávy si ukládejte v poště', en: 'Keep the messages in your mailbox'},
    page: '/docs/web-portal/intro#alert-states',
    readers: ['engineer', 'administrator'],
  },
  {
    id: 'alarm-states',
    area: 'portal',
    question: {
      cs: 'Význam **Alarm active** a **Info sent**, zrušení alarmu po návratu dat',
      en: 'Meaning of **Alarm active** and **Info sent**, and whether an alarm clears by itself',
    },
    ask: 'global-admin',
    advice: {
      cs: 'Sledujte bod, ke kterému se data po výpadku vrátila',
      en: 'Watch a point whose data has come back after an outage',
    },
    page: '/docs/web-portal/intro#alert-states',
    readers: ['engineer', 'administrator'],
  },
  {
    id: 'construction-form',
    area: 'points',
    question: {
      cs: 'Tlačítko pro novou konstrukci, povinná pole, skrytí, kopie a dokumenty, odkazy po přejmenování, formátování popisu, úprava polohy, k čemu portál používá nadmořskou výšku',
      en: 'Button for a new construction, required fields, hiding or copying a construction, documents attached to it, links after it is renamed, formatting of its description, how to edit its location, and what the portal uses the altitude for',
    },
    ask: 'global-admin',
    advice: {cs: 'Uložte neúplný formulář a přečtěte hlášku', en: 'Save an incomplete form and read the message'},
    page: '/docs/web-portal/construction/basics',
    readers: ['administrator'],
  },
  {
    id: 'deletion',
    area: 'points',
    question: {
      cs: 'Mazání a obnova konstrukce, lhůta pro obnovu bodu',
      en: 'How to delete or restore a construction, and the time limit for restoring a point',
    },
    ask: 'global-admin',
    advice: {cs: 'Zeptejte se, než mažete', en: 'Ask before you delete'},
    page: '/docs/web-portal/construction/basics',
    readers: ['administrator'],
  },
  {
    id: 'point-changes',
    area: 'points',
    question: {
      cs: 'Osud naměřených dat, přiřazení, parametrů, watchdogů, odběrů, obdélníků, odkazů a tokenů po přejmenování, přesunu nebo smazání bodu, opětovné použití jména, povolené znaky, kopie bodu, založení více bodů naráz, pořadí a skupiny bodů',
      en: 'What happens to the data, assignment, parameters, watchdogs, subscriptions, rectangles, links, and tokens when a point is renamed, moved, or deleted; reusing a name, permitted characters, copying a point, creating several points at once, and the order and groups of points',
    },
    ask: 'global-admin',
    advice: {
      cs: 'Nastavení si předem zapište a po změně ho zkontrolujte',
      en: 'Write down the settings first, and check them after the change',
    },
    page: '/docs/web-portal/construction/measurement-point/basics#edit',
    readers: ['engineer', 'administrator'],
  },
  {
    id: 'images',
    area: 'points',
    question: {
      cs: 'Velikost, počet a formát obrázků, jejich odebrání a obnova, společná sada bodu a pohledu, název a pořadí, nahrání z telefonu, kdo obrázky vidí, stažení originálu',
      en: 'Size, number, and format of images, how to remove one, whether deleted ones can be restored, and whether a point and a view share one set; names and order, uploading from a phone, who can see images, and downloading the original',
    },
    ask: 'global-admin',
    advice: {cs: 'Nahrajte malý JPG, originály si ponechte', en: 'Upload a small JPG and keep the originals'},
    page: '/docs/web-portal/construction/images-management',
    readers: ['administrator', 'engineer'],
  },
  {
    id: 'two-devices',
    area: 'points',
    question: {
      cs: 'Dvě zařízení na jednom měřicím bodu, jedno zařízení u dvou bodů',
      en: 'Whether one measurement point can have two devices, or two points one device',
    },
    ask: 'global-admin',
    page: '/docs/web-portal/devices/assign-to-mp',
    readers: ['administrator', 'engineer'],
  },
  {
    id: 'parameter-names',
    area: 'points',
    question: {
      cs: 'Parametry kromě `multiplier`, `name` a `toFixed` (například `offset`, `divider`), zápis jejich hodnot, které klíče JSON jsou povinné, následek dělitele 0, skrytí hodnot mimo meze, teplotní kompenzace',
      en: 'Parameters other than `multiplier`, `name`, and `toFixed` (such as `offset` and `divider`), the notation of their values, which JSON keys are required, the effect of a divider of 0, hiding values outside limits, and temperature compensation',
    },
    ask: 'global-admin',
    advice: {
      cs: 'Použijte **Copy** u bodu, který je má, a potom **Test**',
      en: 'Use **Copy** at a point that has them, and then **Test**',
    },
    page: PARAMETERS,
    readers: ['engineer', 'administrator'],
  },
  {
    id: 'channel-numbers',
    area: 'points',
    question: {
      cs: 'Čísla kanálů, hodnoty `unitId`, `sensorTypeId` a `measId`',
      en: 'Channel numbers and the values of `unitId`, `sensorTypeId`, and `measId`',
    },
    ask: 'global-admin',
    advice: {cs: 'Zjistěte je přes **Test**', en: 'Find them with **Test**'},
    page: `${PARAMETERS}#ids`,
    readers: ['engineer', 'administrator'],
  },
  {
    id: 'computed-series',
    area: 'points',
    question: {
      cs: 'Vlastní výpočty a vypočtené řady (například napětí), nelineární přepočet, konec platnosti parametru, tentýž parametr pro více bodů, povolené znaky v `name`, další hodnoty `application`, čtení parametrů programem, zaokrouhlení bez `toFixed`',
      en: 'Custom calculations and computed series (such as stress), nonlinear conversion, the end of the validity of a parameter, one parameter for several points, permitted characters in `name`, other values of `application`, and reading parameters with software, and rounding without `toFixed`',
    },
    ask: 'global-admin',
    advice: {cs: 'Počítejte z exportovaných dat', en: 'Calculate from exported data'},
    page: PARAMETERS,
    readers: ['engineer', 'administrator', 'integrator'],
  },
  {
    id: 'calculation-order',
    area: 'points',
    question: {cs: 'Pořadí přepočtů, znaménko posunu', en: 'Order of calculation and sign of the offset'},
    ask: 'global-admin',
    advice: {cs: 'Zjistěte pořadí přes **Test**', en: 'Find the order with **Test**'},
    page: `${PARAMETERS}#order`,
    readers: ['engineer', 'administrator'],
  },
  {
    id: 'valid-from',
    area: 'points',
    question: {
      cs: 'Sekundy, nebo milisekundy ve **Valid From**',
      en: 'Whether **Valid From** is in seconds or milliseconds',
    },
    ask: 'global-admin',
    advice: {cs: 'Vyzkoušejte obojí přes **Test**', en: 'Try both with **Test**'},
    page: `${PARAMETERS}#valid-from`,
    readers: ['engineer', 'administrator'],
  },
  {
    id: 'overlapping-parameters',
    area: 'points',
    question: {
      cs: 'Přednost překrývajících se parametrů, sčítání posunů',
      en: 'Which of two overlapping parameters takes precedence, and whether offsets are added',
    },
    ask: 'global-admin',
    advice: {cs: 'Použijte **Test** na dvou kanálech', en: 'Use **Test** on two channels'},
    page: '/docs/web-portal/construction/measurement-point/params#new-zero',
    readers: ['engineer', 'administrator'],
  },
  {
    id: 'parameter-history',
    area: 'points',
    question: {
      cs: 'Otevření parametru k úpravě, jeho smazání, krok zpět, historie změn; přehled parametrů více bodů nebo celé konstrukce',
      en: 'How to open a parameter for editing, delete one, undo a change, or see the change history; whether there is an overview of the parameters of several points or of a construction',
    },
    ask: 'global-admin',
    advice: {cs: 'Jako zálohu uložte výstup **Copy**', en: 'Save the output of **Copy** as a backup'},
    page: '/docs/web-portal/construction/measurement-point/params',
    readers: ['engineer', 'administrator'],
  },
  {
    id: 'view',
    area: 'points',
    question: {
      cs: 'Kdo smí pohled uložit do souboru, jeho obnovování, barvy a obnova rozložení, interval a pásmo v souboru',
      en: 'Who can save a view as a file, and whether the file states the interval and time zone; refresh, colors, and restoring the layout of a view',
    },
    ask: 'global-admin',
    page: '/docs/web-portal/construction-view/basics',
    readers: ['engineer', 'administrator'],
  },
  {
    id: 'view-rectangles',
    area: 'points',
    question: {
      cs: 'Obdélník pohledu: přidání, odebrání, změna řady, čas hodnoty, jednotka, otevření grafu, stav po přejmenování bodu; název, pořadí a kopie pohledu; rozlišení a velikost stránky JPG a PDF',
      en: 'Rectangle of a view: adding and removing it, changing its series, time of the value, unit, opening a chart, and its state after a point is renamed; name, order, and copying of a view; resolution and page size of JPG and PDF',
    },
    ask: 'global-admin',
    page: '/docs/web-portal/construction-view/basics#layout',
    readers: ['engineer', 'administrator'],
  },
  {
    id: 'chart-combinations',
    area: 'data',
    question: {
      cs: 'Více bodů, veličin nebo období v grafu, největší počet grafů a řad, druhá osa, odečtení bodů, spektrum',
      en: 'Whether a chart can show several points, quantities, periods, or axes, a difference of two points, or a spectrum; the largest number of charts and series',
    },
    ask: 'global-admin',
    page: '/docs/web-portal/charts/basics#several',
    readers: ['engineer'],
  },
  {
    id: 'saved-charts',
    area: 'data',
    question: {
      cs: 'Uložení sestaveného grafu a jeho odkaz pro kolegu, výběr a interval po otevření, trvalé zobrazení na stěně, tabulka hodnot, barvy a pořadí řad, logaritmická osa, desetinná čárka, trend a vyhlazení, závislost na teplotě (X–Y), zobrazení na celou obrazovku',
      en: 'Saving a chart and linking a colleague to it, selection and interval on opening, a permanent display on a wall, values as a table, colors and order of series, logarithmic axis, decimal comma, trend and smoothing, and a value plotted against temperature (X–Y); full-screen view',
    },
    ask: 'global-admin',
    advice: {
      cs: 'Výběr si zapište; na stěnu se hodí externí grafy nebo Grafana',
      en: 'Write down the selection; for a wall, use External Charts or Grafana',
    },
    page: '/docs/web-portal/charts/basics#several',
    readers: ['engineer'],
  },
  {
    id: 'data-types',
    area: 'data',
    question: {
      cs: 'Obsah typů dat pro napětí a surová data, typ dat pro vzdálenost z Laseru, co je jedna hodnota zrychlení nebo náklonu (vzorek, průměr, špička, délka okna, tíhové zrychlení), zobrazení chyby nebo hodnoty mimo rozsah, řada napětí baterie a signálu, seznam spuštěných záznamů',
      en: 'Content of the data types for voltage and raw data, data type of the Laser distance, what one value of acceleration or tilt is (sample, average, peak, length of the window, gravity), how an error or a value beyond the range appears, series of battery voltage and signal, and a list of triggered recordings',
    },
    ask: 'global-admin',
    advice: {cs: 'Porovnejte graf se zkušebním měřením', en: 'Compare the chart with a test measurement'},
    page: '/docs/web-portal/charts/basics#open',
    readers: ['engineer', 'integrator'],
  },
  {
    id: 'value-deletion',
    area: 'data',
    question: {
      cs: 'Označení nebo smazání uložené hodnoty, vyloučení období, oprava času uložených hodnot, doklad, že se neměnily',
      en: 'Whether a stored value can be marked or deleted, a period excluded, or the time of stored values corrected; proof that values were not altered',
    },
    ask: 'global-admin',
    advice: {cs: 'Zapište ji do záznamu o zásazích', en: 'Record it in your work log'},
    readers: ['engineer'],
  },
  {
    id: 'aggregation',
    area: 'data',
    question: {
      cs: 'Agregace hodnot v dlouhém intervalu, volba jejího kroku a volba všech hodnot nebo minima, průměru a maxima',
      en: 'Whether values are aggregated in long intervals, how the step is chosen, and whether all values or minimum, average, and maximum can be chosen',
    },
    ask: 'global-admin',
    advice: {
      cs: 'Odečtěte špičku před přiblížením a po něm',
      en: 'Read a peak before and after you zoom in',
    },
    page: '/docs/web-portal/charts/charts-controls',
    readers: ['engineer'],
  },
  {
    id: 'chart-controls',
    area: 'data',
    question: {
      cs: 'Rychlý výběr v portálu (a zda je týden kalendářní), lišta, meze osy, poznámky a čáry mezí v grafu, stažení (do CSV, JSON), nejdelší interval a obnovování grafu, sloupce souhrnů (například sériové číslo)',
      en: 'Quick select in the portal (and whether a week is a calendar week), toolbar, axis limits, notes and limit lines in a chart, download (as CSV or JSON), longest interval, and refresh of a chart; columns of the summaries (such as the serial number)',
    },
    ask: 'global-admin',
    page: '/docs/web-portal/charts/charts-controls',
    readers: ['engineer'],
  },
  {
    id: 'axis-time-zone',
    area: 'data',
    question: {cs: 'Časové pásmo osy', en: 'Time zone of the time axis'},
    ask: 'global-admin',
    advice: {
      cs: 'Najděte hodnotu, kterou zařízení právě odeslalo',
      en: 'Find a value that the device has just uploaded',
    },
    page: '/docs/web-portal/export/basics#utc',
    readers: ['engineer', 'integrator'],
  },
  {
    id: 'tokens',
    area: 'data',
    question: {
      cs: 'Platnost, autor a práva tokenů, dva tokeny InfluxDB současně, body přidané později, omezení na bod nebo období, záznam o otevření odkazu a o použití tokenu',
      en: 'Validity, creator, and rights of tokens, and whether two InfluxDB tokens can exist at once; points added later, limiting to a point or period, and a log of opened links and token use',
    },
    ask: 'global-admin',
    advice: {
      cs: 'Zkuste krátký dotaz na jednu hodnotu; zápis nezkoušejte',
      en: "Try a short query for one value; don't try to write",
    },
    page: '/docs/web-portal/charts/export-token-management',
    readers: ['administrator', 'integrator'],
  },
  {
    id: 'database-time',
    area: 'data',
    question: {
      cs: 'Čas v databázi: měření, nebo příchodu',
      en: 'Whether the time in the database is the time of measurement or of arrival',
    },
    ask: 'global-admin',
    advice: {cs: 'Porovnejte hodnoty po výpadku', en: 'Compare values after an outage'},
    page: '/docs/web-portal/export/basics#utc',
    readers: ['integrator', 'engineer'],
  },
  {
    id: 'database',
    area: 'data',
    question: {
      cs: 'Adresa, organizace, bucket a verze databáze, funkce jazyka Flux, jiné dotazovací jazyky, přístup z internetu, dotaz ze stránky v prohlížeči (CORS), pořadí řádků, zpoždění hodnot',
      en: 'Address, organization, bucket, and version of the database, and the available Flux functions; other query languages and access from the internet; queries from a page in a browser (CORS), order of rows, and delay of values',
    },
    ask: 'global-admin',
    page: '/docs/web-portal/export/basics#api',
    readers: ['integrator'],
  },
  {
    id: 'series-names',
    area: 'data',
    question: {
      cs: 'Názvy, pole, značky a jednotky řad, typ a přesnost hodnot, zdvojené hodnoty, řada po výměně zařízení, přesunu nebo smazání bodu, pozdější změny uložených hodnot',
      en: 'Names, fields, tags, and units of series; type and precision of values, duplicates, the series after a device is replaced or a point is moved or deleted, and later changes to stored values',
    },
    ask: 'global-admin',
    advice: {cs: 'Porovnejte řadu s grafem', en: 'Compare a series with the chart'},
    page: '/docs/web-portal/export/basics#names',
    readers: ['integrator'],
  },
  {
    id: 'query-limits',
    area: 'data',
    question: {cs: 'Omezení počtu dotazů a řádků', en: 'Limits on queries and rows'},
    ask: 'global-admin',
    advice: {cs: 'Omezení prozradí odpověď `429`', en: 'A `429` response shows that there is a limit'},
    page: '/docs/web-portal/export/basics#errors',
    readers: ['integrator'],
  },
  {
    id: 'card-upload',
    area: 'data',
    question: {
      cs: 'Co Dynasense do portálu odesílá (celé průběhy, nebo jen špičku a RMS), nahrání záznamů z karty SD',
      en: 'What Dynasense uploads to the portal (waveforms, or only peak and RMS), and whether recordings from an SD card can be uploaded',
    },
    ask: 'global-admin',
    advice: {cs: 'Soubory uchovejte', en: 'Keep the files'},
    page: '/docs/web-portal/charts/basics#gap-cause',
    readers: ['technician', 'engineer'],
    devices: ['dynasense', 'logger'],
  },
  {
    id: 'chart-file',
    area: 'data',
    question: {
      cs: 'Soubor stažený z grafu: přepočtené, nebo surové hodnoty, souhrny, časové pásmo a oddělovač; pravidelný export do souboru; předání celé konstrukce s body, jednotkami a parametry',
      en: 'File downloaded from a chart: converted or raw values, aggregation, time zone, and separator; regular export to a file; handing over a whole construction with its points, units, and parameters',
    },
    ask: 'global-admin',
    page: '/docs/web-portal/export/basics#choose',
    readers: ['engineer', 'integrator'],
  },
  {
    id: 'value-import',
    area: 'data',
    question: {
      cs: 'Vložení ručně naměřených nebo dřívějších hodnot k měřicímu bodu, například z nivelace, údaje z meteostanice a přístrojů jiného výrobce',
      en: 'Whether manual or earlier readings, for example, from leveling, can be added to a measurement point; the same for data of a weather station or of devices of other makes',
    },
    ask: 'global-admin',
    advice: {
      cs: 'Veďte je v tabulce s časem v UTC a porovnejte je s exportem bodu',
      en: 'Keep them in a table with times in UTC, and compare them with the export of the point',
    },
    page: '/docs/web-portal/export/basics#excel',
    readers: ['engineer', 'administrator'],
  },
  {
    id: 'external-charts',
    area: 'data',
    question: {
      cs: 'Vložení, vlastní logo, parametry, jazyk a stažení externích grafů, pohled na konstrukci',
      en: 'Embedding, your own logo, parameters, language, and downloads in External Charts, and whether they show the view of a construction',
    },
    ask: 'sender',
    page: '/docs/ext-charts/intro',
    readers: ['engineer', 'integrator'],
  },
  {
    id: 'app-platforms',
    area: 'app',
    question: {
      cs: 'Podporované verze systémů, jazyky, tablety, instalace mimo obchod, verze aplikace a její shoda s firmwarem, potřebná verze Bluetooth',
      en: 'Supported system versions and languages; tablets, installing without a store, version of the app and whether it fits the firmware, and the Bluetooth version a phone needs',
    },
    ask: 'app-supplier',
    advice: {cs: 'Otevřete stránku aplikace v obchodě', en: "Open the app's page in the store"},
    page: '/docs/mobile-app/intro',
    readers: ['technician'],
  },
  {
    id: 'app-account',
    area: 'app',
    question: {
      cs: 'Účet k přihlášení a práva rolí v aplikaci, výběr bodu a přiřazení zařízení v ní, trvání přihlášení a otevření bez signálu, přepnutí účtu, založení bodu, zrušení přiřazení',
      en: 'Sign-in account and role permissions in the app, and whether you can select a point and assign a device in it; how long a sign-in lasts and whether the app opens without a signal, switching accounts, creating a point, and unassigning a device',
    },
    ask: 'app-supplier',
    advice: {
      cs: 'Vyzkoušejte to před výjezdem; jinak přiřazujte v portálu',
      en: 'Test it before you travel; otherwise, assign in the portal',
    },
    page: '/docs/mobile-app/intro/mp-selection',
    readers: ['technician', 'administrator'],
  },
  {
    id: 'app-screens',
    area: 'app',
    question: {
      cs: 'Obrazovky a údaje v aplikaci, jednotky, živý průběh, uložení výpisu, sdílení grafu nebo měření z aplikace, hledání bodu, kódy',
      en: 'Screens, data, and units in the app, live chart, saving the log, sharing a chart or measurement, searching for a point, and scanning codes',
    },
    ask: 'app-supplier',
    advice: {cs: 'Projděte aplikaci v kanceláři', en: 'Look through the app in the office'},
    page: '/docs/mobile-app/intro',
    readers: ['technician'],
  },
  {
    id: 'app-content',
    area: 'app',
    question: {
      cs: 'Fotografie, poznámky a poloha z aplikace, filtr nalezených zařízení, hlášky při připojování a měření, pád aplikace, písmo a čtečka obrazovky, objem dat a místo v telefonu, zkušební režim bez zařízení, údaje, které aplikace sbírá, které údaje přehledu jsou živé',
      en: 'Photos, notes, and location from the app, filtering found devices, messages while connecting and measuring, crashes, text size and screen readers, data volume and storage, a demo mode without a device, and data that the app collects; which values of the overview are live',
    },
    ask: 'app-supplier',
    advice: {cs: 'Hlášku vyfotografujte i s verzí aplikace', en: 'Photograph the message and the version of the app'},
    page: '/docs/mobile-app/intro#problems',
    readers: ['technician', 'administrator'],
  },
  {
    id: 'app-commands',
    area: 'app',
    question: {
      cs: 'Shoda příkazů v aplikaci a v terminálu portálu',
      en: 'Whether the app and the terminal in the portal accept the same commands',
    },
    ask: 'app-supplier',
    advice: {
      cs: 'V obou vyzkoušejte příkaz, který jen čte',
      en: 'Try a command that only reads in both of them',
    },
    page: '/docs/mobile-app/ble-basics/ble-terminal',
    readers: ['technician', 'integrator'],
  },
  {
    id: 'app-permissions',
    area: 'app',
    question: {cs: 'Oprávnění telefonu, která aplikace vyžaduje', en: 'Which phone permissions the app requires'},
    ask: 'app-supplier',
    page: '/docs/mobile-app/extras/permissions',
    readers: ['technician'],
  },
  {
    id: 'app-laser',
    area: 'app',
    question: {cs: 'Spuštění měření laserem z aplikace', en: 'Whether you can start a laser measurement from the app'},
    ask: 'app-supplier',
    advice: {
      cs: 'Vyzkoušejte to v kanceláři; jinak měřte po sběrnici',
      en: 'Try it in the office; otherwise, measure over the bus',
    },
    page: '/docs/hardware/laser/modbus#single',
    readers: ['technician'],
    devices: ['laser'],
  },
  {
    id: 'app-offline',
    area: 'app',
    question: {
      cs: 'Osud měření a přiřazení bez internetu a při odhlášení, odesílání měření z aplikace do portálu, přechod na nový telefon, dva technici u téhož bodu',
      en: 'What happens to measurements and assignments made offline, and to those not yet sent at sign-out; whether the app itself uploads measurements, moving to a new phone, and two technicians at one point',
    },
    ask: 'app-supplier',
    advice: {cs: 'Vyzkoušejte aplikaci v režimu Letadlo', en: 'Test the app in airplane mode'},
    page: '/docs/mobile-app/intro#offline',
    readers: ['technician'],
  },
  {
    id: 'app-password',
    area: 'app',
    question: {
      cs: 'Kdo se smí připojit, kdy se žádá heslo, počet pokusů, odpojení při nečinnosti, dvě připojená zařízení naráz, výzva k párování a PIN, uložení hesla v aplikaci',
      en: 'Who can connect, when a password is required, how many attempts are allowed, whether an idle connection is closed, and whether one phone can be connected to two devices at once; the pairing prompt and PIN, and whether the app stores passwords',
    },
    ask: 'app-supplier',
    advice: {cs: 'Ukáže se při prvním připojení', en: 'See what happens at the first connection'},
    page: '/docs/mobile-app/ble-basics/ble-control#connect',
    readers: ['technician', 'administrator'],
  },
  {
    id: 'app-firmware',
    area: 'app',
    question: {
      cs: 'Přenos firmwaru aplikací, potřebná role, ohlášení nové verze, jméno zařízení během aktualizace',
      en: 'Whether the app can transfer firmware, and the required role; how a new version is announced, and the device name during an update',
    },
    ask: 'app-supplier',
    advice: {cs: 'Hledejte v nabídce připojeného zařízení', en: 'Look in the menu of a connected device'},
    page: '/docs/mobile-app/ble-basics/ble-firmware',
    readers: ['technician'],
  },
  {
    id: 'accuracy',
    area: 'devices',
    question: {
      cs: 'Přesnost, stálost nuly, kalibrační list a lhůta, vztažný směr náklonu a význam řad X a Y, teplotní drift, vznik uložené hodnoty náklonu (průměr, filtr), rozsah náklonu',
      en: 'Accuracy, zero stability, calibration certificate and interval, reference direction of tilt, and meaning of the X and Y series; temperature drift, and how a stored tilt value is formed (averaging, filter), and the range of tilt',
    },
    ask: 'device-supplier',
    advice: {cs: 'Hledejte v technickém listu', en: 'Look in the data sheet'},
    page: '/docs/hardware/intro#tilt',
    readers: ['engineer'],
    devices: ['dynasense', 'geosnake', 'logger'],
  },
  {
    id: 'construction-data',
    area: 'devices',
    question: {
      cs: 'Upevnění, krytí (i trvalé ponoření), napájení, barvy vodičů, rozměry, provozní teplota, typ a výdrž baterie, ochrana proti přepětí a přepólování, jednotková zátěž RS-485',
      en: 'Mounting, ingress protection (also permanent immersion), power supply, wire colors, dimensions, operating temperature, battery type and life, protection against surges and reversed polarity, and RS-485 unit load',
    },
    ask: 'device-supplier',
    advice: {cs: 'Hledejte v technickém listu', en: 'Look in the data sheet'},
    page: '/docs/hardware/intro#limits',
    readers: ['technician', 'engineer'],
    devices: ALL_DEVICES,
  },
  {
    id: 'other-quantities',
    area: 'devices',
    question: {
      cs: 'Zařízení pro poměrné přetvoření, šířku trhliny, vlhkost nebo signál 4–20 mA, měření teploty konstrukce',
      en: 'Which devices measure strain, crack width, humidity, or a 4–20 mA signal, and the temperature of the structure',
    },
    ask: 'device-supplier',
    advice: {cs: 'Hledejte v technickém listu', en: 'Look in the data sheet'},
    page: '/docs/hardware/intro#families',
    readers: ['engineer'],
  },
  {
    id: 'gateway',
    area: 'devices',
    question: {
      cs: 'Brána, která přenáší data ze sběrnice do portálu: typ a dodavatel, nastavení, čtené registry, zařízení v portálu podle adresy, sdílení sběrnice s PLC, převodník na Ethernet (Modbus TCP), cizí zařízení na sběrnici',
      en: 'Gateway that carries data from the bus to the portal: type and supplier, setup, registers that it reads, portal device for an address, sharing the bus with a PLC, Ethernet converters (Modbus TCP), and other devices on the bus',
    },
    ask: 'supplier',
    advice: {cs: 'Sběrnici řiďte jen jedním zařízením', en: 'Let only one device control the bus'},
    page: '/docs/intro#data-flow',
    readers: ['technician', 'integrator', 'administrator'],
    devices: ['geosnake', 'laser'],
  },
  {
    id: 'indicators',
    area: 'devices',
    question: {
      cs: 'Význam kontrolek a jejich barev, tlačítka a vypínač, zapnutí, vypnutí a restart, označení zařízení blikáním, vyznačení os na krytu',
      en: 'Meaning of LEDs and their colors, buttons and power switch, turning a device on and off, restarting it, and making it blink to identify itself, and marks of the axes on the case',
    },
    ask: 'device-supplier',
    advice: {cs: 'Barvu a rytmus blikání si zapište', en: 'Write down the color and rhythm'},
    page: '/docs/hardware/intro#first-data',
    readers: ['technician'],
    devices: ALL_DEVICES,
  },
  {
    id: 'electrical',
    area: 'devices',
    question: {
      cs: 'Odběr proudu a pojistka, konektory a zapojení kontaktů, druh a průřez kabelu, galvanické oddělení, vestavěný zakončovací odpor, připojování za provozu, doba spouštění',
      en: 'Current draw and fuse, connectors and pinout, type and cross-section of cable, galvanic isolation, built-in termination, connecting to a live bus, and startup time',
    },
    ask: 'device-supplier',
    advice: {
      cs: 'Hledejte v technickém listu; připojujte bez napětí',
      en: 'Look in the data sheet; connect with the power off',
    },
    page: '/docs/hardware/geosnake/modbus#wiring',
    readers: ['technician', 'integrator'],
    devices: ALL_DEVICES,
  },
  {
    id: 'service',
    area: 'devices',
    question: {
      cs: 'Obsah balení a příslušenství, hmotnost a životnost, skladování a přeprava, lhůta údržby, vlhkost uvnitř, otevření a utěsnění, oprava, náhradní díly a likvidace, odcizené zařízení',
      en: 'Content of the package and accessories, weight and service life, storage and transport, maintenance interval, moisture inside, opening and sealing, repair, spare parts and disposal, and stolen devices',
    },
    ask: 'device-supplier',
    advice: {cs: 'Před odesláním vyjměte kartu SD a SIM', en: 'Remove the SD and SIM cards before you send a device'},
    page: '/docs/mobile-app/intro/device-overview#decide',
    readers: ['technician', 'administrator'],
    devices: ALL_DEVICES,
  },
  {
    id: 'settings-transfer',
    area: 'devices',
    question: {
      cs: 'Uložení nastavení do souboru a přenos do náhradního zařízení, tovární nastavení, výchozí rozsah, frekvence a počet vzorků, nastavení a měření po výpadku napájení',
      en: 'Saving settings to a file and copying them to a replacement, factory settings, default range, rate, and number of samples, and settings and measuring after a power failure',
    },
    ask: 'device-supplier',
    advice: {cs: 'Nastavení si opište, dokud zařízení funguje', en: 'Write down the settings while the device works'},
    page: '/docs/web-portal/devices/assign-to-mp#swap',
    readers: ['technician'],
    devices: ALL_DEVICES,
  },
  {
    id: 'upload-target',
    area: 'devices',
    question: {
      cs: 'Odesílání na vlastní server (protokol, formát, přihlášení, šifrování), okamžité odeslání, přednost Wi-Fi a LTE, objem dat za měsíc, dodavatel SIM, firemní zabezpečení Wi-Fi, vnější anténa',
      en: 'Uploading to your own server (protocol, format, sign-in, encryption), uploading at once, preference of Wi-Fi or LTE, data volume per month, supplier of the SIM, enterprise Wi-Fi security, and external antennas',
    },
    ask: 'device-supplier',
    page: '/docs/hardware/dynasense/local_gui#network',
    readers: ['technician', 'integrator', 'administrator'],
    devices: ['dynasense', 'geosnake', 'logger'],
  },
  {
    id: 'battery-clock',
    area: 'devices',
    question: {
      cs: 'Výměna nebo nabití baterie a její vliv na data, nastavení hodin, životnost baterie hodin, přesnost hodin a jejich seřízení ze sítě, vliv hodin telefonu',
      en: 'How to replace or charge a battery, how this affects the data, and how to set the clock; life of the clock battery, accuracy of the clock and whether it sets itself over the network, and the influence of the phone clock',
    },
    ask: 'device-supplier',
    advice: {
      cs: 'Předem stáhněte data, potom porovnejte čas a hodnoty v klidu',
      en: 'Download the data first; afterward, compare the time and the values at rest',
    },
    page: '/docs/mobile-app/intro/device-overview#decide',
    readers: ['technician'],
    devices: ALL_DEVICES,
  },
  {
    id: 'intervals',
    area: 'devices',
    question: {
      cs: 'Interval měření a odesílání, jiné spojení než Wi-Fi a LTE (například LoRa), doplnění dat po výpadku',
      en: 'Measurement and upload intervals, connections other than Wi-Fi and LTE (such as LoRa), and whether missed data is uploaded after an outage',
    },
    ask: 'device-supplier',
    advice: {cs: 'Odečtěte rozestup hodnot v grafu', en: 'Read the spacing of values in the chart'},
    page: '/docs/mobile-app/ble-basics/ble-control#interval',
    readers: ['technician', 'engineer'],
    devices: ALL_DEVICES,
  },
  {
    id: 'passwords',
    area: 'devices',
    question: {
      cs: 'Účel sloupce **Password**, zda mají nová zařízení společné výchozí heslo a zda lze hesla změnit, kde je heslo neregistrovaného zařízení',
      en: 'Purpose of the **Password** column, whether new devices share a default password, and whether passwords can be changed, and where to find the password of a device that is not registered',
    },
    ask: 'global-admin',
    page: '/docs/web-portal/devices/basics#passwords',
    readers: ['technician', 'administrator'],
    devices: ALL_DEVICES,
  },
  {
    id: 'bluetooth-link',
    area: 'devices',
    question: {
      cs: 'Šifrování Bluetooth, dosah zařízení Dynasense a Laser, probuzení zařízení, uvolnění přerušeného spojení, vypnutí Bluetooth a přístupového bodu, rušení jinými přístroji',
      en: 'Bluetooth encryption, the range of Dynasense and Laser, how to wake a device, and when an interrupted connection is released; turning off Bluetooth and the access point, and interference from other devices',
    },
    ask: 'device-supplier',
    advice: {cs: 'Počkejte půl minuty a zkuste to znovu', en: 'Wait half a minute and try again'},
    page: '/docs/mobile-app/ble-basics/ble-control#connect-fails',
    readers: ['technician', 'integrator'],
    devices: ALL_DEVICES,
  },
  {
    id: 'assignment',
    area: 'devices',
    question: {
      cs: 'Zpětná změna přiřazení, převod uložených hodnot, pokračování řady po výměně, zda odebrané zařízení zmizí z problémů komunikace',
      en: 'Whether an assignment can be backdated or stored values moved, whether a series continues after a swap, and whether an unassigned device leaves the communication problems',
    },
    ask: 'global-admin',
    advice: {cs: 'Zapište oba časy', en: 'Write down both times'},
    page: '/docs/web-portal/devices/assign-to-mp#reassign',
    readers: ['technician', 'administrator'],
    devices: ALL_DEVICES,
  },
  {
    id: 'test-value',
    area: 'devices',
    question: {
      cs: 'Zda portál zkušební hodnotu označí, aby se odlišila od pravidelných',
      en: 'Whether the portal marks a test value so that it can be told from scheduled ones',
    },
    ask: 'global-admin',
    advice: {cs: 'Poznáte ji podle zapsaného času', en: 'Find it by the time you wrote down'},
    page: '/docs/mobile-app/ble-basics/ble-measure#to-portal',
    readers: ['technician', 'engineer'],
    devices: ALL_DEVICES,
  },
  {
    id: 'commands',
    area: 'devices',
    question: {
      cs: 'Další příkazy, opakování předchozího příkazu, odpověď na chybný příkaz, zápis jména v `set_ble_name`, nastavení platná až po restartu',
      en: 'More commands, recalling an earlier one, the response to a wrong one, the syntax of `set_ble_name`, and settings that require a restart',
    },
    ask: 'device-supplier',
    advice: {
      cs: 'Novou hodnotu přečtěte hned i po restartu',
      en: 'Read a new value right away and after a restart',
    },
    page: '/docs/mobile-app/ble-basics/ble-control#settings',
    readers: ['technician', 'integrator'],
    devices: ['geosnake', 'logger'],
  },
  {
    id: 'synchronization',
    area: 'devices',
    question: {cs: 'Vzájemná synchronizace zařízení', en: 'Whether devices are synchronized'},
    ask: 'device-supplier',
    page: '/docs/hardware/intro#sampling',
    readers: ['engineer'],
    devices: ['dynasense', 'geosnake', 'logger'],
  },
  {
    id: 'axes',
    area: 'devices',
    question: {
      cs: 'Přeznačení os příkazem nebo v aplikaci, otočené zařízení',
      en: 'Whether axes can be renamed with a command or in the app, for example, if a device is mounted the other way around',
    },
    ask: 'device-supplier',
    advice: {
      cs: 'Vraťte zařízení do původní polohy; násobitel ověřte přes **Test**',
      en: 'Mount the device as before; check a multiplier with **Test**',
    },
    page: '/docs/mobile-app/ble-basics/ble-measure#axes',
    readers: ['technician', 'engineer'],
    devices: ['dynasense', 'geosnake', 'logger'],
  },
  {
    id: 'measurement-results',
    area: 'devices',
    question: {
      cs: 'Výsledek `measure_adxl` a `measure_mlx`, účel magnetometru',
      en: 'Where the results of `measure_adxl` and `measure_mlx` appear, and the purpose of the magnetometer',
    },
    ask: 'device-supplier',
    advice: {
      cs: 'Hledejte ve výpisu terminálu, v registrech a v grafech',
      en: 'Look in the terminal log, the registers, and the charts',
    },
    page: '/docs/mobile-app/ble-basics/ble-measure#geosnake-rs485',
    readers: ['technician', 'integrator'],
    devices: ['geosnake'],
  },
  {
    id: 'geosnake-http',
    area: 'devices',
    question: {
      cs: 'GeoSnake s RS-485: vypnutí odesílání přes HTTP, návrat k původnímu nastavení',
      en: 'RS-485 model: how to stop sending over HTTP and restore the original settings',
    },
    ask: 'device-supplier',
    page: '/docs/hardware/geosnake/bluetooth#command-effects',
    readers: ['technician', 'integrator'],
    devices: ['geosnake'],
  },
  {
    id: 'geosnake-odr',
    area: 'devices',
    question: {
      cs: 'GeoSnake s RS-485: frekvence, které odpovídají kódům ODR',
      en: 'RS-485 model: rates that the ODR codes stand for',
    },
    ask: 'device-supplier',
    advice: {
      cs: 'Změřte záznam: 2048 vzorků s kódem 5 má trvat 16,4 s',
      en: 'Time a record: 2048 samples with code 5 should take 16.4 s',
    },
    page: '/docs/hardware/geosnake/bluetooth#odr',
    readers: ['technician', 'engineer'],
    devices: ['geosnake'],
  },
  {
    id: 'geosnake-gain',
    area: 'devices',
    question: {
      cs: 'GeoSnake s RS-485: zesílení magnetometru, která odpovídají kódům `set_mlx_gain`',
      en: 'RS-485 model: magnetometer gains that the codes of `set_mlx_gain` stand for',
    },
    ask: 'device-supplier',
    advice: {cs: 'Změřte totéž pole se dvěma kódy', en: 'Measure the same field with two codes'},
    page: '/docs/hardware/geosnake/bluetooth#mlx',
    readers: ['engineer', 'integrator'],
    devices: ['geosnake'],
  },
  {
    id: 'geosnake-defaults',
    area: 'devices',
    question: {
      cs: 'GeoSnake s RS-485: výchozí rychlost sběrnice, jméno a služba Bluetooth, adresa a obsah vnitřního webového serveru',
      en: 'RS-485 model: default baud rate, Bluetooth name and service, and address and content of the internal web server',
    },
    ask: 'device-supplier',
    advice: {
      cs: 'Pošlete `get_baudrate`; jméno hledejte na štítku',
      en: 'Send `get_baudrate`; look for the name on the label',
    },
    page: '/docs/hardware/geosnake/modbus#address',
    readers: ['technician', 'integrator'],
    devices: ['geosnake'],
  },
  {
    id: 'geosnake-registers',
    area: 'devices',
    question: {
      cs: 'GeoSnake s RS-485: další registry a jejich jednotky, hodnoty před prvním měřením, přesnost a vlastní ohřev teploměru, doba odezvy a obnovení, trvalost zápisu po sběrnici, zda jsou registry jednoho požadavku z téhož okamžiku',
      en: 'RS-485 model: other registers and their units, values before the first measurement, accuracy and self-heating of the thermometer, response and refresh times, whether a value written over the bus survives a restart, and whether the registers of one request belong to the same moment',
    },
    ask: 'device-supplier',
    advice: {
      cs: 'Řiďte se seznamem registrů dodaným se zařízením',
      en: 'Use the register list supplied with the device',
    },
    page: '/docs/hardware/geosnake/modbus#registers',
    readers: ['integrator'],
    devices: ['geosnake'],
  },
  {
    id: 'geosnake-status',
    area: 'devices',
    question: {
      cs: 'GeoSnake s RS-485: význam stavového registru a registrů 128–130, cívky, výrobní číslo po sběrnici, co měří teploměr (vzduch, nebo vnitřek zařízení), příznak nové hodnoty, síť Wi-Fi a její heslo, cíl a formát dat odesílaných přes HTTP, zápis na adresu 0, opotřebení paměti častým zápisem',
      en: 'RS-485 model: meaning of the status register and of registers 128–130, coils, serial number over the bus, what the thermometer measures (air, or the inside of the device), sign of a new value, Wi-Fi network and password, and target and format of data sent over HTTP; writing to address 0, and wear of the memory by frequent writes',
    },
    ask: 'device-supplier',
    page: '/docs/hardware/geosnake/modbus#registers',
    readers: ['technician', 'integrator'],
    devices: ['geosnake'],
  },
  {
    id: 'bluetooth-and-bus',
    area: 'devices',
    question: {
      cs: 'GeoSnake s RS-485 a Laser: Bluetooth a sběrnice současně; Dynasense a záznamník: Bluetooth a web současně, měření a odesílání během spojení',
      en: 'RS-485 model and Laser: whether Bluetooth and the bus work at the same time; Dynasense and logger: Bluetooth and the web at the same time, and whether measuring and uploading go on during a connection',
    },
    ask: 'device-supplier',
    page: '/docs/hardware/geosnake/bluetooth#limits',
    readers: ['technician', 'integrator'],
    devices: ['geosnake', 'laser'],
  },
  {
    id: 'logger-upload',
    area: 'devices',
    question: {
      cs: 'Záznamník GeoSnake: odesílání do portálu, mezní napětí baterie',
      en: 'Logger model: whether it uploads to the portal, and the lowest battery voltage',
    },
    ask: 'device-supplier',
    advice: {
      cs: 'Hledejte data v grafu, jinak v souboru na kartě',
      en: 'Look for data in the chart; otherwise, in the file on the card',
    },
    page: '/docs/mobile-app/ble-basics/ble-measure#where',
    readers: ['technician', 'engineer'],
    devices: ['logger'],
  },
  {
    id: 'logger-web',
    area: 'devices',
    question: {
      cs: 'Záznamník GeoSnake: heslo sítě Wi-Fi, kde se ukazuje síla jejího signálu, obsah záložek **Sensor Config** a **Schedule**, časové pásmo plánu, na jak dlouho vystačí karta a co se stane, když je plná, stažení souboru na záložce **Files**, místo pro nahrání firmwaru',
      en: 'Logger model: Wi-Fi password and where the signal strength is shown, contents of the **Sensor Config** and **Schedule** tabs, time zone of a schedule, how long the card lasts and what happens when it is full, downloading a file on the **Files** tab, and where to upload firmware',
    },
    ask: 'device-supplier',
    advice: {
      cs: 'Heslo hledejte na štítku, signál změřte telefonem, soubor přečtěte z karty',
      en: 'Look for the password on the label, measure the signal with a phone, and read the file from the card',
    },
    page: '/docs/hardware/geosnake/bluetooth#logger-start',
    readers: ['technician', 'integrator'],
    devices: ['logger'],
  },
  {
    id: 'logger-operation',
    area: 'devices',
    question: {
      cs: 'Záznamník GeoSnake: vypnutí před uskladněním, záložky **Power**, **Device** a **WiFi**, připojení k místní síti, největší karta, kdy začíná nový soubor, soubor po výpadku napájení, data přes Bluetooth, vliv `stop` na plán',
      en: 'Logger model: turning it off for storage, the **Power**, **Device**, and **WiFi** tabs, joining a local network, largest card, when a new file starts, the file after a power failure, data over Bluetooth, and the effect of `stop` on a schedule',
    },
    ask: 'device-supplier',
    advice: {cs: 'Před vypnutím pošlete `stop`', en: 'Send `stop` before you turn it off'},
    page: '/docs/hardware/geosnake/bluetooth#logger-start',
    readers: ['technician'],
    devices: ['logger'],
  },
  {
    id: 'logger-fields',
    area: 'devices',
    question: {
      cs: 'Záznamník GeoSnake: zda REST API vrací naměřené hodnoty nebo soubor CSV, sloupce a oddělovače tohoto souboru, kódy rozsahu a zápis hodnot, nastavení a kódy pole `hpf`, význam polí `measuring` a `samples`',
      en: 'Logger model: whether the REST API returns measured values or the CSV file, columns and separators of that file, range codes and value formats, setting and codes of the field `hpf`, and the exact meaning of the fields `measuring` and `samples`',
    },
    ask: 'device-supplier',
    advice: {cs: 'Porovnejte dvě odpovědi `status`', en: 'Compare two responses to `status`'},
    page: '/docs/hardware/geosnake/bluetooth#logger-api',
    readers: ['technician', 'integrator'],
    devices: ['logger'],
  },
  {
    id: 'laser-optics',
    area: 'devices',
    question: {
      cs: 'Laser: třída, dosah, přesnost, stopa, vztažná hrana, teplotní drift, životnost, samočinné vypnutí paprsku, jedno čtení, nebo průměr',
      en: 'Laser: class, range, accuracy, spot size, reference edge, temperature drift, service life, whether the beam turns itself off, and whether a value is a single reading or an average',
    },
    ask: 'device-supplier',
    advice: {cs: 'Hledejte na štítku a v technickém listu', en: 'Look on the label and in the data sheet'},
    page: '/docs/hardware/laser/bluetooth',
    readers: ['technician', 'engineer'],
    devices: ['laser'],
  },
  {
    id: 'laser-measurement',
    area: 'devices',
    question: {
      cs: 'Laser: zapnutí laseru před měřením, stav 1, jednotlivé, nebo průběžné měření po zápisu cívky, délka měření, platnost výsledku, účinek restartu, rychlost a trvání průběžného měření',
      en: 'Laser: whether it must be turned on before a measurement, state 1, whether the coil starts a single or a continuous measurement, duration of a measurement, how long a result is kept, the effect of a restart, and the rate and duration of continuous measurement',
    },
    ask: 'device-supplier',
    page: '/docs/hardware/laser/modbus#single',
    readers: ['technician', 'integrator'],
    devices: ['laser'],
  },
  {
    id: 'laser-errors',
    area: 'devices',
    question: {
      cs: 'Laser: kódy chyby 1–17, meze napětí a kvality signálu',
      en: 'Laser: error codes 1–17, and limits of voltage and signal quality',
    },
    ask: 'device-supplier',
    advice: {cs: 'Kód i verzi firmwaru si zapište', en: 'Write down the code and the firmware version'},
    page: '/docs/hardware/laser/bluetooth#target-test',
    readers: ['technician', 'integrator'],
    devices: ['laser'],
  },
  {
    id: 'laser-values',
    area: 'devices',
    question: {
      cs: 'Laser: znaménko teploty, výpočet vzdálenosti z obou slov',
      en: 'Laser: sign of the temperature, and calculation of the distance from both words',
    },
    ask: 'device-supplier',
    advice: {
      cs: 'Porovnejte hodnoty s teploměrem a pásmem',
      en: 'Compare the values with a thermometer and a tape measure',
    },
    page: '/docs/hardware/laser/modbus#distance',
    readers: ['integrator'],
    devices: ['laser'],
  },
  {
    id: 'laser-bluetooth',
    area: 'devices',
    question: {
      cs: 'Laser: jméno, služby (UUID) a příkazy v Bluetooth, výchozí stav, síť Wi-Fi',
      en: 'Laser: Bluetooth name, services (UUIDs), and commands; default state and Wi-Fi network',
    },
    ask: 'device-supplier',
    advice: {cs: 'Vyhledejte ho vedle zařízení', en: 'Scan while you stand next to the device'},
    page: '/docs/hardware/laser/bluetooth',
    readers: ['technician', 'integrator'],
    devices: ['laser'],
  },
  {
    id: 'dynasense-access',
    area: 'devices',
    question: {
      cs: 'Dynasense: síť Wi-Fi a její heslo, heslo rozhraní, připojení kabelem, kontrolky, doba spouštění',
      en: 'Dynasense: Wi-Fi name and password, interface password, cable connection, LEDs, and startup time',
    },
    ask: 'device-supplier',
    advice: {cs: 'Hledejte na štítku', en: 'Look on the label'},
    page: '/docs/hardware/dynasense/local_gui#connect',
    readers: ['technician'],
    devices: ['dynasense'],
  },
  {
    id: 'dynasense-network',
    area: 'devices',
    question: {
      cs: 'Dynasense: sběrnice RS-485 a Modbus, pásmo Wi-Fi (2,4 nebo 5 GHz), pásma LTE, rozměr a PIN karty SIM, kde se ukazuje síla signálu LTE',
      en: 'Dynasense: RS-485 and Modbus, Wi-Fi band (2.4 or 5 GHz), LTE bands, size and PIN of the SIM card, and where the LTE signal strength is shown',
    },
    ask: 'device-supplier',
    advice: {
      cs: 'Zvolte Wi-Fi v pásmu 2,4 GHz, signál LTE změřte telefonem',
      en: 'Use Wi-Fi in the 2.4 GHz band, and measure the LTE signal with a phone',
    },
    page: '/docs/hardware/dynasense/local_gui#network',
    readers: ['technician', 'administrator'],
    devices: ['dynasense'],
  },
  {
    id: 'dynasense-settings',
    area: 'devices',
    question: {
      cs: 'Dynasense: názvy polí, změna jména zařízení, obnovení továrního nastavení, nadvzorkování, události při měření podle plánu, okno statistiky, barvy kruhu náklonu, úsek spektra, jednotka rychlosti kmitání, nepřetržitý záznam, měření po výpadku napájení, velikost karty a její souborový systém, soubory, stažení a stálost výpisů, volné místo, stav odeslání, výpočty v zařízení',
      en: 'Dynasense: field names, changing the device name, factory reset, oversampling, events during scheduled measurement, statistics window, colors of the tilt circle, spectrum segment, unit of vibration velocity, continuous recording, measuring after a power failure, card size and file system, files, download and persistence of logs, free space, upload status, and analysis in the device',
    },
    ask: 'device-supplier',
    page: '/docs/hardware/dynasense/local_gui',
    readers: ['technician', 'engineer'],
    devices: ['dynasense'],
  },
  {
    id: 'dynasense-operation',
    area: 'devices',
    question: {
      cs: 'Dynasense: vyjmutí karty za provozu, vypnutí a restart, funkce a příkazy v Bluetooth, rozhraní API a hromadné stažení souborů, společné spouštění více zařízení, skutečná vzorkovací frekvence, přesnost teploměru, jak ze záznamu poznat, co ho spustilo',
      en: 'Dynasense: removing the card during operation, turning off and restarting, Bluetooth functions and commands, API and bulk download of files, common triggering of several devices, true sampling rate, and accuracy of the thermometer; how to tell what triggered a recording',
    },
    ask: 'device-supplier',
    advice: {cs: 'Kartu vyjímejte jen při vypnutém napájení', en: 'Remove the card only with the power off'},
    page: '/docs/hardware/dynasense/local_gui#problems',
    readers: ['technician', 'integrator'],
    devices: ['dynasense'],
  },
  {
    id: 'firmware',
    area: 'devices',
    question: {
      cs: 'Soubory firmwaru, návrat k předchozí verzi, vliv na kalibraci; u GeoSnake s RS-485 a Laseru i postup aktualizace, aktualizace na dálku a hromadně, známé chyby verzí',
      en: 'Firmware files, going back to the previous version, and effect on calibration; for the RS-485 model and Laser, also the update method; remote and bulk updates, and known faults of versions',
    },
    ask: 'device-supplier',
    advice: {
      cs: 'Porovnejte hodnoty v klidu před aktualizací a po ní',
      en: 'Compare values at rest before and after the update',
    },
    page: '/docs/mobile-app/ble-basics/ble-firmware',
    readers: ['technician'],
    devices: ALL_DEVICES,
  },
  {
    id: 'remote-control',
    area: 'operation',
    question: {
      cs: 'Ovládání přes internet, servery a porty pro firewall, podpora výrobce',
      en: 'Control over the internet, hosts and ports for a firewall, and vendor support',
    },
    ask: 'global-admin',
    readers: ['administrator', 'integrator'],
  },
  {
    id: 'retention',
    area: 'operation',
    question: {
      cs: 'Uchování, umístění a zálohování dat, dostupnost (SLA), odstávky, osobní údaje (GDPR), zředění starých hodnot, přístup po skončení služby, obnova ze zálohy',
      en: 'Retention, location, and backup of data, availability (SLA), maintenance outages, and personal data (GDPR); thinning of old values, access after the service ends, and restoring from a backup',
    },
    ask: 'global-admin',
    advice: {
      cs: 'Hledejte ve smlouvě; data exportujte včas',
      en: 'Look in the contract; export data before you need it',
    },
    page: '/docs/web-portal/export/basics',
    readers: ['administrator', 'integrator'],
  },
  {
    id: 'prices',
    area: 'operation',
    question: {cs: 'Ceny a limity, zprávy SMS', en: 'Prices, limits, and text messages'},
    ask: 'supplier',
    advice: {cs: 'Hledejte v nabídce a ve smlouvě', en: 'Look in the offer and the contract'},
    readers: ['administrator'],
  },
  {
    id: 'compatibility',
    area: 'operation',
    question: {
      cs: 'Stálost registrů a názvů v exportu mezi verzemi a po přejmenování bodu, ohlášení změn a odstávek',
      en: 'Whether registers and export names stay the same between versions and after a point is renamed, and how changes and outages are announced',
    },
    ask: 'global-admin',
    advice: {
      cs: 'Uložte si čtení a po aktualizaci ho porovnejte',
      en: 'Save a reading, and compare it after an update',
    },
    readers: ['integrator'],
  },
  {
    id: 'inspections',
    area: 'operation',
    question: {
      cs: 'Náhrada předepsané prohlídky monitoringem',
      en: 'Whether monitoring can replace a prescribed inspection',
    },
    ask: 'engineer',
    advice: {cs: 'Rozhoduje i správce konstrukce', en: 'The owner of the structure also has a say'},
    readers: ['engineer'],
  },
  {
    id: 'limit-values',
    area: 'operation',
    question: {cs: 'Mezní hodnoty pro vaši konstrukci', en: 'Limit values for your structure'},
    ask: 'engineer',
    page: '/docs/web-portal/intro#limit-alarm',
    readers: ['engineer'],
  },
];
