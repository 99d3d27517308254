import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BasketItem } from '#base/basket/basket-items.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { usePaidWhen } from '#web-orders/paying/paid-when.ts';
import { FreeUntil } from '#web-orders/trip/total.tsx';
import { ChangeLink } from './change-link.tsx';
import type { ItemState, Priced } from './priced-item.ts';
import { TripHold } from './trip-hold.tsx';

const NOTES = {
  full: 'state.full',
  closed: 'state.closed',
  over: 'state.over',
  failed: 'state.failed',
} as const satisfies Partial<Record<ItemState, string>>;

/** Day and time, of a transfer and its return. */
export function useWhen(): (item: BasketItem) => string {
  const language = useLanguage();
  const at = (date: string, time: string) =>
    [formatDate(date, language), time].filter(Boolean).join(', ');
  return (item) => {
    const first = at(item.date, item.time);
    const { 'return.date': day, 'return.time': time = '' } =
      item.kind === 'transfer' ? item.fields : {};
    return day ? `${first} · ${at(day, time)}` : first;
  };
}

function PriceNote({ priced: { item, totalCents, state } }: { priced: Priced }) {
  const { t } = useTranslation('basket');
  const language = useLanguage();
  if (state !== 'ready' || totalCents === item.totalCents) return null;
  const amount = (cents: number) => formatCents(cents, 'EUR', language);
  return (
    <p role="status" className="rounded-xl bg-terracotta-200 px-4 py-2 font-semibold text-ink">
      {t(totalCents > item.totalCents ? 'price.risen' : 'price.fallen', {
        before: amount(item.totalCents),
        now: amount(totalCents),
      })}
    </p>
  );
}

type ItemCardProps = { priced: Priced; isPaidElsewhere: boolean; onRemove: () => void };

/** An item: when, what, for whom, its price and terms, how long its places are held; what ran out says so here. */
export function ItemCard({ priced, isPaidElsewhere, onRemove }: ItemCardProps) {
  const { t } = useTranslation('basket');
  const language = useLanguage();
  const when = useWhen();
  const paidWhen = usePaidWhen();
  const { item, title, lang, people, state, totalCents, until, terms, isRequest } = priced;
  const isCounted = state === 'ready' || state === 'loading';
  const note: ReactNode = state in NOTES && t(NOTES[state as keyof typeof NOTES]);
  return (
    <li
      className={`rounded-card border-l-8 p-5 sm:p-6 ${isCounted ? 'border-sea-700 bg-white shadow-card' : 'border-limestone-300 bg-limestone-100'}`}
    >
      <p className="font-semibold text-sea-800">{when(item)}</p>
      <h2 lang={lang} className="mt-1 font-display text-2xl text-pretty hyphens-auto text-deep-900">
        {title}
      </h2>
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1">
        <span>{people}</span>
        <span className={isCounted ? 'text-lg font-bold text-deep-900' : 'line-through'}>
          {formatCents(totalCents, 'EUR', language)}
        </span>
      </p>
      <div className="mt-2 space-y-2">
        {note && (
          <p role="status" className="font-semibold text-danger">
            {note}
          </p>
        )}
        {state === 'failed' && (
          <button type="button" onClick={priced.retry} className={buttonClass('quiet')}>
            {t('retry')}
          </button>
        )}
        <PriceNote priced={priced} />
        {state === 'ready' && (
          <p className="text-sm text-stone">
            {paidWhen({ ...terms, instantConfirmation: !isRequest, isPaidElsewhere }, totalCents)}{' '}
            <FreeUntil until={until} />
          </p>
        )}
        {item.kind === 'trip' && (
          <TripHold item={item} state={state} departureId={priced.order.departureId} />
        )}
      </div>
      <p className="mt-4 flex flex-wrap gap-3">
        <ChangeLink item={item} title={title} />
        <button
          type="button"
          onClick={onRemove}
          className={buttonClass('quiet')}
          aria-label={`${t('remove')}: ${title}`}
        >
          {t('remove')}
        </button>
      </p>
    </li>
  );
}
