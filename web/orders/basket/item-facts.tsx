import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BasketItem } from '#base/basket/basket-items.ts';
import { MinimumNote } from '#base/content/orders/minimum.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { Ending } from './ending.tsx';
import { type ItemState, isPaidToPartner, type Priced } from './items/priced-item.ts';
import { Payment } from './payment.tsx';

const NOTES = {
  full: 'state.full',
  closed: 'state.closed',
  over: 'state.over',
  failed: 'state.failed',
} as const satisfies Partial<Record<ItemState, string>>;

/** Day and time, of a transfer and its return; when a gift voucher is mailed. */
export function useWhen(): (item: BasketItem) => string {
  const { t } = useTranslation('basket');
  const language = useLanguage();
  const at = (date: string, time: string) =>
    [formatDate(date, language), time].filter(Boolean).join(', ');
  return (item) => {
    if (item.kind === 'voucher')
      return item.date
        ? t('voucher.on', { day: formatDate(item.date, language) })
        : t('voucher.at_once');
    const first = at(item.date, item.time);
    const { 'return.date': day, 'return.time': time = '' } =
      item.kind === 'transfer' ? item.fields : {};
    return day ? `${first} · ${at(day, time)}` : first;
  };
}

function PriceNote({ priced: { item, totalCents, state } }: { priced: Priced }) {
  const { t } = useTranslation('basket');
  const language = useLanguage();
  // Nothing was shown of what comes from an address.
  if (state !== 'ready' || totalCents === item.totalCents || !item.title) return null;
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

export const isCounted = ({ state }: Priced) => state === 'ready' || state === 'loading';

/** When, what, for whom, its price and terms; what ran out or costs something else by now says so. */
export function ItemFacts({
  priced,
  isPaidElsewhere,
}: {
  priced: Priced;
  isPaidElsewhere: boolean;
}) {
  const { t } = useTranslation('basket');
  const language = useLanguage();
  const when = useWhen();
  const { item, title, lang, people, state, totalCents } = priced;
  const note: ReactNode = state in NOTES && t(NOTES[state as keyof typeof NOTES]);
  return (
    <>
      <p className="font-semibold text-sea-800">{when(item)}</p>
      <h2 lang={lang} className="mt-1 font-display text-2xl text-pretty hyphens-auto text-deep-900">
        {title}
      </h2>
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1">
        <span>{people}</span>
        <span className={isCounted(priced) ? 'text-lg font-bold text-deep-900' : 'line-through'}>
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
          <button
            type="button"
            onClick={priced.retry}
            className={buttonClass('quiet', 'noscript:hidden')}
          >
            {t('retry')}
          </button>
        )}
        <PriceNote priced={priced} />
        {state === 'ready' && (
          <div className="text-sm text-pretty text-stone">
            {!isPaidToPartner(priced, isPaidElsewhere) && (
              <Payment priced={priced} totalCents={totalCents} />
            )}
            <p>
              <Ending priced={priced} />
            </p>
            <MinimumNote minimum={priced.minimum} />
          </div>
        )}
      </div>
    </>
  );
}
