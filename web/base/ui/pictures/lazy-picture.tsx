import { LargePicture } from './large-picture.tsx';
import { focusClass } from './picture-focus.ts';
import { PLACEHOLDER, pictureSources, pictureUrl } from './picture-url.ts';

type LazyPictureProps = {
  path: string;
  alt: string;
  /** Width divided by height. */
  ratio: number;
  widths: readonly number[];
  sizes: string;
  className?: string;
  /** Above the fold: loads with the page, without lazy loading. */
  isFirst?: boolean;
};

/** A lazily loaded picture over a tiny blurred placeholder. */
export function LazyPicture({
  path,
  alt,
  ratio,
  widths,
  sizes,
  className = '',
  isFirst = false,
}: LazyPictureProps) {
  const largest = widths.at(-1) ?? 828;
  const { src, srcSet } = pictureSources(path, widths);
  const place = { width: largest, height: Math.round(largest / ratio) };
  const look = `absolute inset-0 size-full object-cover ${focusClass(path)}`;
  if (isFirst)
    return (
      <div className={`relative overflow-hidden bg-sea-100 ${className}`}>
        <LargePicture
          path={path}
          alt={alt}
          widths={widths}
          sizes={sizes}
          {...place}
          className="absolute inset-0 size-full"
        />
      </div>
    );
  return (
    <div className={`relative overflow-hidden bg-sea-100 ${className}`}>
      <img
        src={pictureUrl(path, PLACEHOLDER)}
        alt=""
        aria-hidden
        loading="lazy"
        className={`${look} scale-110 blur-md`}
      />
      <img
        key={path}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        {...place}
        loading="lazy"
        className={look}
      />
    </div>
  );
}
