import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageLink } from '#shell/page-link.ts';
import { isOnMap, MAP_HEIGHT, MAP_WIDTH, pathOf, project } from './island-projection.ts';
import { MapLabel, MapTarget, percent } from './map-parts.tsx';
import { spreadPins } from './spread-pins.ts';

const VIEW_BOX = `0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`;
/** A pin moved farther than this is connected to its place by a line. */
const TIE_FROM = 12;

export type MapPin = { id: string; latitude: number; longitude: number; label: string; link?: PageLink };
/** With `link`, a line works without scripts. */
export type MapLine = { id: string; points: [longitude: number, latitude: number][]; label?: string; link?: PageLink };

type IslandMapProps = {
  pins: readonly MapPin[];
  lines?: readonly MapLine[];
  selectedId?: string | undefined;
  /** Links: called on hover and focus. Pins and lines without `link` are buttons: called on click. */
  onSelect?: (id: string) => void;
  /** The map's label for screen readers. */
  label: string;
  className?: string;
};

/** The outline of `coastline.ts`; cached immutably, so a changed one needs a new number. */
export const LAND = '/assets/island-1.svg#land';

const Land = () => (
  <svg viewBox={VIEW_BOX} width="100%" height="100%" aria-hidden="true" className="pointer-events-none">
    <use href={LAND} className="fill-none stroke-white/30" strokeWidth="56" />
    <use href={LAND} className="fill-none stroke-white/45" strokeWidth="26" />
    <use href={LAND} x="4" y="8" className="fill-sea-800/25" />
    <use href={LAND} className="fill-limestone-100 stroke-limestone-400" strokeWidth="2.5" />
  </svg>
);

/** A map of Menorca, rendered on the server; it scales with its container, its pins and labels do not. */
export function IslandMap({ pins, lines = [], selectedId, onSelect, label, className = '' }: IslandMapProps) {
  const { t } = useTranslation();
  const placed = useMemo(() => {
    // North to south, so that a label, which is above its pin, covers other pins and is not covered.
    const shown = pins.filter(isOnMap).toSorted((a, b) => b.latitude - a.latitude || a.id.localeCompare(b.id));
    const homes = shown.map((pin) => project(pin.longitude, pin.latitude));
    const spots = spreadPins(homes);
    return shown.map((pin, index) => ({ pin, home: homes[index] ?? { x: 0, y: 0 }, spot: spots[index] ?? { x: 0, y: 0 } }));
  }, [pins]);
  const ties = placed.filter(({ home, spot }) => Math.hypot(home.x - spot.x, home.y - spot.y) > TIE_FROM);
  return (
    <figure aria-label={label} className={className}>
      <div className="relative aspect-[1000/744] rounded-card bg-linear-to-br from-sea-100 to-sea-300/80 print:border print:border-limestone-300">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the figure carries the name; a title would show as a tooltip over every pin. */}
        <svg width="100%" height="100%" className="absolute inset-0 overflow-visible">
          <Land />
          {lines.map((line) => {
            const [longitude, latitude] = line.points[Math.floor(line.points.length / 2)] ?? [0, 0];
            const middle = project(longitude, latitude);
            const isSelected = line.id === selectedId;
            const path = pathOf(line.points);
            return (
              <MapTarget
                key={line.id}
                id={line.id}
                label={line.label ?? line.id}
                link={line.link}
                isSelected={isSelected}
                onSelect={onSelect}
              >
                <svg
                  viewBox={VIEW_BOX}
                  width="100%"
                  height="100%"
                  className="fill-none"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  aria-hidden="true"
                >
                  <path d={path} vectorEffect="non-scaling-stroke" strokeWidth="24" stroke="transparent" pointerEvents="stroke" />
                  <path
                    d={path}
                    vectorEffect="non-scaling-stroke"
                    strokeWidth="10"
                    className="stroke-sun opacity-0 group-focus-visible:opacity-100"
                    pointerEvents="none"
                  />
                  <path
                    d={path}
                    vectorEffect="non-scaling-stroke"
                    strokeWidth={isSelected ? 6 : 3.5}
                    pointerEvents="none"
                    className={isSelected ? 'stroke-deep-800' : 'stroke-terracotta-600 group-hover:stroke-deep-800'}
                  />
                </svg>
                {line.label && (
                  <svg {...percent(middle)} overflow="visible" width="1" height="1" aria-hidden="true">
                    <MapLabel at={middle} text={line.label} isShown={isSelected} />
                  </svg>
                )}
              </MapTarget>
            );
          })}
          <svg viewBox={VIEW_BOX} width="100%" height="100%" aria-hidden="true" className="pointer-events-none stroke-deep-900/60">
            {ties.map(({ pin, home, spot }) => (
              <path key={pin.id} d={`M${home.x} ${home.y}L${spot.x} ${spot.y}`} vectorEffect="non-scaling-stroke" />
            ))}
          </svg>
          {placed.map(({ pin, spot }) => {
            const isSelected = pin.id === selectedId;
            return (
              <MapTarget key={pin.id} id={pin.id} label={pin.label} link={pin.link} isSelected={isSelected} onSelect={onSelect}>
                <svg {...percent(spot)} overflow="visible" width="1" height="1" aria-hidden="true">
                  <circle r="12" fill="transparent" className="sm:[r:16px]" />
                  <circle r="14" className="fill-sun opacity-0 group-focus-visible:opacity-100" />
                  <circle
                    r="7"
                    strokeWidth="2"
                    className={`stroke-white transition-transform group-hover:scale-135 group-hover:fill-deep-800 ${isSelected ? 'scale-135 fill-deep-800' : 'fill-terracotta-600'}`}
                  />
                  <MapLabel at={spot} text={pin.label} isShown={isSelected} />
                </svg>
              </MapTarget>
            );
          })}
        </svg>
      </div>
      <figcaption className="mt-2 text-right text-xs text-stone">
        <a
          href="https://www.openstreetmap.org/copyright"
          rel="noopener noreferrer"
          target="_blank"
          className="inline-block py-1 underline underline-offset-2 hover:text-ink"
        >
          {t('map.attribution')}
        </a>
      </figcaption>
    </figure>
  );
}
