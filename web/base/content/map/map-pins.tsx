import type { MapPin } from './island-map.tsx';
import type { MapPoint } from './island-projection.ts';
import { Name } from './map-names.tsx';
import { MapLabel, MapTarget, percent } from './map-parts.tsx';
import { MAP_SIZES, SHOWN_AT } from './map-sizes.ts';
import type { MapNames } from './places/place-names.ts';

type PinTargetProps = {
  pin: MapPin;
  spot: MapPoint;
  /** The names at each size of the map. */
  names: readonly MapNames[];
  isSelected: boolean;
  onSelect: ((id: string) => void) | undefined;
};

/** A pin with its name where there is room; hovered, focused or selected it shows the name in any case. */
export const PinTarget = ({ pin, spot, names, isSelected, onSelect }: PinTargetProps) => (
  <MapTarget
    id={pin.id}
    label={pin.label}
    link={pin.link}
    isSelected={isSelected}
    onSelect={onSelect}
  >
    <svg width="100%" height="100%" aria-hidden="true" className="overflow-visible">
      {MAP_SIZES.map(({ name: size }, index) => {
        const label = names[index]?.pins.get(pin.id);
        return (
          label && (
            <g key={size} className={SHOWN_AT[size]}>
              <Name label={label} className="fill-deep-900 font-semibold" />
            </g>
          )
        );
      })}
      <svg {...percent(spot)} overflow="visible" width="1" height="1" aria-hidden="true">
        <circle r="12" fill="transparent" className="sm:[r:16px]" />
        <circle
          r={pin.count ? 18 : 14}
          className="fill-sun opacity-0 group-focus-visible:opacity-100"
        />
        <circle
          r={pin.count ? 13 : 7}
          data-target
          strokeWidth="2"
          className={`stroke-white transition-transform group-hover:scale-135 group-hover:fill-deep-800 ${isSelected ? 'scale-135 fill-deep-800' : 'fill-terracotta-600'}`}
        />
        {pin.count && (
          <text
            textAnchor="middle"
            dy="4.5"
            className="pointer-events-none fill-white text-[13px] font-bold forced-color-adjust-none"
          >
            {pin.count}
          </text>
        )}
        <MapLabel at={spot} text={pin.label} isShown={isSelected} />
      </svg>
    </svg>
  </MapTarget>
);
