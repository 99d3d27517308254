import type { BookingSource } from '#contract/bookings/bookings.ts';
import type { Region } from '#contract/fields.ts';
import { isLanguage, LANGUAGE_LABELS, type Language } from '#contract/languages/language.ts';
import {
  NO_GROUP,
  type ReportGroup,
  type ReportRow,
  TRANSFERS_GROUP,
} from '#contract/money/reports.ts';
import { type TextKey, translate } from '#core/locales/strings.ts';

const SOURCES: Readonly<Record<BookingSource, TextKey<'admin-area'>>> = {
  site: 'source.site',
  phone: 'source.phone',
  whatsapp: 'source.whatsapp',
  hotel: 'source.hotel',
  reseller: 'source.reseller',
  counter: 'source.counter',
  import: 'source.import',
};
const REGIONS: Readonly<Record<`region-${Region}`, TextKey<'admin-area'>>> = {
  'region-north': 'reports.region_north',
  'region-south': 'reports.region_south',
  'region-west': 'reports.region_west',
  'region-east': 'reports.region_east',
};
const WORDS: Readonly<Record<string, TextKey<'admin-area'>>> = {
  ...SOURCES,
  ...REGIONS,
  [TRANSFERS_GROUP]: 'reports.transfers',
};

/** What a row is called in a file. */
export function rowLabel(
  { key, name, names }: Pick<ReportRow, 'key' | 'name' | 'names'>,
  by: ReportGroup,
  language: Language,
): string {
  if (name !== null) return names[language] || name;
  if (key === NO_GROUP)
    return translate(
      language,
      'admin-area',
      by === 'partner' ? 'reports.no_partner' : 'reports.no_zone',
    );
  if (by === 'language' && isLanguage(key)) return LANGUAGE_LABELS[key];
  const word = WORDS[key];
  return word ? translate(language, 'admin-area', word) : key;
}
