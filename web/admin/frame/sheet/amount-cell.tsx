import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { Spot } from './selection.ts';

type AmountCellProps = {
  spot: Spot;
  label: string;
  cents: number | null;
  /** The saved value. */
  before: number | null;
  /** The price has its other amount but lacks this one. */
  isMissing: boolean;
  isSelected: boolean;
  isFocused: boolean;
  typed: string | undefined;
  onTyped: (text: string) => void;
  onLeave: () => void;
  onBegin: () => void;
  onPress: (isExtending: boolean) => void;
  onDrag: () => void;
};

type TypedAmountProps = {
  label: string;
  text: string;
  onText: (text: string) => void;
  onLeave: () => void;
};

function TypedAmount({ label, text, onText, onLeave }: TypedAmountProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <input
      ref={input}
      inputMode="decimal"
      aria-label={label}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onBlur={onLeave}
      className="absolute inset-0 w-full bg-white px-2 text-right outline-3 -outline-offset-3 outline-deep-800"
    />
  );
}

/** One amount: a cell of the grid, or a text field in it while editing. */
export function AmountCell(props: AmountCellProps) {
  const {
    spot,
    label,
    cents,
    before,
    isMissing,
    isSelected,
    isFocused,
    typed,
    onTyped,
    onLeave,
    onBegin,
    onPress,
    onDrag,
  } = props;
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const format = (amount: number | null) =>
    amount === null
      ? ''
      : new Intl.NumberFormat(LOCALES[language], {
          minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
          maximumFractionDigits: 2,
        }).format(amount / 100);
  const isChanged = cents !== before;
  const state = isMissing
    ? t('prices.cell_missing')
    : isChanged
      ? t('prices.cell_changed', { before: format(before) || t('prices.cell_empty') })
      : '';
  const background = isMissing
    ? 'bg-terracotta-200'
    : isChanged
      ? 'bg-sun/45'
      : isSelected
        ? 'bg-sea-100'
        : 'bg-white';
  // Pointer handlers; the grid's key handlers do the same for the keyboard.
  const cell = {
    role: 'gridcell',
    'aria-selected': isSelected,
    onPointerDown: (event: PointerEvent) => {
      // Touch may be the start of a scroll, so it selects on click.
      if (typed === undefined && event.pointerType !== 'touch') onPress(event.shiftKey);
    },
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && event.buttons === 1) onDrag();
    },
    onClick: (event: MouseEvent) => {
      if (
        (event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch' ||
        typed !== undefined
      )
        return;
      onPress(false);
      onBegin();
    },
    onDoubleClick: onBegin,
  };
  return (
    <td
      data-spot={`${spot.row}-${spot.column}`}
      tabIndex={isFocused && typed === undefined ? 0 : -1}
      aria-label={[label, format(cents) || t('prices.cell_empty'), state]
        .filter(Boolean)
        .join(', ')}
      title={state || undefined}
      {...cell}
      className={`relative h-11 min-w-20 cursor-cell border border-limestone-300 p-0 text-right outline-none select-none ${spot.column % 2 === 0 ? 'border-l-2' : ''} ${background} ${isSelected ? 'shadow-[inset_0_0_0_1px_var(--color-sea-700)]' : ''} focus:shadow-[inset_0_0_0_3px_var(--color-deep-800)]`}
    >
      {typed === undefined ? (
        <span className="px-2">{format(cents)}</span>
      ) : (
        <TypedAmount label={label} text={typed} onText={onTyped} onLeave={onLeave} />
      )}
    </td>
  );
}
