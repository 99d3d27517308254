import { useMemo } from 'react';
import type { PageLink } from '#base/ui/page-link.ts';
import { isOnMap, project } from './island-projection.ts';
import { MapFrame, VIEW_BOX } from './map-frame.tsx';
import { LineTarget } from './map-lines.tsx';
import { PlaceNames } from './map-names.tsx';
import { PinTarget } from './map-pins.tsx';
import { MAP_SIZES, type MapSize } from './map-sizes.ts';
import { AIRPORT_MARK } from './places/map-places.ts';
import { placeMarks } from './places/place-marks.ts';
import { placeNames } from './places/place-names.ts';
import { spreadPins } from './places/spread-pins.ts';

/** A pin moved farther than this is connected to its place by a line. */
const TIE_FROM = 12;
const PIN_PX = 9;
const CLUSTER_PX = 14;

export type MapPin = {
  id: string;
  latitude: number;
  longitude: number;
  label: string;
  /** Stands for the label on a small map. */
  short?: string;
  /** Of a point that stands for several. */
  count?: number;
  link?: PageLink;
};
/** With `link`, a line works without scripts. `mark` is a short text on the line. */
export type MapLine = {
  id: string;
  points: [longitude: number, latitude: number][];
  label?: string;
  mark?: string;
  link?: PageLink;
};

type IslandMapProps = {
  /** Most important first: these get their names on a small map. */
  pins: readonly MapPin[];
  lines?: readonly MapLine[];
  selectedId?: string | undefined;
  /** Links: called on hover and focus. Pins and lines without `link` are buttons: called on click. */
  onSelect?: (id: string) => void;
  /** The map's label for screen readers. */
  label: string;
  className?: string;
};

const NO_LINES: readonly MapLine[] = [];

/** The pins in their places, and the labels of pins, lines and places at each size of the map. */
function arrange(pins: readonly MapPin[], lines: readonly MapLine[]) {
  const shown = pins.filter(isOnMap);
  const homes = shown.map((pin) => project(pin.longitude, pin.latitude));
  const spots = spreadPins(homes);
  const placed = shown.map((pin, index) => {
    const home = homes[index] ?? { x: 0, y: 0 };
    return { pin, home, spot: spots[index] ?? home };
  });
  const marked = lines.map(({ id, points }) => ({
    id: `line ${id}`,
    points: points.map(([longitude, latitude]) => project(longitude, latitude)),
  }));
  const marks = placeMarks(marked, spots);
  const namedAt = (size: MapSize) =>
    placed.map(({ pin, spot }) => ({
      id: pin.id,
      label: (size.name === 's' && pin.short) || pin.label,
      at: spot,
      radiusPx: pin.count ? CLUSTER_PX : PIN_PX,
    }));
  const names = MAP_SIZES.map((size) => placeNames(namedAt(size), [AIRPORT_MARK, ...marks], size));
  // North to south, so that a label that shows on hover, which is above its pin, covers other pins and is not covered.
  return {
    placed: placed.toSorted((a, b) => a.home.y - b.home.y || a.pin.id.localeCompare(b.pin.id)),
    marks,
    names,
  };
}

/** A map of Menorca with pins and lines that can be selected, rendered on the server. */
export function IslandMap({
  pins,
  lines = NO_LINES,
  selectedId,
  onSelect,
  label,
  className,
}: IslandMapProps) {
  const { placed, marks, names } = useMemo(() => arrange(pins, lines), [pins, lines]);
  const ties = placed.filter(
    ({ home, spot }) => Math.hypot(home.x - spot.x, home.y - spot.y) > TIE_FROM,
  );
  return (
    <MapFrame label={label} className={className}>
      {lines.map((line, index) => (
        <LineTarget
          key={line.id}
          line={line}
          spot={marks[index]?.at}
          isSelected={line.id === selectedId}
          onSelect={onSelect}
        />
      ))}
      <PlaceNames names={names} />
      <svg
        viewBox={VIEW_BOX}
        width="100%"
        height="100%"
        aria-hidden="true"
        className="pointer-events-none stroke-deep-900/60"
      >
        {ties.map(({ pin, home, spot }) => (
          <path
            key={pin.id}
            d={`M${home.x} ${home.y}L${spot.x} ${spot.y}`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {placed.map(({ pin, spot }) => (
        <PinTarget
          key={pin.id}
          pin={pin}
          spot={spot}
          names={names}
          isSelected={pin.id === selectedId}
          onSelect={onSelect}
        />
      ))}
    </MapFrame>
  );
}
