import { parseMoney } from '#contract/texts/parse-money.ts';

/** Null: an empty cell; undefined: not a price. */
export type PastedCell = number | null | undefined;

const priceOf = (text: string): PastedCell => {
  const cents = parseMoney(text);
  return typeof cents === 'number' && cents < 0 ? undefined : cents;
};

const isHeading = (cells: readonly PastedCell[]) =>
  cells.length > 0 &&
  cells.some((cell) => cell === undefined) &&
  cells.every((cell) => typeof cell !== 'number');

/** Removes a first row or column of headings. */
function withoutHeadings(rows: PastedCell[][]): PastedCell[][] {
  const body = rows.length > 1 && isHeading(rows[0] ?? []) ? rows.slice(1) : rows;
  const first = body.map((row) => row[0]);
  return (body[0]?.length ?? 0) > 1 && isHeading(first) ? body.map((row) => row.slice(1)) : body;
}

/** Parses clipboard text from a spreadsheet: cells separated by tabs or, without tabs, by semicolons. */
export function parsePaste(text: string): PastedCell[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const separator = text.includes('\t') ? '\t' : ';';
  const rows = lines.map((line) =>
    line.split(separator).map((cell) => priceOf(cell.trim().replace(/^"(.*)"$/, '$1'))),
  );
  return withoutHeadings(rows);
}

/** Formats a range for pasting into a spreadsheet. */
export const copyText = (rows: readonly (readonly (number | null)[])[], decimal: ',' | '.') =>
  rows
    .map((row) =>
      row
        .map((cents) => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', decimal)))
        .join('\t'),
    )
    .join('\n');
