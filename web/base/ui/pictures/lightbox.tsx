import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../icons.tsx';
import { pictureUrl } from './picture-url.ts';

/** Minimum horizontal distance of a swipe. */
const SWIPE_THRESHOLD_PX = 50;
const WIDTHS = [640, 1082, 1600, 2560] as const;
const PICTURE = 'absolute inset-0 size-full object-contain p-2 lg:px-20 lg:pb-6';
const ROUND =
  'inline-flex size-12 items-center justify-center rounded-full bg-deep-950/60 text-white transition-colors hover:bg-deep-800';

const sources = (path: string) => ({
  src: pictureUrl(path, { width: 1600 }),
  srcSet: WIDTHS.map((width) => `${pictureUrl(path, { width })} ${width}w`).join(', '),
  sizes: '100vw',
});

/** Preloads the adjacent pictures. */
function usePreload(paths: readonly (string | undefined)[]) {
  useEffect(() => {
    for (const path of paths)
      if (path) Object.assign(new Image(), { sizes: '100vw', srcset: sources(path).srcSet });
  }, [paths]);
}

type LightboxProps = {
  pictures: readonly string[];
  alt: string;
  names: readonly string[];
  start: number;
  onClose: () => void;
  returnFocus: () => void;
};

/** Full-screen pictures: arrow keys, Home and End, swipes; Escape closes and restores focus. */
export default function Lightbox({
  pictures,
  alt,
  names,
  start,
  onClose,
  returnFocus,
}: LightboxProps) {
  const { t } = useTranslation();
  const [index, setIndex] = useState(start);
  const swipeStart = useRef<number>(undefined);
  const total = pictures.length;
  const at = (position: number) => pictures[(position + total) % total];
  const [ahead, setAhead] = useState<readonly (string | undefined)[]>([]);
  usePreload(ahead);
  const step = (by: number) => setIndex((now) => (now + by + total) % total);
  const shown = at(index);
  if (shown === undefined) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: total - 1 }[
      event.key
    ];
    if (target === undefined) return;
    event.preventDefault();
    setIndex((target + total) % total);
  };
  const onPointerUp = (event: PointerEvent) => {
    if (swipeStart.current === undefined) return;
    const moved = event.clientX - swipeStart.current;
    swipeStart.current = undefined;
    if (Math.abs(moved) >= SWIPE_THRESHOLD_PX) step(moved < 0 ? 1 : -1);
  };

  return (
    <Root open onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Overlay className="fixed inset-0 z-60 animate-fade-in bg-deep-950" />
        <Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
          className="on-dark fixed inset-0 z-60 flex animate-fade-in flex-col text-white outline-none"
        >
          <div className="flex items-center justify-between gap-4 p-3 pl-5">
            <Title className="truncate font-sans text-base font-semibold text-white">{alt}</Title>
            <p aria-live="polite" className="ml-auto shrink-0 text-white/90 tabular-nums">
              <span className="sr-only">{t('gallery.position', { number: index + 1, total })}</span>
              <span aria-hidden="true">
                {index + 1} / {total}
              </span>
            </p>
            <Close className={ROUND} aria-label={t('close')}>
              <CloseIcon />
            </Close>
          </div>
          <div
            className="relative min-h-0 grow touch-pan-y touch-pinch-zoom select-none"
            onPointerDown={(event) => {
              if (event.isPrimary) swipeStart.current = event.clientX;
            }}
            onPointerUp={onPointerUp}
            onPointerCancel={() => {
              swipeStart.current = undefined;
            }}
          >
            {/* The page's smaller version, already loaded, is shown until the large one has loaded. */}
            <img
              key={`${shown}-small`}
              src={pictureUrl(shown, { width: 640 })}
              alt=""
              draggable={false}
              className={PICTURE}
            />
            <img
              key={shown}
              {...sources(shown)}
              alt={names[index] ?? alt}
              draggable={false}
              onLoad={() => setAhead(total > 1 ? [at(index + 1), at(index - 1)] : [])}
              className={PICTURE}
            />
            {total > 1 && (
              <>
                <button
                  type="button"
                  onClick={() => step(-1)}
                  aria-label={t('gallery.previous')}
                  className={`${ROUND} absolute bottom-4 left-4 lg:top-1/2 lg:bottom-auto lg:-translate-y-1/2`}
                >
                  <ChevronLeftIcon className="size-6" />
                </button>
                <button
                  type="button"
                  onClick={() => step(1)}
                  aria-label={t('gallery.next')}
                  className={`${ROUND} absolute right-4 bottom-4 lg:top-1/2 lg:bottom-auto lg:-translate-y-1/2`}
                >
                  <ChevronRightIcon className="size-6" />
                </button>
              </>
            )}
          </div>
        </Content>
      </Portal>
    </Root>
  );
}
