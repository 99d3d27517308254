import Papa from 'papaparse';
import { unescapeFormula } from '#contract/texts/spreadsheet.ts';

export type ImportFile = {
  name: string;
  header: string[];
  /** Cells by their place, and the line in the file, whose first one has the column names. */
  rows: { line: number; cells: string[] }[];
};

/** The text of a file in UTF-8 with or without a mark, in UTF-16 of spreadsheets, else in Windows' Latin. */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const SEPARATORS = [';', '\t', ','] as const;
const LOOKED_AT = 30;

/** The one that divides most lines into as many columns. */
function separatorOf(text: string): string {
  const evenness = (delimiter: string) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: LOOKED_AT });
    const lengths = data.map(({ length }) => length).filter((length) => length > 1);
    const [most = []] = [...Map.groupBy(lengths, (length) => length).values()].sort(
      (one, other) => other.length - one.length,
    );
    return most.length * 1000 + (most[0] ?? 0);
  };
  return SEPARATORS.reduce((best, one) => (evenness(one) > evenness(best) ? one : best));
}

/** Reads a table with commas, semicolons or tabs between its columns; blank lines are left out. */
export function readImport(name: string, bytes: Uint8Array): ImportFile {
  const text = textOf(bytes).replace(/^\uFEFF/, '');
  const { data } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');
  // Some exports begin with a title.
  const first = data.findIndex((cells) => cells.filter((cell) => cell.trim() !== '').length > 1);
  const [heading = [], ...lines] = data.slice(Math.max(0, first));
  const taken = new Map<string, number>();
  const header = heading.map((cell, at) => {
    const column = cell.trim() || `#${at + 1}`;
    const n = (taken.get(column) ?? 0) + 1;
    taken.set(column, n);
    return n === 1 ? column : `${column} (${n})`;
  });
  return {
    name,
    header,
    rows: lines.flatMap((cells, at) =>
      isBlank(cells)
        ? []
        : [
            {
              line: Math.max(0, first) + at + 2,
              cells: header.map((_, place) => unescapeFormula((cells[place] ?? '').trim())),
            },
          ],
    ),
  };
}
