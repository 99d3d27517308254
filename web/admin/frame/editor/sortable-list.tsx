import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '#base/ui/icons.tsx';
import { Button, TextButton } from '../button.tsx';
import type { Control } from '../fields/controls.tsx';

const ICON_BUTTON =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-deep-900 hover:bg-limestone-200 aria-disabled:opacity-30';
const Grip = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
    {[5, 12, 19].map((y) => [8, 16].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.8" />))}
  </svg>
);

/** The list with the item at `from` moved to `to`. */
export function moved<I>(list: readonly I[], from: number, to: number): I[] {
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(to, 0, item);
  return next;
}

type SortableListProps<I> = Control<I[]> & {
  /** Names the list for screen readers. */
  label: string;
  nameOf: (item: I) => string;
  noteOf?: (item: I) => ReactNode;
  /** Makes an item; without it the list keeps its length. */
  create?: () => I;
  addLabel?: string;
  maxLength?: number;
  /** Opens an item with a refused field. */
  isWrong?: (index: number) => boolean;
  children: (item: I, set: (change: Partial<I>) => void, index: number) => ReactNode;
};

/** Items that are dragged, moved with the arrow keys or by buttons, and opened to be edited. */
export function SortableList<I extends object>({
  label,
  value,
  onChange,
  nameOf,
  noteOf,
  create,
  addLabel,
  maxLength = Number.POSITIVE_INFINITY,
  isWrong,
  children,
}: SortableListProps<I>) {
  const { t } = useTranslation('admin-area');
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ from: number; over: number }>();
  const [said, setSaid] = useState('');
  const [open, setOpen] = useState<number>();
  const focused = useRef<number>(undefined);
  useEffect(() => {
    if (focused.current === undefined) return;
    const handles = list.current?.querySelectorAll<HTMLElement>(`[data-handle="${id}"]`);
    handles?.[focused.current]?.focus();
    focused.current = undefined;
  });
  const move = (from: number, to: number, isByKey = false) => {
    const item = value[from];
    if (item === undefined || to < 0 || to >= value.length || from === to) return;
    if (isByKey) focused.current = to;
    setOpen((at) => (at === from ? to : undefined));
    setSaid(t('order.moved', { name: nameOf(item), number: to + 1, total: value.length }));
    onChange(moved(value, from, to));
  };
  const rowAt = (x: number, y: number): number | undefined => {
    const row = document
      .elementsFromPoint(x, y)
      .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset.list === id);
    return row ? Number(row.dataset.at) : undefined;
  };
  return (
    <div>
      <ol ref={list} aria-label={label} className="space-y-2">
        {value.map((item, index) => (
          <li
            // Items have no id, so the index is their key.
            key={String(index)}
            data-list={id}
            data-at={index}
            className={`rounded-xl border bg-white ${
              drag?.over === index && drag.from !== index
                ? 'border-sea-700 ring-2 ring-sea-300'
                : 'border-limestone-300'
            } ${drag?.from === index ? 'opacity-60' : ''}`}
          >
            <div className="flex items-center">
              <button
                type="button"
                data-handle={id}
                aria-label={t('order.handle', {
                  name: nameOf(item),
                  number: index + 1,
                  total: value.length,
                })}
                aria-keyshortcuts="ArrowUp ArrowDown Home End"
                title={t('order.hint')}
                className={`${ICON_BUTTON} cursor-grab touch-none`}
                onPointerDown={(event) => {
                  if (event.button !== 0) return;
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDrag({ from: index, over: index });
                }}
                onPointerMove={(event) => {
                  if (drag?.from !== index) return;
                  const over = rowAt(event.clientX, event.clientY);
                  if (over !== undefined && over !== drag.over) setDrag({ from: index, over });
                }}
                onPointerUp={() => {
                  if (drag?.from === index) move(index, drag.over);
                  setDrag(undefined);
                }}
                onPointerCancel={() => setDrag(undefined)}
                onKeyDown={(event) => {
                  const to = {
                    ArrowUp: index - 1,
                    ArrowDown: index + 1,
                    Home: 0,
                    End: value.length - 1,
                  }[event.key];
                  if (to === undefined) return;
                  event.preventDefault();
                  move(index, to, true);
                }}
              >
                <Grip />
              </button>
              <button
                type="button"
                aria-expanded={open === index}
                className="flex min-h-12 min-w-0 grow items-center justify-between gap-2 py-1 text-left"
                onClick={() => setOpen(open === index ? undefined : index)}
              >
                <span className="min-w-0">
                  <span className="block font-semibold break-words text-deep-900">
                    {nameOf(item) || t('editor.untitled')}
                  </span>
                  {noteOf && (
                    <span className="block text-sm break-words text-stone">{noteOf(item)}</span>
                  )}
                </span>
                <ChevronDownIcon
                  className={`size-5 shrink-0 ${open === index ? 'rotate-180' : ''}`}
                />
              </button>
              <button
                type="button"
                className={`${ICON_BUTTON} max-sm:hidden`}
                aria-disabled={index === 0}
                aria-label={t('order.up', { name: nameOf(item) })}
                onClick={() => move(index, index - 1)}
              >
                <ArrowIcon className="rotate-180" />
              </button>
              <button
                type="button"
                className={ICON_BUTTON}
                aria-disabled={index === value.length - 1}
                aria-label={t('order.down', { name: nameOf(item) })}
                onClick={() => move(index, index + 1)}
              >
                <ArrowIcon />
              </button>
            </div>
            {(open === index || isWrong?.(index)) && (
              <div className="space-y-4 border-t border-limestone-200 p-3 sm:p-4">
                {children(
                  item,
                  (change) =>
                    onChange(value.map((one, at) => (at === index ? { ...one, ...change } : one))),
                  index,
                )}
                {create && (
                  <p className="text-right">
                    <TextButton
                      isDanger
                      className="min-h-11 px-2 text-sm"
                      label={t('items.remove')}
                      onClick={() => {
                        setOpen(undefined);
                        onChange(value.filter((_item, at) => at !== index));
                      }}
                    />
                  </p>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      {create && value.length < maxLength && (
        <Button
          className="mt-3 px-4"
          label={addLabel ?? t('items.add')}
          onClick={() => {
            setOpen(value.length);
            onChange([...value, create()]);
          }}
        />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

const ArrowIcon = ({ className = '' }: { className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={`size-5 fill-none stroke-current stroke-2 ${className}`}
  >
    <path d="M12 5v14m-6-6 6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
