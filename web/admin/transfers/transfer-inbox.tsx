import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { StateTabs } from '#admin/inbox/state-tabs.tsx';
import { ListPaging } from '#admin/list-paging.tsx';
import { EmptyList, Head, ListTable, SortHead } from '#admin/list-table.tsx';
import { ListTools } from '#admin/list-tools.tsx';
import { Loading } from '#admin/loading.tsx';
import { TRANSFER_STATES } from '#admin/state-labels.ts';
import { useListSearch } from '#admin/use-list-search.ts';
import type { TransferInboxState } from '#contract/admin.ts';
import { LoadError } from '#ui/section-states.tsx';
import { transferListQuery } from './transfer-api.ts';
import { TransferFilters } from './transfer-filters.tsx';
import { TransferRow } from './transfer-row.tsx';

const OPEN: TransferInboxState[] = ['new', 'quoted', 'confirmed', 'driver_assigned'];
const ASKED = ['q', 'status', 'from', 'to', 'sort', 'page'] as const;

/** Requests with search, states, travel dates, sort and page, all in the URL. */
export function TransferInbox() {
  const { t } = useTranslation('admin');
  const { search, set } = useListSearch();
  const asked = Object.fromEntries(ASKED.map((name) => [name, search[name]]));
  const query = useQuery({ ...transferListQuery(asked), placeholderData: (previous) => previous });
  const { data } = query;
  const tools = { search, set };
  return (
    <>
      <ListTools {...tools} states={[]} hasTrash={false} isFetching={query.isFetching}>
        <TransferFilters {...tools} />
      </ListTools>
      {data && (
        <StateTabs
          counts={data.counts}
          states={TRANSFER_STATES}
          hidden="spam"
          open={OPEN}
          chosen={String(search.status ?? '')}
          onChoose={(status) => set({ status })}
        />
      )}
      {query.isError && <LoadError error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Loading />}
      {data?.items.length === 0 && (
        <EmptyList isFiltered={ASKED.some((name) => search[name] !== undefined)} text={t('transfers.empty')}>
          <p className="mt-2">{t('transfers.empty_hint')}</p>
        </EmptyList>
      )}
      {data && data.items.length > 0 && (
        <ListTable
          label={t('transfers.title')}
          head={
            <>
              <SortHead {...tools} name="created" isDefault="descending">
                {t('transfers.guest')}
              </SortHead>
              <SortHead {...tools} name="date">
                {t('transfers.journey')}
              </SortHead>
              <Head>{t('transfers.vehicle')}</Head>
              <SortHead {...tools} name="total">
                {t('transfers.total')}
              </SortHead>
              <Head>{t('field.status')}</Head>
            </>
          }
        >
          {data.items.map((request) => (
            <TransferRow key={request.id} request={request} />
          ))}
        </ListTable>
      )}
      {data && <ListPaging {...data} onPage={(page) => set({ page })} />}
    </>
  );
}
