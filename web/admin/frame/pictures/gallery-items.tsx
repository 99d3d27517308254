import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '#base/ui/icons.tsx';
import { PictureThumb } from './picture-thumb.tsx';

type GalleryItemsProps = {
  label: string;
  value: readonly string[];
  onChange: (addresses: string[]) => void;
};

const BUTTON =
  'inline-flex size-11 items-center justify-center rounded-full text-deep-900 hover:bg-limestone-200 disabled:opacity-30';

/** Pictures in order; reordered by drag on wide screens and by buttons everywhere. */
export function GalleryItems({ label, value, onChange }: GalleryItemsProps) {
  const { t } = useTranslation('admin-area');
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    if (to < 0 || to >= value.length || from === to) return;
    const next = [...value];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
    setSaid(t('pictures.moved', { number: to + 1, total: value.length }));
  };
  return (
    <>
      <ol aria-label={label} className="mb-3 grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-3">
        {value.map((address, index) => (
          <li
            key={address}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(index);
            }}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              event.stopPropagation();
              move(dragged, index);
            }}
            className={`cursor-grab overflow-hidden rounded-xl border border-limestone-300 bg-white ${dragged === index ? 'opacity-50' : ''}`}
          >
            <PictureThumb address={address} className="aspect-3/2 w-full" />
            <div className="flex items-center justify-between">
              <button
                type="button"
                className={BUTTON}
                disabled={index === 0}
                aria-label={t('pictures.move_back', { number: index + 1 })}
                onClick={() => move(index, index - 1)}
              >
                <ChevronLeftIcon />
              </button>
              <span className="text-sm text-stone">{index + 1}</span>
              <button
                type="button"
                className={BUTTON}
                disabled={index === value.length - 1}
                aria-label={t('pictures.move_on', { number: index + 1 })}
                onClick={() => move(index, index + 1)}
              >
                <ChevronRightIcon />
              </button>
              <button
                type="button"
                className={BUTTON}
                aria-label={t('pictures.take_out_number', { number: index + 1 })}
                onClick={() => onChange(value.filter((_one, at) => at !== index))}
              >
                <CloseIcon className="size-4" />
              </button>
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
