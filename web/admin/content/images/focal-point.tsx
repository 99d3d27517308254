import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '#admin/frame/button.tsx';
import { pictureUrl } from '#base/ui/pictures/picture-url.ts';
import type { ImageRow } from '#contract/pictures/images.ts';

type Point = { x: number; y: number };
type FocalPointProps = { picture: ImageRow; value: Point; onChange: (point: Point) => void };

/** Pages round to tenths, so finer steps would have no effect. */
const STEP = 0.1;
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const tenth = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 10) / 10;
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The full picture with its focal point: set by click, drag or arrow keys. */
export function FocalPoint({ picture, value, onChange }: FocalPointProps) {
  const { t } = useTranslation('admin-area');
  const isDragged = useRef(false);
  const place = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: tenth((event.clientX - box.left) / box.width),
      y: tenth((event.clientY - box.top) / box.height),
    });
  };
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    onChange({ x: tenth(value.x + arrow.x), y: tenth(value.y + arrow.y) });
  };
  return (
    <div>
      <p id="focus-hint" className="mb-3 text-sm text-stone">
        {t('pictures.focus_hint')}
      </p>
      <button
        type="button"
        aria-label={t('pictures.focus_at', { x: percent(value.x), y: percent(value.y) })}
        aria-describedby="focus-hint"
        onKeyDown={press}
        onPointerDown={(event) => {
          isDragged.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          place(event);
        }}
        onPointerMove={(event) => isDragged.current && place(event)}
        onPointerUp={() => {
          isDragged.current = false;
        }}
        className="relative mx-auto block w-fit max-w-full cursor-crosshair touch-none overflow-hidden rounded-xl"
        style={{ backgroundColor: picture.dominantColor }}
      >
        <img
          src={pictureUrl(picture.path, { width: 1082 })}
          alt=""
          width={picture.width}
          height={picture.height}
          draggable={false}
          className="max-h-[26rem] w-auto max-w-full select-none"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-9 -translate-1/2 rounded-full border-3 border-white bg-sea-500/40 shadow-[0_0_0_2px_var(--color-deep-900)]"
          style={{ left: percent(value.x), top: percent(value.y) }}
        />
      </button>
      <p role="status" className="sr-only">
        {t('pictures.focus_at', { x: percent(value.x), y: percent(value.y) })}
      </p>
      {(value.x !== 0.5 || value.y !== 0.5) && (
        <TextButton
          className="mt-2 min-h-11"
          label={t('pictures.focus_reset')}
          onClick={() => onChange({ x: 0.5, y: 0.5 })}
        />
      )}
    </div>
  );
}
