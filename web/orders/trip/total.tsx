import { useTranslation } from 'react-i18next';
import { serverNow } from '#base/clock/server-clock.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { AvailableOption } from '#contract/bookings/availability.ts';
import { islandClock, menorcaToday } from '#contract/calendar.ts';
import { localize } from '#contract/languages/translation.ts';
import { dueWhenBooking } from '#contract/money/payments.ts';
import type { Line } from './days/plan-days.ts';

/** What of the price is paid now, or after the confirmation, and what on the day. */
function PaidWhen({ option, totalCents }: { option: AvailableOption; totalCents: number }) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  if (option.payment === 'on_day') return <p className="font-semibold">{t('book.on_day')}</p>;
  const now = dueWhenBooking(option, totalCents);
  if (now === 0) return null;
  const amount = formatCents(now, 'EUR', language);
  const rest = formatCents(totalCents - now, 'EUR', language);
  const isInstant = option.instantConfirmation;
  return (
    <p className="font-semibold">
      {now < totalCents
        ? t(isInstant ? 'book.deposit_now' : 'book.deposit_later', { amount, rest })
        : t(isInstant ? 'book.all_now' : 'book.all_later', { amount })}
    </p>
  );
}

type TotalProps = {
  option: AvailableOption;
  /** UTC; until then a cancellation costs nothing. Null: it always costs something. */
  until: string | null;
  lines: readonly Line[];
};

/** The price with its lines, and until when a cancellation costs nothing. Nothing is promised where no price is shown. */
export function Total({ option, until, lines }: TotalProps) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  const nameOf = ({ kind, id }: Line) => {
    const named =
      kind === 'unit'
        ? option.units.find((one) => one.id === id)
        : option.extras.find((one) => one.id === id);
    return localize(kind === 'booking' || !named ? option : named, 'name', language);
  };
  const end = until === null ? undefined : new Date(until);
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
          <PaidWhen option={option} totalCents={total} />
        </>
      )}
      <p suppressHydrationWarning className="text-sm text-stone">
        {end && end.getTime() > serverNow()
          ? t('book.free_until', {
              day: formatDate(menorcaToday(end), language),
              time: islandClock(end).slice(11),
            })
          : t('book.not_free')}
      </p>
    </div>
  );
}
