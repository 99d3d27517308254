import { useLanguage } from '#i18n/page-language.tsx';
import { formatDay } from './format.ts';

/** The day of an instant in Menorca, in the page's language. Browsers' own month names may differ from the edge's; what came stays. */
export const CalendarDay = ({ at }: { at: string }) => (
  <time dateTime={at.slice(0, 10)} suppressHydrationWarning>
    {formatDay(at, useLanguage())}
  </time>
);
