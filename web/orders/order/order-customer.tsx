import { useTranslation } from 'react-i18next';
import type { ReceiptCustomer } from '#contract/money/receipts.ts';

/** For whom the documents of an order are. */
export function OrderCustomer({ customer }: { customer: ReceiptCustomer }) {
  const { t } = useTranslation('invoices');
  const { name, taxNumber, address } = customer;
  return (
    <dl className="mt-4">
      <dt className="font-semibold text-deep-900">{t('customer.title')}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">
        {[name, taxNumber, address].filter(Boolean).join('\n')}
      </dd>
    </dl>
  );
}
