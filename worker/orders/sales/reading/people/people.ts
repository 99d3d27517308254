import type { ReadPeople } from '#contract/sales/reading.ts';
import { anyOf, blanked } from '../fold.ts';
import { NUMBER, numberOf } from '../number-words.ts';
import { AGE_UNIT, agesIn } from './ages.ts';
import { type Roster, rosterIn } from './roster.ts';
import { ALL_IN_ALL, PART_UNDER, takenFrom } from './wholes.ts';
import { type PeopleKind as Kind, PAIR_OF_CHILDREN, PEOPLE_WORDS as WORDS } from './words.ts';

const SMALL = /\b(?:zu zweit|zu dritt|zu viert|zu funft|zu sechst|zu siebt|zu acht)\b/;
const TOGETHER: Record<string, number> = {
  ...{ zweit: 2, dritt: 3, viert: 4, funft: 5, sechst: 6, siebt: 7, acht: 8 },
};
const COUPLE =
  /\b(?:(?<!(?:mi|mis|meva|sa|amb|con|la) )(?:pareja|parella)|(?:as )?a couple(?! of)|als paar|parchen|mi (?:mujer|marido|pareja|novi[oa]) y yo|my (?:wife|husband|partner|girlfriend|boyfriend) and (?:i|me)|meine?n? (?:frau|mann|freund|freundin)(?: und|,) (?:ich|mich)|(?:la meva dona|el meu home|la meva parella) i jo|(?:nosotros|nosaltres|tots) dos(?! [a-z])|(?:the two|both) of us|(?:wir|uns) beiden?)\b/;
const ALONE =
  /\b(?:solo travell?er|travell?ing (?:alone|solo|on my own)|by myself|on my own|just me|(?:reise|komme|bin|ware) allein|allein(?:e)? unterwegs|(?:viajo|voy|vengo|iria|estoy|vendria) sol[oa]|tota? sola?|solo yo|nur ich|nur fur mich|nomes jo|solo para mi)\b/;
/** «We need three.» */
const WANTED = new RegExp(
  `\\b(?:necessit[ae]m|volem|voldriem|necesitamos|queremos|querriamos|(?:wir )?brauchen|we want|we'd like|we would like) (${NUMBER})\\s*(?:[.!?]|$)`,
);
/** «Ms Petrova + 1 guest» */
const ADDED_TO = /[a-z]\s*(?:\+|&|\bplus)\s*$/;
const WE = new RegExp(
  `\\b(?:somos|seriamos|seremos|iriamos|vamos|venimos|vendremos|vindrem|venim|we need|need|we are|we're|we'd be|we would be|wir (?:sind|waren)|(?<=[.?!,;] )sind|som|serem|seriem|party of|group of|grup de|grupo de|gruppe von|familia de|family of|familie mit|per a|for|para|fur|per)\\s+(?:un grupo de |una familia de |a family of |a group of )?(?:els |los |the )?(?!(?:un|una|uno|ein|eine[nrm]?|one)\\b)(${NUMBER})\\b(?!\\s*(?:uhr|h\\b|hour|stunden?|horas?|hores|days?|dias?|tage?|dies|noche|night|nacht|[.:/]\\d|€|eur|juli|jun|aug|sep|famil|grup|grou|room|zimmer|habit))`,
);
/** «No somos 4 sino 6»: six. */
const CORRECTED = new RegExp(
  `\\b(?:no (?:somos|seremos|som|serem|seriem)|(?:wir )?(?:sind |waren )?nicht|(?:we(?:'re| are) )?not)\\s+(?:${NUMBER})\\b[^.?!\\d]{0,20}?\\b(?:sino|sondern|but)\\s+(?=(?:${NUMBER})\\b)`,
  'g',
);
/** What follows a count when there is another one that no rule knows: «2 adults and 3 teachers», «2 o 3». */
const ANOTHER = new RegExp(
  `^[\\s)]*(?:y|i|e|and|und|plus|mas|mes|o|or|oder|bis|to|[+&/-])\\s*(?:${NUMBER})\\b(?![.:/]\\d|\\s*(?:€|eur|uhr|h\\b|min|hour|stund|hor[ae]|day|dia|tag|night|noche|nit|nacht|question|pregunta|frage|duda|consult|dog|perr|hund|gos|bag|maleta|koffer|suitcase|car\\b|coche|cotxe|auto|hotel))`,
);
/** After «group of 25»: a word that no rule knows may stand before it. */
const ANOTHER_LATER = new RegExp(ANOTHER.source.replace('^', '^(?:\\s*[a-z]{3,20}){0,2}'));
/** «+ our 9 year old»: one more. */
const JOINED_AGE = new RegExp(
  `(?:\\+|\\b(?:and|plus|with|y|i|und|mit|con|amb))\\s*(?:(?:our|my|an?|one|una?|unser\\w*|mein\\w*|eine?\\w*|mi|nuestr\\w*|el nostre|la nostra) )?\\d{1,2}[- ]?${AGE_UNIT}`,
);
const SPEAKER_BEFORE =
  /\b(?:me|i|myself|ich|mich|yo|jo|para mi|per a mi)\s*(?:and|und|y|i|,|[+&])\s*(?:my |meine |mis |els meus |les meves )?$/;
