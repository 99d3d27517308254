import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiPath } from '#base/api/api-query.ts';
import { PayWays } from '#base/content/orders/pay-ways-part.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import type { GuestMoney } from '#contract/money/payments.ts';
import { apiOf, type BookedItem, moneyQuery } from '../items.ts';
import type { PaymentFailure } from '../order-search.ts';
import { useShown } from '../shown-order.ts';
import { ItemCard } from './item-card.tsx';
import { VoucherPayment } from './voucher-payment.tsx';

type ShownMoney = Pick<
  GuestMoney,
  'paidCents' | 'balanceCents' | 'dueNowCents' | 'refundCents' | 'refundedCents' | 'isPaidElsewhere'
>;
type MoneyProps = {
  reference: string;
  money: ShownMoney;
  /** The way to the payment provider's page: a link, which works without scripts. */
  payHref?: string | undefined;
  failure?: PaymentFailure | undefined;
};

/** What is paid and due of an item or of the order, what comes back, and the way to pay. Nothing as long as there is nothing to say. */
export function Money({ reference, money, payHref, failure }: MoneyProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { paidCents, balanceCents, dueNowCents, refundCents, refundedCents } = money;
  const isOpen = balanceCents > 0 && !money.isPaidElsewhere;
  if (paidCents === 0 && !isOpen && refundCents === 0 && refundedCents === 0) return null;
  const amount = (cents: number) => formatCents(cents, 'EUR', language);
  const rows = [
    { name: t('money.paid'), cents: paidCents + refundedCents },
    { name: t('money.open'), cents: Math.max(0, balanceCents) },
    { name: t('money.refund'), cents: refundCents },
    { name: t('money.refunded'), cents: refundedCents },
  ];
  return (
    <ItemCard reference={reference} title={t('money.title')}>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
        {rows
          .filter(({ cents }) => cents > 0)
          .map(({ name, cents }) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="text-right tabular-nums">{amount(cents)}</dd>
            </div>
          ))}
      </dl>
      {dueNowCents === 0 && isOpen && (
        <p className="mt-3 text-pretty">{t('money.on_day', { amount: amount(balanceCents) })}</p>
      )}
      {dueNowCents > 0 && failure && (
        <p role="status" className="mt-3 rounded-xl border-l-8 border-sun bg-limestone-100 p-3">
          {failure === 'refused' ? t('money.refused') : t('money.later')}
        </p>
      )}
      {dueNowCents > 0 && payHref && (
        <a
          href={payHref}
          rel="nofollow"
          className={buttonClass('primary', 'mt-4 w-full')}
          data-no-print
        >
          {t('money.pay', { amount: amount(dueNowCents) })}
        </a>
      )}
      {dueNowCents > 0 && payHref && <PayWays />}
      {dueNowCents > 0 && dueNowCents < balanceCents && (
        <p className="mt-3 text-sm text-pretty text-stone">
          {t('money.rest', { amount: amount(balanceCents - dueNowCents) })}
        </p>
      )}
    </ItemCard>
  );
}

/** Of an order of several, what is due is paid at once for all. `isOwed`: a gift voucher may pay it. */
export function ItemMoney({ item, isOwed = true }: { item: BookedItem; isOwed?: boolean }) {
  const { isOnly, search } = useShown(item.reference);
  const { data } = useQuery(moneyQuery(item));
  if (!data) return null;
  return (
    <>
      <Money
        reference={item.reference}
        money={data}
        {...(isOnly && {
          payHref: apiPath(`${apiOf(item)}/pay`, {}, { token: item.token }),
          failure: search.payment,
        })}
      />
      {isOwed && data.balanceCents > 0 && <VoucherPayment item={item} />}
    </>
  );
}
