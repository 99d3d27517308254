import { LOCALES } from '#content/format.ts';
import type { Language } from '#contract/language.ts';
import { useLanguage } from '#i18n/page-language.tsx';

const formatJourneyDay = (day: string, language: Language, style: 'short' | 'long') =>
  new Intl.DateTimeFormat(LOCALES[language], { weekday: style, day: 'numeric', month: style, year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A day of the calendar (`YYYY-MM-DD`) with its weekday. Browsers' own names may differ from the edge's; what came stays. */
export function JourneyDay({ day, style = 'long' }: { day: string; style?: 'short' | 'long' }) {
  const language = useLanguage();
  return (
    <time dateTime={day} suppressHydrationWarning>
      {Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? day : formatJourneyDay(day, language, style)}
    </time>
  );
}
