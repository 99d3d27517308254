import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiPath } from '#base/api/api-query.ts';
import { CARD } from '#base/content/orders/booking-parts.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { Order } from '#contract/orders/orders.ts';
import { Money } from './item/item-money.tsx';
import type { ShownItem } from './item-state.ts';
import { useItemTitle } from './item-title.ts';
import { isAwaiting, isBooked, isItemOver, moneyQuery } from './items.ts';
import type { OrderSearch } from './order-search.ts';

/** The price of each item that takes place, their sum, and what of it is owed only once it is confirmed. */
export function OrderPrice({ shown }: { shown: readonly ShownItem[] }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const titleOf = useItemTitle();
  const listed = shown.filter(({ item }) => !isItemOver(item) && item.totalCents > 0);
  const sum = (items: readonly ShownItem[]) =>
    items.reduce((total, { item }) => total + item.totalCents, 0);
  const laterCents = sum(listed.filter(({ item }) => isAwaiting(item)));
  const amount = (cents: number) => formatCents(cents, 'EUR', language);
  if (listed.length === 0) return null;
  return (
    <section className={CARD}>
      <h2 className="mb-3 text-2xl print:text-lg">{t('voucher.price')}</h2>
      <ul>
        {listed.map((one) => (
          <li
            key={one.item.reference}
            className="flex justify-between gap-4 border-b border-limestone-200 py-2"
          >
            <span className="min-w-0 wrap-anywhere">{titleOf(one)}</span>
            <span className="tabular-nums">{amount(one.item.totalCents)}</span>
          </li>
        ))}
        <li className="flex justify-between gap-4 py-2 text-lg font-semibold text-deep-900">
          <span>{t('voucher.total')}</span>
          <span className="tabular-nums">{amount(sum(listed))}</span>
        </li>
        {laterCents > 0 && (
          <li className="flex justify-between gap-4 text-stone">
            <span>{t('order.later')}</span>
            <span className="tabular-nums">{amount(laterCents)}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

/** What is paid and due of all items, and the way to pay at once what is due now. */
export function OrderMoney({ order, search }: { order: Order; search: OrderSearch }) {
  const { reference, balanceCents, dueCents } = order;
  const answers = useQueries({ queries: order.items.filter(isBooked).map(moneyQuery) });
  const sum = (name: 'paidCents' | 'refundCents' | 'refundedCents') =>
    answers.reduce((total, { data }) => total + (data?.[name] ?? 0), 0);
  return (
    <Money
      reference={reference}
      money={{
        ...{ balanceCents, dueNowCents: dueCents, isPaidElsewhere: false },
        // A gift voucher is issued once it is paid.
        paidCents: order.items.reduce(
          (paid, { status, totalCents }) => (status === 'issued' ? paid + totalCents : paid),
          sum('paidCents'),
        ),
        refundCents: sum('refundCents'),
        refundedCents: sum('refundedCents'),
      }}
      payHref={apiPath('/api/orders/:reference/pay', { reference }, { token: search.token })}
      failure={search.payment}
    />
  );
}
