import type { Look, Sheet } from './sheet.ts';

/** `width` in points; columns without one share the rest. */
export type Column = { title: string; width?: number; align?: 'left' | 'right' };

const GAP = 12;
const PADDING = 4;

function placesOf(columns: readonly Column[], total: number) {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const free = columns.filter(({ width }) => width === undefined).length;
  const share = (total - fixed - GAP * (columns.length - 1)) / Math.max(1, free);
  let x = 0;
  return columns.map(({ width = share, align = 'left' as const }) => {
    const place = { x, width, align };
    x += width + GAP;
    return place;
  });
}

/** Rows of texts below their titles; a page that the table continues on begins with the titles. The last `totals` rows are bold. */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  totals = 0,
): void {
  const places = placesOf(columns, sheet.width);
  const heightOf = (cells: readonly string[], look: Look) =>
    2 * PADDING +
    Math.max(...places.map(({ width }, index) => sheet.heightOf(cells[index] ?? '', width, look)));
  const draw = (cells: readonly string[], look: Look) => {
    const height = heightOf(cells, look);
    places.forEach(({ x, width, align }, index) => {
      sheet.drawAt(cells[index] ?? '', x, sheet.y + PADDING, width, { ...look, align });
    });
    sheet.y += height;
  };
  const titles = columns.map(({ title }) => title);
  const head = () => {
    draw(titles, { size: 8, isBold: true, colour: 'stone' });
    sheet.rule(0);
  };
  const first = heightOf(rows[0] ?? [], {});
  sheet.ensure(heightOf(titles, { size: 8, isBold: true }) + first);
  head();
  rows.forEach((cells, index) => {
    const look = { isBold: index >= rows.length - totals };
    if (sheet.ensure(heightOf(cells, look))) head();
    if (look.isBold && index === rows.length - totals) sheet.rule(0);
    draw(cells, look);
  });
}
