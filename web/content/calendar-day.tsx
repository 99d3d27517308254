import { useLanguage } from '#i18n/page-language.tsx';
import { formatDay } from './format-day.ts';

/** The day of an instant in Menorca, in the page's language. Formats may differ between browser and edge; the server's text stays. */
export const CalendarDay = ({ at }: { at: string }) => (
  <time dateTime={at.slice(0, 10)} suppressHydrationWarning>
    {formatDay(at, useLanguage())}
  </time>
);
