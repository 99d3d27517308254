import { LargePicture } from '#base/ui/pictures/large-picture.tsx';

const WIDTHS = [412, 640, 828, 1082, 1280, 1600, 1920];

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
    widths={WIDTHS}
    sizes="(min-width: 1280px) 75rem, 94vw"
    width={1280}
    height={720}
    className="aspect-3/2 w-full rounded-card bg-sea-100 lg:aspect-5/2"
  />
);
