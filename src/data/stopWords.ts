import type {Localized} from '../config/locales';

/**
 * Common words that say little, e.g. pronouns and prepositions. When a search query also has other words, these words
 * hardly count. Each list is one string of words without diacritics, separated by spaces.
 */
export const STOP_WORDS: Localized = {
  cs:
    'a aby aj ale ani ano asi az bez bude budou by byl byla bylo byt ci co coz cim ten tento tato toto ta to te tu ' +
    'tyto dal dale do ho i jak jaka jake jaky jako je jeho jej jeji jejich jen jeste jestli ji jich jim jsem jsi jsme ' +
    'jsou jste k kam kde kdo kdy kdyz ke ktera ktere ktereho kterou ktery kteri ma mam mame maji mate me mi mit mne ' +
    'mnou moje muj muze muzu mohu lze musim na nad nam nas nase ne nebo neni nez nic o od on ona oni ono pak po pod ' +
    'podle pokud potom prave pro proc proto protoze pred pri s se si sve svuj svou tak take takze tam tedy teto tim ' +
    'tom tomu toho ty u uz v vam vas vase ve vsak vse z za zda ze zpusob potrebuji potreba chci udelat delat dela ' +
    'mohou kolik jakou znamena znamenaji jiny jine jina jineho jinou jinem nekdo nekomu neco nekde nejaky nejake cast ' +
    'novy nova nove noveho novou svem svoje cemu odkud kudy kterem kterych jakeho jakem jakych zjistim poznam najdu ' +
    'dostanu dostat stane treba vsechno vsech vsechny cele celou cely muzeme muzou bych bychom abych abychom zase chceme jde da slouzi ' +
    'porad stale vubec vlastne prosim potrebuju nemuzu neumim nevim vim udelam delam mezi behem spravne vasi nasi ' +
    'existuje musi jinak',
  en:
    'a about after all also an and any are as at be because been before but by can could did do does doing done for ' +
    'from get had has have how i if in into is it its just may me more my no not of off on one or our out over should ' +
    'so some such than that the their them then there these they this those to too under up use using want was we ' +
    'were what when where which while who why will with would you your need needs make many much mean means another ' +
    'other someone somebody something somewhere without new am being every everything anything nothing anyone ' +
    'everyone here gets getting got know let keep keeps really please possible able must might still already yet ' +
    'between per during happen happens tell tells whole thing things give gives come comes coming properly exactly ' +
    'actually again',
};
