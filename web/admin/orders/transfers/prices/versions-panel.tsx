import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useFailureToast } from '#admin/frame/behaviour/use-action.ts';
import { Button } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { Loading, QueryState } from '#admin/frame/loading.tsx';
import { VersionList } from '#admin/frame/sheet/version-list.tsx';
import { currentOf } from '#base/api/fetch-json.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { PriceGrid, PriceVersion } from '#contract/transfers/admin/price-admin.ts';
import { DifferenceTable, type PriceNames } from './difference-table.tsx';
import { amountCount, differences, draftOf } from './price-draft.ts';
import { priceVersionQuery, priceVersionsQuery, restorePrices } from './prices-api.ts';
import type { PriceTable } from './use-price-table.ts';

type PanelProps = { table: PriceTable; names: PriceNames; onSaved: (grid: PriceGrid) => void };

/** Shows what restoring an earlier version would change, then restores it as a new version. */
function VersionDialog({
  version,
  table,
  names,
  onSaved,
  onClose,
}: PanelProps & { version: PriceVersion; onClose: () => void }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const query = useQuery(priceVersionQuery(version.id));
  const showFailure = useFailureToast();
  const changes = query.data ? differences(table.base, draftOf(query.data)) : [];
  const restore = useMutation({
    mutationFn: () =>
      restorePrices(
        version.id,
        table.grid.version.id,
        t('prices.restored_note', { number: version.id }),
      ),
    onSuccess: (saved) => {
      onSaved(saved);
      onClose();
    },
    onError: (error) => {
      const current = currentOf<PriceGrid>(error);
      if (!current) return void showFailure(error);
      table.open(current);
      addToast({ title: t('prices.late_restore'), variant: 'destructive' });
    },
  });
  return (
    <Dialog title={t('prices.version', { number: version.id })} onClose={onClose} isWide>
      <p className="mb-4 text-stone">{formatInstant(version.createdAt, language)}</p>
      <QueryState query={query} />
      {query.data && (
        <>
          <p className="mb-3">{t('prices.restore_text', { count: amountCount(changes) })}</p>
          {changes.length > 0 && (
            <DifferenceTable
              label={t('prices.version', { number: version.id })}
              differences={changes}
              names={names}
            />
          )}
          {table.isDirty && (
            <p className="mt-4 font-semibold text-danger">{t('prices.restore_dirty')}</p>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button label={t('confirm.cancel')} onClick={onClose} />
            <Button
              look="sea"
              label={t('prices.restore')}
              disabled={table.isDirty || changes.length === 0}
              onClick={() => restore.mutate()}
              isBusy={restore.isPending}
            />
          </div>
        </>
      )}
    </Dialog>
  );
}

/** All saved versions, newest first. */
export function VersionsPanel(props: PanelProps) {
  const { t } = useTranslation('admin-area');
  const query = useQuery(priceVersionsQuery);
  const [asked, setAsked] = useState<PriceVersion>();
  const current = props.table.grid.version.id;
  if (query.isError) return <LoadError error={query.error} onRetry={query.refetch} />;
  if (!query.data) return <Loading />;
  return (
    <>
      <VersionList
        versions={query.data}
        current={current}
        action={t('prices.version_compare')}
        onAction={setAsked}
      />
      {asked && <VersionDialog {...props} version={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
