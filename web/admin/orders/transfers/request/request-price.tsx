import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { PriceLinesDialog } from '../price-lines-dialog.tsx';
import { useLineName } from '../use-line-name.ts';
import { useRequest } from './request-context.tsx';

/** Price of the journey, line by line. */
export function RequestPrice() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const lineName = useLineName();
  const { request } = useRequest();
  const [isEditing, setEditing] = useState(false);
  const { lines, totalCents, currency, priceVersion, deletedAt } = request;
  return (
    <Panel title={t('mail.label.price')}>
      <table className="w-full border-collapse tabular-nums" aria-label={t('mail.label.price')}>
        <tbody>
          {lines.map(({ code, quantity, cents }, index) => (
            // Lines may repeat a code, so the index is their key.
            <tr key={String(index)} className="border-b border-limestone-200">
              <td className="py-1.5 pr-3">
                {lineName(code) + (quantity > 1 ? ` × ${quantity}` : '')}
              </td>
              <td className="py-1.5 text-right whitespace-nowrap">
                {formatCents(cents, currency, language)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="text-lg font-semibold text-deep-900">
            <th scope="row" className="py-2 text-left">
              {t('mail.label.total')}
            </th>
            <td className="py-2 text-right whitespace-nowrap">
              {formatCents(totalCents, currency, language)}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="text-sm text-stone">{t('transfer.price_version', { number: priceVersion })}</p>
      {deletedAt === null && (
        <Button
          className="print:hidden"
          label={t('transfer.edit_price')}
          onClick={() => setEditing(true)}
        />
      )}
      {isEditing && <PriceLinesDialog onClose={() => setEditing(false)} />}
    </Panel>
  );
}
