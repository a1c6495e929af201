import type {Localized} from '../config/locales';

/** One concept of the manual with its name and definition in both languages. */
export interface GlossaryTerm {
  /** Anchor on the glossary page, the same in both languages. */
  id: string;
  term: Localized;
  /** One sentence that explains the concept. */
  definition: Localized;
  /** Other names that readers use for the concept. */
  synonyms?: Partial<Localized<readonly string[]>>;
  /** What the concept is easily confused with, or how its name is used. */
  note?: Localized;
  /** Id of the document that explains the concept, e.g. `web-portal/construction/basics`. */
  doc?: string;
}

/** The terms of the manual by id, grouped by subject. */
const TERMS = {
  'measurement-point': {
    term: {cs: 'měřicí bod', en: 'measurement point'},
    synonyms: {cs: ['MB'], en: ['MP']},
    definition: {
      cs: 'Místo na konstrukci, ke kterému se ukládají naměřená data; patří právě jedné konstrukci a přiřazují se k němu zařízení.',
      en: 'A place on the structure under which measured data is stored; it belongs to exactly one construction, and devices are assigned to it.',
    },
    note: {
      cs: 'Píše se s krátkým i: „měřicí“ znamená určený k měření.',
      en: 'It is a place on the structure, not a device.',
    },
    doc: 'web-portal/construction/measurement-point/basics',
  },
  construction: {
    term: {cs: 'konstrukce', en: 'construction'},
    synonyms: {cs: ['objekt', 'sledovaný objekt'], en: ['structure', 'monitored object']},
    definition: {
      cs: 'Sledovaný objekt vedený v portálu, například most, lávka, budova nebo opěrná zeď, ke kterému patří měřicí body.',
      en: 'A monitored structure in the portal, such as a bridge, footbridge, building, or retaining wall, with its measurement points.',
    },
    doc: 'web-portal/construction/basics',
  },
  'construction-view': {
    term: {cs: 'pohled na konstrukci', en: 'Construction View'},
    definition: {
      cs: 'Naměřené hodnoty umístěné na fotografii nebo výkresu konstrukce.',
      en: 'Measured values placed on a photo or drawing of the construction.',
    },
    doc: 'web-portal/construction-view/basics',
  },
  organization: {
    term: {cs: 'organizace', en: 'organization'},
    synonyms: {cs: ['firma'], en: ['company']},
    definition: {
      cs: 'Nejvyšší úroveň v portálu, které patří konstrukce, měřicí body, zařízení a uživatelé.',
      en: 'The top level in the portal, which owns constructions, measurement points, devices, and users.',
    },
    note: {
      cs: 'Starší obrazovky portálu používají název company (firma).',
      en: 'Older screens of the portal use the word company.',
    },
    doc: 'web-portal/companies',
  },
  bridge: {
    term: {cs: 'most', en: 'bridge'},
    definition: {
      cs: 'Stavba, která převádí silnici, železnici nebo cestu přes překážku.',
      en: 'A structure that carries a road, a railway, or a path across an obstacle.',
    },
  },
  footbridge: {
    term: {cs: 'lávka', en: 'footbridge'},
    synonyms: {cs: ['lávka pro pěší'], en: ['pedestrian bridge']},
    definition: {cs: 'Most pro chodce nebo cyklisty.', en: 'A bridge for pedestrians or cyclists.'},
  },
  building: {
    term: {cs: 'budova', en: 'building'},
    definition: {
      cs: 'Zastřešená stavba s obvodovými stěnami, kterou lidé užívají.',
      en: 'A structure with a roof and outer walls that people use.',
    },
    note: {
      cs: 'Slovo „stavba“ má širší význam: zahrnuje i mosty a zdi.',
      en: 'Bridges and walls are structures, not buildings.',
    },
  },
  'retaining-wall': {
    term: {cs: 'opěrná zeď', en: 'retaining wall'},
    synonyms: {cs: ['opěrná stěna'], en: ['supporting wall']},
    definition: {
      cs: 'Zeď, která zadržuje zeminu za sebou a odolává jejímu tlaku.',
      en: 'A wall that holds back the soil behind it and resists its pressure.',
    },
    note: {cs: 'Nezaměňovat se zárubní zdí (cladding wall).', en: 'Not the same as a cladding wall (zárubní zeď).'},
  },
  'bridge-deck': {
    term: {cs: 'mostovka', en: 'bridge deck'},
    definition: {
      cs: 'Část mostu, která nese dopravu a přenáší její zatížení na hlavní nosníky nebo podpory.',
      en: 'The part of a bridge that carries the traffic and transfers its load to the main girders or supports.',
    },
  },
  pier: {
    term: {cs: 'pilíř', en: 'pier'},
    definition: {
      cs: 'Mezilehlá podpora mostu mezi krajními opěrami.',
      en: 'An intermediate support of a bridge between its abutments.',
    },
  },
  abutment: {
    term: {cs: 'opěra', en: 'abutment'},
    definition: {
      cs: 'Krajní podpora mostu v místě, kde most navazuje na násyp nebo terén.',
      en: 'The end support of a bridge, where it meets the embankment or the ground.',
    },
  },
  bearing: {
    term: {cs: 'ložisko', en: 'bearing'},
    synonyms: {cs: ['mostní ložisko'], en: ['bridge bearing']},
    definition: {
      cs: 'Prvek mezi podporou a nosnou konstrukcí, který přenáší zatížení a posun i pootočení buď dovoluje, nebo jim brání.',
      en: 'A component between a support and the superstructure that transfers load and either allows or prevents movement and rotation.',
    },
  },
  'expansion-joint': {
    term: {cs: 'dilatační závěr', en: 'expansion joint'},
    synonyms: {cs: ['mostní závěr']},
    definition: {
      cs: 'Prvek, který překrývá spáru mezi dvěma částmi konstrukce a dovoluje jejich vzájemný posun, hlavně od teploty.',
      en: 'A component that covers the gap between two sections of a structure and lets them move relative to each other, mainly because of temperature.',
    },
    note: {cs: 'Samotná mezera mezi částmi je dilatační spára.', en: 'The gap that it covers is a joint opening.'},
  },
  girder: {
    term: {cs: 'nosník', en: 'girder'},
    synonyms: {en: ['beam']},
    definition: {
      cs: 'Prvek, který překlenuje prostor mezi podporami a přenáší zatížení hlavně ohybem.',
      en: 'A member that spans between supports and carries load mainly by bending.',
    },
  },
  span: {
    term: {cs: 'rozpětí', en: 'span'},
    synonyms: {cs: ['pole mostu']},
    definition: {cs: 'Vzdálenost mezi dvěma sousedními podporami.', en: 'The distance between two adjacent supports.'},
    note: {
      cs: 'Část mostu mezi dvěma podporami je pole; anglicky se obojí řekne span.',
      en: 'The word also means the part of a bridge between two supports.',
    },
  },
  'structural-health-monitoring': {
    term: {cs: 'monitoring technického stavu konstrukcí', en: 'structural health monitoring'},
    synonyms: {cs: ['monitorování stavu konstrukcí', 'SHM'], en: ['SHM']},
    definition: {
      cs: 'Dlouhodobé měření konstrukce, jehož cílem je rozpoznat změnu jejího chování proti výchozímu stavu.',
      en: 'Long-term measurement of a structure to detect changes in its behavior from a reference state.',
    },
    doc: 'intro',
  },
  sensor: {
    term: {cs: 'snímač', en: 'sensor'},
    synonyms: {cs: ['senzor', 'čidlo'], en: ['transducer']},
    definition: {
      cs: 'Součást, která převádí fyzikální veličinu na signál nebo číslo.',
      en: 'A component that converts a physical quantity into a signal or a number.',
    },
  },
  device: {
    term: {cs: 'zařízení', en: 'device'},
    synonyms: {cs: ['přístroj']},
    definition: {
      cs: 'Přístroj na konstrukci, který měří a odesílá data.',
      en: 'A unit on the structure that measures and uploads data.',
    },
    doc: 'web-portal/devices/basics',
  },
  'measuring-unit': {
    term: {cs: 'měřicí jednotka', en: 'measuring unit'},
    definition: {
      cs: 'Elektronický přístroj, který čte údaje jednoho nebo několika snímačů.',
      en: 'An electronic unit that reads one or more sensors.',
    },
    note: {cs: 'Nezaměňovat s jednotkou veličiny.', en: 'Not the same as a unit of a quantity.'},
  },
  quantity: {
    term: {cs: 'veličina', en: 'quantity'},
    definition: {
      cs: 'Vlastnost, která se měří a vyjadřuje číslem s jednotkou, například náklon ve stupních nebo zrychlení v mg.',
      en: 'A property that is measured and expressed as a number with a unit, for example, inclination in degrees or acceleration in mg.',
    },
    doc: 'hardware/intro',
  },
  unit: {
    term: {cs: 'jednotka', en: 'unit'},
    definition: {
      cs: 'Míra, ve které je hodnota uvedená, například mg, mm/m nebo µm/m; jednotku v grafu mohou změnit parametry měřicího bodu.',
      en: 'The measure in which a value is expressed, for example, mg, mm/m, or µm/m; the parameters of a measurement point can change the unit in a chart.',
    },
    doc: 'web-portal/construction/measurement-point/used-params',
  },
  measurement: {
    term: {cs: 'měření', en: 'measurement'},
    definition: {
      cs: 'Zjištění hodnoty veličiny zařízením: jednotlivé na povel, průběžné do zastavení, spuštěné událostí nebo podle plánu.',
      en: 'The process of determining the value of a quantity with a device: once on command, continuously until stopped, when triggered by an event, or on a schedule.',
    },
    doc: 'mobile-app/ble-basics/ble-measure',
  },
  'measured-value': {
    term: {cs: 'naměřená hodnota', en: 'measured value'},
    definition: {
      cs: 'Číslo s jednotkou a časem, které je výsledkem měření.',
      en: 'The result of a measurement: a number with a unit and a time.',
    },
  },
  'raw-data': {
    term: {cs: 'surová data', en: 'raw data'},
    synonyms: {cs: ['hrubá data']},
    definition: {
      cs: 'Hodnoty v podobě, v jaké je dodalo zařízení, před použitím parametrů měřicího bodu.',
      en: 'Values as delivered by the device, before the parameters of the measurement point are applied.',
    },
    doc: 'web-portal/charts/basics',
  },
  'data-type': {
    term: {cs: 'typ dat', en: 'data type'},
    synonyms: {en: ['chart type']},
    definition: {
      cs: 'Druh dat s vlastním grafem, například zrychlení, náklon, poměrné přetvoření, elektrické napětí, prostředí nebo surová data.',
      en: 'A kind of data with its own chart, such as acceleration, inclination, strain, voltage, environment, or raw data.',
    },
    doc: 'web-portal/charts/basics',
  },
  channel: {
    term: {cs: 'kanál', en: 'channel'},
    definition: {
      cs: 'Jedna z několika řad hodnot, které zařízení měří souběžně.',
      en: 'One of several series of values that a device measures in parallel.',
    },
    doc: 'web-portal/construction/measurement-point/used-params',
  },
  'data-series': {
    term: {cs: 'datová řada', en: 'data series'},
    synonyms: {cs: ['časová řada'], en: ['time series']},
    definition: {
      cs: 'Hodnoty jedné veličiny seřazené podle času.',
      en: 'Values of one quantity in chronological order.',
    },
  },
  chart: {
    term: {cs: 'graf', en: 'chart'},
    synonyms: {en: ['graph']},
    definition: {
      cs: 'Časový průběh dat jednoho typu u měřicího bodu, přepočtených podle jeho parametrů.',
      en: 'A plot over time of one type of data from a measurement point, after the parameters of the point are applied.',
    },
    doc: 'web-portal/charts/basics',
  },
  'displayed-interval': {
    term: {cs: 'zobrazený interval', en: 'displayed interval'},
    definition: {
      cs: 'Období mezi začátkem a koncem, pro které graf ukazuje data.',
      en: 'The period between a start and an end for which a chart shows data.',
    },
    doc: 'web-portal/charts/charts-controls',
  },
  'quick-select': {
    term: {cs: 'rychlý výběr', en: 'quick select'},
    definition: {
      cs: 'Předvolby, kterými se zobrazený interval nastaví jedním kliknutím: 3 měsíce, 2 měsíce, 1 měsíc, týden a den.',
      en: 'Presets that set the displayed interval with one click: 3 months, 2 months, 1 month, week, and day.',
    },
    doc: 'web-portal/charts/charts-controls',
  },
  aggregated: {
    term: {cs: 'agregované hodnoty', en: 'aggregated values'},
    synonyms: {cs: ['min/průměr/max'], en: ['min/avg/max']},
    definition: {
      cs: 'Nejmenší, průměrná a největší ze všech hodnot v intervalu.',
      en: 'Minimum, average, and maximum of all values in an interval.',
    },
    doc: 'web-portal/construction-view/basics',
  },
  'last-measure': {
    term: {cs: 'poslední měření', en: 'last measure'},
    definition: {cs: 'Nejnovější hodnota v zobrazeném intervalu.', en: 'The latest value in the displayed interval.'},
    doc: 'web-portal/construction-view/basics',
  },
  acceleration: {
    term: {cs: 'zrychlení', en: 'acceleration'},
    definition: {
      cs: 'Změna rychlosti za jednotku času v m/s² nebo v násobcích tíhového zrychlení, například v mg.',
      en: 'The change of velocity per unit of time, in m/s² or as a multiple of gravity, for example, in mg.',
    },
    doc: 'hardware/intro',
  },
  gateway: {
    term: {cs: 'brána', en: 'gateway'},
    definition: {
      cs: 'Zařízení, které čte data ze sběrnice RS-485 a posílá je do portálu.',
      en: 'A device that reads data from an RS-485 bus and sends it to the portal.',
    },
    doc: 'hardware/intro',
  },
  'dynamic-measurement': {
    term: {cs: 'dynamické měření', en: 'dynamic measurement'},
    definition: {
      cs: 'Měření kmitání s mnoha vzorky za sekundu, na rozdíl od pomalých změn, jako je náklon.',
      en: 'A measurement of vibration with many samples per second, as opposed to slow changes such as tilt.',
    },
    doc: 'hardware/intro',
  },
  accelerometer: {
    term: {cs: 'akcelerometr', en: 'accelerometer'},
    synonyms: {cs: ['snímač zrychlení']},
    definition: {
      cs: 'Snímač zrychlení; v klidu měří tíhové zrychlení, a tím i svůj náklon.',
      en: 'A sensor that measures acceleration; at rest, it measures gravity and therefore also its own tilt.',
    },
    doc: 'hardware/intro',
  },
  gravity: {
    term: {cs: 'tíhové zrychlení (g)', en: 'gravity (g)'},
    definition: {
      cs: 'Zrychlení volného pádu u povrchu Země; normální hodnota je 9,80665 m/s².',
      en: 'The acceleration of free fall at the surface of the Earth; its standard value is 9.80665 m/s².',
    },
  },
  inclination: {
    term: {cs: 'náklon', en: 'inclination'},
    synonyms: {cs: ['úhel náklonu', 'sklon'], en: ['tilt']},
    definition: {
      cs: 'Odchylka osy od svislého nebo vodorovného směru ve stupních nebo v mm/m.',
      en: 'The deviation of an axis from the vertical or the horizontal, in degrees or mm/m.',
    },
    note: {cs: 'O svazích a vozovkách se říká „sklon“.', en: 'The slope of terrain or pavement is something else.'},
  },
  inclinometer: {
    term: {cs: 'náklonoměr', en: 'tiltmeter'},
    synonyms: {en: ['inclinometer']},
    definition: {cs: 'Snímač, který měří náklon.', en: 'A sensor that measures inclination.'},
    note: {
      cs: 'Nezaměňovat s inklinometrem, přístrojem pro měření ve vrtu.',
      en: 'Borehole instruments are also called inclinometers.',
    },
  },
  'roll-pitch': {
    term: {cs: 'příčný a podélný náklon', en: 'roll and pitch'},
    synonyms: {cs: ['Roll', 'Pitch']},
    definition: {
      cs: 'Natočení kolem podélné osy přístroje (Roll) a kolem jeho příčné osy (Pitch).',
      en: 'Rotation about the longitudinal axis of a device (roll) and about its transverse axis (pitch).',
    },
    doc: 'hardware/dynasense/local_gui',
  },
  strain: {
    term: {cs: 'poměrné přetvoření', en: 'strain'},
    definition: {
      cs: 'Změna délky dělená původní délkou, v µm/m (µε).',
      en: 'The change in length divided by the original length, in µm/m (µε).',
    },
    note: {
      cs: 'Nezaměňovat s mechanickým napětím (stress) ani s elektrickým napětím (voltage).',
      en: 'Not the same as stress (mechanické napětí) or voltage (elektrické napětí).',
    },
  },
  stress: {
    term: {cs: 'mechanické napětí', en: 'stress'},
    definition: {
      cs: 'Vnitřní síla v materiálu dělená plochou, na kterou působí, v MPa.',
      en: 'The internal force in a material divided by the area on which it acts, in MPa.',
    },
    note: {cs: 'Nezaměňovat s elektrickým napětím (voltage).', en: 'Not to be confused with voltage.'},
  },
  'strain-gauge': {
    term: {cs: 'tenzometr', en: 'strain gauge'},
    definition: {
      cs: 'Snímač poměrného přetvoření, který využívá například změnu elektrického odporu nalepené fólie.',
      en: 'A sensor that measures strain, for example, through the changing resistance of a bonded foil.',
    },
  },
  displacement: {
    term: {cs: 'posun', en: 'displacement'},
    synonyms: {cs: ['posunutí']},
    definition: {cs: 'Změna polohy bodu, v mm.', en: 'A change in the position of a point, in mm.'},
  },
  deflection: {
    term: {cs: 'průhyb', en: 'deflection'},
    definition: {
      cs: 'Posun bodu nosníku nebo desky kolmo k jejich ose nebo rovině, způsobený zatížením.',
      en: 'The displacement of a point on a girder or slab perpendicular to its axis or plane, caused by load.',
    },
  },
  settlement: {
    term: {cs: 'sedání', en: 'settlement'},
    definition: {
      cs: 'Postupný pokles základu způsobený stlačováním zeminy pod ním.',
      en: 'The gradual sinking of a foundation as the soil beneath it compresses.',
    },
  },
  crack: {
    term: {cs: 'trhlina', en: 'crack'},
    definition: {
      cs: 'Porušení celistvosti materiálu, například od tahu, smyku, únavy nebo koroze výztuže.',
      en: 'A break in a material, for example, from tension, shear, fatigue, or corroding reinforcement.',
    },
  },
  'crack-width': {
    term: {cs: 'šířka trhliny', en: 'crack width'},
    definition: {
      cs: 'Vzdálenost protilehlých líců trhliny, v mm.',
      en: 'The distance between the two faces of a crack, in mm.',
    },
  },
  'crack-gauge': {
    term: {cs: 'trhlinoměr', en: 'crack gauge'},
    synonyms: {cs: ['snímač šířky trhliny'], en: ['crack meter']},
    definition: {cs: 'Snímač, který měří změnu šířky trhliny.', en: 'A sensor that measures changes in crack width.'},
    note: {cs: 'Deformetr je jiný přístroj.', en: 'A demountable strain gauge is a different instrument.'},
  },
  vibration: {
    term: {cs: 'vibrace', en: 'vibration'},
    synonyms: {cs: ['kmitání']},
    definition: {
      cs: 'Opakovaný pohyb kolem rovnovážné polohy.',
      en: 'A repeated movement around an equilibrium position.',
    },
  },
  'natural-frequency': {
    term: {cs: 'vlastní frekvence', en: 'natural frequency'},
    synonyms: {en: ['eigenfrequency']},
    definition: {
      cs: 'Frekvence, kterou konstrukce po vychýlení volně kmitá, v Hz; závisí na tuhosti a hmotnosti.',
      en: 'A frequency, in Hz, at which a structure vibrates freely after a disturbance; it depends on stiffness and mass.',
    },
  },
  'mode-shape': {
    term: {cs: 'vlastní tvar', en: 'mode shape'},
    synonyms: {cs: ['vlastní tvar kmitání']},
    definition: {
      cs: 'Tvar, ve kterém konstrukce kmitá na jedné ze svých vlastních frekvencí.',
      en: 'The shape in which a structure vibrates at one of its natural frequencies.',
    },
  },
  damping: {
    term: {cs: 'útlum', en: 'damping'},
    definition: {
      cs: 'Ztráta energie kmitání, která způsobuje, že volné kmitání doznívá.',
      en: 'The loss of vibration energy that causes free vibration to decay.',
    },
  },
  resonance: {
    term: {cs: 'rezonance', en: 'resonance'},
    definition: {
      cs: 'Zesílení kmitání, když se frekvence buzení blíží vlastní frekvenci.',
      en: 'The increase in vibration when the excitation frequency is close to a natural frequency.',
    },
  },
  amplitude: {
    term: {cs: 'amplituda', en: 'amplitude'},
    definition: {
      cs: 'Největší výchylka kmitání z rovnovážné polohy.',
      en: 'The maximum deviation of a vibration from its equilibrium position.',
    },
  },
  'peak-value': {
    term: {cs: 'špičková hodnota', en: 'peak value'},
    definition: {
      cs: 'Největší absolutní hodnota signálu v daném úseku.',
      en: 'The maximum absolute value of a signal within a section of the record.',
    },
  },
  rms: {
    term: {cs: 'efektivní hodnota (RMS)', en: 'root mean square (RMS)'},
    definition: {
      cs: 'Druhá odmocnina z průměru druhých mocnin hodnot; vyjadřuje celkovou úroveň signálu.',
      en: 'The square root of the mean of the squared values; a measure of the strength of a signal.',
    },
    doc: 'hardware/dynasense/local_gui',
  },
  'frequency-spectrum': {
    term: {cs: 'frekvenční spektrum', en: 'frequency spectrum'},
    definition: {
      cs: 'Velikost složek signálu v závislosti na frekvenci.',
      en: 'The strength of the components of a signal as a function of frequency.',
    },
  },
  fft: {
    term: {cs: 'rychlá Fourierova transformace (FFT)', en: 'fast Fourier transform (FFT)'},
    definition: {
      cs: 'Algoritmus, který z navzorkovaného signálu spočítá frekvenční spektrum.',
      en: 'An algorithm that computes the frequency spectrum of a sampled signal.',
    },
    doc: 'hardware/dynasense/local_gui',
  },
  'vibration-velocity': {
    term: {cs: 'rychlost kmitání', en: 'vibration velocity'},
    synonyms: {en: ['velocity']},
    definition: {
      cs: 'Okamžitá rychlost bodu konstrukce při kmitání, obvykle v mm/s; získá se integrací zrychlení.',
      en: 'The momentary velocity of a vibrating point, usually in mm/s; found by integrating acceleration.',
    },
    doc: 'hardware/dynasense/local_gui',
  },
  temperature: {
    term: {cs: 'teplota', en: 'temperature'},
    definition: {
      cs: 'Veličina ve °C, na které závisí náklon, přetvoření i vlastní frekvence; porovnávají se proto hodnoty při podobné teplotě.',
      en: 'A quantity, measured in °C, that affects inclination, strain, and natural frequency; for this reason, values are compared at similar temperatures.',
    },
    doc: 'web-portal/charts/basics',
  },
  'relative-humidity': {
    term: {cs: 'relativní vlhkost', en: 'relative humidity'},
    definition: {
      cs: 'Množství vodní páry ve vzduchu vzhledem k největšímu množství, které vzduch téže teploty pojme, v %.',
      en: 'The amount of water vapor in the air relative to the maximum amount that air of the same temperature can hold, in %.',
    },
  },
  'temperature-compensation': {
    term: {cs: 'teplotní kompenzace', en: 'temperature compensation'},
    definition: {
      cs: 'Oprava, která z naměřené hodnoty odstraní vliv teploty.',
      en: 'A correction that removes the effect of temperature from a measured value.',
    },
    doc: 'web-portal/construction/measurement-point/used-params',
  },
  magnetometer: {
    term: {cs: 'magnetometr', en: 'magnetometer'},
    definition: {cs: 'Snímač, který měří magnetické pole.', en: 'A sensor that measures a magnetic field.'},
    doc: 'hardware/geosnake/bluetooth',
  },
  'magnetic-field': {
    term: {cs: 'magnetické pole', en: 'magnetic field'},
    definition: {
      cs: 'Pole kolem magnetů a elektrických proudů; jeho indukce se udává v µT (mikrotesla).',
      en: 'The field around magnets and electric currents; its flux density is given in µT (microtesla).',
    },
  },
  'laser-distance-meter': {
    term: {cs: 'laserový dálkoměr', en: 'laser distance meter'},
    definition: {
      cs: 'Přístroj, který měří vzdálenost modulovaným laserovým paprskem odraženým od cíle.',
      en: 'An instrument that uses a modulated laser beam reflected from a target to measure distance.',
    },
    doc: 'hardware/laser/modbus',
  },
  distance: {
    term: {cs: 'vzdálenost', en: 'distance'},
    definition: {
      cs: 'Délka od laserového dálkoměru k cíli, kterou zařízení Laser udává po 0,1 mm; vyhodnocuje se její změna proti výchozímu měření.',
      en: 'The length from the laser distance meter to its target, which the Laser device reports in steps of 0.1 mm; the important value is its change from the reference measurement.',
    },
    doc: 'hardware/laser/bluetooth',
  },
  'signal-quality': {
    term: {cs: 'kvalita signálu', en: 'signal quality'},
    definition: {
      cs: 'Údaj o tom, jak dobře přístroj signál přijímá; zařízení Laser ho udává v rozsahu 0–100 %.',
      en: 'A number that indicates how good the received signal is; the Laser device reports it as 0–100%.',
    },
    doc: 'hardware/laser/modbus',
  },
  parameter: {
    term: {cs: 'parametr', en: 'parameter'},
    definition: {
      cs: 'Nastavení měřicího bodu, podle kterého se jeho data pojmenují, přepočtou nebo filtrují.',
      en: 'A setting of a measurement point that names, scales, or filters its data.',
    },
    doc: 'web-portal/construction/measurement-point/params',
  },
  multiplier: {
    term: {cs: 'násobitel', en: 'multiplier'},
    definition: {
      cs: 'Parametr, kterým se každá hodnota vynásobí.',
      en: 'A parameter that every value is multiplied by.',
    },
    note: {
      cs: 'Identifikátor parametru multiplier se nepřekládá.',
      en: 'The parameter identifier is multiplier in both languages.',
    },
    doc: 'web-portal/construction/measurement-point/used-params',
  },
  divider: {
    term: {cs: 'dělitel', en: 'divider'},
    definition: {cs: 'Parametr, kterým se každá hodnota vydělí.', en: 'A parameter that every value is divided by.'},
    note: {
      cs: 'Název parametru divider je odvozený; ověřte ho volbou Test.',
      en: 'The parameter name divider is inferred, so verify it with Test.',
    },
    doc: 'web-portal/construction/measurement-point/used-params',
  },
  offset: {
    term: {cs: 'posun nuly', en: 'offset'},
    synonyms: {cs: ['offset'], en: ['zero shift']},
    definition: {
      cs: 'Konstanta, která se přičítá ke každé hodnotě, čímž se posune nula.',
      en: 'A constant that is added to every value to shift the zero.',
    },
    note: {
      cs: 'Název parametru offset je odvozený; ověřte ho volbou Test.',
      en: 'The parameter name offset is inferred, so verify it with Test.',
    },
    doc: 'web-portal/construction/measurement-point/used-params',
  },
  'decimal-places': {
    term: {cs: 'počet desetinných míst', en: 'decimal places'},
    synonyms: {cs: ['toFixed'], en: ['toFixed']},
    definition: {
      cs: 'Počet číslic za desetinnou čárkou, na které se hodnota zaokrouhlí; určuje ho parametr toFixed.',
      en: 'The number of digits after the decimal point to which a value is rounded; the parameter toFixed sets it.',
    },
    doc: 'web-portal/construction/measurement-point/used-params',
  },
  'valid-from': {
    term: {cs: 'platnost od', en: 'valid from'},
    definition: {
      cs: 'Čas, od kterého parametr platí; na starší data se nevztahuje.',
      en: 'The time from which a parameter applies; older data isn’t affected.',
    },
    doc: 'web-portal/construction/measurement-point/params',
  },
  filter: {
    term: {cs: 'filtr', en: 'filter'},
    definition: {
      cs: 'Podmínka, která vybírá, co se zobrazí nebo pro která data nastavení platí.',
      en: 'A condition that selects what is displayed or which data a setting applies to.',
    },
    doc: 'web-portal/construction/measurement-point/params',
  },
  'high-pass-low-pass': {
    term: {cs: 'horní a dolní propust', en: 'high-pass and low-pass filter'},
    definition: {
      cs: 'Filtry, z nichž horní propust (high-pass) propouští frekvence nad mezní frekvencí a dolní propust (low-pass) frekvence pod ní.',
      en: 'Filters that pass only frequencies above (high-pass) or below (low-pass) a cutoff frequency.',
    },
    note: {
      cs: 'High-pass je horní propust, i když potlačuje nízké frekvence.',
      en: 'A high-pass filter removes slow changes, a low-pass filter fast ones.',
    },
  },
  calibration: {
    term: {cs: 'kalibrace', en: 'calibration'},
    definition: {
      cs: 'Porovnání přístroje s etalonem, kterým se zjistí jeho odchylka.',
      en: 'The comparison of an instrument with a reference standard to determine its deviation.',
    },
  },
  zeroing: {
    term: {cs: 'nulování', en: 'zeroing'},
    definition: {
      cs: 'Stanovení současného údaje za nulu; další hodnoty pak ukazují změnu od té chvíle.',
      en: 'The process of setting the current reading as zero, so that later values show the change since then.',
    },
    doc: 'mobile-app/extras/error-correction',
  },
  gain: {
    term: {cs: 'zesílení', en: 'gain'},
    definition: {
      cs: 'Činitel, kterým se signál před převodem na číslo zesílí.',
      en: 'The factor by which a signal is amplified before it is converted to a number.',
    },
    doc: 'hardware/geosnake/bluetooth',
  },
  oversampling: {
    term: {cs: 'nadvzorkování', en: 'oversampling'},
    synonyms: {cs: ['oversampling', 'OSR'], en: ['OSR']},
    definition: {
      cs: 'Pořízení většího počtu vzorků, než je potřeba, a jejich zprůměrování, kterým se sníží šum.',
      en: 'The technique of taking more samples than needed and averaging them to reduce noise.',
    },
    doc: 'hardware/geosnake/bluetooth',
  },
  'sampling-rate': {
    term: {cs: 'vzorkovací frekvence', en: 'sampling rate'},
    definition: {cs: 'Počet vzorků pořízených za sekundu, v Hz.', en: 'The number of samples taken per second, in Hz.'},
  },
  'output-data-rate': {
    term: {cs: 'výstupní frekvence dat (ODR)', en: 'output data rate (ODR)'},
    definition: {
      cs: 'Počet hodnot, které snímač vydá za sekundu, v Hz.',
      en: 'The number of values that a sensor outputs per second, in Hz.',
    },
    note: {
      cs: 'Nezaměňovat s datovým tokem, tedy počtem bitů za sekundu.',
      en: 'Not the same as the bit rate (datový tok).',
    },
    doc: 'hardware/geosnake/bluetooth',
  },
  sample: {
    term: {cs: 'vzorek', en: 'sample'},
    definition: {cs: 'Hodnota signálu v jednom okamžiku.', en: 'The value of a signal at one instant.'},
  },
  'measuring-range': {
    term: {cs: 'měřicí rozsah', en: 'measuring range'},
    definition: {
      cs: 'Rozmezí mezi nejmenší a největší hodnotou, kterou snímač změří, například ±2 g.',
      en: 'The range between the lowest and the highest value that a sensor can measure, for example, ±2 g.',
    },
    doc: 'hardware/geosnake/bluetooth',
  },
  resolution: {
    term: {cs: 'rozlišení', en: 'resolution'},
    definition: {
      cs: 'Nejmenší změna veličiny, kterou přístroj dokáže ukázat.',
      en: 'The smallest change in a quantity that an instrument can indicate.',
    },
  },
  accuracy: {
    term: {cs: 'přesnost', en: 'accuracy'},
    definition: {
      cs: 'Míra toho, jak blízko je naměřená hodnota skutečné hodnotě.',
      en: 'How close a measured value is to the true one.',
    },
  },
  noise: {
    term: {cs: 'šum', en: 'noise'},
    definition: {
      cs: 'Náhodné kolísání hodnot, i když se měřená veličina nemění.',
      en: 'Random fluctuation of values while the measured quantity doesn’t change.',
    },
    note: {cs: 'Hustota šumu je anglicky noise density.', en: 'Noise density is noise per square root of bandwidth.'},
  },
  trigger: {
    term: {cs: 'spouštěč', en: 'trigger'},
    synonyms: {cs: ['trigger', 'spuštění měření']},
    definition: {
      cs: 'Podmínka, při jejímž splnění se spustí záznam.',
      en: 'A condition that, when met, starts a recording.',
    },
    doc: 'hardware/dynasense/local_gui',
  },
  threshold: {
    term: {cs: 'prahová hodnota', en: 'threshold'},
    synonyms: {cs: ['práh']},
    definition: {
      cs: 'Mez, jejíž překročení vyvolá určitý děj, například začátek záznamu.',
      en: 'A limit that, when exceeded, causes an action, such as the start of a recording.',
    },
  },
  'sta-lta': {
    term: {cs: 'poměr krátkodobého a dlouhodobého průměru (STA/LTA)', en: 'STA/LTA'},
    synonyms: {en: ['short-term average to long-term average ratio']},
    definition: {
      cs: 'Kritérium spouštění, při kterém se porovnává průměr signálu za krátkou dobu s průměrem za dlouhou dobu.',
      en: 'A trigger criterion that compares the average of the signal over a short time with its average over a long time.',
    },
    doc: 'hardware/dynasense/local_gui',
  },
  'pre-trigger': {
    term: {cs: 'záznam před spuštěním a po spuštění', en: 'pre-trigger and post-trigger'},
    definition: {
      cs: 'Části záznamu před okamžikem spuštění a po něm.',
      en: 'The parts of a recording before and after the moment of triggering.',
    },
    doc: 'hardware/dynasense/local_gui',
  },
  event: {
    term: {cs: 'událost', en: 'event'},
    definition: {
      cs: 'Krátký děj, který se liší od běžného stavu konstrukce, například přejezd vozidla nebo náraz.',
      en: 'A brief occurrence that deviates from the normal state of the structure, such as a passing vehicle or an impact.',
    },
  },
  schedule: {
    term: {cs: 'plán měření', en: 'schedule'},
    synonyms: {cs: ['rozvrh']},
    definition: {
      cs: 'Předem nastavené časy, ve kterých zařízení začne měřit samo.',
      en: 'Preset times at which a device automatically starts measuring.',
    },
    doc: 'hardware/dynasense/local_gui',
  },
  watchdog: {
    term: {cs: 'hlídání výpadku dat (watchdog)', en: 'watchdog'},
    definition: {
      cs: 'Kontrola, která vyhlásí alarm, když po nastavenou dobu nepřicházejí data.',
      en: 'A check that raises an alarm when no data has arrived for a set time.',
    },
    doc: 'web-portal/intro',
  },
  notification: {
    term: {cs: 'upozornění', en: 'notification'},
    synonyms: {en: ['alert']},
    definition: {
      cs: 'Zpráva zaslaná e-mailem nebo na telefon o tom, že něco vyžaduje pozornost.',
      en: 'A message, sent by email or to a phone, that something needs attention.',
    },
    note: {cs: 'Alarm je stav, ne zpráva o něm.', en: 'An alarm is the state, not the message about it.'},
    doc: 'web-portal/intro',
  },
  firmware: {
    term: {cs: 'firmware', en: 'firmware'},
    synonyms: {en: ['FW']},
    definition: {
      cs: 'Program uložený v zařízení, který řídí jeho činnost.',
      en: 'The program stored in a device that controls what it does.',
    },
    doc: 'mobile-app/ble-basics/ble-firmware',
  },
  'firmware-update': {
    term: {cs: 'aktualizace firmwaru (OTA)', en: 'firmware update (OTA)'},
    definition: {
      cs: 'Nahrazení firmwaru v zařízení novější verzí; zkratka OTA znamená bezdrátově.',
      en: 'The replacement of a device’s firmware with a new version; OTA stands for over the air.',
    },
    doc: 'mobile-app/ble-basics/ble-firmware',
  },
  'bluetooth-low-energy': {
    term: {cs: 'Bluetooth Low Energy (BLE)', en: 'Bluetooth Low Energy (BLE)'},
    synonyms: {cs: ['Bluetooth'], en: ['Bluetooth']},
    definition: {
      cs: 'Rádiový standard s krátkým dosahem a nízkou spotřebou, kterým se zařízením komunikuje telefon nebo prohlížeč.',
      en: 'A short-range, low-power radio standard that a phone or browser uses to communicate with a device.',
    },
    doc: 'mobile-app/ble-basics/intro',
  },
  scanning: {
    term: {cs: 'vyhledávání zařízení', en: 'scanning for devices'},
    synonyms: {cs: ['skenování'], en: ['scan']},
    definition: {
      cs: 'Příjem signálů zařízení v rádiovém dosahu a sestavení jejich seznamu.',
      en: 'The process of listening for devices within radio range and listing them.',
    },
    doc: 'mobile-app/ble-basics/scan-devices',
  },
  pairing: {
    term: {cs: 'párování', en: 'pairing'},
    definition: {
      cs: 'Výměna klíčů, podle kterých se dvě zařízení s Bluetooth příště navzájem rozpoznají.',
      en: 'An exchange of keys that lets two Bluetooth devices recognize each other later.',
    },
    doc: 'mobile-app/ble-basics/intro',
  },
  'connect-disconnect': {
    term: {cs: 'připojení a odpojení', en: 'connecting and disconnecting'},
    definition: {
      cs: 'Otevření a ukončení rádiového spojení telefonu nebo počítače se zařízením.',
      en: 'Opening and closing the radio connection between a phone or computer and a device.',
    },
    doc: 'mobile-app/ble-basics/ble-control',
  },
  terminal: {
    term: {cs: 'terminál', en: 'terminal'},
    synonyms: {cs: ['konzole'], en: ['console']},
    definition: {
      cs: 'Obrazovka, na které se píší příkazy pro zařízení a čtou jeho odpovědi.',
      en: 'A screen on which you type commands for a device and read its responses.',
    },
    doc: 'web-portal/terminal',
  },
  command: {
    term: {cs: 'příkaz', en: 'command'},
    definition: {
      cs: 'Text, který se zařízení pošle přes Bluetooth, například get_address; na sběrnici Modbus se místo něj posílá požadavek.',
      en: 'Text sent to a device over Bluetooth, for example, get_address; the equivalent on a Modbus bus is a request.',
    },
    doc: 'hardware/geosnake/bluetooth',
  },
  response: {
    term: {cs: 'odpověď', en: 'response'},
    synonyms: {en: ['answer']},
    definition: {
      cs: 'Zpráva, kterou zařízení pošle zpět na příkaz nebo požadavek.',
      en: 'What a device sends back after a command or request.',
    },
  },
  'access-point': {
    term: {cs: 'přístupový bod (AP)', en: 'access point (AP)'},
    synonyms: {en: ['hotspot']},
    definition: {
      cs: 'Přístroj, který vytváří síť Wi-Fi, k níž se ostatní připojují.',
      en: 'A device that creates a Wi-Fi network for other devices to join.',
    },
    doc: 'hardware/dynasense/local_gui',
  },
  'baud-rate': {
    term: {cs: 'přenosová rychlost', en: 'baud rate'},
    definition: {
      cs: 'Rychlost sériové linky v symbolech za sekundu (Bd); na RS-485 nese jeden symbol jeden bit.',
      en: 'The number of symbols per second on a serial bus (Bd); on RS-485, each symbol carries one bit.',
    },
    doc: 'hardware/geosnake/modbus',
  },
  'parity-stop-bit': {
    term: {cs: 'parita a stop bit', en: 'parity and stop bit'},
    definition: {
      cs: 'Kontrolní bit za datovými bity znaku a bit, který znak na sériové lince ukončuje.',
      en: 'The check bit after the data bits of a character, and the bit that ends each character on a serial bus.',
    },
    doc: 'hardware/geosnake/modbus',
  },
  'slave-address': {
    term: {cs: 'adresa zařízení (slave)', en: 'slave address'},
    synonyms: {cs: ['adresa serveru', 'Slave ID'], en: ['server address', 'slave ID']},
    definition: {
      cs: 'Číslo, kterým se zařízení oslovuje na sběrnici Modbus.',
      en: 'The number that identifies a device on a Modbus bus.',
    },
    doc: 'hardware/geosnake/modbus',
  },
  'master-slave': {
    term: {cs: 'řídicí a podřízené zařízení', en: 'master and slave'},
    synonyms: {cs: ['řídicí jednotka', 'master', 'slave', 'klient a server'], en: ['client and server']},
    definition: {
      cs: 'Role na sběrnici Modbus: řídicí zařízení posílá požadavky, podřízené odpovídá jen na ty, které nesou jeho adresu.',
      en: 'Roles on a Modbus bus: the master sends requests, and each slave responds only to requests that contain its address.',
    },
    note: {
      cs: 'Novější znění specifikace používá dvojici klient a server.',
      en: 'Newer editions of the specification use the terms client and server.',
    },
    doc: 'hardware/geosnake/modbus',
  },
  'holding-register': {
    term: {cs: 'uchovávací registr (holding register)', en: 'holding register'},
    definition: {
      cs: 'Šestnáctibitová hodnota v zařízení Modbus, kterou lze číst, a pokud to zařízení dovolí, i zapsat.',
      en: 'A 16-bit value in a Modbus device that can be read and, where the device allows it, written.',
    },
    doc: 'hardware/laser/modbus',
  },
  coil: {
    term: {cs: 'cívka (coil)', en: 'coil'},
    definition: {
      cs: 'Jednobitový výstup zařízení Modbus, který se zapíná nebo vypíná.',
      en: 'A one-bit output of a Modbus device that can be turned on or off.',
    },
    doc: 'hardware/laser/modbus',
  },
  'function-code': {
    term: {cs: 'kód funkce', en: 'function code'},
    synonyms: {cs: ['FC03', 'FC05', 'FC06'], en: ['FC03', 'FC05', 'FC06']},
    definition: {
      cs: 'Číslo ve zprávě Modbus, které určuje, co se má provést, například 03 pro čtení uchovávacích registrů.',
      en: 'The number in a Modbus message that specifies the action, for example, 03 for reading holding registers.',
    },
    doc: 'hardware/geosnake/modbus',
  },
  'register-map': {
    term: {cs: 'mapa registrů', en: 'register map'},
    definition: {
      cs: 'Tabulka registrů zařízení s adresou a významem každého z nich.',
      en: 'A table that lists the address and meaning of each register of a device.',
    },
    doc: 'hardware/laser/modbus',
  },
  'word-order': {
    term: {cs: 'pořadí slov a bajtů', en: 'word and byte order'},
    synonyms: {en: ['endianness']},
    definition: {
      cs: 'Pořadí, ve kterém se posílají části hodnoty delší než jeden registr nebo bajt.',
      en: 'The order in which the parts of a value longer than one register or byte are sent.',
    },
    note: {cs: 'Low word first znamená nejprve nižší slovo.', en: 'Some devices send the low word first.'},
    doc: 'hardware/laser/modbus',
  },
  'twos-complement': {
    term: {cs: 'dvojkový doplněk', en: 'two’s complement'},
    definition: {
      cs: 'Zápis záporných čísel ve dvojkové soustavě, v němž nejvyšší bit označuje zápornou hodnotu.',
      en: 'A way of representing negative numbers in binary, in which the highest bit indicates a negative value.',
    },
    doc: 'hardware/geosnake/modbus',
  },
  crc: {
    term: {cs: 'kontrolní součet (CRC)', en: 'checksum (CRC)'},
    definition: {
      cs: 'Číslo vypočtené ze zprávy, podle kterého příjemce pozná chybu přenosu.',
      en: 'A number, computed from a message, that lets the receiver detect transmission errors.',
    },
    doc: 'hardware/geosnake/modbus',
  },
  broadcast: {
    term: {cs: 'všesměrové vysílání', en: 'broadcast'},
    definition: {
      cs: 'Zpráva určená všem zařízením na sběrnici najednou, na kterou žádné z nich neodpovídá.',
      en: 'A message to all devices on the bus at the same time, to which none of them responds.',
    },
    doc: 'hardware/laser/modbus',
  },
  'termination-resistor': {
    term: {cs: 'zakončovací odpor', en: 'termination resistor'},
    synonyms: {cs: ['terminátor', 'zakončovací rezistor'], en: ['terminator', 'terminating resistor']},
    definition: {
      cs: 'Odpor na každém z obou konců vedení, u RS-485 120 Ω, který brání odrazům signálu.',
      en: 'A resistor at each end of the cable, 120 Ω for RS-485, that prevents signal reflections.',
    },
    doc: 'hardware/geosnake/modbus',
  },
  'power-supply': {
    term: {cs: 'napájení', en: 'power supply'},
    definition: {
      cs: 'Zdroj energie zařízení: baterie, jejíž stav ukazuje portál, nebo vnější zdroj.',
      en: 'The energy source of a device: a battery, whose level the portal shows, or an external supply.',
    },
    doc: 'web-portal/devices/basics',
  },
  'battery-level': {
    term: {cs: 'stav baterie', en: 'battery level'},
    definition: {cs: 'Zbývající nabití baterie, v %.', en: 'The remaining charge of a battery, in %.'},
    doc: 'web-portal/devices/basics',
  },
  'real-time-clock': {
    term: {cs: 'hodiny reálného času (RTC)', en: 'real-time clock (RTC)'},
    definition: {
      cs: 'Hodiny v zařízení, které běží, i když zařízení spí nebo je vypnuté.',
      en: 'A clock in a device that runs even while the device is asleep or turned off.',
    },
    doc: 'hardware/dynasense/local_gui',
  },
  uptime: {
    term: {cs: 'doba provozu', en: 'uptime'},
    definition: {cs: 'Doba od posledního spuštění zařízení.', en: 'The time since a device was last started.'},
    doc: 'hardware/dynasense/local_gui',
  },
  'sd-card': {
    term: {cs: 'karta SD', en: 'SD card'},
    synonyms: {cs: ['microSD', 'paměťová karta'], en: ['microSD', 'memory card']},
    definition: {
      cs: 'Vyjímatelná paměťová karta, na kterou některá zařízení ukládají záznamy.',
      en: 'A removable memory card on which some devices store their recordings.',
    },
    doc: 'hardware/dynasense/local_gui',
  },
  log: {
    term: {cs: 'protokol (log)', en: 'log'},
    synonyms: {cs: ['záznam']},
    definition: {
      cs: 'Časově řazený zápis činnosti zařízení nebo programu.',
      en: 'A chronological record of what a device or program has done.',
    },
    note: {
      cs: 'Nezaměňovat s komunikačním protokolem, například Modbus.',
      en: 'A communication protocol such as Modbus is something else.',
    },
    doc: 'web-portal/terminal',
  },
  'export-token': {
    term: {cs: 'exportní token', en: 'export token'},
    synonyms: {cs: ['sdílecí token', 'share token'], en: ['share token']},
    definition: {
      cs: 'Klíč v odkazu, který otevře externí grafy bez účtu.',
      en: 'The key in a link that opens External Charts without an account.',
    },
    doc: 'web-portal/charts/export-token-management',
  },
  'data-sharing': {
    term: {cs: 'sdílení dat', en: 'data sharing'},
    definition: {
      cs: 'Záložka grafů, na které se vytvářejí a spravují odkazy pro lidi bez účtu.',
      en: 'The tab in Charts where you create and manage links for people without an account.',
    },
    doc: 'web-portal/charts/export-token-management',
  },
  'external-charts': {
    term: {cs: 'externí grafy', en: 'External Charts'},
    definition: {
      cs: 'Samostatná webová aplikace jen s grafy, která se otevírá odkazem s exportním tokenem.',
      en: 'A separate web application that contains only charts and opens from a link with an export token.',
    },
    doc: 'ext-charts/intro',
  },
  link: {
    term: {cs: 'sdílený odkaz', en: 'shared link'},
    synonyms: {cs: ['odkaz', 'data sharing link'], en: ['link', 'data sharing link']},
    definition: {
      cs: 'Adresa s exportním tokenem, která otevře externí grafy bez přihlášení komukoli, kdo ji má.',
      en: 'An address with an export token; anyone who has it can open External Charts without signing in.',
    },
    doc: 'web-portal/charts/export-token-management',
  },
  revoke: {
    term: {cs: 'zneplatnit', en: 'revoke'},
    synonyms: {cs: ['odvolat']},
    definition: {
      cs: 'Ukončit platnost tokenu; odkaz s ním přestane fungovat.',
      en: 'To end the validity of a token so that its link stops working.',
    },
    doc: 'web-portal/charts/export-token-management',
  },
  'user-role': {
    term: {cs: 'uživatelská role', en: 'user role'},
    definition: {
      cs: 'Souhrn oprávnění uživatele v jedné organizaci.',
      en: 'A set of permissions that a user has in one organization.',
    },
    doc: 'web-portal/users/roles',
  },
  'global-administrator': {
    term: {cs: 'globální administrátor', en: 'Global Administrator'},
    synonyms: {en: ['Global Admin']},
    definition: {
      cs: 'Role provozovatele, která smí spravovat celý systém.',
      en: 'The role of the system operator, with permission to manage the whole system.',
    },
    doc: 'web-portal/users/roles',
  },
  'organization-administrator': {
    term: {cs: 'administrátor organizace', en: 'Organization Administrator'},
    synonyms: {cs: ['administrátor firmy'], en: ['Organization Admin', 'Company Administrator', 'Company Admin']},
    definition: {
      cs: 'Role, která ve vlastní organizaci smí spravovat uživatele, konstrukce a měřicí body.',
      en: 'The role with permission to manage users, constructions, and measurement points in one organization.',
    },
    doc: 'web-portal/users/roles',
  },
  'construction-administrator': {
    term: {cs: 'administrátor konstrukce', en: 'Construction Administrator'},
    synonyms: {en: ['Construction Admin']},
    definition: {
      cs: 'Role, která smí spravovat konstrukce, k nimž má přístup, jejich měřicí body a přiřazení zařízení.',
      en: 'The role with permission to manage the constructions its holder can access, their measurement points, and the assignment of devices.',
    },
    doc: 'web-portal/users/roles',
  },
  'user-guest': {
    term: {cs: 'uživatel a host', en: 'User and Guest'},
    synonyms: {cs: ['User', 'Guest']},
    definition: {
      cs: 'Dvě role, které smějí data prohlížet, ale nesmějí spravovat konstrukce.',
      en: 'The two roles with permission to view data but not to manage constructions.',
    },
    doc: 'web-portal/users/roles',
  },
  'profile-settings': {
    term: {cs: 'nastavení profilu', en: 'profile settings'},
    definition: {
      cs: 'Stránka, na které si uživatel může změnit osobní údaje a heslo.',
      en: 'The page where users can change their own personal details and password.',
    },
    doc: 'web-portal/users/userSettings',
  },
  'assign-unassign': {
    term: {cs: 'přiřadit a odebrat', en: 'assign and unassign'},
    synonyms: {cs: ['zrušit přiřazení']},
    definition: {
      cs: 'Spojit zařízení s měřicím bodem, aby se jeho data ukládala k tomuto bodu, nebo takové spojení zrušit.',
      en: 'To associate a device with a measurement point so that its data is stored there, or to end that association.',
    },
    doc: 'web-portal/devices/assign-to-mp',
  },
  'register-unregister': {
    term: {cs: 'zaregistrovat a odregistrovat', en: 'register and unregister'},
    definition: {
      cs: 'Zařadit zařízení do organizace, nebo ho z ní vyřadit.',
      en: 'To add a device to an organization or remove it from one.',
    },
    doc: 'web-portal/devices/basics',
  },
  'available-assigned-device': {
    term: {cs: 'volné a přiřazené zařízení', en: 'available and assigned device'},
    definition: {
      cs: 'Volné zařízení patří organizaci, ale žádnému měřicímu bodu; přiřazené zařízení má měřicí bod, ke kterému se jeho data ukládají.',
      en: 'An available device belongs to an organization but isn’t assigned to a measurement point; an assigned device has a measurement point under which its data is stored.',
    },
    doc: 'web-portal/devices/basics',
  },
  'latitude-longitude-altitude': {
    term: {cs: 'zeměpisná šířka, zeměpisná délka, nadmořská výška', en: 'latitude, longitude, altitude'},
    synonyms: {cs: ['souřadnice'], en: ['coordinates']},
    definition: {
      cs: 'Tři čísla, která určují polohu: úhel na sever nebo na jih od rovníku, úhel na východ nebo na západ od nultého poledníku a výška nad mořem.',
      en: 'The three numbers of a position: the angle north or south of the equator, the angle east or west of the prime meridian, and the height above sea level.',
    },
    doc: 'web-portal/construction/location-set',
  },
  location: {
    term: {cs: 'poloha', en: 'location'},
    definition: {
      cs: 'Místo měřicího bodu nebo konstrukce určené souřadnicemi.',
      en: 'The place of a measurement point or construction, defined by coordinates.',
    },
    doc: 'web-portal/construction/location-set',
  },
  marker: {
    term: {cs: 'značka v mapě', en: 'marker'},
    definition: {
      cs: 'Symbol, který v mapě označuje polohu konstrukce nebo měřicího bodu.',
      en: 'A symbol that shows the location of an object on a map.',
    },
    doc: 'web-portal/map',
  },
  dashboard: {
    term: {cs: 'přehled', en: 'dashboard'},
    synonyms: {cs: ['nástěnka']},
    definition: {
      cs: 'Stránka portálu, která na jednom místě ukazuje, zda zařízení měří a zda data přicházejí.',
      en: 'The portal page where you can check whether devices are measuring and data is arriving.',
    },
    doc: 'web-portal/dashboard',
  },
  report: {
    term: {cs: 'zpráva z monitoringu', en: 'monitoring report'},
    synonyms: {cs: ['report', 'měsíční zpráva'], en: ['report']},
    definition: {
      cs: 'Dokument, který shrnuje výsledky monitoringu za určité období.',
      en: 'A document that summarizes the results of monitoring for a period.',
    },
    doc: 'web-portal/report',
  },
  'table-filter-sorting-pagination': {
    term: {cs: 'filtr, řazení a stránkování', en: 'filter, sorting, and pagination'},
    definition: {
      cs: 'Výběr řádků tabulky podle obsahu, jejich uspořádání a rozdělení na stránky.',
      en: 'The tools for selecting the rows of a table by content, ordering them, and dividing them into pages.',
    },
    doc: 'web-portal/intro',
  },
  permission: {
    term: {cs: 'oprávnění', en: 'permission'},
    definition: {
      cs: 'Souhlas, který si operační systém telefonu vyžádá, než aplikaci dovolí použít například Bluetooth.',
      en: 'The consent that a phone’s operating system asks for before an app can use, for example, Bluetooth.',
    },
    doc: 'mobile-app/extras/permissions',
  },
  'soft-delete': {
    term: {cs: 'skrytí bez trvalého smazání', en: 'soft delete'},
    definition: {
      cs: 'Smazání, při kterém se položka jen skryje a její data zůstanou uložena; o obnovu je nutné požádat globálního administrátora.',
      en: 'A deletion that only hides an item and keeps its data; to restore the item, ask a Global Administrator.',
    },
    doc: 'web-portal/construction/measurement-point/basics',
  },
} as const satisfies Readonly<Record<string, Omit<GlossaryTerm, 'id'>>>;

/** Id of a glossary term, also used as the term's anchor on the glossary page. */
export type GlossaryId = keyof typeof TERMS;

/** All terms of the manual. Pages sort them alphabetically in the language of the page. */
export const GLOSSARY = Object.entries<Omit<GlossaryTerm, 'id'>>(TERMS).map(([id, term]) => ({
  ...term,
  id: id as GlossaryId,
}));

/** Returns the term with this id, or `undefined` when the glossary has no such term. */
export function glossaryTerm(id: string): GlossaryTerm | undefined {
  return GLOSSARY.find((term) => term.id === id);
}
