import { focusClass } from '#base/ui/pictures/picture-focus.ts';
import { pictureUrl } from '#base/ui/pictures/picture-url.ts';

/** A library picture in a list or field, over its dominant colour until it has loaded. Decorative: its button or caption has the name. */
export const PictureThumb = ({
  address,
  color,
  isWhole = false,
  isOnDark = false,
  className = '',
}: {
  address: string;
  color?: string;
  /** Not cropped, as a logo. */
  isWhole?: boolean;
  isOnDark?: boolean;
  className?: string;
}) => (
  <img
    src={pictureUrl(address, { width: 320 })}
    alt=""
    loading="lazy"
    draggable={false}
    style={color ? { backgroundColor: color } : undefined}
    className={`${isOnDark ? 'bg-deep-900' : 'bg-limestone-200'} ${isWhole ? 'object-contain' : `object-cover ${focusClass(address)}`} ${className}`}
  />
);
