import { useLanguage } from '#i18n/page-language.tsx';
import { formatDay } from './format-day.ts';

/** The day of an instant in Menorca, in the page's language. A browser may spell it differently from the edge, whose text stays then. */
export const CalendarDay = ({ at }: { at: string }) => (
  <time dateTime={at.slice(0, 10)} suppressHydrationWarning>
    {formatDay(at, useLanguage())}
  </time>
);
