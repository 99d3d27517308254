import { sql } from 'drizzle-orm';
import { LANGUAGES } from '#contract/languages/language.ts';
import type { Seo } from '#contract/pages/seo.ts';
import { transferZones } from '#core/db/schema.ts';
import { type TextKey, translate } from '#core/locales/strings.ts';

/** A column of a page's own statement: 0 at a firm without transfers. */
export const hasZones = sql<number>`EXISTS (SELECT 1 FROM ${transferZones} WHERE ${transferZones.deletedAt} IS NULL)`;

/** Spanish titles that come with a new site and name trips and transfers, by page. */
export const TITLES: Record<string, string> = {
  home: '{{siteName}} | Excursiones y traslados en Menorca',
  services: 'Servicios en Menorca: salidas y traslados | {{siteName}}',
};

const inAll = (key: TextKey<'admin-area'>) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      translate(language, 'admin-area', key, { siteName: '{{siteName}}' }),
    ]),
  );

/** A page's title and description at a firm of trips or transfers alone: those that came with the site name no others, and the owner's are as written. */
export const titledFor = (sold: 'trips' | 'transfers', seo: Seo): Seo => {
  const page = seo.page === 'home' ? 'home' : 'services';
  return seo.title.es !== TITLES[seo.page]
    ? seo
    : {
        ...seo,
        title: inAll(`seo.${sold}_${page}_title`),
        description: inAll(`seo.${sold}_${page}_description`),
        keywords: {},
      };
};
