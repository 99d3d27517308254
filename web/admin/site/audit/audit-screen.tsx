import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { snake } from '#admin/frame/behaviour/paths.ts';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { liveList } from '#admin/frame/inbox/live-query.ts';
import { ListPaging } from '#admin/frame/list/list-paging.tsx';
import { Column, EmptyList, ListTable } from '#admin/frame/list/list-table.tsx';
import { ListTools } from '#admin/frame/list/list-tools.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { AuditItem, AuditList } from '#contract/admin/operations.ts';
import { AuditDetail } from './audit-detail.tsx';
import { DOCUMENTS, ENTITY_LABELS } from './audit-labels.ts';

/** Random ids are shortened to their first eight characters. */
const short = (id: string) => (/^[\da-f]{8}-[\da-f-]{27}$/.test(id) ? id.slice(0, 8) : id);

/** The row's name, or its number if it has no name. */
function useRowText({ entity, entityId, name }: AuditItem): string | undefined {
  const { t } = useTranslation('admin-area');
  if (entityId === null) return undefined;
  const document = entity === 'settings' ? DOCUMENTS[entityId] : undefined;
  if (document) return t(document);
  if (name) return name;
  return /^\d+$/.test(entityId) ? t('audit.number', { number: Number(entityId) }) : short(entityId);
}

/** Actions whose row no longer exists, so the entry is not linked. */
const GONE = new Set(['delete', 'erase']);

function AuditRow({ item }: { item: AuditItem }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { action, entity, entityId, at, user, key } = item;
  const text = useRowText(item);
  const kind = ENTITY_LABELS[entity];
  const path = entityId && !GONE.has(action) ? kind.path?.(entityId) : undefined;
  return (
    <>
      <Column title={t('audit.when')}>
        <time dateTime={at} className="text-sm text-stone">
          {formatInstant(at, language)}
        </time>
      </Column>
      <Column title={t('audit.who')}>
        <p className="font-semibold text-deep-900">{user ?? t('audit.nobody')}</p>
        {key && <p className="text-sm text-stone">{t('audit.by_key', { name: key })}</p>}
      </Column>
      <Column title={t('audit.action')}>{t(`audit.${snake(action)}`)}</Column>
      <Column title={t('audit.entity')} isWide>
        <p>
          {t(kind.label)}{' '}
          {text &&
            (path ? (
              <AdminLink
                to={path}
                className="text-sm break-words text-sea-700 underline underline-offset-4"
              >
                {text}
              </AdminLink>
            ) : (
              <span className="text-sm break-words text-stone">{text}</span>
            ))}
        </p>
        <AuditDetail item={item} />
      </Column>
    </>
  );
}

const ASKED = ['q', 'entity', 'action', 'user', 'page'] as const;

/** Audit log: who did what and when. */
export function AuditScreen() {
  const { t } = useTranslation('admin-area');
  const { search, set } = useListSearch();
  const asked = Object.fromEntries(ASKED.map((name) => [name, search[name]]));
  const query = useQuery({
    ...liveList<AuditList>('/api/admin/audit', asked),
    placeholderData: (previous) => previous,
  });
  const { data } = query;
  return (
    <>
      <ScreenHead title={t('audit.title')} text={t('audit.text')} />
      <ListTools hasTrash={false} isFetching={query.isFetching}>
        <SearchSelect
          name="entity"
          label={t('audit.entity')}
          all={t('audit.all_entities')}
          options={data?.entities.map((entity) => [entity, t(ENTITY_LABELS[entity].label)])}
        />
        <SearchSelect
          name="action"
          label={t('audit.action')}
          all={t('audit.all_actions')}
          options={data?.actions.map((action) => [action, t(`audit.${snake(action)}`)])}
        />
        <SearchSelect
          name="user"
          label={t('audit.who')}
          all={t('audit.all_users')}
          options={data?.users.map(({ id, name }) => [id, name])}
        />
      </ListTools>
      <QueryState query={query} />
      {data?.items.length === 0 && (
        <EmptyList
          isFiltered={ASKED.some((name) => search[name] !== undefined)}
          text={t('audit.empty')}
        />
      )}
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
