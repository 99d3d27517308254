import { focusClass } from '#base/ui/pictures/picture-focus.ts';
import { pictureUrl } from '#base/ui/pictures/picture-url.ts';

export type PictureBox = { width: number; height?: number };

/** A library picture in a list or field, over its dominant colour until it has loaded. Decorative: its button or caption has the name. */
export const PictureThumb = ({
  address,
  color,
  isWhole = false,
  isOnDark = false,
  box = { width: 320 },
  onSize,
  className = '',
}: {
  address: string;
  color?: string;
  /** Not cropped, as a logo. */
  isWhole?: boolean;
  isOnDark?: boolean;
  /** Pixels to ask for: what arrives covers it, or has the size of the file when that is smaller. */
  box?: PictureBox;
  onSize?: ((size: Required<PictureBox>) => void) | undefined;
  className?: string;
}) => (
  <img
    src={pictureUrl(address, box)}
    onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
      onSize?.({ width: naturalWidth, height: naturalHeight })
    }
    alt=""
    loading="lazy"
    draggable={false}
    style={color ? { backgroundColor: color } : undefined}
    className={`${isOnDark ? 'bg-deep-900' : 'bg-limestone-200'} ${isWhole ? 'object-contain' : `object-cover ${focusClass(address)}`} ${className}`}
  />
);
