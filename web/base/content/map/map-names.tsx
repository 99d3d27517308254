import type { MapPoint } from './island-projection.ts';
import { percent } from './map-parts.tsx';
import { MAP_SIZES, type MapSize, shownAt } from './map-sizes.ts';
import type { PlacedLabel } from './places/place-labels.ts';
import type { MapNames } from './places/place-names.ts';

const HALO =
  'pointer-events-none stroke-limestone-50 text-[12px] [paint-order:stroke] forced-color-adjust-none @min-[768px]:text-[13px]';

type NameProps = { label: PlacedLabel; className: string };

/** A name at a place; its size is constant, regardless of the map's. */
export const Name = ({ label: { at, dx, dy, anchor, text }, className }: NameProps) => (
  <text
    {...percent(at)}
    dx={dx}
    dy={dy}
    textAnchor={anchor}
    strokeWidth="3"
    strokeLinejoin="round"
    className={`${HALO} ${className}`}
  >
    {text}
  </text>
);

type PlaceName = MapNames['places'][number];

/** The other sides of a place are farther away; on the same side the font's size makes the difference. */
const SAME_SIDE_PX = 1;
const isSame = (a: PlaceName, b: PlaceName) =>
  a.id === b.id && a.anchor === b.anchor && a.dx === b.dx && Math.abs(a.dy - b.dy) < SAME_SIDE_PX;

/** Each name with the sizes of the map at which it stands in one place. */
function placesOf(names: readonly MapNames[]) {
  const all: { label: PlaceName; sizes: MapSize['name'][] }[] = [];
  for (const [index, { name }] of MAP_SIZES.entries())
    for (const label of names[index]?.places ?? []) {
      const known = all.find((one) => isSame(one.label, label));
      if (known) known.sizes.push(name);
      else all.push({ label, sizes: [name] });
    }
  return all;
}

/** The names of the places on a map with labels of its own. */
export const PlaceNames = ({ names }: { names: readonly MapNames[] }) => (
  <svg
    width="100%"
    height="100%"
    aria-hidden="true"
    className="pointer-events-none overflow-visible"
  >
    {placesOf(names).map(({ label, sizes }) => (
      <g key={`${label.id} ${sizes.join('')}`} className={shownAt(sizes)}>
        <circle {...center(label.at)} r="2.5" className="fill-ink" />
        <Name
          label={label}
          className={label.kind === 'town' ? 'fill-deep-900 font-semibold' : 'fill-ink'}
        />
      </g>
    ))}
  </svg>
);

function center(at: MapPoint) {
  const { x, y } = percent(at);
  return { cx: x, cy: y };
}
