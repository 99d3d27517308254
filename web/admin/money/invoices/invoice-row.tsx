import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { TextButton } from '#admin/frame/button.tsx';
import { FileLink } from '#admin/frame/file-link.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type {
  InvoiceRecordRow,
  InvoiceRow,
  SendingStatus,
} from '#contract/money/invoices/invoices.ts';
import type { InvoiceBook } from '#contract/money/receipts.ts';
import { INVOICES, sendAgain } from './invoices.api.ts';

export const STATES: Readonly<Record<SendingStatus, AdminKey>> = {
  due: 'invoices.state_due',
  accepted: 'invoices.state_accepted',
  with_errors: 'invoices.state_with_errors',
  refused: 'invoices.state_refused',
};
export const BOOKS: Readonly<Record<InvoiceBook, AdminKey>> = {
  F: 'invoice.title',
  S: 'invoice.simplified_title',
  RF: 'invoice.corrective',
  RS: 'invoice.simplified_corrective',
};

/** How far the tax office has a record, and what it said. */
function OfficeState({ record }: { record: InvoiceRecordRow }) {
  const { t } = useTranslation('admin-area');
  const { position, kind, status, code, message } = record;
  const isBad = status === 'refused' || status === 'with_errors';
  return (
    <>
      <p className={isBad ? 'font-semibold text-danger' : 'font-semibold text-deep-900'}>
        {t(STATES[status])}
      </p>
      <p className="text-sm text-stone">
        {t(kind === 'alta' ? 'invoices.record' : 'invoices.record_annulment', { position })}
      </p>
      {message && (
        <p className="text-sm wrap-anywhere">
          {code
            ? t('invoices.office_says', { code, message })
            : t('invoices.not_reached', { message })}
        </p>
      )}
    </>
  );
}

type RowProps = { invoice: InvoiceRow; onCorrect: () => void };

export function InvoiceColumns({ invoice, onCorrect }: RowProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const refresh = useRefresh();
  const { id, book, printedNumber, issuedAt, corrects, customer, lines, reference } = invoice;
  const { totalCents, vatCents, currency, subjectId, isAnnulled, records } = invoice;
  const [record] = records;
  const again = useAction({
    mutationFn: () => sendAgain(id),
    onSuccess: () => addToast({ title: t('invoices.sent_again') }),
    onSettled: () => refresh(INVOICES),
  });
  const canRepeat = record?.status === 'refused' || record?.status === 'with_errors';
  return (
    <>
      <Column title={t('receipts.number')}>
        <p translate="no" className="font-semibold text-deep-900">
          {printedNumber}
        </p>
        {book !== '' && <p className="text-sm">{t(BOOKS[book])}</p>}
        <time dateTime={issuedAt} className="block text-sm text-stone">
          {formatInstant(issuedAt, language)}
        </time>
        {corrects && (
          <p className="text-sm text-stone">{t('receipts.corrects', { number: corrects })}</p>
        )}
        {isAnnulled && <p className="text-sm font-semibold">{t('invoice.annulled')}</p>}
      </Column>
      <Column title={t('receipts.for')} isWide>
        <p>{lines.map(({ description }) => description).join(', ')}</p>
        <AdminLink
          to={`/orders/${subjectId}`}
          className="inline-flex min-h-8 items-center font-mono text-sm text-sea-700 underline underline-offset-4"
        >
          {reference}
        </AdminLink>
        <p className="text-sm break-words text-stone">
          {customer
            ? [customer.name, customer.taxNumber].filter(Boolean).join(' · ')
            : t('receipts.no_customer')}
        </p>
      </Column>
      <Column title={t('receipt.amount')} isNumber>
        <p className="font-semibold tabular-nums">{formatCents(totalCents, currency, language)}</p>
        <p className="text-sm text-stone tabular-nums">
          {t('receipts.vat', { vat: formatCents(vatCents, currency, language) })}
        </p>
      </Column>
      <Column title={t('invoices.state')}>
        {record ? (
          <OfficeState record={record} />
        ) : (
          <p className="text-sm text-stone">{t('invoices.unrecorded')}</p>
        )}
      </Column>
      <Column title={t('list.actions')} hasHiddenTitle>
        <div className="flex flex-wrap gap-x-5">
          <FileLink
            href={`/api/admin/receipts/${id}/file.pdf`}
            className="inline-flex min-h-11 items-center text-sea-700 underline underline-offset-4"
          >
            {t('receipts.pdf')} <span className="sr-only">{printedNumber}</span>
          </FileLink>
          {(book === 'F' || book === 'S') && !isAnnulled && totalCents > 0 && (
            <TextButton
              className="min-h-11"
              label={t('invoices.correct')}
              of={printedNumber}
              onClick={onCorrect}
            />
          )}
          {canRepeat && (
            <TextButton
              className="min-h-11"
              label={t('invoices.send_again')}
              of={printedNumber}
              disabled={again.isPending}
              onClick={() => again.mutate()}
            />
          )}
        </div>
      </Column>
    </>
  );
}
