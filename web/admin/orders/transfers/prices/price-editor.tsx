import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Change, changeBy } from '#admin/frame/sheet/change-by.ts';
import { ChangeTools } from '#admin/frame/sheet/change-tools.tsx';
import { type Selection, selectOne, spotsOf } from '#admin/frame/sheet/selection.ts';
import { serverToday } from '#base/clock/server-day.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { sheetOf } from './columns.ts';
import { type Amount, withAmounts } from './price-draft.ts';
import { PriceSheet } from './price-sheet.tsx';
import { SeasonBar } from './season-bar.tsx';
import { seasonOn, seasonsOf } from './seasons.ts';
import type { PriceTable } from './use-price-table.ts';

/** Price table of one season with its tools. */
export function PriceEditor({ table }: { table: PriceTable }) {
  const { t } = useTranslation('admin-area');
  const today = serverToday();
  const { grid, now, base } = table;
  const seasons = seasonsOf(now);
  const [chosenFrom, setChosen] = useState<string>();
  const [selection, setSelection] = useState<Selection>(selectOne({ row: 0, column: 0 }));
  const current = seasonOn(seasons, today);
  const chosen = seasons.find(({ validFrom }) => validFrom === chosenFrom) ?? current;
  const sheet = sheetOf(grid, now, chosen?.validFrom ?? today);
  const priced = spotsOf(selection).flatMap((spot) => {
    const cents = sheet.centsAt(spot);
    return cents === null ? [] : [{ spot, cents }];
  });
  const setAmounts = (amounts: readonly Amount[]) =>
    table.set(withAmounts(now, amounts, chosen?.validTo ?? null));
  const change = (how: Change) =>
    setAmounts(
      sheet.amountsAt(priced.map(({ spot, cents }) => ({ spot, cents: changeBy(cents, how) }))),
    );
  return (
    <div className="space-y-4">
      <SeasonBar
        seasons={seasons}
        chosen={chosen}
        current={current}
        draft={now}
        onChoose={setChosen}
        onChange={table.set}
      />
      <ChangeTools
        count={priced.length}
        canUndo={table.canUndo}
        canRedo={table.canRedo}
        onChange={change}
        onUndo={table.undo}
        onRedo={table.redo}
      />
      <PriceSheet
        grid={grid}
        sheet={sheet}
        base={base}
        now={now}
        selection={selection}
        onSelect={setSelection}
        onAmounts={setAmounts}
        onPasted={({ cells, wrong, outside }) =>
          addToast({
            title: t('prices.pasted', { count: cells.length }),
            description:
              [
                wrong > 0 && t('prices.pasted_wrong', { count: wrong }),
                outside > 0 && t('prices.pasted_outside', { count: outside }),
              ]
                .filter(Boolean)
                .join(' ') || undefined,
          })
        }
        onUndo={table.undo}
        onRedo={table.redo}
      />
      <p id="price-sheet-help" className="text-sm text-stone">
        {t('prices.help')}
      </p>
    </div>
  );
}
