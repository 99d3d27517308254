import { Link, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { type BasketItem, byDate } from '#base/basket/basket-items.ts';
import { basket } from '#base/basket/basket-store.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { EmptyBasket } from './empty-basket.tsx';
import { ItemCard } from './item-card.tsx';
import { dueOf, isOrderable, type Priced, sumOfDue } from './items/priced-item.ts';
import { useBasket } from './items/use-basket.ts';
import { Money } from './money.tsx';
import { RemovedLine } from './removed-line.tsx';
import { StayPanel } from './stay-panel.tsx';
import { Suggestion } from './suggestion.tsx';
import { usePaysPartner } from './use-pays-partner.ts';
import { type Removed, useRemoval } from './use-removal.ts';

const Checkout = lazyPart(async () => (await import('./checkout/checkout.tsx')).Checkout, {
  fallback: <CardSkeletons />,
});

type Kind = Priced['item']['kind'];
type ListProps = {
  items: readonly Priced[];
  isPaidElsewhere: boolean;
  /** The kind of a checkout of its own. */
  kind: Kind | undefined;
  removed: Removed | undefined;
  onRemove: (priced: Priced) => void;
  onUndo: () => void;
};

/** Items that are ordered in one go, with what they cost together. */
function OrderList({ items, isPaidElsewhere, kind, removed, onRemove, onUndo }: ListProps) {
  const { t } = useTranslation('basket');
  const ready = items.filter(isOrderable);
  const isLoading = items.some(({ state }) => state === 'loading');
  const due = sumOfDue(ready.map((one) => dueOf(one, 0, isPaidElsewhere)));
  const rows: { item: BasketItem; priced?: Priced }[] = [
    ...items.map((priced) => ({ item: priced.item, priced })),
    ...(removed ? [{ item: removed.item }] : []),
  ].toSorted((one, other) => byDate(one.item, other.item));
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <ol className="space-y-5">
        {rows.map(({ item, priced }) =>
          priced ? (
            <ItemCard
              key={item.id}
              priced={priced}
              isPaidElsewhere={isPaidElsewhere}
              onRemove={() => onRemove(priced)}
            />
          ) : (
            <li key={item.id}>
              <RemovedLine title={removed?.title ?? ''} onUndo={onUndo} />
            </li>
          ),
        )}
      </ol>
      <section
        aria-label={t('money.title')}
        className="rounded-card bg-limestone-100 p-5 sm:p-6 lg:sticky lg:top-24"
      >
        {/* No sum before all prices are read. */}
        <div className={isLoading ? 'invisible' : ''}>
          <Money totalCents={ready.reduce((sum, one) => sum + one.totalCents, 0)} due={due} />
        </div>
        {ready.length < items.length && !isLoading && (
          <p className="mt-3 text-sm text-stone">{t('not_counted')}</p>
        )}
        {ready.length > 0 && !isLoading && (
          <Link
            to="/basket"
            search={{ step: 'checkout', ...(kind && { kind }) }}
            className={buttonClass('primary', 'mt-5 w-full')}
          >
            {t('check_out')}
          </Link>
        )}
        <p className="mt-3 text-sm text-pretty text-stone">{t('nothing_bound')}</p>
      </section>
    </div>
  );
}

function Overview({ items, isPaidElsewhere }: { items: Priced[]; isPaidElsewhere: boolean }) {
  const { t } = useTranslation('basket');
  const isByKind = useSite()?.basketHolds === 'one_kind';
  const { removed, remove, undo } = useRemoval();
  const orders: (Kind | undefined)[] = isByKind
    ? [...new Set([...items, ...(removed ? [removed] : [])].map(({ item }) => item.kind))]
    : [undefined];
  return (
    <>
      {items.length === 0 && removed && (
        <div className="mb-6">
          <RemovedLine title={removed.title} onUndo={undo} />
        </div>
      )}
      {items.length === 0 && <EmptyBasket />}
      {orders.length > 1 && <p className="mb-6 max-w-2xl text-pretty">{t('by_kind')}</p>}
      {items.length > 0 && (
        <div className="space-y-12">
          {orders.map((kind) => (
            <OrderList
              key={kind ?? 'all'}
              items={items.filter(({ item }) => kind === undefined || item.kind === kind)}
              isPaidElsewhere={isPaidElsewhere}
              kind={kind}
              removed={
                removed && (kind === undefined || removed.item.kind === kind) ? removed : undefined
              }
              onRemove={({ item, title }) => remove(item, title)}
              onUndo={undo}
            />
          ))}
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <StayPanel />
            <Suggestion items={items.map(({ item }) => item)} />
          </div>
        </div>
      )}
    </>
  );
}

/** The basket of this device, or its checkout. */
export function Contents() {
  const { step, kind, item: alone } = useSearch({ strict: false });
  const items = useBasket();
  const isPaidElsewhere = usePaysPartner(items);
  const [isDone, setDone] = useState(false);
  useEffect(() => basket.endChange(), []);
  // The order's page, or that of its payment, is on its way.
  if (isDone) return <CardSkeletons />;
  const isOfOrder = ({ item }: Priced) =>
    (kind === undefined || item.kind === kind) && (alone === undefined || item.id === alone);
  const ordered = items.filter(isOfOrder);
  return step === 'checkout' && ordered.length > 0 ? (
    <Checkout items={ordered} isPaidElsewhere={isPaidElsewhere} onDone={() => setDone(true)} />
  ) : (
    <Overview items={items} isPaidElsewhere={isPaidElsewhere} />
  );
}
