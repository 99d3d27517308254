import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseMoney } from '#admin/fields/parse-money.ts';
import { localize } from '#contract/languages/translation.ts';
import type { PriceGrid } from '#contract/transfers/price-admin.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import type { Sheet } from './columns.ts';
import { copyText, parsePaste } from './paste.ts';
import { type Pasted, pastedAmounts } from './pasted-amounts.ts';
import { type Amount, cellKey, type PriceDraft } from './price-draft.ts';
import { PriceSheetCell } from './price-sheet-cell.tsx';
import { isSelected, moved, type Selection, type Spot, selectOne, spotsOf, tabbed } from './selection.ts';

type PriceSheetProps = {
  grid: PriceGrid;
  sheet: Sheet;
  base: PriceDraft;
  now: PriceDraft;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onAmounts: (amounts: readonly Amount[]) => void;
  onPasted: (pasted: Pasted) => void;
  onUndo: () => void;
  onRedo: () => void;
};

/** A table with spreadsheet navigation (WAI-ARIA grid). */
const GRID = { role: 'grid', 'aria-multiselectable': true } as const;
const HEAD = 'border border-limestone-300 bg-limestone-100 p-0 text-left font-semibold';
const HEAD_BUTTON = 'flex min-h-11 w-full items-center px-2 text-left hover:bg-limestone-200';
const isTypedPrice = (key: string) => /^[\d.,€-]$/.test(key);

