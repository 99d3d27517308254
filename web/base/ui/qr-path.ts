import encode from 'qr';

/** Quiet zone around the code that readers need, in modules. */
const QUIET_ZONE = 4;

/** A text as a QR code: the dark modules as the path of an SVG, and its width in modules. */
export function qrPath(text: string): { size: number; path: string } {
  const rows = encode(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size: rows.length, path };
}
