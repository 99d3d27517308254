import { focusClass } from '#content/picture-focus.ts';
import { pictureSources } from '#content/picture-url.ts';
import { watchPicture } from './near-pictures.ts';

type LazyPictureProps = {
  path: string;
  alt: string;
  /** Width to height. */
  ratio: number;
  widths: readonly number[];
  sizes: string;
  className?: string;
  /** In the first view: it comes with the page and waits for nothing. */
  isFirst?: boolean;
};

const nearestHeight = (width: number, ratio: number) => Math.round(width / ratio);

/** A picture that loads 200 px ahead of the view, over a tiny blurred placeholder; without scripts it is simply there. */
export function LazyPicture({ path, alt, ratio, widths, sizes, className = '', isFirst = false }: LazyPictureProps) {
  const largest = widths.at(-1) ?? 828;
  const { src, srcSet } = pictureSources(path, widths);
  const place = { width: largest, height: nearestHeight(largest, ratio) };
  const look = `absolute inset-0 size-full object-cover ${focusClass(path)}`;
  return (
    <div className={`relative overflow-hidden bg-sea-100 bg-cover bg-center ${className}`}>
      {isFirst ? (
        <img src={src} srcSet={srcSet} sizes={sizes} alt={alt} {...place} fetchPriority="high" className={look} />
      ) : (
        <>
          <img
            key={path}
            ref={(image) => {
              if (image) watchPicture(image);
            }}
            data-picture={path}
            data-widths={widths.join(' ')}
            sizes={sizes}
            alt={alt}
            {...place}
            className={`${look} opacity-0 data-loaded:opacity-100 pointer-fine:transition-opacity pointer-fine:duration-300 noscript:hidden`}
          />
          <noscript>
            <img src={src} alt={alt} {...place} loading="lazy" className={look} />
          </noscript>
        </>
      )}
    </div>
  );
}
