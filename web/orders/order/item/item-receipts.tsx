import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Moment, TEXT_LINK } from '#base/content/orders/booking-parts.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { apiOf, type BookedItem, receiptsQuery } from '../items.ts';
import { ItemCard } from './item-card.tsx';
import { ReceiptForm } from './receipt-form.tsx';

/** The receipts of an item to download, and the form that puts the guest's data on them. Nothing before the first payment. */
export function ItemReceipts({ item }: { item: BookedItem }) {
  const { t } = useTranslation();
  const { t: ofInvoices } = useTranslation('invoices');
  const language = useLanguage();
  const { data } = useQuery(receiptsQuery(item));
  if (!data || data.items.length === 0) return null;
  return (
    <div data-no-print>
      <ItemCard reference={item.reference} title={t('receipts.title')}>
        <ul className="divide-y divide-limestone-200">
          {data.items.map(
            ({ number, series, book, isAnnulled, issuedAt, totalCents, currency }) => (
              <li key={number} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
                <a
                  href={`${apiOf(item)}/receipts/${number}.pdf?token=${item.token}`}
                  type="application/pdf"
                  rel="nofollow"
                  className={TEXT_LINK}
                >
                  {book === ''
                    ? t(series === 'R' ? 'receipts.receipt' : 'receipts.corrective', { number })
                    : ofInvoices(series === 'R' ? 'document.invoice' : 'document.corrective', {
                        number,
                      })}
                </a>
                <span className="tabular-nums">{formatCents(totalCents, currency, language)}</span>
                <span className="w-full text-sm text-stone">
                  <Moment at={issuedAt} />
                  {isAnnulled && ` · ${ofInvoices('document.annulled')}`}
                </span>
              </li>
            ),
          )}
        </ul>
        <ReceiptForm key={data.items.length} item={item} customer={data.customer} />
      </ItemCard>
    </div>
  );
}
