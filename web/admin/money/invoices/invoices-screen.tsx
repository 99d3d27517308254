import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button, ButtonLink } from '#admin/frame/button.tsx';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { liveList } from '#admin/frame/inbox/live-query.ts';
import { ListPaging } from '#admin/frame/list/list-paging.tsx';
import { EmptyList, ListTable } from '#admin/frame/list/list-table.tsx';
import { ListTools } from '#admin/frame/list/list-tools.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import {
  type InvoiceList,
  type InvoiceRow,
  SENDING_STATUSES,
} from '#contract/money/invoices/invoices.ts';
import { INVOICE_BOOKS } from '#contract/money/receipts.ts';
import { ChainPanel } from './chain-panel.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { BOOKS, InvoiceColumns, STATES } from './invoice-row.tsx';
import { INVOICES, sendNow } from './invoices.api.ts';

const ASKED = ['q', 'year', 'book', 'status', 'page'] as const;

/** How many records the tax office has, refused or waits for. */
function Counts({ list: { counts } }: { list: InvoiceList }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const send = useAction({
    mutationFn: sendNow,
    onSuccess: () => addToast({ title: t('invoices.sent_now') }),
    onSettled: () => refresh(INVOICES),
  });
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 font-semibold text-deep-900">
        {SENDING_STATUSES.filter((status) => counts[status] > 0).map((status) => (
          <li key={status} className={status === 'refused' ? 'text-danger' : ''}>
            {t(STATES[status])}: <span className="tabular-nums">{counts[status]}</span>
          </li>
        ))}
      </ul>
      {counts.due > 0 && (
        <Button
          label={t('invoices.send_now')}
          isBusy={send.isPending}
          onClick={() => send.mutate()}
        />
      )}
    </div>
  );
}

/** Invoices, how far the tax office has them, and the chain of their records. */
export function InvoicesScreen() {
  const { t } = useTranslation('admin-area');
  const { search, set } = useListSearch();
  const [corrected, setCorrected] = useState<InvoiceRow>();
  const asked = Object.fromEntries(ASKED.map((name) => [name, search[name]]));
  const query = useQuery({
    ...liveList<InvoiceList>(INVOICES, asked),
    placeholderData: (previous) => previous,
  });
  const { data } = query;
  return (
    <>
      <ScreenHead title={t('invoices.title')} text={t('invoices.text')}>
        <ButtonLink to="/invoices/settings" label={t('invoices.settings')} />
      </ScreenHead>
      <ListTools hasTrash={false} isFetching={query.isFetching}>
        <SearchSelect
          name="year"
          label={t('receipts.year')}
          all={t('receipts.all_years')}
          options={data?.years.map((year) => [year, String(year)])}
        />
        <SearchSelect
          name="book"
          label={t('invoices.book')}
          all={t('invoices.all_books')}
          options={INVOICE_BOOKS.map((book) => [book, t(BOOKS[book])])}
        />
        <SearchSelect
          name="status"
          label={t('invoices.state')}
          all={t('invoices.all_states')}
          options={SENDING_STATUSES.map((status) => [status, t(STATES[status])])}
        />
      </ListTools>
      <QueryState query={query} />
      {data && !data.isOn && (
        <p className="mb-4 rounded-xl bg-limestone-100 px-4 py-3">{t('invoices.off')}</p>
      )}
      {data?.items.length === 0 && (
        <EmptyList
          isFiltered={ASKED.some((name) => search[name] !== undefined)}
          text={t('invoices.empty')}
        />
      )}
      {data && data.total > 0 && (
        <>
          <Counts list={data} />
          <ListTable label={t('invoices.title')} rows={data.items}>
            {(invoice) => (
              <InvoiceColumns invoice={invoice} onCorrect={() => setCorrected(invoice)} />
            )}
          </ListTable>
          <ListPaging {...data} onPage={(page) => set({ page })} />
        </>
      )}
      {data && data.years.length > 0 && <ChainPanel />}
      {corrected && (
        <CorrectDialog
          key={corrected.id}
          invoice={corrected}
          onClose={() => setCorrected(undefined)}
        />
      )}
    </>
  );
}
