import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button, ParentLink, TextButton } from '#admin/frame/button.tsx';
import { LeaveGuard } from '#admin/frame/editor/panels/leave-guard.tsx';
import { RowState } from '#admin/frame/list/row-state.tsx';
import { useScreenTitle } from '#admin/frame/screen-head.tsx';
import { begin, commit, redo, undo } from '#admin/frame/sheet/history.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { TripPriceGrid } from '#contract/bookings/plans.ts';
import { localize } from '#contract/languages/translation.ts';
import { OptionTabs } from '../option-tabs.tsx';
import { pricesQuery } from '../options-api.ts';
import { PriceGridEditor } from './price-grid.tsx';
import { changesOf, draftOf, rebased, rowsOf, rowsWithoutPrice } from './price-table.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { VersionsPanel } from './versions-panel.tsx';

function OpenPrices({ read }: { read: TripPriceGrid }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const refresh = useRefresh();
  const [grid, setGrid] = useState(read);
  const [history, setHistory] = useState(() => begin(draftOf(read.prices)));
  const [isReviewing, setReviewing] = useState(false);
  const rows = rowsOf(grid);
  const [base, draft] = [draftOf(grid.prices), history.now];
  const changes = changesOf(base, draft, rows);
  const isDirty = changes.length > 0;
  const nameOf = (unitId: number | null) => {
    const unit = grid.units.find(({ id }) => id === unitId);
    return unit ? localize(unit, 'name', language) : t('options.whole_booking');
  };
  const missing = rowsWithoutPrice(base, rows);

  const onPublished = (saved: TripPriceGrid) => {
    setGrid(saved);
    setHistory(begin(draftOf(saved.prices)));
    setReviewing(false);
    addToast({ title: t('options.published', { number: saved.version.id }) });
    void refresh(`${APIS['trip-options'].base}/${grid.option.id}/`);
  };
  const onLate = (current: TripPriceGrid) => {
    setGrid(current);
    setHistory(begin(rebased(base, draft, draftOf(current.prices), rowsOf(current))));
    setReviewing(false);
    addToast({ title: t('options.price_late'), variant: 'destructive' });
  };
  return (
    <>
      <ParentLink to="/trips/options" label={t('options.title')} />
      <div className="mt-2 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl break-words">{localize(grid.option, 'name', language)}</h1>
          <p className="text-sm text-stone">
            {grid.version.id === 0
              ? t('prices.no_version')
              : t('prices.version', { number: grid.version.id })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p role="status" className="text-sm text-stone">
            {isDirty ? t('prices.unsaved', { count: changes.length }) : t('autosave.clean')}
          </p>
          {isDirty && (
            <TextButton
              isDanger
              className="min-h-11 px-2"
              label={t('editor.discard')}
              onClick={() => setHistory(begin(base))}
            />
          )}
          <Button
            look="sea"
            label={t('prices.review')}
            disabled={!isDirty}
            onClick={() => setReviewing(true)}
          />
        </div>
      </div>
      <OptionTabs id={grid.option.id} current="prices" />
      {missing.length > 0 && (
        <p role="status" className="mb-6 rounded-card border-l-8 border-sun bg-white p-4">
          {t('options.price_missing', { names: missing.map(nameOf).join(', ') })}
        </p>
      )}
      <PriceGridEditor
        rows={rows}
        nameOf={nameOf}
        base={base}
        draft={draft}
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
        onChange={(next) => setHistory(commit(history, next))}
        onUndo={() => setHistory(undo(history))}
        onRedo={() => setHistory(redo(history))}
      />
      <VersionsPanel
        id={grid.option.id}
        current={grid.version.id}
        onOpen={(prices) => setHistory(commit(history, draftOf(prices)))}
      />
      {isReviewing && (
        <PublishDialog
          grid={grid}
          draft={draft}
          changes={changes}
          nameOf={nameOf}
          onPublished={onPublished}
          onLate={onLate}
          onClose={() => setReviewing(false)}
        />
      )}
      <LeaveGuard isDirty={() => isDirty} />
    </>
  );
}

/** Prices of an option by ticket and season. */
export function OptionPricesScreen() {
  const { t } = useTranslation('admin-area');
  const { id = '' } = useParams({ strict: false });
  const query = useQuery(pricesQuery(id));
  useScreenTitle(
    query.data ? `${query.data.option.name}: ${t('options.prices')}` : t('options.prices'),
  );
  return query.data ? (
    <OpenPrices key={query.data.option.id} read={query.data} />
  ) : (
    <RowState query={query} listPath="/trips/options" listTitle={t('options.title')} />
  );
}
