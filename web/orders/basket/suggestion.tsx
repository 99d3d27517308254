import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQueryIn } from '#base/api/api-query.ts';
import { useSite } from '#base/api/site-query.ts';
import type { BasketItem } from '#base/basket/basket-items.ts';
import { fullDaysOf, useStay } from '#base/basket/stay.ts';
import { serverToday } from '#base/clock/server-day.ts';
import { agesIn } from '#base/forms/fields/child-ages.ts';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { addDays } from '#contract/calendar.ts';

/** Of trips: one is shown that is not in the basket. */
const ASKED = 3;

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="rounded-card border border-limestone-300 p-5 sm:p-6">
    <h2 className="font-display text-2xl text-deep-900">{title}</h2>
    {children}
  </section>
);

function peopleIn(items: readonly BasketItem[]): number {
  const counts = items.flatMap((item) =>
    item.kind === 'transfer'
      ? [(Number(item.fields.adults) || 0) + agesIn(item.fields.childAges ?? '').length]
      : [],
  );
  return Math.max(1, ...counts);
}

/** After a transfer: one trip on a day of the stay, with places for these people. */
function TripSuggestion({ items }: { items: readonly BasketItem[] }) {
  const { t } = useTranslation('basket');
  const language = useLanguage();
  const stay = useStay();
  const days = stay && fullDaysOf(stay, addDays);
  const from = days && (days.from > serverToday() ? days.from : addDays(serverToday(), 1));
  const { data } = useQuery({
    ...apiQueryIn(
      language,
      '/api/trips',
      {},
      { from, to: days?.to, people: peopleIn(items), pageSize: ASKED },
    ),
    enabled: from !== undefined && from <= (days?.to ?? ''),
  });
  const trip = data?.items.find(
    ({ next, showBookingOptions }) => next !== null && showBookingOptions,
  );
  if (!trip?.next) return null;
  return (
    <Frame title={t('suggest.trip')}>
      <p className="mt-2 text-lg font-semibold" lang={trip.textLanguages.name}>
        {trip.name}
      </p>
      <p className="text-pretty text-stone">
        {t('suggest.trip_day', { day: formatDate(trip.next.date, language) })}
      </p>
      <Link
        to="/trips/$id"
        params={{ id: `${trip.id}-${trip.slug}` }}
        search={{ date: trip.next.date, option: String(trip.next.optionId) }}
        hash="book"
        className={buttonClass('quiet', 'mt-4')}
      >
        {t('suggest.trip_open')}
      </Link>
    </Frame>
  );
}

/** What goes with the basket, one thing at most; nothing is added by itself, and the firm can switch it off. */
export function Suggestion({ items }: { items: readonly BasketItem[] }) {
  const { t } = useTranslation('basket');
  const site = useSite();
  if (!site?.basketSuggests) return null;
  const has = (kind: BasketItem['kind']) => items.some((item) => item.kind === kind);
  if (has('transfer') && !has('trip')) return <TripSuggestion items={items} />;
  if (!has('trip') || has('transfer') || site.hasNoTransfers) return null;
  return (
    <Frame title={t('suggest.transfer')}>
      <p className="mt-2 text-pretty text-stone">{t('suggest.transfer_text')}</p>
      <Link to="/airport-transfers/request" className={buttonClass('quiet', 'mt-4')}>
        {t('suggest.transfer_open')}
      </Link>
    </Frame>
  );
}
