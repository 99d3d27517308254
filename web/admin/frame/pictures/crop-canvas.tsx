import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cropArea, type View } from './crop-area.ts';

type CropCanvasProps = {
  bitmap: ImageBitmap;
  ratio: number;
  isRound: boolean;
  view: View;
  onChange: (view: View) => void;
};

const SHOWN_PX = 640;
/** Fraction of the frame that one arrow key press moves. */
const STEP = 0.05;
const ZOOM_STEP = 0.1;

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The crop frame; its picture is moved by dragging or with the arrow keys. */
export function CropCanvas({ bitmap, ratio, isRound, view, onChange }: CropCanvasProps) {
  const { t } = useTranslation('admin-area');
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number }>(undefined);
  const area = cropArea(bitmap, ratio, view);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { width, height } = context.canvas;
    context.drawImage(bitmap, area.left, area.top, area.width, area.height, 0, 0, width, height);
  });

  /** Moves by fractions of the frame. */
  const move = (x: number, y: number) =>
    onChange({
      ...view,
      x: view.x + (x * area.width) / bitmap.width,
      y: view.y + (y * area.height) / bitmap.height,
    });
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current) return;
    const box = event.currentTarget.getBoundingClientRect();
    move(
      (last.current.x - event.clientX) / box.width,
      (last.current.y - event.clientY) / box.height,
    );
    last.current = { x: event.clientX, y: event.clientY };
  };
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow) move(arrow[0] * STEP, arrow[1] * STEP);
    else if (event.key === '+') onChange({ ...view, zoom: view.zoom + ZOOM_STEP });
    else if (event.key === '-') onChange({ ...view, zoom: view.zoom - ZOOM_STEP });
    else return;
    event.preventDefault();
  };
  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('crop.frame')}
        aria-describedby="crop-hint"
        tabIndex={0}
        width={SHOWN_PX}
        height={Math.round(SHOWN_PX / ratio)}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          last.current = undefined;
        }}
        className={`mx-auto w-full max-w-96 cursor-move touch-none bg-limestone-200 ${isRound ? 'rounded-full' : 'rounded-xl'}`}
      />
      <p id="crop-hint" className="mt-3 text-center text-sm text-stone">
        {t('crop.hint')}
      </p>
    </>
  );
}
