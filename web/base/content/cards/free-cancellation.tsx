import { useTranslation } from 'react-i18next';
import { perLanguage } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { wallTime } from '#contract/menorca-time.ts';

const moments = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      ...{ weekday: 'short', day: 'numeric', month: 'short' },
      ...{ hour: '2-digit', minute: '2-digit', timeZone: 'UTC' },
    }),
);

type FreeCancellationProps = {
  /** UTC; null when cancelling costs something now. */
  until: string | null;
  /** What it costs then, with its currency. */
  fee: string;
  className?: string;
};

/** Until when cancelling is free of charge, in island time, or what it costs now. Formats may differ between browser and edge. */
export function FreeCancellation({ until, fee, className = '' }: FreeCancellationProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (until === null)
    return (
      <span className={`text-stone ${className}`}>{t('cancellation.costs', { price: fee })}</span>
    );
  const { date, time } = wallTime(new Date(until));
  return (
    <span className={`text-sea-800 ${className}`}>
      {t('cancellation.free_until')}{' '}
      <time dateTime={until} suppressHydrationWarning>
        {moments(language).format(new Date(`${date}T${time}:00Z`))}
      </time>
    </span>
  );
}
