import { LOCALES, perLanguage } from '#base/i18n/formats/format.ts';
import type { Language } from '#contract/languages/language.ts';
import type { Settings } from '#contract/pages/settings.ts';

/** Monday first. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];
/** A Sunday; weekday n is n days later. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 24 * 3600_000;

const weekdays = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
);

const weekday = (day: number, language: Language) => {
  const name = weekdays(language).format(SUNDAY + day * DAY_MS);
  return name.charAt(0).toLocaleUpperCase(LOCALES[language]) + name.slice(1);
};

export type OpeningRow = { days: string; times: string | undefined };

/** Consecutive days with the same hours share a row; without `times` they are closed. */
export function openingRows(hours: Settings['hours'], language: Language): OpeningRow[] {
  const groups: { first: number; last: number; times: string }[] = [];
  for (const day of WEEK) {
    const times = hours
      .filter((one) => one.day === day)
      .map(({ opens, closes }) => `${opens} – ${closes}`)
      .sort()
      .join(', ');
    const group = groups.at(-1);
    if (group?.times === times) group.last = day;
    else groups.push({ first: day, last: day, times });
  }
  return groups.map(({ first, last, times }) => ({
    days:
      first === last
        ? weekday(first, language)
        : `${weekday(first, language)} – ${weekday(last, language)}`,
    times: times || undefined,
  }));
}
