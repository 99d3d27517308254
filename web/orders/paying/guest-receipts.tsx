import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CARD, Moment, TEXT_LINK } from '#base/content/orders/booking-parts.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { GuestReceipts as Receipts } from '#contract/money/receipts.ts';
import { ReceiptForm } from './receipt-form.tsx';

type GuestReceiptsProps = {
  query: { queryKey: QueryKey };
  /** Address of the booking's or transfer's receipts. */
  path: `/api/${string}/receipts`;
  token: string;
};

/** The receipts of a booking or a transfer to download, and the form that puts the guest's data on them. Nothing before the first payment. */
export function GuestReceipts({ query, path, token }: GuestReceiptsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery<Receipts>(query);
  if (!data || data.items.length === 0) return null;
  return (
    <section className={CARD} data-no-print>
      <h2 className="mb-3 text-xl">{t('receipts.title')}</h2>
      <ul className="divide-y divide-limestone-200">
        {data.items.map(({ number, series, issuedAt, totalCents, currency }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
            <a
              href={`${path}/${number}.pdf?token=${token}`}
              type="application/pdf"
              rel="nofollow"
              className={TEXT_LINK}
            >
              {t(series === 'R' ? 'receipts.receipt' : 'receipts.corrective', { number })}
            </a>
            <span className="tabular-nums">{formatCents(totalCents, currency, language)}</span>
            <span className="w-full text-sm text-stone">
              <Moment at={issuedAt} />
            </span>
          </li>
        ))}
      </ul>
      <ReceiptForm
        key={data.items.length}
        query={query}
        path={path}
        token={token}
        customer={data.customer}
      />
    </section>
  );
}