const SPEAKER_AFTER = /^[\s)]*(?:and|und|y|i|[+&])\s*(?:me|i|myself|ich|mich|yo|jo)\b/;
const BABY =
  /\b(?:mit|con|with|amb|plus|und|y|i|and)(?: (?:einem|unserem|un|una|nuestro|a|our|el nostre))? (?:baby|bebe|nado|toddler|saugling|kleinkind)\b/;
/** «With a baby», not «with baby». */
const ONE_BABY =
  /\b(?:einem|unserem|un|una|nuestro|a|our|el nostre) (?:baby|bebe|nado|toddler|saugling|kleinkind)\b/;
/** Before a count that is none: «about 6», «up to 8». */
const ABOUT =
  /\b(?:unas|unos|uns|unes|about|around|roughly|approx\w*|etwa|circa|ca\.?|ungefahr|rund|aproximadament\w*|mas o menos|mes o manco|mindestens|at least|al menos|almenys|como minimo|up to|bis zu|maximal|maximo|maxim|vielleicht|maybe|perhaps|quiza[s]?|potser|igual) $/;
const CHILDREN = new RegExp(`\\b(?:${anyOf(WORDS.children)})\\b`);

const SAME_AGE = new RegExp(`\\b(?:${anyOf(PAIR_OF_CHILDREN)})\\b`, 'g');
const COUPLES = /^(?:parejas|parelles|couples|paaren?|matrimonios|matrimonis|ehepaaren?)$/;

/** «2 adultos y carrito de bebé»: perhaps a third one. */
const LEFT_OVER = new RegExp(`\\b(?:${anyOf(WORDS.infants)})\\b`);

/** `isNamed`: «my son», no number. */
type Count = {
  kind: Kind;
  number: number;
  word: string;
  at: number;
  end: number;
  isNamed?: boolean;
};

/** What is counted, and the text without it. */
function countsIn(text: string): { counts: Count[]; left: string } {
  const counts: Count[] = [];
  let rest = text;
  const kinds = Object.entries(WORDS) as [Kind, readonly string[]][];
  const take = (
    kind: Kind,
    pattern: RegExp,
    number: (match: RegExpMatchArray) => number,
    isNamed = false,
  ) => {
    for (const match of [...rest.matchAll(pattern)]) {
      const end = match.index + match[0].length;
      const word = /[a-z]{3,}\W*$/.exec(match[0])?.[0] ?? '';
      counts.push({ kind, number: number(match), word, at: match.index, end, isNamed });
      rest = blanked(rest, match.index, match[0].length);
    }
  };
  take(
    'total',
    new RegExp(
      `(?<![\\d.,:/#-])\\b(${NUMBER}) (?:parejas|parelles|(?:married )?couples|paaren?|matrimonios|matrimonis|ehepaaren?)\\b`,
      'g',
    ),
    ([, number = '']) => 2 * numberOf(number),
  );
  take(
    'adults',
    /\b(?:matrimonio|matrimoni|ehepaar|married couple|mr\.? (?:and|&) mrs|herr und frau|herrn und frau|sr\.? (?:y|i) sra|senyor i senyora|senor y senora)\b/g,
    () => 2,
  );
  const between =
    '(?:\\s*x)?\\s*(?:\\(\\w+\\)\\s*)?(?:(?:freie|freien|libres?|lliures?|free|more|mas|mes|weitere|kleine|small|little|petits|pequenos|of my|de mis|meine|meiner|el|more)\\s+)?';
  /** «2 plazas de adulto», «3 tickets for children» */
  const asPlaces =
    "(?:(?:plazas?|places?|platze?n?|tickets?|entrad[ae]s?|entrades|karten|spots?|seats?) )?(?:(?:de|d'|fur|for|per a|para) ?(?:el |la |un |una |an? )?)?";
  for (const [kind, words] of kinds)
    take(
      kind,
      new RegExp(
        `(?<![\\d.,:/#-])\\b(${NUMBER})${between}${kind === 'total' ? '' : asPlaces}(?:${anyOf(words)})\\b`,
        'g',
      ),
      ([, number = '']) => numberOf(number),
    );
  // «Adults: 2», «Personen 4»
  for (const [kind, words] of kinds)
    take(
      kind,
      new RegExp(
        `\\b(?:${anyOf(words)})\\b\\s*(?:\\([^)]*\\))?\\s*[:=x]\\s*(\\d{1,3})(?![\\d.,:/]\\d|\\s*(?:€|eur))\\b`,
        'g',
      ),
      ([, number]) => Number(number),
    );
  // «mit meinem Sohn», «mi hija», «with our daughter»
  take(
    'children',
    /\b(?:(?:mi|su) hij[oa]|(?:el|la|mi|su|nuestr[oa]) niet[oa]|(?:el|la|es|sa) net[ae]?|(?:my|our|her|his|their) grand(?:son|daughter)|(?:die|der|meine?r?|unsere?r?) enkel(?:in)?|meine?[mnr]? (?:sohn|tochter)|unsere?[mnr]? (?:sohn|tochter)|(?:my|our) (?:son|daughter)|nuestr[oa] hij[oa]|(?:el meu|el nostre) fill|(?:la meva|la nostra) filla)\b/g,
    () => 1,
    true,
  );
  if (!counts.some(({ kind }) => kind === 'children')) take('children', SAME_AGE, () => 2);
  return { counts: counts.flatMap((one) => withSpeaker(one, text)), left: rest };
}

