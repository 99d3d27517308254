import { LargePicture } from '#base/ui/pictures/large-picture.tsx';
import { COVER } from './post-query.ts';

/** The page's largest picture. */
export const PostCover = ({
  path,
  alt,
  tint,
}: {
  path: string;
  alt: string;
  tint: string | null;
}) => (
  <LargePicture
    path={path}
    alt={alt}
    tint={tint}
    {...COVER}
    width={1280}
    height={720}
    className="aspect-3/2 w-full rounded-card bg-sea-100 lg:aspect-5/2"
  />
);
