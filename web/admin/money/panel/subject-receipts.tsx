import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRights } from '#admin/frame/behaviour/use-rights.ts';
import { FileLink } from '#admin/frame/file-link.tsx';
import { liveRecord } from '#admin/frame/inbox/live-query.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { ReceiptList } from '#contract/money/receipts.ts';
import { type MoneyOf, receiptsPath } from './money.api.ts';

/** The receipts of a booking or a transfer to download. */
export function SubjectReceipts({ of }: { of: MoneyOf }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const path = receiptsPath(of);
  const { may } = useRights();
  const { data } = useQuery({ ...liveRecord<ReceiptList>(path), enabled: may('GET', path) });
  if (!data || data.items.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans font-semibold text-deep-900">{t('receipts.title')}</h3>
      <ul>
        {data.items.map(({ id, printedNumber, totalCents, currency }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6">
            <FileLink
              href={`/api/admin/receipts/${id}/file.pdf`}
              className="inline-flex min-h-11 items-center text-sea-700 underline underline-offset-4"
            >
              {printedNumber}
            </FileLink>
            <span className="tabular-nums">{formatCents(totalCents, currency, language)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