/** «3 friends and me»: four. «My daughter and I»: an adult and a child. */
function withSpeaker(count: Count, text: string): Count[] {
  const before = text.slice(Math.max(0, count.at - 24), count.at);
  if (!SPEAKER_BEFORE.test(before) && !SPEAKER_AFTER.test(text.slice(count.end))) return [count];
  if (count.kind === 'total') return [{ ...count, number: count.number + 1 }];
  const number = COUPLE.test(text) ? 2 : 1;
  return [count, { ...count, kind: 'adults', number, word: 'speaker' }];
}

/** Of a total and children: whether the children are among them. */
function isIncluded(text: string, total: Count, child: Count): boolean | undefined {
  const between = text.slice(Math.min(total.end, child.end), Math.max(total.at, child.at));
  const after = text.slice(child.end, child.end + 40);
  if (
    /davon|darunter|includ|inclu|inkl|incl|dels quals|de los cuales|de ells|de ellos|of them|of which|d'ells|[(:]/.test(
      between + after,
    )
  )
    return true;
  if (/\b(?:y|i|and|und|plus|mas|mes|mit|con|amb|with)\b|\+/.test(between)) return undefined;
  return true;
}

/** «Two couples and 1 friend»: five. */
function joined(totals: readonly Count[], text: string): Count[] {
  const all: Count[] = [];
  for (const one of totals.toSorted((first, second) => first.at - second.at)) {
    const last = all.at(-1);
    if (last && AND.test(text.slice(last.end, one.at)))
      all.splice(-1, 1, { ...last, number: last.number + one.number, end: one.end });
    else all.push(one);
  }
  return all;
}
const AND = /^\s*(?:y|i|e|and|und|plus|mas|mes|[+&,])\s*$/;

const spanOf = (match: RegExpExecArray) => ({
  at: match.index,
  end: match.index + match[0].length,
});

