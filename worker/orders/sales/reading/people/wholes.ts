import { blanked } from '../fold.ts';
import { NUMBER, numberOf } from '../number-words.ts';

/** «Insgesamt 5», «4 en total»: children are among them. */
export const ALL_IN_ALL = new RegExp(
  `\\b(?:en total|in total|in all|insgesamt|altogether|all together|zusammen)(?: (?:somos|seremos|seriamos|som|serem|seriem|sind wir|waren wir|we are))?[,:]? (${NUMBER})\\b(?![.:/]\\d| ?(?:€|eur))|\\b(${NUMBER}) (?:en total|in total|in all|insgesamt|altogether)\\b`,
);
/** «Two of them are under 12»: children. */
export const PART_UNDER = new RegExp(
  `(?:\\b(${NUMBER}) (?:of (?:them|us|whom|which)|davon|von (?:ihnen|uns|denen)|de (?:ellos|ellas|ells|elles))|\\b(?:davon|darunter|de ellos|de ells|d'ells|of (?:them|whom|which))(?: (?:sind|son|are))? (${NUMBER}))(?: (?:are|is|sind|ist|son|es|tienen|tenen))? (?:aged? )?(?:under|below|unter|menor(?:es|s)? de|menys de) \\d{1,2}\\b`,
);
/** A number that a pattern names, and the text without it. */
export function takenFrom(text: string, pattern: RegExp) {
  const match = pattern.exec(text);
  if (!match) return { rest: text };
  const written = match.slice(1).find((part) => part !== undefined) ?? '';
  return { number: numberOf(written), rest: blanked(text, match.index, match[0].length) };
}
