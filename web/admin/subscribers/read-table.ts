import Papa from 'papaparse';

export const COLUMNS = ['email', 'language', 'consentSource', 'confirmedAt', 'status'] as const;
export type Column = (typeof COLUMNS)[number];
/** Without these nobody can be added. */
const NEEDED: readonly Column[] = ['email', 'consentSource', 'confirmedAt'];

export type TableRow = Record<Column, string> & {
  /** In the file, where the heading is the first. */
  line: number;
};
export type Table = { rows: TableRow[]; missing: Column[] };

const plainName = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
/** Spreadsheets show no apostrophe that keeps a text from being a formula; our own exports have it. */
const withoutGuard = (text: string) => text.trim().replace(/^'(?=[=+\-@])/, '');

/** People of a table in CSV, whatever separates its columns; lines without any text are left out. */
export function readTable(text: string): Table {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: false });
  const [heading = [], ...lines] = data;
  const places = Object.fromEntries(
    COLUMNS.map((column) => [column, heading.findIndex((name) => plainName(name) === plainName(column))]),
  ) as Record<Column, number>;
  const cell = (cells: readonly string[], column: Column) => withoutGuard(cells[places[column]] ?? '');
  return {
    missing: NEEDED.filter((column) => places[column] < 0),
    rows: lines.flatMap((cells, index) =>
      cells.every((text) => text.trim() === '')
        ? []
        : [{ ...(Object.fromEntries(COLUMNS.map((column) => [column, cell(cells, column)])) as Record<Column, string>), line: index + 2 }],
    ),
  };
}
