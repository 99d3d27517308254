import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextButton } from '#admin/frame/button.tsx';
import { AmountSheet, SHEET_HEAD, SHEET_HEAD_BUTTON } from '#admin/frame/sheet/amount-sheet.tsx';
import { changeBy } from '#admin/frame/sheet/change-by.ts';
import { ChangeTools } from '#admin/frame/sheet/change-tools.tsx';
import { type Selection, type Spot, selectOne, spotsOf } from '#admin/frame/sheet/selection.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { formatSeasonDay, SeasonDay } from '../season-day.tsx';
import {
  ALL_YEAR,
  centsAt,
  type PriceDraft,
  type Season,
  seasonKey,
  withAmounts,
  withoutSeason,
  withSeason,
} from './price-table.ts';

export function useSeasonName() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (season: Season) =>
    seasonKey(season) === seasonKey(ALL_YEAR)
      ? t('options.all_year')
      : `${formatSeasonDay(season.seasonFrom, language)} – ${formatSeasonDay(season.seasonTo, language)}`;
}

type PriceGridProps = {
  rows: readonly (number | null)[];
  nameOf: (unitId: number | null) => string;
  base: PriceDraft;
  draft: PriceDraft;
  canUndo: boolean;
  canRedo: boolean;
  onChange: (draft: PriceDraft) => void;
  onUndo: () => void;
  onRedo: () => void;
};

/** Adds a season, or removes the one of the focused cell. */
function SeasonTools({
  draft,
  column,
  onChange,
}: {
  draft: PriceDraft;
  column: number;
  onChange: (draft: PriceDraft) => void;
}) {
  const { t } = useTranslation('admin-area');
  const nameOf = useSeasonName();
  const [season, setSeason] = useState<Season>({ seasonFrom: '06-01', seasonTo: '09-30' });
  const chosen = draft.seasons[column];
  const isValid = [season.seasonFrom, season.seasonTo].every(
    (day) => !Number.isNaN(Date.parse(`2028-${day}T00:00:00Z`)),
  );
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SeasonDay
        label={t('options.season_from')}
        value={season.seasonFrom}
        onChange={(seasonFrom) => setSeason({ ...season, seasonFrom })}
      />
      <SeasonDay
        label={t('options.season_to')}
        value={season.seasonTo}
        onChange={(seasonTo) => setSeason({ ...season, seasonTo })}
      />
      <Button
        label={t('options.season_add')}
        disabled={!isValid}
        onClick={() => onChange(withSeason(draft, season))}
      />
      {chosen && draft.seasons.length > 1 && (
        <TextButton
          isDanger
          className="min-h-11"
          label={t('options.season_remove')}
          of={nameOf(chosen)}
          onClick={() => onChange(withoutSeason(draft, chosen))}
        />
      )}
    </div>
  );
}

/** Tickets as rows, seasons as columns, with their tools. */
export function PriceGridEditor({
  rows,
  nameOf,
  base,
  draft,
  canUndo,
  canRedo,
  onChange,
  onUndo,
  onRedo,
}: PriceGridProps) {
  const { t } = useTranslation('admin-area');
  const seasonName = useSeasonName();
  const [selection, setSelection] = useState<Selection>(selectOne({ row: 0, column: 0 }));
  const { seasons } = draft;
  const at = (prices: PriceDraft, { row, column }: Spot) => {
    const season = seasons[column];
    return season ? centsAt(prices, rows[row] ?? null, season) : null;
  };
  const setAmounts = (amounts: readonly { spot: Spot; cents: number | null }[]) =>
    onChange(
      withAmounts(
        draft,
        amounts.flatMap(({ spot, cents }) => {
          const season = seasons[spot.column];
          return season && spot.row < rows.length
            ? [{ unitId: rows[spot.row] ?? null, season, cents }]
            : [];
        }),
      ),
    );
  const priced = spotsOf(selection).flatMap((spot) => {
    const cents = at(draft, spot);
    return cents === null ? [] : [{ spot, cents }];
  });
  return (
    <div className="space-y-4">
      <ChangeTools
        count={priced.length}
        canUndo={canUndo}
        canRedo={canRedo}
        onChange={(how) =>
          setAmounts(priced.map(({ spot, cents }) => ({ spot, cents: changeBy(cents, how) })))
        }
        onUndo={onUndo}
        onRedo={onRedo}
      />
      <AmountSheet
        label={t('options.price_table')}
        helpId="option-price-help"
        rows={rows.map((unitId) => ({ key: String(unitId), label: nameOf(unitId) }))}
        columns={seasons.map((season) => ({ key: seasonKey(season), label: seasonName(season) }))}
        centsAt={(spot) => at(draft, spot)}
        beforeAt={(spot) => at(base, spot)}
        isMissingAt={() => false}
        selection={selection}
        onSelect={setSelection}
        onAmounts={setAmounts}
        onPasted={({ cells }) => addToast({ title: t('prices.pasted', { count: cells.length }) })}
        onUndo={onUndo}
        onRedo={onRedo}
        head={(selectColumns) => (
          <tr>
            <th scope="col" className={`${SHEET_HEAD} sticky left-0 z-1 px-3`}>
              {t('options.units')}
            </th>
            {seasons.map((season, index) => (
              <th key={seasonKey(season)} scope="col" className={SHEET_HEAD}>
                <button
                  type="button"
                  tabIndex={-1}
                  className={SHEET_HEAD_BUTTON}
                  onClick={() => selectColumns(index, index)}
                >
                  {seasonName(season)}
                </button>
              </th>
            ))}
          </tr>
        )}
      />
      <p id="option-price-help" className="text-sm text-stone">
        {t('prices.help')} {t('options.season_help')}
      </p>
      <SeasonTools draft={draft} column={selection.focus.column} onChange={onChange} />
    </div>
  );
}
