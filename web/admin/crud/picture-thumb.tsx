import { focusClass } from '#content/picture-focus.ts';
import { pictureUrl } from '#content/picture-url.ts';

/** A picture of the library in a list or field, over its own colour until it has loaded. Names nothing: its button or caption does. */
export const PictureThumb = ({ address, color, className = '' }: { address: string; color?: string; className?: string }) => (
  <img
    src={pictureUrl(address, { width: 320 })}
    alt=""
    loading="lazy"
    draggable={false}
    style={color ? { backgroundColor: color } : undefined}
    className={`bg-limestone-200 object-cover ${focusClass(address)} ${className}`}
  />
);
