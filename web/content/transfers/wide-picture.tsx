import { LargePicture } from '#base/ui/pictures/large-picture.tsx';
import { ZONE_PICTURE } from '#web-orders/transfer/zone-query.ts';

/** The page's large picture, above the fold. */
export const WidePicture = ({ path, alt }: { path: string; alt: string }) => (
  <LargePicture
    path={path}
    alt={alt}
    {...ZONE_PICTURE}
    width={828}
    height={552}
    className="aspect-3/2 w-full rounded-card bg-sea-100 shadow-card"
  />
);
