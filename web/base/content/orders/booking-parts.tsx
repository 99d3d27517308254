import type { ReactNode } from 'react';
import { perLanguage } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { MENORCA_TIME_ZONE } from '#contract/calendar.ts';

export const CARD =
  'rounded-card bg-white p-5 shadow-card sm:p-8 print:break-inside-avoid print:p-0 print:shadow-none';
export const TEXT_LINK =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-sea-700 underline underline-offset-4';

export const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-6 border-b border-limestone-200 py-3 last:border-0 sm:grid-cols-[12rem_1fr] print:grid-cols-[12rem_1fr] print:py-1">
    <dt className="text-stone">{label}</dt>
    <dd className="min-w-0 font-semibold wrap-anywhere text-deep-900">{children}</dd>
  </div>
);

const moments = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: MENORCA_TIME_ZONE,
    }),
);

/** An instant in the island's time zone. Formats may differ between browser and edge; the server's text stays. */
export function Moment({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} suppressHydrationWarning>
      {moments(language).format(new Date(at))}
    </time>
  );
}
