import { LargePicture } from '#base/ui/pictures/large-picture.tsx';

const WIDTHS = [412, 640, 828, 1082, 1280];

/** The page's large picture, above the fold. */
export const WidePicture = ({ path, alt }: { path: string; alt: string }) => (
  <LargePicture
    path={path}
    alt={alt}
    widths={WIDTHS}
    sizes="(min-width: 1024px) 40rem, 100vw"
    width={828}
    height={552}
    className="aspect-3/2 w-full rounded-card bg-sea-100 shadow-card"
  />
);
