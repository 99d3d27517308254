/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

type Cell = string | number | null | undefined;

/** A text that a spreadsheet would evaluate as a formula gets a leading apostrophe, which spreadsheets do not show. */
const harmless = (text: string) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text);

const cell = (value: Cell) => (typeof value === 'number' ? String(value) : `"${harmless(value ?? '').replaceAll('"', '""')}"`);

/** RFC 4180: commas, every text in quotes, CRLF. */
export const csv = (rows: readonly (readonly Cell[])[]) =>
  `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
