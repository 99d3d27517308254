import encode from 'qr';
import type { Sheet } from './sheet.ts';

/** The narrowest quiet zone of `qr`, in modules; the page around the code is white. */
const BORDER = 1;

/** A text as a QR code with sides of `size` points, at a place. */
export function drawQr(sheet: Sheet, text: string, x: number, top: number, size: number): void {
  const rows = encode(text, 'raw', { ecc: 'medium', border: BORDER });
  const path = rows
    .flatMap((row, y) =>
      row.map((isDark, column) => (isDark ? `M${column - BORDER} ${y - BORDER}h1v1h-1z` : '')),
    )
    .join('');
  sheet.path(path, x, top, size / (rows.length - 2 * BORDER));
}
