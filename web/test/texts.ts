import type { Language } from '#contract/languages/language.ts';
import { STRINGS, TEXT_FILES } from './strings.ts';

const seeds = import.meta.glob<unknown>('../../worker/core/db/seed/**/*.json', {
  eager: true,
  import: 'default',
});
const bodies = import.meta.glob<string>('../../worker/core/db/seed/**/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const pictures = import.meta.glob<string>('../../worker/core/db/seed/pictures/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = import.meta.glob<string>(['../../worker/**/*.ts', '!../../worker/**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A text for people and where it stands. */
export type Text = { place: string; text: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The strings inside a value. Keywords are what people type into a search engine. */
function strings(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'keywords' ? [] : strings(inner, `${place}.${key}`),
  );
}

/** Whatever stands under the code of a language. */
function textsIn(value: unknown, language: Language, place: string): Text[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'keywords') return [];
    return key === language
      ? strings(inner, `${place}.${key}`)
      : textsIn(inner, language, `${place}.${key}`);
  });
}

const bodyTexts = (language: Language): Text[] =>
  Object.entries(bodies).flatMap(([place, text]) =>
    place.endsWith(`/${language}.md`) ? [{ place, text }] : [],
  );

const pictureTexts = (language: Language): Text[] =>
  Object.entries(pictures).map(([place, svg]) => {
    const parts = /<desc>(.*?)<\/desc>/s.exec(svg)?.[1]?.split(' | ') ?? [];
    return { place, text: parts.find((part) => part.startsWith(`${language}: `))?.slice(4) ?? '' };
  });

export const interfaceTexts = (language: Language): Text[] =>
  TEXT_FILES.flatMap((namespace) => strings(STRINGS[language][namespace], namespace));

export const seedTexts = (language: Language): Text[] => [
  ...textsIn(seeds, language, 'seed'),
  ...bodyTexts(language),
  ...pictureTexts(language),
];

/** Summaries and descriptions of routes, in English. */
export const apiTexts = (): Text[] =>
  Object.entries(sources).flatMap(([place, source]) =>
    [...source.matchAll(/\b(?:summary|description|one|many):\s*(?:'([^'\n]+)'|`([^`]+)`)/g)].map(
      ([, plain, template]) => ({
        place,
        text: plain ?? template ?? '',
      }),
    ),
  );
