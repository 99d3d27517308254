import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import type { MapLine } from './island-map.tsx';
import { type MapPoint, roughPathOf } from './island-projection.ts';
import { VIEW_BOX } from './map-frame.tsx';
import { MapLabel, MapTarget, percent } from './map-parts.tsx';
import { MARK_PX } from './places/place-marks.ts';

type LineTargetProps = {
  line: MapLine;
  /** Where its mark stands. */
  spot: MapPoint | undefined;
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
export function LineTarget({ line, spot, isSelected, onSelect }: LineTargetProps) {
  const path = roughPathOf(line.points);
  // Only a pointer or the focus shows it.
  const isHydrated = useHydrated();
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
          className="stroke-transparent group-focus-visible:stroke-sun group-focus-visible:[stroke-width:10]"
          pointerEvents="stroke"
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
      {spot && line.mark && <LineMark at={spot} text={line.mark} isSelected={isSelected} />}
      {spot && line.label && (isHydrated || (isSelected && !line.mark)) && (
        <svg {...percent(spot)} overflow="visible" width="1" height="1" aria-hidden="true">
          <MapLabel at={spot} text={line.label} isShown={isSelected && !line.mark} />
        </svg>
      )}
    </MapTarget>
  );
}
