import type { MapLine } from './island-map.tsx';
import { type MapPoint, pathOf } from './island-projection.ts';
import { VIEW_BOX } from './map-frame.tsx';
import { MapLabel, MapTarget, percent } from './map-parts.tsx';
import { MAP_SIZES, SHOWN_AT } from './map-sizes.ts';
import { MARK_PX } from './places/place-marks.ts';

type LineTargetProps = {
  line: MapLine;
  /** Where its mark stands at each size of the map. */
  spots: readonly (MapPoint | undefined)[];
  isSelected: boolean;
  onSelect: ((id: string) => void) | undefined;
};

const LineMark = ({
  at,
  text,
  isSelected,
}: {
  at: MapPoint;
  text: string;
  isSelected: boolean;
}) => (
  <svg {...percent(at)} overflow="visible" width="1" height="1" aria-hidden="true">
    <circle
      r={MARK_PX}
      data-target
      strokeWidth="1.5"
      className={`stroke-white group-hover:fill-deep-800 ${isSelected ? 'fill-deep-800' : 'fill-terracotta-700'}`}
    />
    <text
      y="4"
      textAnchor="middle"
      fontSize="11"
      className="fill-white font-bold forced-color-adjust-none"
    >
      {text}
    </text>
  </svg>
);

/** A line with its number; a link or a button like a pin. */
export function LineTarget({ line, spots, isSelected, onSelect }: LineTargetProps) {
  const path = pathOf(line.points);
  return (
    <MapTarget
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
        <path
          d={path}
          vectorEffect="non-scaling-stroke"
          strokeWidth="24"
          stroke="transparent"
          pointerEvents="stroke"
        />
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
          className={
            isSelected ? 'stroke-deep-800' : 'stroke-terracotta-600 group-hover:stroke-deep-800'
          }
        />
      </svg>
      {MAP_SIZES.map(({ name: size }, index) => {
        const at = spots[index];
        return (
          at && (
            <g key={size} className={SHOWN_AT[size]}>
              {line.mark && <LineMark at={at} text={line.mark} isSelected={isSelected} />}
              {line.label && (
                <svg {...percent(at)} overflow="visible" width="1" height="1" aria-hidden="true">
                  <MapLabel at={at} text={line.label} isShown={isSelected && !line.mark} />
                </svg>
              )}
            </g>
          )
        );
      })}
    </MapTarget>
  );
}
