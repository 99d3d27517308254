import Papa from 'papaparse';
import { unescapeFormula } from '#contract/texts/spreadsheet.ts';

export const COLUMNS = ['email', 'language', 'consentSource', 'confirmedAt', 'status'] as const;
export type Column = (typeof COLUMNS)[number];
/** Columns required to add a subscriber. */
const NEEDED: readonly Column[] = ['email', 'consentSource', 'confirmedAt'];

export type TableRow = Record<Column, string> & {
  /** Line in the file; the header is line 1. */
  line: number;
};
export type Table = { rows: TableRow[]; missing: Column[] };

const plainName = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
/** Reads the people of a CSV table with any separator; blank lines are skipped. */
export function readTable(text: string): Table {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: false });
  const [heading = [], ...lines] = data;
  const places = Object.fromEntries(
    COLUMNS.map((column) => [
      column,
      heading.findIndex((name) => plainName(name) === plainName(column)),
    ]),
  ) as Record<Column, number>;
  const cell = (cells: readonly string[], column: Column) =>
    unescapeFormula((cells[places[column]] ?? '').trim());
  return {
    missing: NEEDED.filter((column) => places[column] < 0),
    rows: lines.flatMap((cells, index) =>
      cells.every((text) => text.trim() === '')
        ? []
        : [
            {
              ...(Object.fromEntries(
                COLUMNS.map((column) => [column, cell(cells, column)]),
              ) as Record<Column, string>),
              line: index + 2,
            },
          ],
    ),
  };
}
