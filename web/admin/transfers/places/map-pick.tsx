import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IslandMap } from '#content/island-map.tsx';
import { isOnMap, MAP_HEIGHT, MAP_WIDTH, project, unproject } from '#content/island-projection.ts';

type Spot = { latitude: number; longitude: number };
type MapPickProps = { [K in keyof Spot]: number | null } & { name: string; onPick: (spot: Spot) => void };

/** Map units that an arrow key press moves; more with Shift. */
const STEP = 2;
const LEAP = 20;
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Map of the island with the place's pin; moved by click or arrow keys. */
export function MapPick({ name, latitude, longitude, onPick }: MapPickProps) {
  const { t } = useTranslation('admin');
  const pin = latitude === null || longitude === null ? undefined : { id: 'here', latitude, longitude, label: name || t('places.here') };
  const isShown = pin !== undefined && isOnMap(pin);
  const click = (event: MouseEvent) => {
    // A click by keyboard has no position.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onPick(
      unproject({ x: ((event.clientX - box.left) / box.width) * MAP_WIDTH, y: ((event.clientY - box.top) / box.height) * MAP_HEIGHT }),
    );
  };
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const from = isShown ? project(pin.longitude, pin.latitude) : { x: MAP_WIDTH / 2, y: MAP_HEIGHT / 2 };
    const step = event.shiftKey ? LEAP : STEP;
    onPick(unproject({ x: from.x + arrow[0] * step, y: from.y + arrow[1] * step }));
  };
  return (
    <div>
      <div className="relative">
        <div inert>
          <IslandMap pins={isShown ? [pin] : []} selectedId="here" label={t('places.map')} />
        </div>
        <button
          type="button"
          aria-label={pin ? t('places.pick', pin) : t('places.pick_first')}
          className="absolute inset-x-0 top-0 aspect-[1000/744] cursor-crosshair rounded-card"
          onClick={click}
          onKeyDown={press}
        />
      </div>
      {pin && !isShown && (
        <p role="alert" className="font-semibold text-danger">
          {t('destination.off_map')}
        </p>
      )}
      <p className="text-sm text-stone">{t(pin ? 'places.pick_hint' : 'places.pick_none')}</p>
    </div>
  );
}
