import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { Row } from '#base/content/orders/booking-parts.tsx';
import { PayWays } from '#base/content/orders/pay-ways-part.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { Ending } from '../ending.tsx';
import { useWhen } from '../item-facts.tsx';
import { type Due, isPaidToPartner, type Priced } from '../items/priced-item.ts';
import { Money } from '../money.tsx';
import { Payment } from '../payment.tsx';

type SummaryProps = {
  items: readonly Priced[];
  /** Cents off each item. */
  discounts: readonly number[];
  isPaidElsewhere: boolean;
  due: Due;
  /** What a gift voucher pays. */
  voucherCents: number;
};

/** What the binding button is about, above it: each item with its price and terms, what is paid when, who provides it, and what the law gives. */
export function Summary({ items, discounts, isPaidElsewhere, due, voucherCents }: SummaryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const site = useSite();
  const when = useWhen();
  const off = (index: number) => discounts[index] ?? 0;
  const discountCents = items.reduce((sum, _one, index) => sum + off(index), 0);
  return (
    <section aria-label={t('binding.title')} className="rounded-2xl bg-limestone-100 p-4 sm:p-5">
      <h3 className="text-xl">{t('binding.title')}</h3>
      <ol className="mt-2 space-y-4">
        {items.map((priced, index) => {
          const { item, title, lang, people, totalCents } = priced;
          const cents = totalCents - off(index);
          return (
            <li key={item.id} className="rounded-xl bg-white px-4 py-2">
              <dl>
                <Row label={t('binding.item')}>
                  <span lang={lang}>{title}</span>
                </Row>
                <Row label={t('binding.when')}>{when(item)}</Row>
                {people && <Row label={t('binding.people')}>{people}</Row>}
                <Row label={t('binding.total')}>
                  {t('binding.taxes', { amount: formatCents(totalCents, 'EUR', language) })}
                </Row>
                {cents > 0 && !isPaidToPartner(priced, isPaidElsewhere) && (
                  <Row label={t('binding.payment')}>
                    <Payment priced={priced} totalCents={cents} />
                  </Row>
                )}
                <Row label={t('binding.cancellation')}>
                  <Ending priced={priced} />
                </Row>
              </dl>
            </li>
          );
        })}
      </ol>
      <div className="mt-4 border-t border-limestone-300 pt-4">
        <Money
          totalCents={items.reduce((sum, { totalCents }) => sum + totalCents, 0)}
          discountCents={discountCents}
          due={due}
          voucherCents={voucherCents}
        />
        {due.now > 0 && <PayWays />}
      </div>
      <dl className="mt-3">
        <Row label={t('binding.firm')}>
          <Link
            to="/legal/terms"
            target="_blank"
            className="text-sea-700 underline underline-offset-4"
          >
            {site?.legalName || site?.siteName}
          </Link>
        </Row>
      </dl>
      <p className="mt-3 text-sm text-pretty text-stone">
        {items.some(({ isRequest }) => isRequest) && `${t('binding.on_confirmation')} `}
        {items.some(({ item }) => item.kind !== 'voucher') && t('binding.no_withdrawal')}
      </p>
    </section>
  );
}
