import { useTranslation } from 'react-i18next';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { DepartureMinimum } from '#contract/bookings/minimum/minimum.ts';
import { islandClock, menorcaToday } from '#contract/calendar.ts';

/** Whether a departure runs, or how many people more it needs. */
export function useMinimumState(): (minimum: DepartureMinimum) => string {
  const { t } = useTranslation('trips');
  return ({ runs, missing }) => (runs ? t('minimum.runs') : t('minimum.needs', { count: missing }));
}

/** With how many people a departure runs, and by when that is decided. */
export function MinimumRule({ minimum: { people, decidedAt } }: { minimum: DepartureMinimum }) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const at = new Date(decidedAt);
  return (
    <span suppressHydrationWarning>
      {t('minimum.rule', {
        people,
        day: formatDate(menorcaToday(at), language),
        time: islandClock(at).slice(11),
      })}
    </span>
  );
}

/** Both; nothing where any number of people is enough. */
export function MinimumNote({ minimum }: { minimum: DepartureMinimum | null | undefined }) {
  const stateOf = useMinimumState();
  if (!minimum) return null;
  return (
    <p className="text-pretty">
      <strong className={`block ${minimum.runs ? 'text-sea-800' : 'text-deep-900'}`}>
        {stateOf(minimum)}
      </strong>
      <MinimumRule minimum={minimum} />
    </p>
  );
}
