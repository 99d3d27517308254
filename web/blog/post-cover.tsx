import { focusClass } from '#content/picture-focus.ts';
import { pictureUrl } from '#content/picture-url.ts';

const WIDTHS = [412, 640, 828, 1082, 1280, 1600, 1920];

/** The page's largest picture: it comes before all else. */
export const PostCover = ({ path, alt, tint }: { path: string; alt: string; tint: string | null }) => (
  <img
    data-tint={tint}
    src={pictureUrl(path, { width: 1280 })}
    srcSet={WIDTHS.map((width) => `${pictureUrl(path, { width })} ${width}w`).join(', ')}
    sizes="(min-width: 1280px) 75rem, 94vw"
    alt={alt}
    width={1280}
    height={720}
    fetchPriority="high"
    className={`aspect-3/2 w-full rounded-card bg-sea-100 object-cover lg:aspect-5/2 ${focusClass(path)}`}
  />
);
