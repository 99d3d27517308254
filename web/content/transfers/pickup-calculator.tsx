import { Link, useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypedField } from '#base/ui/behaviour/use-followed-field.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { PickupSum } from '#web-orders/transfer/pickup-sum.tsx';
import { BUFFER_MINUTES, CHECK_IN_MINUTES, pickupTime } from '#web-orders/transfer/pickup-time.ts';
import { requestLink } from '#web-orders/transfer/request/link.ts';

/** «My flight leaves at 10:40»: calculates the pick-up time and shows the calculation. Without scripts the form is sent to this page. */
type PickupCalculatorProps = {
  place: string /** In its own spelling, for the request. */;
  placeName: string;
  minutes: number;
};

export function PickupCalculator({ place, placeName, minutes }: PickupCalculatorProps) {
  const { t } = useTranslation('airport-transfers');
  const id = useId();
  const { departure: initialDeparture = '' } = useSearch({
    from: '/layout/airport-transfers/$slug',
  });
  const [departure, setDeparture] = useState(initialDeparture);
  const field = useTypedField<HTMLInputElement>(setDeparture);
  const result = pickupTime(departure, minutes);
  return (
    <div
      id="pickup"
      className="grid scroll-mt-24 gap-8 rounded-card bg-white p-6 shadow-card md:grid-cols-2 lg:p-10"
    >
      <form
        method="get"
        action="#pickup"
        className="self-center"
        onSubmit={(event) => event.preventDefault()}
      >
        <label htmlFor={id} className="mb-1 block font-semibold text-deep-900">
          {t('calculator.departure')}
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            ref={field}
            id={id}
            type="time"
            name="departure"
            required
            value={departure}
            onChange={(event) => setDeparture(event.target.value)}
            className="min-h-12 w-36 rounded-xl border border-limestone-400 bg-white px-4"
          />
          <div className="hidden noscript:block">
            <button type="submit" className={buttonClass('sea')}>
              {t('calculator.submit')}
            </button>
          </div>
        </div>
        <p className="mt-2 text-sm text-stone">{t('calculator.hint')}</p>
      </form>
      <output htmlFor={id} aria-live="polite" className="block rounded-2xl bg-sea-50 p-6">
        {result ? (
          <>
            <p className="text-stone">{t('calculator.pickup', { place })}</p>
            <p className="mt-1 font-display text-5xl text-deep-900">{result.pickup}</p>
            {result.isDayBefore && (
              <p className="mt-1 font-semibold text-terracotta-700">{t('calculator.day_before')}</p>
            )}
            <p className="mt-3 text-sm text-stone">
              <PickupSum departure={departure} minutes={minutes} />
            </p>
            <Link
              {...requestLink('MAH', placeName, result.pickup)}
              className={buttonClass('sea', 'mt-4')}
              data-no-print
            >
              {t('calculator.book')}
            </Link>
          </>
        ) : (
          <p className="text-stone">
            {t('calculator.empty', {
              checkIn: CHECK_IN_MINUTES,
              journey: minutes,
              buffer: BUFFER_MINUTES,
            })}
          </p>
        )}
      </output>
    </div>
  );
}
