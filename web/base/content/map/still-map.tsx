import { isOnMap, project } from './island-projection.ts';
import { DRAWING, MapFrame } from './map-frame.tsx';
import { percent } from './map-parts.tsx';
import { SHOWN_AT } from './map-sizes.ts';

type StillMapProps = {
  at: { latitude: number; longitude: number } | undefined;
  label: string;
  className?: string;
};

/** A map with one mark and the names of places, all of it drawn before: no labels to place, and no control. */
export const StillMap = ({ at, label, className }: StillMapProps) => (
  <MapFrame label={label} className={className}>
    <svg
      width="100%"
      height="100%"
      aria-hidden="true"
      className="pointer-events-none overflow-visible"
    >
      {(['s', 'm', 'l'] as const).map((size) => (
        <use key={size} href={`${DRAWING}#names-${size}`} className={SHOWN_AT[size]} />
      ))}
      {at && isOnMap(at) && (
        <svg
          {...percent(project(at.longitude, at.latitude))}
          overflow="visible"
          width="1"
          height="1"
          aria-hidden="true"
        >
          <path
            d="M0 0C-2-9-11-12-11-21a11 11 0 0 1 22 0C11-12 2-9 0 0Z"
            strokeWidth="2"
            className="fill-terracotta-600 stroke-white"
          />
          <circle cy="-21" r="4" className="fill-white" />
        </svg>
      )}
    </svg>
  </MapFrame>
);
