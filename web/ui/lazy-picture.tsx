import { useEffect, useRef, useState } from 'react';
import { focusClass } from '#content/picture-focus.ts';
import { PLACEHOLDER, pictureUrl } from '#content/picture-url.ts';

/** Pictures start to load when they are this near to the view. */
export const LOAD_AHEAD_PX = 200;

type LazyPictureProps = {
  path: string;
  alt: string;
  /** Width to height. */
  ratio: number;
  widths: readonly number[];
  sizes: string;
  className?: string;
};

const nearestHeight = (width: number, ratio: number) => Math.round(width / ratio);

/** A picture that loads 200 px ahead of the view, over a tiny blurred placeholder; without scripts it is simply there. */
export function LazyPicture({ path, alt, ratio, widths, sizes, className = '' }: LazyPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: `${LOAD_AHEAD_PX}px` },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const largest = widths.at(-1) ?? 828;
  const image = {
    src: pictureUrl(path, { width: largest }),
    srcSet: widths.map((width) => `${pictureUrl(path, { width })} ${width}w`).join(', '),
    sizes,
    width: largest,
    height: nearestHeight(largest, ratio),
  };
  return (
    <div ref={frame} className={`relative overflow-hidden bg-sea-100 ${className}`}>
      <img
        src={pictureUrl(path, PLACEHOLDER)}
        alt=""
        aria-hidden="true"
        loading="lazy"
        width={20}
        height={nearestHeight(20, ratio)}
        className={`absolute inset-0 size-full scale-110 object-cover blur-md ${focusClass(path)}`}
      />
      {isNear && (
        <img
          {...image}
          alt={alt}
          onLoad={() => setLoaded(true)}
          className={`absolute inset-0 size-full object-cover transition-opacity duration-300 ${focusClass(path)} ${isLoaded ? 'opacity-100' : 'opacity-0'}`}
        />
      )}
      {!isNear && (
        <noscript>
          <img {...image} alt={alt} loading="lazy" className={`absolute inset-0 size-full object-cover ${focusClass(path)}`} />
        </noscript>
      )}
    </div>
  );
}
