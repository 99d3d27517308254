import { focusClass } from '#content/picture-focus.ts';
import { pictureUrl } from '#content/picture-url.ts';

const WIDTHS = [412, 640, 828, 1082, 1280];

/** The page's one large picture, above the fold. */
export const WidePicture = ({ path, alt }: { path: string; alt: string }) => (
  <img
    src={pictureUrl(path, { width: 828 })}
    srcSet={WIDTHS.map((width) => `${pictureUrl(path, { width })} ${width}w`).join(', ')}
    sizes="(min-width: 1024px) 40rem, 100vw"
    alt={alt}
    width={828}
    height={552}
    fetchPriority="high"
    className={`aspect-3/2 w-full rounded-card bg-sea-100 object-cover shadow-card ${focusClass(path)}`}
  />
);