/** Zones as rows, vehicle classes as columns, with spreadsheet behaviour: arrows, Enter and Tab, typing, copy and paste. */
export function PriceSheet(props: PriceSheetProps) {
  const { grid, sheet, base, now, selection, onSelect, onAmounts, onPasted, onUndo, onRedo } = props;
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { columns, size } = sheet;
  const table = useRef<HTMLTableElement>(null);
  /** Text typed into the focused cell, until committed or cancelled. */
  const [typed, show] = useState<string>();
  const typing = useRef<string>(undefined);
  const setTyped = (text: string | undefined) => {
    typing.current = text;
    show(text);
  };
  /** After Escape the next Tab leaves the table. */
  const isFree = useRef(false);
  const { focus } = selection;

  const focusOn = ({ row, column }: Spot) => table.current?.querySelector<HTMLElement>(`[data-spot="${row}-${column}"]`)?.focus();
  const goTo = (next: Selection) => {
    onSelect(next);
    focusOn(next.focus);
  };
  /** Commits the typed text; an invalid price is discarded. */
  const take = () => {
    const text = typing.current;
    if (text === undefined) return;
    setTyped(undefined);
    const cents = parseMoney(text);
    if (cents !== undefined && (cents === null || cents >= 0)) onAmounts(sheet.amountsAt([{ spot: focus, cents }]));
  };
  const giveUp = () => {
    setTyped(undefined);
    focusOn(focus);
  };

  const step = (event: KeyboardEvent, next: Spot | undefined) => {
    if (!next) return take();
    event.preventDefault();
    take();
    goTo(selectOne(next));
  };
  const onTypingKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return giveUp();
    if (event.key === 'Tab') return step(event, tabbed(focus, event.shiftKey, size));
    const arrow = { Enter: 'ArrowDown', ArrowDown: 'ArrowDown', ArrowUp: 'ArrowUp' }[event.key];
    if (arrow) step(event, moved(selectOne(focus), { key: arrow, shiftKey: false, isJump: false }, size)?.focus);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (typed !== undefined) return onTypingKey(event);
    const isCommand = event.ctrlKey || event.metaKey;
    const wasFree = isFree.current;
    isFree.current = event.key === 'Escape' || (wasFree && event.key === 'Shift');
    const next = moved(selection, { key: event.key, shiftKey: event.shiftKey, isJump: isCommand }, size);
    if (next) {
      event.preventDefault();
      goTo(next);
    } else if (event.key === 'Tab') {
      const spot = wasFree ? undefined : tabbed(focus, event.shiftKey, size);
      if (spot) step(event, spot);
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      const cents = sheet.centsAt(focus);
      setTyped(cents === null ? '' : String(cents / 100));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onAmounts(sheet.amountsAt(spotsOf(selection).map((spot) => ({ spot, cents: null }))));
    } else if (isCommand && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      onSelect({ anchor: { row: 0, column: 0 }, focus: { row: size.rows - 1, column: size.columns - 1 } });
    } else if (isCommand && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      if (event.shiftKey) onRedo();
      else onUndo();
    } else if (isCommand && event.key.toLowerCase() === 'y') {
      event.preventDefault();
      onRedo();
    } else if (!isCommand && !event.altKey && isTypedPrice(event.key)) {
      event.preventDefault();
      setTyped(event.key);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (typed !== undefined && !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    setTyped(undefined);
    const pasted = pastedAmounts(parsePaste(text), selection, size);
    onAmounts(sheet.amountsAt(pasted.cells));
    onSelect(pasted.selection);
    onPasted(pasted);
  };
  const onCopy = (event: ClipboardEvent) => {
    if (typed !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copyText(sheet.textsOf(selection), language === 'en' ? '.' : ','));
  };
  const selectColumns = (first: number, last: number) =>
    onSelect({ anchor: { row: 0, column: first }, focus: { row: size.rows - 1, column: last } });

  return (
    <div className="max-h-[75vh] overflow-auto rounded-card bg-white shadow-card">
      <table
        ref={table}
        {...GRID}
        aria-label={t('prices.table')}
        aria-describedby="price-sheet-help"
        className="w-full border-separate border-spacing-0 text-sm tabular-nums"
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onCopy={onCopy}
      >
        <thead className="sticky top-0 z-2">
          <tr>
            <th scope="col" rowSpan={2} className={`${HEAD} sticky left-0 z-1 px-3`}>
              {t('prices.zone')}
            </th>
            {grid.vehicles.map((vehicle, index) => (
              <th key={vehicle.code} scope="colgroup" colSpan={2} className={`${HEAD} border-l-2`}>
                <button type="button" tabIndex={-1} className={HEAD_BUTTON} onClick={() => selectColumns(index * 2, index * 2 + 1)}>
                  {localize(vehicle, 'name', language)}
                </button>
              </th>
            ))}
          </tr>
          <tr className="text-stone">
            {columns.map(({ vehicle, field }, index) => (
              <th key={`${vehicle}-${field}`} scope="col" className={`${HEAD} font-normal ${index % 2 === 0 ? 'border-l-2' : ''}`}>
                <button type="button" tabIndex={-1} className={HEAD_BUTTON} onClick={() => selectColumns(index, index)}>
                  {t(field === 'oneWayCents' ? 'prices.one_way' : 'prices.return')}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.zones.map((zone, row) => (
            <tr key={zone.slug}>
              <th scope="row" className={`${HEAD} sticky left-0 z-1 min-w-32`}>
                <button
                  type="button"
                  tabIndex={-1}
                  className={HEAD_BUTTON}
                  onClick={() => onSelect({ anchor: { row, column: 0 }, focus: { row, column: size.columns - 1 } })}
                >
                  {localize(zone, 'name', language)}
                </button>
              </th>
              {columns.map(({ vehicle, field }, column) => {
                const spot = { row, column };
                const key = cellKey(sheet.nameAt(spot));
                const cents = sheet.centsAt(spot);
                const isFocused = focus.row === row && focus.column === column;
                return (
                  <PriceSheetCell
                    key={`${vehicle}-${field}`}
                    spot={spot}
                    cents={cents}
                    before={base[key]?.[field] ?? null}
                    isMissing={cents === null && now[key] !== undefined}
                    isSelected={isSelected(selection, spot)}
                    isFocused={isFocused}
                    typed={isFocused ? typed : undefined}
                    label={`${localize(zone, 'name', language)}, ${localize(grid.vehicles[Math.floor(column / 2)] ?? zone, 'name', language)}, ${t(field === 'oneWayCents' ? 'prices.one_way' : 'prices.return')}`}
                    onTyped={setTyped}
                    onLeave={take}
                    onBegin={() => setTyped(cents === null ? '' : String(cents / 100))}
                    onPress={(isExtending) => {
                      isFree.current = false;
                      take();
                      onSelect(isExtending ? { anchor: selection.anchor, focus: spot } : selectOne(spot));
                    }}
                    onDrag={() => onSelect({ anchor: selection.anchor, focus: spot })}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
