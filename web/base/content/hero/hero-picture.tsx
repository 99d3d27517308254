import { useEffect, useRef } from 'react';
import { focusClass } from '#base/ui/pictures/picture-focus.ts';
import { pictureUrl } from '#base/ui/pictures/picture-url.ts';

const WIDTHS = [412, 640, 724, 828, 1082, 1280, 1600, 1920, 2560] as const;
/** A phone shows a portrait crop of the picture, which needs slightly more than the viewport's width. */
const SIZES = '(max-width: 640px) 110vw, 100vw';

type HeroPictureProps = {
  path: string;
  tint?: string | null;
  isFirst: boolean;
  isShown: boolean;
  /** The picture is decoded, or failed. */
  onReady?: () => void;
};

function whenDecoded(image: HTMLImageElement, ready: () => void): void {
  // Test environments do not decode pictures.
  if ('decode' in image) void image.decode().then(ready, ready);
  else ready();
}

/** A slide's picture; the first is the page's largest and loads with high priority. */
export function HeroPicture({ path, tint, isFirst, isShown, onReady }: HeroPictureProps) {
  const picture = useRef<HTMLImageElement>(null);
  const reportReady = useRef(onReady);
  useEffect(() => {
    reportReady.current = onReady;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the picture changes.
  useEffect(() => {
    let isThere = true;
    if (picture.current) whenDecoded(picture.current, () => isThere && reportReady.current?.());
    return () => {
      isThere = false;
    };
  }, [path]);
  const isPlaceholder = path.startsWith('/');
  return (
    <picture className="contents">
      <img
        ref={picture}
        data-tint={tint}
        src={pictureUrl(path, { width: 1920, height: 1080 })}
        srcSet={
          isPlaceholder
            ? undefined
            : WIDTHS.map((width) => `${pictureUrl(path, { width })} ${width}w`).join(', ')
        }
        sizes={SIZES}
        alt=""
        width={1920}
        height={1080}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding={isFirst ? 'sync' : 'async'}
        className={`absolute inset-0 size-full object-cover transition-opacity duration-700 ${focusClass(path)} ${isShown ? 'opacity-100' : 'opacity-0'}`}
      />
    </picture>
  );
}
