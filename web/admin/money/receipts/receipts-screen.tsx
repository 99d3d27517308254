import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { FileLink } from '#admin/frame/file-link.tsx';
import { liveList } from '#admin/frame/inbox/live-query.ts';
import { ListPaging } from '#admin/frame/list/list-paging.tsx';
import { Column, EmptyList, ListTable } from '#admin/frame/list/list-table.tsx';
import { ListTools } from '#admin/frame/list/list-tools.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { IssuerNotice } from '#admin/frame/orders/issuer-notice.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { ReceiptList, ReceiptRow } from '#contract/money/receipts.ts';
import { ReceiptExport } from './receipt-export.tsx';

const RECEIPTS = '/api/admin/receipts';
const ASKED = ['q', 'year', 'quarter', 'series', 'page'] as const;
const QUARTERS = ['1', '2', '3', '4'] as const;

function Row({ receipt }: { receipt: ReceiptRow }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const {
    id,
    printedNumber,
    issuedAt,
    corrects,
    customer,
    lines,
    reference,
    totalCents,
    vatCents,
    currency,
    subjectKind,
    subjectId,
  } = receipt;
  const hasRate = lines.some(({ scheme }) => scheme === 'rate');
  return (
    <>
      <Column title={t('receipts.number')}>
        <p translate="no" className="font-semibold text-deep-900">
          {printedNumber}
        </p>
        <time dateTime={issuedAt} className="block text-sm text-stone">
          {formatInstant(issuedAt, language)}
        </time>
        {corrects && (
          <p className="text-sm text-stone">{t('receipts.corrects', { number: corrects })}</p>
        )}
      </Column>
      <Column title={t('receipts.for')} isWide>
        <p>{lines.map(({ description }) => description).join(', ')}</p>
        {subjectKind === 'voucher' ? (
          <p translate="no" className="font-mono text-sm text-stone">
            {reference}
          </p>
        ) : (
          <AdminLink
            to={`/orders/${subjectId}`}
            className="inline-flex min-h-8 items-center font-mono text-sm text-sea-700 underline underline-offset-4"
          >
            {reference}
          </AdminLink>
        )}
      </Column>
      <Column title={t('receipt.issued_to')}>
        {customer ? (
          <>
            <p className="break-words">{customer.name}</p>
            {customer.taxNumber && (
              <p translate="no" className="text-sm text-stone">
                {customer.taxNumber}
              </p>
            )}
          </>
        ) : (
          <p className="text-sm text-stone">{t('receipts.no_customer')}</p>
        )}
      </Column>
      <Column title={t('receipt.amount')} isNumber>
        <p className="font-semibold tabular-nums">{formatCents(totalCents, currency, language)}</p>
        <p className="text-sm text-stone tabular-nums">
          {hasRate
            ? t('receipts.vat', { vat: formatCents(vatCents, currency, language) })
            : t('receipts.no_vat')}
        </p>
      </Column>
      <Column title={t('list.actions')} hasHiddenTitle>
        <FileLink
          href={`${RECEIPTS}/${id}/file.pdf`}
          className="inline-flex min-h-11 items-center text-sea-700 underline underline-offset-4"
        >
          {t('receipts.pdf')} <span className="sr-only">{printedNumber}</span>
        </FileLink>
      </Column>
    </>
  );
}

/** Receipts by year, quarter and series, what they come to, and their export. */
export function ReceiptsScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { search, set } = useListSearch();
  const asked = Object.fromEntries(ASKED.map((name) => [name, search[name]]));
  const query = useQuery({
    ...liveList<ReceiptList>(RECEIPTS, asked),
    placeholderData: (previous) => previous,
  });
  const { data } = query;
  const amount = (cents: number) => formatCents(cents, 'EUR', language);
  return (
    <>
      <ScreenHead title={t('receipts.title')} text={t('receipts.text')} />
      <IssuerNotice className="my-6" />
      <ListTools hasTrash={false} isFetching={query.isFetching}>
        <SearchSelect
          name="year"
          label={t('receipts.year')}
          all={t('receipts.all_years')}
          options={data?.years.map((year) => [year, String(year)])}
        />
        {search.year !== undefined && (
          <SearchSelect
            name="quarter"
            label={t('receipts.quarter')}
            all={t('receipts.all_quarters')}
            options={QUARTERS.map((quarter) => [quarter, t(`receipts.quarter_${quarter}`)])}
          />
        )}
        <SearchSelect
          name="series"
          label={t('receipts.series')}
          all={t('receipts.all_series')}
          options={[
            ['R', t('receipts.series_r')],
            ['C', t('receipts.series_c')],
          ]}
        />
      </ListTools>
      <QueryState query={query} />
      {data?.items.length === 0 && (
        <EmptyList
          isFiltered={ASKED.some((name) => search[name] !== undefined)}
          text={t('receipts.empty')}
        />
      )}
      {data && data.total > 0 && (
        <>
          <p className="mb-4 font-semibold text-deep-900" aria-live="polite">
            {t('receipts.sum', {
              count: data.total,
              total: amount(data.totalCents),
              vat: amount(data.vatCents),
            })}
          </p>
          <ListTable label={t('receipts.title')} rows={data.items}>
            {(receipt) => <Row receipt={receipt} />}
          </ListTable>
          <ListPaging {...data} onPage={(page) => set({ page })} />
        </>
      )}
      {data && data.years.length > 0 && (
        <ReceiptExport
          year={String(search.year ?? data.years[0])}
          quarter={String(search.quarter ?? '')}
        />
      )}
    </>
  );
}
