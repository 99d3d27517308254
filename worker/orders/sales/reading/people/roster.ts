import { anyOf } from '../fold.ts';
import { NUMBER } from '../number-words.ts';
import { PEOPLE_WORDS as WORDS } from './words.ts';

const MY =
  '(?:my|our|her|his|their|the|mis?|sus?|ihr\\w*|sein\\w*|nuestr[oa]s?|los|las|el|la|mein\\w*|unser\\w*|die|der|den|dem|(?:els?|les|la|es|sa|ses) (?:meus?|meva|meves|nostres?|nostra|seus?|seva)|els|les|es|sa|ses|un|una|ein\\w*|an?)';
const SPEAKER = '(?:me|myself|i|ich|mich|mir|yo|jo|servidora?|nosotros dos|nosaltres dos)';
const ADULT = anyOf([
  ...['wife', 'husband', 'partner', 'fiancee?', 'girlfriend', 'boyfriend', 'mum', 'mom', 'mother'],
  ...[
    'dad',
    'father',
    'sister',
    'brother',
    'friend',
    'aunt',
    'uncle',
    'grandmother',
    'grandfather',
  ],
  ...['grandma', 'grandpa', 'mother-in-law', 'father-in-law', 'mate', 'nan', 'cousin', 'colleague'],
  ...[
    'mujer',
    'esposa',
    'marido',
    'esposo',
    'pareja',
    'novi[oa]',
    'madre',
    'padre',
    'mama',
    'papa',
  ],
  ...['herman[oa]', 'amig[oa]', 'suegr[oa]', 'cunad[oa]', 'ti[oa]', 'abuel[oa]', 'prim[oa]'],
  ...[
    'dona',
    'home',
    'marit',
    'parella',
    'xicot[oa]?',
    'nuvi',
    'nuvia',
    'mare',
    'pare',
    'germana?',
  ],
  ...[
    'amic',
    'amiga',
    'sogr[ea]',
    'cunyada?',
    'padrina?',
    'avi',
    'avia',
    'oncle',
    'tia',
    'cosina?',
  ],
  ...['frau', 'mann', 'partnerin', 'mutter', 'vater', 'schwester', 'bruder', 'freund(?:in)?'],
  ...['schwager(?:in)?', 'schwiegermutter', 'schwiegervater', 'oma', 'opa', 'tante', 'onkel'],
  ...['kollege', 'kollegin', 'cousine', 'mutti', 'vati'],
]);
const PAIR = anyOf([
  ...['parents', 'padres', 'pares', 'eltern', 'in-laws', 'suegros', 'sogres', 'schwiegereltern'],
  ...['grandparents', 'abuelos', 'grosseltern', 'avis', 'padrins', 'oma und opa'],
]);
/** Two of them, or four. */
const UNCLEAR = /grandparents|abuelos|grosseltern|avis|padrins/;
const CHILD = anyOf([
  'son',
  'daughter',
  'hij[oa]',
  'sohn',
  'tochter',
  'filla?',
  'niet[oa]',
  'enkel(?:in)?',
]);
const BABY = anyOf(WORDS.infants.map((word) => word.replace(/s\?$/, '')));
const CHILDREN = `(?:(?:${NUMBER}) )?(?:${anyOf(WORDS.children)})`;
const PERSON = `(?:${SPEAKER}|${MY} (?:${ADULT}|${PAIR}|${CHILD}|${BABY}|${CHILDREN}))(?![a-z-])`;
const LINK =
  '(?:\\s*\\([^()]*\\))?\\s*(?:(?:,|;|\\+|&|\\b(?:and|und|plus|y|e|i|mas|mes|amb|con|mit|with|sowie)\\b)\\s*){1,2}(?:(?:also|auch|tambe|tambien)\\s+)?';
const ROSTER = new RegExp(`(?<![a-z])${PERSON}(?:${LINK}${PERSON})+`, 'g');
const ONE = new RegExp(`(?<![a-z])${PERSON}`, 'g');
/** «I would like to ride with my daughter» */
const ALONE_WITH = new RegExp(
  `\\b(?:i'd|i would|i want|i am|i'm|ich|quiero|quisiera|querria|me gustaria|voldria|vull|m'agradaria)\\b[^.?!]{0,90}?\\b(?:with|mit|con|amb) (${MY} (?:${ADULT}|${CHILD})(?![a-z-]))(?!${LINK}(?:${PERSON}|\\d))`,
);

export type Roster = { adults: number; children: number; infants: number; isUncertain: boolean };

const isSpeaker = (one: string) => new RegExp(`^${SPEAKER}$`).test(one);

/** The number of children and of ages that the text names. */
type Known = { numbered: number; ages: number };

function counted(all: readonly string[], known: Known): Roster | null {
  // Catalan «i» is no English one.
  const persons = [...all.filter((one) => !isSpeaker(one)), 'i'];
  const isA = (words: string) => (one: string) => new RegExp(` (?:${words})$`).test(` ${one}`);
  const single = persons.filter(isA(CHILD)).length;
  const infants = persons.filter(isA(BABY)).length;
  const pairs = persons.filter(isA(PAIR)).length;
  const several = persons.filter((one) => isA(CHILDREN)(one) && !isA(CHILD)(one)).length;
  const others = several > 0 ? known.numbered || known.ages - single : 0;
  if (several > 1 || (several > 0 && others < 1) || (several === 0 && known.numbered > 0))
    return null;
  return {
    adults: persons.length - single - several - infants + pairs,
    children: single + others,
    infants,
    isUncertain: persons.some((one) => UNCLEAR.test(one)),
  };
}

const HAS_CHILD = new RegExp(`\\b(?:${anyOf([...WORDS.children, ...WORDS.infants])})\\b`);
/** After a list that goes on with a word that no rule has. */
const MORE = new RegExp(`^${LINK}${MY} (?!(?:snorkel|kayak|kajak|caiac|catamar|llaut)\\w*)[a-z]`);

/**
 * Those who come, one by one: «my wife, me and our son»; null when the writer is not in the list, or when others are named,
 * too.
 */
export function rosterIn(text: string, known: Known): Roster | null {
  const [list, ...others] = [...text.matchAll(ROSTER)].filter(([part]) =>
    [...part.matchAll(ONE)].map(String).some(isSpeaker),
  );
  if (list) {
    const before = text.slice(0, list.index);
    const after = text.slice(list.index + list[0].length);
    const isMore = others.length > 0 || MORE.test(after) || HAS_CHILD.test(before + after);
    return isMore ? null : counted([...list[0].matchAll(ONE)].map(String), known);
  }
  const companion = ALONE_WITH.exec(text)?.[1];
  return companion ? counted([companion], known) : null;
}
