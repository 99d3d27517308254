import { formatDay } from '#base/i18n/formats/format-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';

/** The day of an instant in Menorca, in the page's language. Formats may differ between browser and edge; the server's text stays. */
export const CalendarDay = ({ at }: { at: string }) => (
  <time dateTime={at.slice(0, 10)} suppressHydrationWarning>
    {formatDay(at, useLanguage())}
  </time>
);
