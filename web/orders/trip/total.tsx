import { useTranslation } from 'react-i18next';
import { serverNow } from '#base/clock/server-clock.ts';
import { useCounted } from '#base/content/orders/counted.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { AvailableOption } from '#contract/bookings/availability.ts';
import { islandClock, menorcaToday } from '#contract/calendar.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { usePaidWhen } from '#web-orders/paying/paid-when.ts';
import type { Line } from './days/plan-days.ts';

/** Until when a cancellation costs nothing. `until`: UTC; null: it always costs something. */
export function FreeUntil({ until }: { until: string | null }) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const end = until === null ? undefined : new Date(until);
  return end && end.getTime() > serverNow()
    ? t('book.free_until', {
        day: formatDate(menorcaToday(end), language),
        time: islandClock(end).slice(11),
      })
    : t('book.not_free');
}

type TotalProps = {
  option: InLanguage<AvailableOption>;
  /** UTC; until then a cancellation costs nothing. Null: it always costs something. */
  until: string | null;
  lines: readonly Line[];
  isPaidElsewhere?: boolean;
};

/** The price with its lines, and until when a cancellation costs nothing. Nothing is promised where no price is shown. */
export function Total({ option, until, lines, isPaidElsewhere = false }: TotalProps) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const counted = useCounted();
  const paidWhen = usePaidWhen();
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  const nameOf = ({ kind, id }: Line) => {
    const named =
      kind === 'unit'
        ? option.units.find((one) => one.id === id)
        : option.extras.find((one) => one.id === id);
    return (kind === 'booking' || !named ? option : named).name;
  };
  return (
    <div className="space-y-2">
      {lines.some(({ cents }) => cents > 0) && (
        <>
          <ul className="text-stone">
            {lines.map((line) => (
              <li key={line.key} className="flex justify-between gap-4">
                <span>
                  {line.kind === 'discount'
                    ? t('book.discount', { code: line.name })
                    : line.kind === 'unit'
                      ? counted(nameOf(line), line.quantity)
                      : `${line.quantity} × ${nameOf(line)}`}
                </span>
                <span className="tabular-nums">
                  {line.cents !== 0 ? formatCents(line.cents, 'EUR', language) : ''}
                </span>
              </li>
            ))}
          </ul>
          <p
            aria-live="polite"
            className="flex justify-between gap-4 border-t border-limestone-300 pt-2 text-xl font-bold text-deep-900"
          >
            <span>{t('book.total')}</span>
            <span className="tabular-nums">{formatCents(total, 'EUR', language)}</span>
          </p>
          <p className="font-semibold">{paidWhen({ ...option, isPaidElsewhere }, total)}</p>
        </>
      )}
      <p suppressHydrationWarning className="text-sm text-stone">
        <FreeUntil until={until} />
      </p>
    </div>
  );
}
