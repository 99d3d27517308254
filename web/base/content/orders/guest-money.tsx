import { useTranslation } from 'react-i18next';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import type { GuestMoney } from '#contract/money/payments.ts';
import { CARD } from './booking-parts.tsx';

/** The provider did not answer when the guest wanted to pay, or refused the payment for good. */
export type PaymentFailure = 'later' | 'refused';

type MoneySectionProps = {
  money: GuestMoney | undefined;
  /** The way to the payment provider's page: a link, which works without scripts. */
  payHref: string;
  failure?: PaymentFailure | undefined;
};

/** What is paid and due of a booking or a transfer, what comes back, and the way to pay. Nothing as long as there is nothing to say. */
export function MoneySection({ money, payHref, failure }: MoneySectionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!money) return null;
  const { paidCents, balanceCents, dueNowCents, refundCents, refundedCents } = money;
  const { currency, isPaidElsewhere } = money;
  const isOpen = balanceCents > 0 && !isPaidElsewhere;
  if (paidCents === 0 && !isOpen && refundCents === 0 && refundedCents === 0) return null;
  const amount = (cents: number) => formatCents(cents, currency, language);
  const rows = [
    { name: t('money.paid'), cents: paidCents + refundedCents },
    { name: t('money.open'), cents: Math.max(0, balanceCents) },
    { name: t('money.refund'), cents: refundCents },
    { name: t('money.refunded'), cents: refundedCents },
  ];
  return (
    <section className={CARD}>
      <h2 className="mb-3 text-xl">{t('money.title')}</h2>
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
      {dueNowCents > 0 && (
        <>
          {failure && (
            <p role="status" className="mt-3 rounded-xl border-l-8 border-sun bg-limestone-100 p-3">
              {failure === 'refused' ? t('money.refused') : t('money.later')}
            </p>
          )}
          <a
            href={payHref}
            rel="nofollow"
            className={buttonClass('primary', 'mt-4 w-full')}
            data-no-print
          >
            {t('money.pay', { amount: amount(dueNowCents) })}
          </a>
          {dueNowCents < balanceCents && (
            <p className="mt-3 text-sm text-pretty text-stone">
              {t('money.rest', { amount: amount(balanceCents - dueNowCents) })}
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** Before a cancellation: what comes back of what was paid, and how. */
export function MoneyBack({
  money,
  feeCents,
}: {
  money: GuestMoney | undefined;
  feeCents: number;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!money || money.paidCents <= 0) return null;
  const { paidCents, onlineCents, voucherCents, currency } = money;
  const amount = (cents: number) => formatCents(cents, currency, language);
  const back = paidCents - feeCents;
  if (back <= 0) return <p>{t('money.back_nothing')}</p>;
  const online = Math.min(back, onlineCents);
  const toVoucher = Math.min(back - online, voucherCents);
  const isByHand = back > online + toVoucher;
  const ways = [
    online > 0 && !isByHand && t('money.way_online'),
    online > 0 && isByHand && t('money.way_both', { amount: amount(online) }),
    online === 0 && isByHand && t('money.way_by_hand'),
    toVoucher === back && t('money.way_voucher'),
    toVoucher > 0 && toVoucher < back && t('money.way_voucher_part', { amount: amount(toVoucher) }),
  ];
  return <p>{[t('money.back', { amount: amount(back) }), ...ways].filter(Boolean).join(' ')}</p>;
}
