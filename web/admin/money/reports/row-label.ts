import type { TFunction } from 'i18next';
import { formatWeekday } from '#admin/frame/behaviour/dates.ts';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { formatMonth } from '#base/i18n/formats/format-day.ts';
import { isLanguage, LANGUAGE_LABELS, type Language } from '#contract/languages/language.ts';
import {
  NO_GROUP,
  type ReportGroup,
  type ReportRow,
  TRANSFERS_GROUP,
} from '#contract/money/reports.ts';

const WORDS: Readonly<Record<string, AdminKey>> = {
  site: 'source.site',
  phone: 'source.phone',
  whatsapp: 'source.whatsapp',
  hotel: 'source.hotel',
  reseller: 'source.reseller',
  'region-north': 'reports.region_north',
  'region-south': 'reports.region_south',
  'region-west': 'reports.region_west',
  'region-east': 'reports.region_east',
  [TRANSFERS_GROUP]: 'reports.transfers',
};

/** What a row is called. */
export function rowLabel(
  { key, name, names }: ReportRow,
  by: ReportGroup,
  language: Language,
  t: TFunction<'admin-area'>,
): string {
  if (name !== null) return names[language] || name;
  if (by === 'day') return formatWeekday(key, language);
  if (by === 'month') return formatMonth(key, language);
  if (by === 'language' && isLanguage(key)) return LANGUAGE_LABELS[key];
  if (key === NO_GROUP) return t(by === 'partner' ? 'reports.no_partner' : 'reports.no_zone');
  const word = WORDS[key];
  return word ? t(word) : key;
}
