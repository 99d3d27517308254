import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '#base/ui/icons.tsx';
import { Column } from './list-table.tsx';
import type { RowOrder } from './use-row-order.ts';

const BUTTON =
  'inline-flex h-11 w-8 items-center justify-center rounded-lg text-deep-900 hover:bg-limestone-200 aria-disabled:opacity-30 max-md:w-11';
const Grip = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
    {[5, 12, 19].map((y) => [8, 16].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.8" />))}
  </svg>
);

/** Index of the row at a screen position. */
function rowAt(x: number, y: number): number | undefined {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]');
  return row ? Number(row.dataset.row) : undefined;
}

const EDGE_PX = 110;
/** Scrolls the list when the pointer is near the top or bottom of the window. */
function scrollAlong(y: number): void {
  const step = y < EDGE_PX ? -16 : y > window.innerHeight - EDGE_PX ? 16 : 0;
  if (step !== 0) window.scrollBy({ top: step, behavior: 'instant' });
}

type OrderColumnProps = { order: RowOrder; id: number; name: string };

export function OrderColumn(props: OrderColumnProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Column title={t('field.order')} sort="order" isDefault>
      <OrderHandle {...props} />
    </Column>
  );
}

/** Drag handle of a row; rows also move with the arrow keys or the buttons next to it. */
function OrderHandle({ order, id, name }: OrderColumnProps) {
  const { t } = useTranslation('admin-area');
  const place = order.placeOf(id);
  if (!order.isOn || place < 0) return null;
  return (
    <div className="flex items-center">
      <button
        type="button"
        aria-label={t('order.handle', { name, number: place + 1, total: order.count })}
        aria-keyshortcuts="ArrowUp ArrowDown Home End"
        title={t('order.hint')}
        className={`${BUTTON} cursor-grab touch-none`}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          order.setDrag({ id, over: id });
        }}
        onPointerMove={(event) => {
          if (order.drag?.id !== id) return;
          scrollAlong(event.clientY);
          const over = rowAt(event.clientX, event.clientY);
          if (over !== undefined && over !== order.drag.over) order.setDrag({ id, over });
        }}
        onPointerUp={() => {
          if (order.drag?.id === id) order.move(id, order.placeOf(order.drag.over));
          order.setDrag(undefined);
        }}
        onPointerCancel={() => order.setDrag(undefined)}
        onKeyDown={(event) => {
          const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: order.count - 1 }[
            event.key
          ];
          if (to === undefined) return;
          event.preventDefault();
          order.move(id, to);
        }}
      >
        <Grip />
      </button>
      <span className="min-w-6 text-center text-sm text-stone tabular-nums">{place + 1}</span>
      <button
        type="button"
        className={BUTTON}
        aria-disabled={place === 0}
        aria-label={t('order.up', { name })}
        onClick={() => order.move(id, place - 1)}
      >
        <ChevronDownIcon className="size-5 rotate-180" />
      </button>
      <button
        type="button"
        className={BUTTON}
        aria-disabled={place === order.count - 1}
        aria-label={t('order.down', { name })}
        onClick={() => order.move(id, place + 1)}
      >
        <ChevronDownIcon className="size-5" />
      </button>
    </div>
  );
}

/** Announces a row's new position. */
export const OrderNews = ({ order }: { order: RowOrder }) => (
  <p role="status" className="sr-only">
    {order.said}
  </p>
);
