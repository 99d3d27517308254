import { Link } from '@tanstack/react-router';
import type { KeyboardEvent, ReactNode } from 'react';
import type { PageLink } from '#base/ui/page-link.ts';
import { MAP_HEIGHT, MAP_WIDTH, type MapPoint } from './island-projection.ts';

const LABEL_WIDTH_PX = 220;
const LABEL_HEIGHT_PX = 34;
/** Distance of the label's lower edge from its point. */
const LABEL_GAP_PX = 13;

const share = (part: number, length: number) => `${Number(((part / length) * 100).toFixed(2))}%`;

export const percent = ({ x, y }: MapPoint) => ({
  x: share(x, MAP_WIDTH),
  y: share(y, MAP_HEIGHT),
});

/** Near the map's sides a label extends inwards. */
function labelSide(x: number) {
  if (x < MAP_WIDTH / 3) return { x: -16, className: 'justify-start' };
  if (x > (MAP_WIDTH * 2) / 3) return { x: 16 - LABEL_WIDTH_PX, className: 'justify-end' };
  return { x: -LABEL_WIDTH_PX / 2, className: 'justify-center' };
}

/** Label of a pin or line, shown while it is hovered, focused or selected. Its size is constant, regardless of the map's. */
export function MapLabel({ at, text, isShown }: { at: MapPoint; text: string; isShown: boolean }) {
  const side = labelSide(at.x);
  return (
    <foreignObject
      x={side.x}
      y={-LABEL_GAP_PX - LABEL_HEIGHT_PX}
      width={LABEL_WIDTH_PX}
      height={LABEL_HEIGHT_PX}
      className={`pointer-events-none transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 ${isShown ? 'opacity-100' : 'opacity-0'}`}
    >
      <span className={`flex h-full items-end ${side.className}`}>
        <span className="truncate rounded-full bg-deep-900 px-3 py-1 text-sm leading-snug font-semibold text-white">
          {text}
        </span>
      </span>
    </foreignObject>
  );
}

type MapTargetProps = {
  id: string;
  label: string;
  link?: PageLink | undefined;
  isSelected: boolean;
  onSelect?: ((id: string) => void) | undefined;
  children: ReactNode;
};

/** A link that selects on hover and focus, or a button that selects; without either only a mark. */
export function MapTarget({ id, label, link, isSelected, onSelect, children }: MapTargetProps) {
  const select = () => onSelect?.(id);
  const anchor = {
    'aria-label': label,
    className: 'group outline-none',
    onPointerEnter: select,
    onFocus: select,
    children,
  };
  if (link) return <Link {...link} {...anchor} />;
  if (!onSelect)
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a mark on the map is no control.
      <g role="img" aria-label={label} className="group">
        {children}
      </g>
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    select();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element.
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isSelected}
      onClick={select}
      onKeyDown={onKeyDown}
      className="group cursor-pointer outline-none"
    >
      {children}
    </g>
  );
}
