/** Leading bytes of a file that identify its kind; an XML file may begin with a comment. */
export const KIND_BYTES = 1024;
const HEIC_BRANDS = /heic|heix|heim|heis|hevc|hevx|mif1|msf1/;

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic';

/** The kind of an ISO base media file by the brands in its first box. */
function kindOfBrands(head: string): PictureKind | undefined {
  const length = (head.charCodeAt(2) << 8) | head.charCodeAt(3);
  const brands = head.slice(8, Math.min(length, head.length));
  if (brands.includes('avif')) return 'avif';
  return HEIC_BRANDS.test(brands) ? 'heic' : undefined;
}

/** The kind by the first bytes of a file, whatever its name and type claim; `svg` covers every XML or HTML file. */
export function pictureKind(bytes: Uint8Array): PictureKind | 'svg' | undefined {
  // Not TextDecoder's `latin1`: that is windows-1252, which maps 0x89 to another character.
  const head = String.fromCharCode(...bytes.subarray(0, KIND_BYTES));
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  if (head.startsWith('\u0089PNG\r\n\u001a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return 'webp';
  if (/^[\s\S]{4}ftyp/.test(head)) return kindOfBrands(head);
  return /^[\s\u00ef\u00bb\u00bf]*<|<svg/i.test(head) ? 'svg' : undefined;
}
