import { useTranslation } from 'react-i18next';
import { Panel } from '#admin/frame/panel.tsx';
import { MoneyPanel } from '#admin/money/panel/money-panel.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { OrderDetail } from '#contract/orders/order-detail.ts';
import { chargedCents } from '#contract/orders/order-list.ts';
import { OrderPayLink, OrderPayment } from './order-payment.tsx';
import { subjectOf } from './subject-of.ts';

/** What the order costs, what was paid and what is open, of each item and together. */
export function OrderMoney({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { items, vouchers, totalCents, paidCents, balanceCents, currency } = order;
  const [only] = items;
  const amount = (cents: number) => formatCents(cents, currency, language);
  if (only && items.length + vouchers.length === 1) return <MoneyPanel of={subjectOf(only)} />;
  return (
    <Panel title={t('money.title')}>
      <table aria-label={t('money.title')} className="w-full border-collapse tabular-nums">
        <thead className="text-sm text-stone">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              {t('orders.items')}
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-normal">
              {t('inbox.total')}
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-normal">
              {t('orders.paid')}
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-normal">
              {t('money.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {[
            ...items.map((item) => ({
              ...item,
              name: localize(item, 'title', language),
              totalCents: chargedCents(item),
            })),
            ...vouchers.map((voucher) => ({
              ...voucher,
              name: `${t('mail_kind.gift_voucher')} ${voucher.reference}`,
              totalCents: chargedCents(voucher),
            })),
          ].map(({ id, name, ...money }) => (
            <tr key={id} className="border-t border-limestone-200">
              <td className="py-1.5 pr-3 wrap-anywhere">{name}</td>
              <td className="py-1.5 pl-3 text-right">{amount(money.totalCents)}</td>
              <td className="py-1.5 pl-3 text-right">{amount(money.paidCents)}</td>
              <td className="py-1.5 pl-3 text-right">{amount(money.balanceCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-limestone-400 font-semibold text-deep-900">
            <th scope="row" className="py-1.5 text-left">
              {t('inbox.total')}
            </th>
            <td className="py-1.5 pl-3 text-right">{amount(totalCents)}</td>
            <td className="py-1.5 pl-3 text-right">{amount(paidCents)}</td>
            <td className="py-1.5 pl-3 text-right">{amount(balanceCents)}</td>
          </tr>
        </tfoot>
      </table>
      {items.some((item) => item.balanceCents > 0) && (
        <OrderPayment key={balanceCents} order={order} />
      )}
      <OrderPayLink order={order} />
    </Panel>
  );
}
