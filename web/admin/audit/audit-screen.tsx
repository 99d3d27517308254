import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { liveList } from '#admin/inbox/live-query.ts';
import { ListPaging } from '#admin/list-paging.tsx';
import { EmptyList, ListTable } from '#admin/list-table.tsx';
import { ListTools } from '#admin/list-tools.tsx';
import { Loading } from '#admin/loading.tsx';
import { SearchSelect } from '#admin/options.tsx';
import { ScreenHead } from '#admin/screen-head.tsx';
import { useListSearch } from '#admin/use-list-search.ts';
import type { AuditList } from '#contract/operations.ts';
import { LoadError } from '#ui/section-states.tsx';
import { ACTION_LABELS, ENTITIES } from './audit-labels.ts';
import { AuditRow } from './audit-row.tsx';

const ASKED = ['q', 'entity', 'action', 'user', 'page'] as const;

/** Audit log: who did what and when. */
export function AuditScreen() {
  const { t } = useTranslation('admin');
  const { search, set } = useListSearch();
  const asked = Object.fromEntries(ASKED.map((name) => [name, search[name]]));
  const query = useQuery({ ...liveList<AuditList>('/api/admin/audit', asked), placeholderData: (previous) => previous });
  const { data } = query;
  return (
    <>
      <ScreenHead title={t('audit.title')} text={t('audit.text')} />
      <ListTools hasTrash={false} isFetching={query.isFetching}>
        <SearchSelect
          name="entity"
          label={t('audit.entity')}
          all={t('audit.all_entities')}
          options={data?.entities.map((entity) => [entity, t(ENTITIES[entity].label)])}
        />
        <SearchSelect
          name="action"
          label={t('audit.action')}
          all={t('audit.all_actions')}
          options={data?.actions.map((action) => [action, t(ACTION_LABELS[action])])}
        />
        <SearchSelect
          name="user"
          label={t('audit.who')}
          all={t('audit.all_users')}
          options={data?.users.map(({ id, name }) => [id, name])}
        />
      </ListTools>
      {query.isError && <LoadError error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Loading />}
      {data?.items.length === 0 && <EmptyList isFiltered={ASKED.some((name) => search[name] !== undefined)} text={t('audit.empty')} />}
      {data && (
        <>
          <ListTable label={t('audit.title')} rows={data.items}>
            {(item) => <AuditRow item={item} />}
          </ListTable>
          <ListPaging {...data} onPage={(page) => set({ page })} />
        </>
      )}
    </>
  );
}
