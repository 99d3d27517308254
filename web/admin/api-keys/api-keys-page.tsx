import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/button.tsx';
import { ConfirmDialog } from '#admin/confirm-dialog.tsx';
import { ListPaging } from '#admin/list-paging.tsx';
import { EmptyList, ListTable } from '#admin/list-table.tsx';
import { Loading } from '#admin/loading.tsx';
import { ScreenHead } from '#admin/screen-head.tsx';
import { useListSearch } from '#admin/use-list-search.ts';
import { useRefresh } from '#admin/use-refresh.ts';
import type { ApiKeyRow } from '#contract/api-keys.ts';
import { LoadError } from '#ui/section-states.tsx';
import { addToast } from '#ui/toast-store.ts';
import { apiKeysApi, revokeKey } from './api-keys.queries.ts';
import { KeyRow } from './key-row.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';

type Asked = { row: ApiKeyRow; action: 'revoke' | 'delete' };

/** Both actions revoke the key; deleting also removes it from the list. */
function EndKeyDialog({ asked: { row, action }, onClose }: { asked: Asked; onClose: () => void }) {
  const { t } = useTranslation('admin');
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
  const { t } = useTranslation('admin');
  const { search, set } = useListSearch();
  const query = useQuery({ ...apiKeysApi.list(search), placeholderData: (previous) => previous, staleTime: 0 });
  const refresh = useRefresh();
  const [isNew, setNew] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const items = query.data?.items ?? [];
  return (
    <>
      <ScreenHead title={t('keys.title')} text={t('keys.text')} className="mb-6">
        <Button look="sea" label={t('list.new')} onClick={() => setNew(true)} />
      </ScreenHead>
      {query.isError && <LoadError error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Loading />}
      {query.data && items.length === 0 && <EmptyList isFiltered={false} text={t('keys.empty')} />}
      <ListTable label={t('keys.title')} rows={items}>
        {(row) => (
          <KeyRow row={row} onRevoke={() => setAsked({ row, action: 'revoke' })} onDelete={() => setAsked({ row, action: 'delete' })} />
        )}
      </ListTable>
      {query.data && <ListPaging {...query.data} onPage={(page) => set({ page })} />}
      {isNew && <NewKeyDialog onClose={() => setNew(false)} onMade={() => void refresh(apiKeysApi.base)} />}
      {asked && <EndKeyDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
