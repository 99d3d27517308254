import { COASTLINE } from './coastline.ts';
import { MAP_HEIGHT, MAP_WIDTH, pathOf } from './island-projection.ts';
import { MAP_SIZES, type MapSize } from './map-sizes.ts';
import { AIRPORT_MARK } from './places/map-places.ts';
import { placeNames } from './places/place-names.ts';
import { BRANCH_ROADS, MAIN_ROAD } from './roads.ts';

const INK = '#1a2a36';
const DEEP = '#0b2a42';
const LAND = '#fdfbf6';
const SAND = '#f8f2e6';
const EARTH = '#c9b08a';
const SHADE = '#0a535b';
const share = (value: number, of: number) => `${Math.round((value / of) * 1000) / 10}%`;
const position = ({ x, y }: { x: number; y: number }) =>
  [share(x, MAP_WIDTH), share(y, MAP_HEIGHT)] as const;

/** A plane in a disc, around the origin. */
const PLANE =
  '<circle r="9" fill="#0f3d5e" stroke="#fff"/><path fill="#fff" d="M-.9-6Q0-7.4.9-6V-2L6 1V2.6L.9 1V4.4L2.3 5.5V6.6L0 6L-2.3 6.6V5.5L-.9 4.4V1L-6 2.6V1L-.9-2Z"/>';

function names(size: MapSize): string {
  const texts = placeNames([], [AIRPORT_MARK], size).places.map(
    ({ text, at, dx, dy, anchor, kind }) => {
      const [x, y] = position(at);
      const look = kind === 'town' ? ` font-weight="600" fill="${DEEP}"` : '';
      return `<circle cx="${x}" cy="${y}" r="2.5"/><text x="${x}" y="${y}" dx="${dx}" dy="${dy}" text-anchor="${anchor}"${look}>${text}</text>`;
    },
  );
  return `<g id="names-${size.name}" font-size="${size.fontPx}" fill="${INK}" stroke="${LAND}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${texts.join('')}</g>`;
}

/** Shallows, shadow, land and roads; the definitions that it uses follow it. */
const ISLAND = [
  `<symbol id="island" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}">`,
  '<g fill="none" stroke="#fff"><use href="#land" stroke-opacity=".3" stroke-width="56"/><use href="#land" stroke-opacity=".45" stroke-width="26"/></g>',
  `<use href="#land" x="4" y="8" fill="${SHADE}" fill-opacity=".25"/>`,
  `<use href="#land" fill="${SAND}" stroke="${EARTH}" stroke-width="2.5"/>`,
  `<g fill="none" stroke="${EARTH}" stroke-linejoin="round" stroke-linecap="round">`,
  '<use href="#roads" stroke-width="3"/><use href="#main-road" stroke-width="7"/></g>',
  '<use href="#main-road" fill="none" stroke="#fff" stroke-width="3"/></symbol>',
].join('');

/**
 * The static part of every map as a file of SVG definitions: the coast, the roads, the airport, and the names for maps without labels of
 * their own. Written to `public/assets` by its test.
 */
export function islandDrawing(): string {
  const coast = COASTLINE.map((ring) => `${pathOf(ring)}Z`).join('');
  const [x, y] = position(AIRPORT_MARK.at);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ISLAND,
    `<path id="land" stroke-linejoin="round" d="${coast}"/>`,
    `<path id="main-road" d="${pathOf(MAIN_ROAD)}"/>`,
    `<path id="roads" d="${BRANCH_ROADS.map(pathOf).join('')}"/>`,
    `<g id="airport"><svg x="${x}" y="${y}" overflow="visible">${PLANE}</svg></g>`,
    ...MAP_SIZES.map(names),
    '</svg>\n',
  ].join('\n');
}
