import { create } from 'qrcode';
import type { Sheet } from './sheet.ts';

/** A text as a QR code with sides of `size` points, at a place. */
export function drawQr(sheet: Sheet, text: string, x: number, top: number, size: number): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const dark = [...modules.data.keys()].filter((index) => modules.data[index]);
  const path = dark.map((index) => `M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z`).join('');
  sheet.path(path, x, top, size / modules.size);
}
