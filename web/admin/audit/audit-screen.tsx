import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { COMPACT_CONTROL } from '#admin/controls.tsx';
import { liveList } from '#admin/inbox/live-query.ts';
import { ListPaging } from '#admin/list-paging.tsx';
import { EmptyList, Head, ListTable } from '#admin/list-table.tsx';
import { ListTools } from '#admin/list-tools.tsx';
import { Loading } from '#admin/loading.tsx';
import { useListSearch } from '#admin/use-list-search.ts';
import { useScreenTitle } from '#admin/use-screen-title.ts';
import type { AuditList } from '#contract/operations.ts';
import { LoadError } from '#ui/section-states.tsx';
import { ACTION_LABELS, ENTITIES } from './audit-labels.ts';
import { AuditRow } from './audit-row.tsx';

const ASKED = ['q', 'entity', 'action', 'user', 'page'] as const;

type FilterProps = {
  label: string;
  all: string;
  value: string;
  options: { value: string; text: string }[];
  onChange: (value: string) => void;
};

const Filter = ({ label, all, value, options, onChange }: FilterProps) => (
  <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} className={COMPACT_CONTROL}>
    <option value="">{all}</option>
    {options.map((one) => (
      <option key={one.value} value={one.value}>
        {one.text}
      </option>
    ))}
  </select>
);

/** Audit log: who did what and when. */
export function AuditScreen() {
  const { t } = useTranslation('admin');
  const { search, set } = useListSearch();
  const asked = Object.fromEntries(ASKED.map((name) => [name, search[name]]));
  const query = useQuery({ ...liveList<AuditList>('/api/admin/audit', asked), placeholderData: (previous) => previous });
  const { data } = query;
  useScreenTitle(t('audit.title'));
  const entities = (data?.entities ?? []).map((value) => ({ value, text: t(ENTITIES[value].label) }));
  const actions = (data?.actions ?? []).map((value) => ({ value, text: t(ACTION_LABELS[value]) }));
  const users = (data?.users ?? []).map(({ id, name }) => ({ value: String(id), text: name }));
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{t('audit.title')}</h1>
      <p className="mt-2 max-w-prose text-stone">{t('audit.text')}</p>
      <ListTools search={search} set={set} states={[]} hasTrash={false} isFetching={query.isFetching}>
        <Filter
          label={t('audit.entity')}
          all={t('audit.all_entities')}
          value={String(search.entity ?? '')}
          options={entities}
          onChange={(entity) => set({ entity })}
        />
        <Filter
          label={t('audit.action')}
          all={t('audit.all_actions')}
          value={String(search.action ?? '')}
          options={actions}
          onChange={(action) => set({ action })}
        />
        <Filter
          label={t('audit.who')}
          all={t('audit.all_users')}
          value={String(search.user ?? '')}
          options={users}
          onChange={(user) => set({ user })}
        />
      </ListTools>
      {query.isError && <LoadError error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Loading />}
      {data?.items.length === 0 && <EmptyList isFiltered={ASKED.some((name) => search[name] !== undefined)} text={t('audit.empty')} />}
      {data && data.items.length > 0 && (
        <ListTable
          label={t('audit.title')}
          head={
            <>
              <Head>{t('audit.when')}</Head>
              <Head>{t('audit.who')}</Head>
              <Head>{t('audit.action')}</Head>
              <Head>{t('audit.entity')}</Head>
            </>
          }
        >
          {data.items.map((item) => (
            <AuditRow key={item.id} item={item} />
          ))}
        </ListTable>
      )}
      {data && <ListPaging {...data} onPage={(page) => set({ page })} />}
    </>
  );
}
