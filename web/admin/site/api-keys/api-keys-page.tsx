import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button, TextButton, TextLink } from '#admin/frame/button.tsx';
import { ConfirmDialog } from '#admin/frame/confirm-dialog.tsx';
import { ListPaging } from '#admin/frame/list/list-paging.tsx';
import { Column, EmptyList, ListTable } from '#admin/frame/list/list-table.tsx';
import { NameCell } from '#admin/frame/list/row-parts.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { formatCommission } from '#admin/frame/orders/commission.ts';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { type ApiKeyRow, type KeyAccess, OCTO_SCOPE } from '#contract/accounts/api-keys.ts';
import { apiKeysApi, revokeKey } from './api-keys.queries.ts';
import { EditKeyDialog } from './edit-key-dialog.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { isKeyResource, KEY_STATES, resourceLabel } from './scope-labels.ts';

type KeyRowProps = {
  row: ApiKeyRow;
  onEdit: () => void;
  onRevoke: () => void;
  onDelete: () => void;
};

const ACTION = 'inline-flex min-h-11 items-center px-2';

function KeyRow({ row, onEdit, onRevoke, onDelete }: KeyRowProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <>
      <Column title={t('keys.name')} sort="name" isWide>
        <NameCell
          name={row.name}
          note={row.createdByName ? t('keys.made_by', { name: row.createdByName }) : undefined}
        />
        <p className="font-mono text-sm text-stone">{row.prefix}…</p>
      </Column>
      <Column title={t('keys.scopes')}>
        <ul className="flex flex-wrap gap-1">
          {row.scopes.map((scope) => {
            const [resource = '', access = 'read'] = scope.split(':');
            return (
              <li key={scope} className="rounded-md bg-limestone-200 px-2 text-sm leading-6">
                {scope === OCTO_SCOPE
                  ? t('keys.octo')
                  : `${isKeyResource(resource) ? t(resourceLabel(resource)) : resource}: ${t(`keys.${access as KeyAccess}`)}`}
              </li>
            );
          })}
        </ul>
        {row.partner && (
          <p className="mt-1 text-sm">
            <TextLink
              to={`/partners/${row.partner.id}`}
              label={t('keys.statements', { name: row.partner.name })}
            />
          </p>
        )}
        {row.commission !== null && (
          <p className="mt-1 text-sm text-stone">
            {t('keys.commission_is', { percent: formatCommission(row.commission, language) })}
          </p>
        )}
      </Column>
      <Column title={t('keys.state')}>
        <StateBadge state={KEY_STATES[row.state]} />
      </Column>
      <Column title={t('keys.used')} sort="used" hasLabel>
        {row.lastUsedAt ? formatInstant(row.lastUsedAt, language) : t('keys.unused')}
      </Column>
      <Column title={t('keys.expires')} sort="expires" hasLabel>
        {row.expiresAt ? formatDate(row.expiresAt, language) : t('keys.expires_never')}
      </Column>
      <Column title={t('list.actions')} hasHiddenTitle>
        <div className="whitespace-nowrap md:text-right max-md:-ml-2">
          {row.scopes.includes(OCTO_SCOPE) && row.revokedAt === null && (
            <TextButton className={ACTION} label={t('keys.edit')} of={row.name} onClick={onEdit} />
          )}
          {row.revokedAt === null && (
            <TextButton
              className={ACTION}
              label={t('keys.revoke')}
              of={row.name}
              onClick={onRevoke}
            />
          )}
          <TextButton
            isDanger
            className={ACTION}
            label={t('list.delete')}
            of={row.name}
            onClick={onDelete}
          />
        </div>
      </Column>
    </>
  );
}

type Asked = { row: ApiKeyRow; action: 'revoke' | 'delete' };

/** Both actions revoke the key; deleting also removes it from the list. */
function EndKeyDialog({ asked: { row, action }, onClose }: { asked: Asked; onClose: () => void }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const isRevoke = action === 'revoke';
  return (
    <ConfirmDialog
      title={t(isRevoke ? 'keys.revoke_title' : 'keys.delete_title')}
      text={t('keys.revoke_text', { name: row.name })}
      button={t(isRevoke ? 'keys.revoke' : 'list.delete')}
      onClose={onClose}
      onConfirm={(): Promise<unknown> => (isRevoke ? revokeKey(row.id) : apiKeysApi.remove(row.id))}
      onDone={() => {
        addToast({ title: t(isRevoke ? 'keys.revoked' : 'keys.deleted') });
        return refresh(apiKeysApi.base);
      }}
    />
  );
}

export function ApiKeysScreen() {
  const { t } = useTranslation('admin-area');
  const { search, set } = useListSearch();
  const query = useQuery({
    ...apiKeysApi.list(search),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
  const refresh = useRefresh();
  const [isNew, setNew] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [edited, setEdited] = useState<ApiKeyRow>();
  const items = query.data?.items ?? [];
  return (
    <>
      <ScreenHead title={t('keys.title')} text={t('keys.text')} className="mb-6">
        <Button look="sea" label={t('list.new')} onClick={() => setNew(true)} />
      </ScreenHead>
      <QueryState query={query} />
      {query.data && items.length === 0 && <EmptyList isFiltered={false} text={t('keys.empty')} />}
      <ListTable label={t('keys.title')} rows={items}>
        {(row) => (
          <KeyRow
            row={row}
            onEdit={() => setEdited(row)}
            onRevoke={() => setAsked({ row, action: 'revoke' })}
            onDelete={() => setAsked({ row, action: 'delete' })}
          />
        )}
      </ListTable>
      {query.data && <ListPaging {...query.data} onPage={(page) => set({ page })} />}
      {isNew && (
        <NewKeyDialog onClose={() => setNew(false)} onMade={() => void refresh(apiKeysApi.base)} />
      )}
      {edited && <EditKeyDialog row={edited} onClose={() => setEdited(undefined)} />}
      {asked && <EndKeyDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
