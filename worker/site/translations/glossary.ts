import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import type { GlossaryFinding } from '#contract/languages/translations.ts';
import { leaves } from './units.ts';

export type PlaceName = {
  name: string;
  translations: { name?: Partial<Record<Language, string>> | null } | null;
};
type Text = { id: string; title: string; language: Language; value: unknown };

/** Characters of the text on either side of a finding. */
const AROUND = 40;

/** For each language, the names of places that only other languages use, with the name in this one. */
export function foreignNames(places: readonly PlaceName[]): Record<Language, Map<string, string>> {
  const result = Object.fromEntries(
    LANGUAGES.map((language) => [language, new Map<string, string>()]),
  ) as Record<Language, Map<string, string>>;
  const nameIn = (place: PlaceName, language: Language) =>
    place.translations?.name?.[language] ?? place.name;
  const own = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      new Set(places.map((place) => nameIn(place, language))),
    ]),
  );
  for (const place of places)
    for (const language of LANGUAGES)
      for (const other of LANGUAGES) {
        const [expected, foreign] = [nameIn(place, language), nameIn(place, other)];
        // A name inside the correct one (`Sant Tomàs` in `Platja de Sant Tomàs`) is no mistake.
        if (foreign !== expected && !own[language]?.has(foreign) && !expected.includes(foreign))
          result[language].set(foreign, expected);
      }
  return result;
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Places that a text names in another language. */
export function glossaryFindings(
  texts: readonly Text[],
  names: Record<Language, Map<string, string>>,
): GlossaryFinding[] {
  const patterns = Object.fromEntries(
    LANGUAGES.map((language) => {
      const all = [...names[language].keys()]
        .sort((a, b) => b.length - a.length)
        .map(escapePattern);
      return [
        language,
        all.length > 0
          ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
          : undefined,
      ];
    }),
  ) as Record<Language, RegExp | undefined>;
  return texts.flatMap(({ id, title, language, value }) =>
    leaves(value, id).flatMap(({ path, text }) =>
      [...text.matchAll(patterns[language] ?? /(?!)/g)].map((match) => ({
        id: path,
        title,
        language,
        found: match[0],
        expected: names[language].get(match[0]) ?? '',
        excerpt: text.slice(
          Math.max(0, match.index - AROUND),
          match.index + match[0].length + AROUND,
        ),
      })),
    ),
  );
}
