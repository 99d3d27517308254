import { COASTLINE } from './coastline.ts';
import { MAP_HEIGHT, MAP_WIDTH, pathOf } from './island-projection.ts';
import { AIRPORT_MARK } from './map-places.ts';
import { MAP_SIZES, type MapSize } from './map-sizes.ts';
import { placeNames } from './place-names.ts';
import { BRANCH_ROADS, MAIN_ROAD } from './roads.ts';

const INK = '#1a2a36';
const DEEP = '#0b2a42';
const LAND = '#fdfbf6';
const share = (value: number, of: number) => `${Math.round((value / of) * 1000) / 10}%`;
const position = ({ x, y }: { x: number; y: number }) => [share(x, MAP_WIDTH), share(y, MAP_HEIGHT)] as const;

/** A plane in a disc, around the origin. */
const PLANE =
  '<circle r="9" fill="#0f3d5e" stroke="#fff"/><path fill="#fff" d="M-.9-6Q0-7.4.9-6V-2L6 1V2.6L.9 1V4.4L2.3 5.5V6.6L0 6L-2.3 6.6V5.5L-.9 4.4V1L-6 2.6V1L-.9-2Z"/>';

function names(size: MapSize): string {
  const texts = placeNames([], [AIRPORT_MARK], size).places.map(({ text, at, dx, dy, anchor, kind }) => {
    const [x, y] = position(at);
    const look = kind === 'town' ? ` font-weight="600" fill="${DEEP}"` : '';
    return `<circle cx="${x}" cy="${y}" r="2.5"/><text x="${x}" y="${y}" dx="${dx}" dy="${dy}" text-anchor="${anchor}"${look}>${text}</text>`;
  });
  return `<g id="names-${size.name}" font-size="${size.fontPx}" fill="${INK}" stroke="${LAND}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${texts.join('')}</g>`;
}

/**
 * The static part of every map as a file of SVG definitions: the coast, the roads, the airport, and the names for maps without labels of
 * their own. Written to `public/assets` by its test.
 */
export function islandDrawing(): string {
  const coast = COASTLINE.map((ring) => `${pathOf(ring)}Z`).join('');
  const [x, y] = position(AIRPORT_MARK.at);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    `<path id="land" stroke-linejoin="round" d="${coast}"/>`,
    `<path id="main-road" d="${pathOf(MAIN_ROAD)}"/>`,
    `<path id="roads" d="${BRANCH_ROADS.map(pathOf).join('')}"/>`,
    `<g id="airport"><svg x="${x}" y="${y}" overflow="visible">${PLANE}</svg></g>`,
    ...MAP_SIZES.map(names),
    '</svg>\n',
  ].join('\n');
}
