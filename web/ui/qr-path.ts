import { create } from 'qrcode';

/** Quiet zone around the code that readers need, in modules. */
const QUIET_ZONE = 4;

/** A text as a QR code: the dark modules as the path of an SVG, and its width in modules. */
export function qrPath(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const dark = [...modules.data.keys()].filter((index) => modules.data[index]);
  return {
    size: modules.size + 2 * QUIET_ZONE,
    path: dark.map((index) => `M${(index % modules.size) + QUIET_ZONE} ${Math.floor(index / modules.size) + QUIET_ZONE}h1v1h-1z`).join(''),
  };
}
