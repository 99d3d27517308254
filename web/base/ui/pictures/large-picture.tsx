import { focusClass } from './picture-focus.ts';
import { pictureUrl } from './picture-url.ts';

type LargePictureProps = {
  path: string;
  alt: string;
  tint?: string | null;
  /** Candidates for `srcset`, in pixels. */
  widths: readonly number[];
  sizes: string;
  /** Intrinsic size in pixels, to reserve space until it loads. */
  width: number;
  height: number;
  className: string;
};

/**
 * The largest picture above the fold, with high fetch priority. React adds a preload for an `img` without a `picture` around it, and the
 * browser may choose different `srcset` candidates for preload and element.
 */
export const LargePicture = ({
  path,
  alt,
  tint,
  widths,
  sizes,
  width,
  height,
  className,
}: LargePictureProps) => (
  <picture className="contents">
    <img
      data-tint={tint}
      src={pictureUrl(path, { width })}
      srcSet={widths.map((one) => `${pictureUrl(path, { width: one })} ${one}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      fetchPriority="high"
      className={`object-cover ${className} ${focusClass(path)}`}
    />
  </picture>
);
