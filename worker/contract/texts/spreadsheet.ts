import type { Language } from '../languages/language.ts';

/** A text that a spreadsheet would evaluate. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A text for a cell: a formula gets an apostrophe before it, which spreadsheets do not show. */
export const escapeFormula = (text: string) => (FORMULA.test(text) ? `'${text}` : text);
/** The text of a cell as it was before `escapeFormula`. */
export const unescapeFormula = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Spreadsheets in these languages write numbers with a decimal comma, and so expect semicolons between columns. */
export const hasDecimalComma = (language?: Language) => language !== undefined && language !== 'en';

/** Settings of a table (CSV) that a spreadsheet in `language` opens in columns; without one as RFC 4180 has it, for programs. */
export const tableFormat = (language?: Language) => ({
  delimiter: hasDecimalComma(language) ? ';' : ',',
  newline: '\r\n',
});
