import type { BadLength } from '#contract/admin/admin.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import type { InLanguages } from '#contract/languages/translation.ts';
import { SEO_LENGTHS } from '#contract/pages/seo-lengths.ts';
import { fillPlaceholders, type ValuesByLanguage } from '#contract/texts/placeholders.ts';

const LIMIT = 50;
const FIELDS = ['title', 'description'] as const;

export type SeoTexts = {
  page: string;
  title: InLanguages<string>;
  description: InLanguages<string>;
};

/** Texts of search-engine records whose length, with the placeholders filled in, is unsuitable; missing ones have none. */
export const badLengths = (records: readonly SeoTexts[], values: ValuesByLanguage): BadLength[] =>
  records
    .flatMap(({ page, ...texts }) =>
      FIELDS.flatMap((field) =>
        LANGUAGES.map((language) => {
          const { length } = fillPlaceholders(
            texts[field][language] ?? '',
            values[language],
          ).trim();
          return { page, field, language, length };
        }),
      ),
    )
    .filter(
      ({ field, length }) => length < SEO_LENGTHS[field].min || length > SEO_LENGTHS[field].max,
    )
    .slice(0, LIMIT);
