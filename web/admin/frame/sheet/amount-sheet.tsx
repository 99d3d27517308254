import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { parseMoney } from '#contract/texts/parse-money.ts';
import { AmountCell } from './amount-cell.tsx';
import { copyText, parsePaste } from './paste.ts';
import { type Pasted, pastedAmounts } from './pasted-amounts.ts';
import {
  isSelected,
  moved,
  rangeOf,
  type Selection,
  type Spot,
  selectOne,
  spotsOf,
  tabbed,
} from './selection.ts';

export type SpotAmount = { spot: Spot; cents: number | null };
type Axis = { key: string; label: string };
type AmountSheetProps = {
  label: string;
  /** Id of the text that explains the keys. */
  helpId: string;
  rows: readonly Axis[];
  columns: readonly Axis[];
  /** The rows of the table's head; its buttons select whole columns. */
  head: (selectColumns: (first: number, last: number) => void) => ReactNode;
  centsAt: (spot: Spot) => number | null;
  /** The saved value. */
  beforeAt: (spot: Spot) => number | null;
  /** An amount that must not be empty. */
  isMissingAt: (spot: Spot) => boolean;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onAmounts: (amounts: readonly SpotAmount[]) => void;
  onPasted: (pasted: Pasted) => void;
  onUndo: () => void;
  onRedo: () => void;
};

/** A table with spreadsheet navigation (WAI-ARIA grid). */
const GRID = { role: 'grid', 'aria-multiselectable': true } as const;
export const SHEET_HEAD =
  'border border-limestone-300 bg-limestone-100 p-0 text-left font-semibold';
export const SHEET_HEAD_BUTTON =
  'flex min-h-11 w-full items-center px-2 text-left hover:bg-limestone-200';
const isTypedPrice = (key: string) => /^[\d.,€-]$/.test(key);

/** Amounts in rows and columns, with spreadsheet behaviour: arrows, Enter and Tab, typing, copy and paste. */
export function AmountSheet(props: AmountSheetProps) {
  const {
    rows,
    columns,
    centsAt,
    beforeAt,
    isMissingAt,
    selection,
    onSelect,
    onAmounts,
    onPasted,
    onUndo,
    onRedo,
  } = props;
  const language = useLanguage();
  const size = { rows: rows.length, columns: columns.length };
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

  const focusOn = ({ row, column }: Spot) =>
    table.current?.querySelector<HTMLElement>(`[data-spot="${row}-${column}"]`)?.focus();
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
    if (cents !== undefined && (cents === null || cents >= 0)) onAmounts([{ spot: focus, cents }]);
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
    if (arrow)
      step(
        event,
        moved(selectOne(focus), { key: arrow, shiftKey: false, isJump: false }, size)?.focus,
      );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (typed !== undefined) return onTypingKey(event);
    const isCommand = event.ctrlKey || event.metaKey;
    const wasFree = isFree.current;
    isFree.current = event.key === 'Escape' || (wasFree && event.key === 'Shift');
    const next = moved(
      selection,
      { key: event.key, shiftKey: event.shiftKey, isJump: isCommand },
      size,
    );
    if (next) {
      event.preventDefault();
      goTo(next);
    } else if (event.key === 'Tab') {
      const spot = wasFree ? undefined : tabbed(focus, event.shiftKey, size);
      if (spot) step(event, spot);
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      const cents = centsAt(focus);
      setTyped(cents === null ? '' : String(cents / 100));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onAmounts(spotsOf(selection).map((spot) => ({ spot, cents: null })));
    } else if (isCommand && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      onSelect({
        anchor: { row: 0, column: 0 },
        focus: { row: size.rows - 1, column: size.columns - 1 },
      });
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
    onAmounts(pasted.cells);
    onSelect(pasted.selection);
    onPasted(pasted);
  };
  const textsOf = () => {
    const { top, bottom, left, right } = rangeOf(selection);
    return Array.from({ length: bottom - top + 1 }, (_row, row) =>
      Array.from({ length: right - left + 1 }, (_column, column) =>
        centsAt({ row: top + row, column: left + column }),
      ),
    );
  };
  const onCopy = (event: ClipboardEvent) => {
    if (typed !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copyText(textsOf(), language === 'en' ? '.' : ','));
  };
  const selectColumns = (first: number, last: number) =>
    onSelect({ anchor: { row: 0, column: first }, focus: { row: size.rows - 1, column: last } });

  return (
    <div
      // A price stays near the name of its row.
      style={{ maxWidth: `${14 + 11 * size.columns}rem` }}
      className="max-h-[75vh] overflow-auto rounded-card bg-white shadow-card"
    >
      <table
        ref={table}
        {...GRID}
        aria-label={props.label}
        aria-describedby={props.helpId}
        className="w-full border-separate border-spacing-0 text-sm tabular-nums"
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onCopy={onCopy}
      >
        <thead className="sticky top-0 z-2">{props.head(selectColumns)}</thead>
        <tbody>
          {rows.map(({ key: rowKey, label: rowLabel }, row) => (
            <tr key={rowKey}>
              <th scope="row" className={`${SHEET_HEAD} sticky left-0 z-1 min-w-32`}>
                <button
                  type="button"
                  tabIndex={-1}
                  className={SHEET_HEAD_BUTTON}
                  onClick={() =>
                    onSelect({
                      anchor: { row, column: 0 },
                      focus: { row, column: size.columns - 1 },
                    })
                  }
                >
                  {rowLabel}
                </button>
              </th>
              {columns.map(({ key: columnKey, label: columnLabel }, column) => {
                const spot = { row, column };
                const cents = centsAt(spot);
                const isFocused = focus.row === row && focus.column === column;
                return (
                  <AmountCell
                    key={columnKey}
                    spot={spot}
                    cents={cents}
                    before={beforeAt(spot)}
                    isMissing={isMissingAt(spot)}
                    isSelected={isSelected(selection, spot)}
                    isFocused={isFocused}
                    typed={isFocused ? typed : undefined}
                    label={`${rowLabel}, ${columnLabel}`}
                    onTyped={setTyped}
                    onLeave={take}
                    onBegin={() => setTyped(cents === null ? '' : String(cents / 100))}
                    onPress={(isExtending) => {
                      isFree.current = false;
                      take();
                      onSelect(
                        isExtending ? { anchor: selection.anchor, focus: spot } : selectOne(spot),
                      );
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
