import { ByteReader } from './byte-reader.ts';
import { cleanAvif } from './clean-avif.ts';
import { cleanGif } from './clean-gif.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';
import { HEAD_BYTES, isMarkup } from './hidden-content.ts';
import type { CleanPicture } from './picture-file.ts';
import { refusePicture } from './refusal.ts';

const PHONE_BRANDS = /heic|heix|heim|heis|hevc|hevx|mif1|msf1/;

/** What the first bytes say, whatever the file is called. */
function cleanerOf(head: string): ((bytes: Uint8Array) => CleanPicture) | undefined {
  if (head.startsWith('\u00ff\u00d8\u00ff')) return cleanJpeg;
  if (head.startsWith('\u0089PNG\r\n\u001a\n')) return cleanPng;
  if (/^GIF8[79]a/.test(head)) return cleanGif;
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return cleanWebp;
  if (/^[\s\S]{4}ftyp/.test(head)) {
    // Brands up to the end of the first box.
    const length = (head.charCodeAt(2) << 8) | head.charCodeAt(3);
    const brands = head.slice(8, Math.min(length, head.length));
    if (brands.includes('avif')) return cleanAvif;
    if (PHONE_BRANDS.test(brands)) throw refusePicture('heic');
  }
  return undefined;
}

/**
 * Looks at every part of an uploaded file, refuses what is no whole, harmless picture, and takes out place, time, camera and
 * comments. Works in place: the bytes given are not to be used afterwards.
 */
export function cleanPicture(bytes: Uint8Array): CleanPicture {
  const head = bytes.subarray(0, HEAD_BYTES);
  const text = new ByteReader(head).text(0, head.length);
  const clean = cleanerOf(text);
  if (!clean) throw refusePicture(/^[\s\u00ef\u00bb\u00bf]*<|<svg/i.test(text) ? 'svg' : 'type');
  if (isMarkup(head)) throw refusePicture('polyglot');
  return clean(bytes);
}
