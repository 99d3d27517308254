import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button, TextButton } from '#admin/frame/button.tsx';
import { LeaveGuard } from '#admin/frame/editor/panels/leave-guard.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { Loading } from '#admin/frame/loading.tsx';
import { useScreenTitle } from '#admin/frame/screen-head.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { PriceGrid } from '#contract/transfers/admin/price-admin.ts';
import { priceNames } from './difference-table.tsx';
import { GapsPanel } from './gaps-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { PriceConflict } from './price-conflict.tsx';
import { PriceEditor } from './price-editor.tsx';
import { PRICES, priceGridQuery, restorePrices } from './prices-api.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { usePriceTable } from './use-price-table.ts';
import { VersionsPanel } from './versions-panel.tsx';

const VIEWS = [
  { view: 'table', label: 'prices.view_table' },
  { view: 'people', label: 'prices.view_people' },
  { view: 'gaps', label: 'prices.view_gaps' },
  { view: 'versions', label: 'prices.view_versions' },
] as const;

function OpenTable({ read }: { read: PriceGrid }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const refresh = useRefresh();
  const { search, set } = useListSearch();
  const table = usePriceTable(read);
  const [isReviewing, setReviewing] = useState(false);
  const [late, setLate] = useState<PriceGrid>();
  const [savedAt, setSavedAt] = useState(0);
  const { grid, isDirty, changedAmounts, incomplete } = table;
  const names = priceNames(grid, language);
  const view = VIEWS.find((one) => one.view === search.view)?.view ?? 'table';

  const shown = (saved: PriceGrid) => {
    table.open(saved);
    setReviewing(false);
    setSavedAt(Date.now());
    void refresh(`${PRICES}/`);
  };
  const undo = useAction({
    mutationFn: ({ from, to }: { from: number; to: number }) =>
      restorePrices(to, from, t('prices.restored_note', { number: to })),
    onSuccess: (saved, { to }) => {
      shown(saved);
      addToast({ title: t('prices.undone', { number: to }) });
    },
  });
  const onSaved = (saved: PriceGrid) => {
    const before = grid.version.id;
    shown(saved);
    addToast({
      title: t('prices.saved', { number: saved.version.id }),
      action:
        before > 0
          ? {
              label: t('list.undo'),
              run: () => undo.mutate({ from: saved.version.id, to: before }),
            }
          : undefined,
    });
  };
  const onLate = useCallback((current: PriceGrid) => {
    setReviewing(false);
    setLate(current);
  }, []);

  return (
    <>
      <div className="sticky top-16 z-9 -mx-4 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-limestone-300 bg-limestone-100 px-4 py-3 sm:-mx-6 sm:px-6">
        <div>
          <h1 className="text-2xl sm:text-3xl">{t('prices.title')}</h1>
          <p className="text-sm text-stone">
            {grid.version.id === 0
              ? t('prices.no_version')
              : `${t('prices.version', { number: grid.version.id })} · ${formatInstant(grid.version.createdAt, language)}`}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:w-full max-sm:justify-between">
          <p
            role="status"
            className={`text-sm ${incomplete.length > 0 ? 'font-semibold text-danger' : 'text-stone'}`}
          >
            {incomplete.length > 0
              ? t('prices.incomplete', { count: incomplete.length })
              : isDirty
                ? t('prices.unsaved', { count: changedAmounts })
                : t('autosave.clean')}
          </p>
          {isDirty && (
            <TextButton
              isDanger
              className="min-h-11 px-2"
              label={t('editor.discard')}
              onClick={table.discard}
            />
          )}
          <Button
            look="sea"
            className="max-sm:px-4"
            label={t('prices.review')}
            disabled={!isDirty || incomplete.length > 0}
            onClick={() => setReviewing(true)}
          />
        </div>
      </div>
      {table.isRecovered && (
        <p role="status" className="mb-6 rounded-card border-l-8 border-sun bg-white p-4">
          {t('prices.recovered')}
        </p>
      )}
      {savedAt > 0 && <LiveProof key={savedAt} path="/airport-transfers" />}
      <div
        role="toolbar"
        aria-label={t('prices.views')}
        className="mb-6 flex gap-1 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:*:shrink-0 sm:flex-wrap"
      >
        {VIEWS.map((one) => (
          <button
            key={one.view}
            type="button"
            aria-pressed={one.view === view}
            onClick={() => set({ view: one.view === 'table' ? undefined : one.view })}
            className="min-h-11 rounded-full px-5 font-semibold whitespace-nowrap text-deep-800 max-sm:px-3 max-sm:text-sm hover:bg-limestone-200 aria-pressed:bg-deep-800 aria-pressed:text-white"
          >
            {t(one.label)}
          </button>
        ))}
      </div>
      {grid.zones.length === 0 || grid.vehicles.length === 0 ? (
        <p className="rounded-card border border-dashed border-limestone-400 px-6 py-12 text-center text-stone">
          {t('prices.empty')}
        </p>
      ) : (
        <>
          {view === 'table' && <PriceEditor table={table} />}
          {view === 'people' && <PeoplePanel grid={grid} names={names} />}
          {view === 'gaps' && <GapsPanel names={names} />}
          {view === 'versions' && <VersionsPanel table={table} names={names} onSaved={onSaved} />}
        </>
      )}
      {isReviewing && (
        <ReviewDialog
          table={table}
          names={names}
          onSaved={onSaved}
          onLate={onLate}
          onClose={() => setReviewing(false)}
        />
      )}
      {late && (
        <PriceConflict
          table={table}
          current={late}
          names={names}
          onClose={() => setLate(undefined)}
        />
      )}
      <LeaveGuard hasDraft isDirty={() => isDirty} />
    </>
  );
}

/** Price table used by pages, quotes, mails and vouchers. */
export function PricesScreen() {
  const { t } = useTranslation('admin-area');
  const query = useQuery(priceGridQuery);
  useScreenTitle(t('prices.title'));
  if (query.data) return <OpenTable key="table" read={query.data} />;
  return query.isError ? <LoadError error={query.error} onRetry={query.refetch} /> : <Loading />;
}
