import type { MapPoint } from './island-projection.ts';
import { percent } from './map-parts.tsx';
import { MAP_SIZES, SHOWN_AT } from './map-sizes.ts';
import type { PlacedLabel } from './places/place-labels.ts';
import type { MapNames } from './places/place-names.ts';

const HALO =
  'pointer-events-none stroke-limestone-50 [paint-order:stroke] forced-color-adjust-none';

type NameProps = { label: PlacedLabel; fontPx: number; className: string };

/** A name at a place; its size is constant, regardless of the map's. */
export const Name = ({ label: { at, dx, dy, anchor, text }, fontPx, className }: NameProps) => (
  <text
    {...percent(at)}
    dx={dx}
    dy={dy}
    textAnchor={anchor}
    fontSize={fontPx}
    strokeWidth="3"
    strokeLinejoin="round"
    className={`${HALO} ${className}`}
  >
    {text}
  </text>
);

/** The names of the places on a map with labels of its own. */
export const PlaceNames = ({ names }: { names: readonly MapNames[] }) => (
  <svg
    width="100%"
    height="100%"
    aria-hidden="true"
    className="pointer-events-none overflow-visible"
  >
    {MAP_SIZES.map(({ name: size, fontPx }, index) => (
      <g key={size} className={SHOWN_AT[size]}>
        {names[index]?.places.map((label) => (
          <g key={label.id}>
            <circle {...center(label.at)} r="2.5" className="fill-ink" />
            <Name
              label={label}
              fontPx={fontPx}
              className={label.kind === 'town' ? 'fill-deep-900 font-semibold' : 'fill-ink'}
            />
          </g>
        ))}
      </g>
    ))}
  </svg>
);

function center(at: MapPoint) {
  const { x, y } = percent(at);
  return { cx: x, cy: y };
}
