import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../parts/lazy-part.tsx';
import { LargePicture } from './large-picture.tsx';
import { focusClass } from './picture-focus.ts';
import { galleryPlaces } from './picture-places.ts';
import { pictureSources, pictureUrl } from './picture-url.ts';

const Lightbox = lazyPart(async () => (await import('./lightbox.tsx')).default, {
  missing: 'floating',
});
const prefetchLightbox = () => void Lightbox.preload();

/** Aspect ratio reserved for the large picture before it loads. */
const RATIO = 3 / 2;
/** Reserved for a thumbnail; its place crops it. */
const THUMBNAIL_PX = 640;

/** On wide screens thumbnails fill the right half in two columns; fewer of them are larger. */
const THUMBNAIL_PLACES: Record<number, readonly string[]> = {
  1: ['lg:col-span-2 lg:row-span-2'],
  2: ['lg:col-span-2', 'lg:col-span-2'],
  3: ['', '', 'lg:col-span-2'],
  4: ['', '', '', ''],
};
const LINK =
  'group relative block overflow-hidden rounded-2xl bg-sea-100 focus-visible:outline-offset-4';

type GalleryProps = {
  pictures: readonly string[];
  /** Placeholder colour of the first picture. */
  tint?: string | null;
  /** Alternative text of all pictures together. */
  alt: string;
  /** Alternative text of each picture, if known. */
  alts?: readonly (string | undefined)[];
};

/** A large first picture and thumbnails, on a phone side by side. A click opens the lightbox; without scripts each links to the large picture. */
export function Gallery({ pictures, tint, alt, alts = [] }: GalleryProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<number>();
  const trigger = useRef<HTMLElement>(null);
  const [first, ...thumbnails] = galleryPlaces(pictures);
  if (first === undefined) return null;

  const total = pictures.length;
  const hidden = total - 1 - thumbnails.length;
  const altOf = (index: number) => alts[index] || alt;
  const name = (index: number) =>
    total === 1
      ? altOf(index)
      : t('gallery.picture', { name: altOf(index), number: index + 1, total });
  const link = (index: number) => ({
    'aria-label': name(index),
    href: pictureUrl(pictures[index] ?? first.path, { width: 1920 }),
    onPointerEnter: prefetchLightbox,
    onPointerDown: prefetchLightbox,
    onFocus: prefetchLightbox,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      trigger.current = event.currentTarget;
      setOpened(index);
    },
  });

  return (
    <>
      <ul
        className={
          total > 1
            ? 'max-lg:card-rail gap-2 max-lg:pb-1! lg:grid lg:h-[30rem] lg:grid-cols-4 lg:grid-rows-2 lg:gap-3'
            : ''
        }
      >
        <li className="lg:col-span-2 lg:row-span-2">
          <a
            {...link(0)}
            className={`${LINK} ${total > 1 ? 'aspect-3/2 lg:aspect-auto lg:h-full' : 'aspect-3/2 lg:aspect-[21/9]'}`}
          >
            <LargePicture
              {...first}
              alt={altOf(0)}
              tint={tint}
              width={1280}
              height={Math.round(1280 / RATIO)}
              className="size-full transition-transform duration-500 group-hover:scale-102"
            />
          </a>
        </li>
        {thumbnails.map(({ path, widths, sizes }, position) => (
          <li key={path} className={THUMBNAIL_PLACES[thumbnails.length]?.[position]}>
            <a {...link(position + 1)} className={`${LINK} aspect-3/2 lg:aspect-auto lg:h-full`}>
              <img
                {...pictureSources(path, widths)}
                sizes={sizes}
                alt={altOf(position + 1)}
                width={THUMBNAIL_PX}
                height={THUMBNAIL_PX}
                fetchPriority="low"
                className={`absolute inset-0 size-full object-cover ${focusClass(path)}`}
              />
              {hidden > 0 && position === thumbnails.length - 1 && (
                <span className="absolute inset-0 flex items-center justify-center bg-deep-950/60 text-2xl font-semibold text-white">
                  <span aria-hidden="true">+{hidden}</span>
                  <span className="sr-only">{t('gallery.more', { count: hidden })}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Lightbox
          pictures={pictures}
          alt={alt}
          names={pictures.map((_path, index) => name(index))}
          start={opened}
          onClose={() => setOpened(undefined)}
          returnFocus={() => trigger.current?.focus()}
        />
      )}
    </>
  );
}
