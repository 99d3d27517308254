import Papa from 'papaparse';
import type { Language } from '#contract/languages/language.ts';
import { escapeFormula, hasDecimalComma, tableFormat } from '#contract/texts/spreadsheet.ts';

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

type Cell = string | number | null | undefined;

/** A table for spreadsheets in `language`, or for programs without one. Texts are quoted. */
export function csv(rows: readonly (readonly Cell[])[], language?: Language): string {
  const cell = (value: Cell) => {
    if (typeof value === 'string') return escapeFormula(value);
    return typeof value === 'number' && hasDecimalComma(language)
      ? String(value).replace('.', ',')
      : value;
  };
  const table = Papa.unparse(
    rows.map((row) => row.map(cell)),
    { ...tableFormat(language), quotes: (value: unknown) => typeof value === 'string' },
  );
  return `${BYTE_ORDER_MARK}${table}\r\n`;
}
