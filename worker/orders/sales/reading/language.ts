import { LANGUAGES, type Language } from '#contract/languages/language.ts';

/** Small words that the other three languages do not have, in folded spelling. */
const WORDS: Record<Language, string> = {
  es: 'el los las hola buenas buenos dias tardes tienen teneis hay queremos quisiera quisieramos para con y somos puede podemos cuanto cuesta gracias saludos sitio disponible disponibilidad plazas manana nosotros reservar reserva nos gustaria del por una hijos ninos precio somos tenemos',
  en: 'the is are we would like have do you for and any available availability how much thanks thank hello hi please book spaces left there can our on kids children people price cost possible regards want of by',
  de: 'ist sind wir haben noch und fur ich mochten gibt es der die das am um hallo guten tag danke platze frei bitte mit wie viel kostet konnen wurden kinder erwachsene gern gerne moin viele liebe grusse uns einen buchen samstag sonntag grusse servus eintragen zimmer familie pers buchbar',
  ca: 'els les bon dia bones teniu hi ha queden volem voldriem per amb i som podem quant val gracies salutacions lloc disponible places dema nosaltres reservar ens agradaria del una fills nens preu tenim dissabte diumenge persones adults aquest vull avui quins quin vindrem divendres dijous capvespre',
};
const SETS = LANGUAGES.map((language) => [language, new Set(WORDS[language].split(' '))] as const);

/** The language of a folded text; null when its words do not tell. */
export function readLanguage(folded: string): Language | null {
  // The «am» of «10am» is no German word.
  const words = folded.match(/(?<![\da-z'])[a-z']+/g) ?? [];
  const scores = SETS.map(
    ([language, set]) => [language, words.filter((word) => set.has(word)).length] as const,
  ).toSorted(([, one], [, other]) => other - one);
  const [first, second] = scores;
  return first && first[1] > 0 && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}
