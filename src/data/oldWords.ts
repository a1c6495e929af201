import type {Locale} from '../config/locales';

/** Advice for phrases such as "as far as is known". Authors mark an uncertain fact with `<Certainty>` instead. */
const UNKNOWN = 'a mark, see "What is not known" in CONTRIBUTING.md';

/** Words that texts must not use, each with what to write instead. `npm run check` reports every match. */
export const OLD_WORDS: Readonly<Record<Locale, readonly (readonly [old: RegExp, word: string])[]>> = {
  cs: [
    [/měřící/giu, 'měřicí (intended for measuring), except in addresses'],
    [/řídící (?=jednotk|zařízení|systém)/giu, 'řídicí'],
    [/senzor/giu, 'snímač'],
    [/cejchov/giu, 'kalibrace'],
    [/přirozen\p{L}* frekvenc/giu, 'vlastní frekvence'],
    [/tenzometrick\p{L}* napětí/giu, 'poměrné přetvoření'],
    [/měřicí(?:ho|mu|m)? místo|měřicího místa/giu, 'měřicí bod'],
    [/za účelem|v rámci|je možné provést|prosím/giu, 'a plain verb'],
    [/hes(?:lo|la|el|lu|lem|lům|lech|ly) k Bluetooth/giu, 'heslo Bluetooth'],
    [/Bluetooth terminál\p{L}*/giu, 'terminál Bluetooth'],
    [/Bluetooth komunikac\p{L}+/giu, 'komunikace přes Bluetooth'],
    [/(?<!\p{L})potíž\p{L}*/giu, 'problém'],
    [/(?<!\p{L})jedno měření/giu, 'jednotlivé měření'],
    [/(?<!\p{L})trval(?:é|ého|ému|ém|ým) měření/giu, 'průběžné měření'],
    [/laserov\p{L}+ hlav(?:a|y|ě|u|ou)(?!\p{L})/giu, 'laserová hlavice'],
    [/Modbus\p{L}* dotaz(?!ov)\p{L}*|(?<!\p{L})dotaz(?!ov)\p{L}* Modbus/giu, 'požadavek'],
    [/administráto\p{L}+ systému|správc\p{L}+ měřicího bodu/giu, 'globální administrátor, administrátor konstrukce'],
    [/(?<!\p{L})na stavb(?:ě|u)(?!\p{L})/giu, 'na konstrukci'],
    [/(?<!\p{L})kus(?:u|y|em|ů|ům|ech)?(?!\p{L})/giu, 'zařízení, snímač'],
    [/řad(?:a|y|ě|u|ou) RS-485/giu, 'model GeoSnake s RS-485'],
    // The page on tokens names the other labels of the portal once.
    [/(?<!také )sdílecí\p{L}* token\p{L}*/giu, 'exportní token'],
    [/zobrazení konstrukce/giu, 'pohled na konstrukci'],
    [/příručk\p{L}+ (?:to |o tom )?(?:nic )?neuvád\p{L}+/giu, UNKNOWN],
    [/(?<!mapov\p{L}{1,3} )podklad(?:y|ů|ech|ům)(?!\p{L})|doložen(?!í)\p{L}*/giu, UNKNOWN],
    [/závis\p{L}* na (?:nainstalované )?verzi|nainstalovan\p{L}+ verz\p{L}+/giu, UNKNOWN],
  ],
  en: [
    [/measuring point/giu, 'measurement point'],
    [/eigenfrequency/giu, 'natural frequency'],
    [/organisation/giu, 'organization'],
    [/\bplease\b/giu, 'an instruction without "please"'],
    [/(?<!called an? |names )share tokens?/giu, 'export token'],
    [/\bgraphs?\b/giu, 'chart'],
    [/construction view|Construction view/gu, 'Construction View'],
    [/external charts|External charts/gu, 'External Charts'],
    [/\bcontrol units?\b|\bcontrolling devices?\b/giu, 'PLC or other Modbus master'],
    [/\banswer frames?\b|\b(?:device|slave)s? answer(?:s|ed)?\b/giu, 'response, respond'],
    [/\b(?:RS-485|logger) lines?\b/giu, 'model for the product, bus or cable for the wires'],
    [/step of the spectrum|spectral step/giu, 'frequency resolution (Δf)'],
    [/\b(?:sideways|lengthwise) tilt/giu, 'lateral tilt, longitudinal tilt'],
    [/\blog(?:s|ged|ging)? in(?:to)?\b|\blogins?\b/giu, 'sign in, sign-in'],
    [/\bmatt\b/giu, 'matte'],
    [/\bsummer time\b/giu, 'daylight saving time'],
    [/\be-mail/gu, 'email'],
    [/\btime-outs?\b/giu, 'timeout'],
    [/\bpoll(?:ing)? periods?\b/giu, 'polling interval'],
    [/\be\.g\.|\bi\.e\./giu, 'for example, that is'],
    [/\baeroplane mode|\bflight mode/giu, 'airplane mode'],
    [
      /\b(?:colour|behaviour|neighbour|labour|favour|grey|judgement|programme|licence)\p{L}*|\b\p{L}*metres?\b|\bcentres?\b|\b(?:cancel|label|travel|model)l(?:ed|ing)\b/giu,
      'US spelling',
    ],
    [
      /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/gu,
      'May 14, 2026',
    ],
    [/manual doesn['’]t cover|\bnot covered\b|as far as is known|\binferred\b/giu, UNKNOWN],
    [/depend\p{L}* on the (?:installed )?version|\binstalled version/giu, UNKNOWN],
  ],
};
