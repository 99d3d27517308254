import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAP_HEIGHT, MAP_WIDTH } from './island-projection.ts';

export const VIEW_BOX = `0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`;
/** The drawing of `island-drawing.ts`; cached immutably, so a changed one needs a new number. */
export const DRAWING = '/assets/island-3.svg';

type MapFrameProps = { label: string; className?: string; children: ReactNode };

/** Sea, island, roads and airport, with the source's name; it scales with its container, marks and labels in it do not. */
export function MapFrame({ label, className = '', children }: MapFrameProps) {
  const { t } = useTranslation();
  return (
    <figure aria-label={label} className={className}>
      <div className="@container relative aspect-[1000/744] rounded-card bg-linear-to-br from-sea-100 to-sea-300/80 print:border print:border-limestone-300">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the figure carries the name; a title would show as a tooltip over every pin. */}
        <svg width="100%" height="100%" className="absolute inset-0 overflow-visible">
          <use
            href={`${DRAWING}#island`}
            width="100%"
            height="100%"
            className="pointer-events-none"
          />
          <use href={`${DRAWING}#airport`} className="pointer-events-none" />
          {children}
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