/** How many come, from a folded text without its days and hours; null when it does not say. */
export function readPeople(folded: string): ReadPeople | null {
  const said = folded.replace(CORRECTED, 'somos ');
  const { number: underAge, rest: others } = takenFrom(said, PART_UNDER);
  const { number: all, rest: spoke } = takenFrom(others, ALL_IN_ALL);
  const { ages: years, rest } = agesIn(spoke);
  // Of one age.
  const ages = years.length === 1 && rest.search(SAME_AGE) >= 0 ? [...years, ...years] : years;
  const { counts, left } = countsIn(rest);
  const sum = (kind: Kind) => {
    const of = counts.filter((one) => one.kind === kind);
    return of.length > 0 ? of.reduce((all, { number }) => all + number, 0) : undefined;
  };
  const isWithBaby = sum('infants') === undefined && BABY.test(rest);
  const infants = sum('infants') ?? (isWithBaby ? 1 : 0);
  // «Kids (5, 9)»; «our 9 year old» names no child.
  const isAged = sum('children') === undefined && infants === 0 && !CHILDREN.test(rest);
  const children = sum('children') ?? underAge ?? (isAged || CHILDREN.test(rest) ? ages.length : 0);
  const adults = sum('adults');
  const totals = joined(
    counts.filter(({ kind }) => kind === 'total'),
    left,
  );
  const together = SMALL.exec(rest)?.[0].split(' ')[1];
  const group = WE.exec(left) ?? WANTED.exec(left);
  const we = group?.[1];
  const loose = together
    ? TOGETHER[together]
    : we
      ? numberOf(we)
      : COUPLE.test(rest)
        ? 2
        : ALONE.test(rest)
          ? 1
          : undefined;
  const total = all ?? totals[0]?.number ?? loose;
  const spoken: Count | undefined = group
    ? { kind: 'total', number: numberOf(we ?? ''), word: '', ...spanOf(group) }
    : undefined;
  const isAbout = counts.some(({ at, kind }) => {
    const before = rest.slice(0, at);
    return ABOUT.test(before) || (kind === 'total' && ADDED_TO.test(before));
  });
  const isMore =
    isAbout ||
    (LEFT_OVER.test(left) && !isWithBaby) ||
    counts.some(({ end }) => ANOTHER.test(left.slice(end))) ||
    (spoken !== undefined && ANOTHER_LATER.test(left.slice(spoken.end)));
  const ofAges = ages.length === children + infants || ages.length === children ? ages : [];
  // The same number said twice, as in a subject and in the text, is one number.
  const isTorn = new Set(totals.map(({ number }) => number)).size > 1;
  const base = { children, infants, ages: ofAges };
  const sound = (adultCount: number, isUncertain: boolean): ReadPeople | null =>
    adultCount >= 0 && adultCount + children + infants > 0
      ? {
          adults: adultCount,
          ...base,
          isUncertain: isUncertain || (isWithBaby && !ONE_BABY.test(rest)) || isMore,
        }
      : null;
  const isNumbered =
    group !== null ||
    together !== undefined ||
    counts.some(({ isNamed, kind }) => !isNamed && kind !== 'children');
  const roster = isNumbered
    ? null
    : rosterIn(rest, {
        numbered: counts.reduce((sum, one) => (one.isNamed ? sum : sum + one.number), 0),
        ages: ages.length,
      });
  if (roster) return ofRoster(roster, ages, isMore);
  if (adults !== undefined) {
    const all = adults + children + infants;
    // «My wife, I and our daughter»: the couple is not another two.
    const isCouple = counts.some(({ word }) => word === 'speaker') && COUPLE.test(rest) && !we;
    const fits =
      (isCouple && adults === 2) || total === undefined || total === all || total === all - infants;
    const isLoose = isAged && children > 0 && total !== all;
    return sound(adults, !fits || isLoose || isRepeated(counts));
  }
  if (total === undefined)
    return children + infants > 0 ? sound(COUPLE.test(rest) ? 2 : 0, true) : null;
  const [whole = spoken] = totals;
  const child = counts.find(({ kind }) => kind === 'children' || kind === 'infants');
  const isAll = all !== undefined || underAge !== undefined;
  if (isAll && total > children + infants) return sound(total - children - infants, false);
  if (!child && children === 0) return sound(total, isTorn);
  if (isAged && total > children && /\b(?:includ|inclu|inkl|davon)/.test(folded))
    return sound(total - children, false);
  if (isAged) return sound(total, !JOINED_AGE.test(folded));
  if (!child) return sound(Math.max(total - children - infants, 0), isTorn || total <= children);
  const included = whole ? isIncluded(rest, whole, child) : undefined;
  const within = total - children - infants;
  if (included === true && within >= 0) return sound(within, isTorn);
  // «3 parejas y un niño»: seven.
  if (whole && COUPLES.test(whole.word)) return sound(total, isTorn);
  // «Somos dos y una niña»: three.
  if (
    totals.length === 0 &&
    spoken &&
    /^\s*(?:y|i|and|und|plus|mas|mes|\+)\s/.test(rest.slice(spoken.end)) &&
    child.at - spoken.end < 8
  )
    return sound(total, isTorn);
  // «4 personas y 2 niños»: four or six.
  return sound(COUPLE.test(rest) && !whole ? 2 : Math.max(within, 0), true);
}

function ofRoster(roster: Roster, ages: number[], isMore: boolean): ReadPeople {
  const { isUncertain, ...people } = roster;
  const isAged = [people.children, people.children + people.infants].includes(ages.length);
  return {
    ...people,
    ages: isAged ? ages : [],
    isUncertain: isUncertain || isMore || (ages.length > 0 && !isAged),
  };
}

/** The same word with two counts, as when a mail has the former number, too. */
function isRepeated(counts: readonly Count[]): boolean {
  const words = counts.flatMap(({ kind, word }) => (kind === 'adults' ? word : []));
  return new Set(words).size < words.length;
}
