import { pictureUrl } from '#content/picture-url.ts';

/** Wide screens get the whole picture, narrow ones a standing crop of it: a phone draws few of a wide picture's pixels. */
const WIDE = [1082, 1280, 1600, 1920, 2560].map((width) => ({ width, height: Math.round((width * 9) / 16) }));
const STANDING = [
  { width: 412, height: 480 },
  { width: 640, height: 828 },
  { width: 828, height: 1082 },
  { width: 1082, height: 1280 },
];

const srcSet = (path: string, sizes: { width: number; height: number }[]) => sizes.map((size) => `${pictureUrl(path, size)} ${size.width}w`).join(', ');

/** A slide's picture; the first is the page's largest and comes before all else. */
export function HeroPicture({ path, isFirst, isShown }: { path: string; isFirst: boolean; isShown: boolean }) {
  const isOwn = !path.startsWith('/');
  return (
    <picture className={`absolute inset-0 transition-opacity duration-700 ${isShown ? 'opacity-100' : 'opacity-0'}`}>
      {isOwn && <source media="(max-width: 640px)" srcSet={srcSet(path, STANDING)} sizes="100vw" />}
      <img
        src={pictureUrl(path, { width: 1920, height: 1080 })}
        srcSet={isOwn ? srcSet(path, WIDE) : undefined}
        sizes="100vw"
        alt=""
        width={1920}
        height={1080}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding={isFirst ? 'sync' : 'async'}
        className="size-full object-cover"
      />
    </picture>
  );
}
