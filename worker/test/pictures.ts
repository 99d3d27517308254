import { crc32 } from 'node:zlib';

const u32 = (value: number) => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
const ascii = (text: string) => new TextEncoder().encode(text);

export const joinBytes = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes(ascii(type), data);
  return joinBytes(u32(data.length), body, u32(crc32(body)));
}

async function deflate(data: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A PNG of one grey; another shade yields another file. `pixelShare`: the share of its pixel data that is present. */
export async function aPng(
  shade: number,
  { width = 8, height = 4, pixelShare = 1 } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const lines = new Uint8Array((width + 1) * height).fill(shade);
  for (let line = 0; line < height; line += 1) lines[line * (width + 1)] = 0;
  const pixels = await deflate(lines);
  return joinBytes(
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', joinBytes(u32(width), u32(height), Uint8Array.of(8, 0, 0, 0, 0))),
    chunk('IDAT', pixels.subarray(0, pixels.length * pixelShare)),
    chunk('IEND', new Uint8Array()),
  );
}

/** The head of a PNG with a false size. */
export const pngClaiming = (width: number, height: number) =>
  joinBytes(
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', joinBytes(u32(width), u32(height), Uint8Array.of(8, 2, 0, 0, 0))),
    chunk('IDAT', Uint8Array.of(1, 2, 3)),
    chunk('IEND', new Uint8Array()),
  );

const decoded = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** 4 x 4 pixels of the colour 200, 60, 60 in sRGB, encoded in Display P3 with its profile. */
export const wideGamutPng = () =>
  decoded(
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAABP2lDQ1BpY2MAABiVfZC/SwJxGMY/l5V1WBA5Fhyh0FAQOdRSgRcFQRFqoDadp2agctz3wuZqqiVqibamGiJoaGjSsTEIHCv8AxoKaujHxVcHLahneT88PC/vywPKY94siHYNCkXHjsyHtXgiqXlrePDTTS+DhimsxehcDEAYJWE6dp4feq2iyHk3mjOK6a3amb23O/MWnL4+eApUL/hfajojTOADCJiW7YCiAUMlx5I8C/jNnJEGJQ6M2PFEEpQd6a81+EhyqsHnku1YRAelAmhrLZxq4UJ+Q96Vkt/7MsWVKNAFDCBYJoT+R6azntHRGQPZ1+8eRDY03tjyhaHj3nVfguA9hM99130/cd2vJfAcQ8Xf3N9+gKmypKa3UIbLCVCvmt7wJPSpcLNpGbZRtzxAW3Ydnk+hJwH9t6CufgN5X15BavQKkAAAAAlwSFlzAAAD6AAAA+gBtXtSawAAABBJREFUCJlj2OnuCEcMxHEAEXIUEVv8Mn0AAAAASUVORK5CYII=',
  );

/**
 * A photo like a phone's: 16 x 8 pixels, red left and blue right, with an orientation of a quarter turn to the right; with maker «Phone»
 * and a location.
 */
export const phonePhoto = () =>
  decoded(
    '/9j/4QEQRXhpZgAASUkqAAgAAAAIAA8BAgAGAAAAfgAAABIBAwABAAAABgAAABoBBQABAAAAbgAAABsBBQABAAAAdgAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAGmHBAABAAAAhAAAACWIBAABAAAA0gAAAAAAAAA4YwAA6AMAADhjAADoAwAAUGhvbmUABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAABAAAAADoAQAAQAAAAgAAAAAAAAAAgABAAIAAgAAAE4AAAACAAUAAwAAAPAAAAAAAAAAJwAAAAEAAAA1AAAAAQAAABQAAAABAAAA/+IB8ElDQ19QUk9GSUxFAAEBAAAB4GxjbXMEIAAAbW50clJHQiBYWVogB+IAAwAUAAkADgAdYWNzcE1TRlQAAAAAc2F3c2N0cmwAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y1oYW5keem/Vlo+AbaDI4VVRvdPqgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKZGVzYwAAAPwAAAAkY3BydAAAASAAAAAid3RwdAAAAUQAAAAUY2hhZAAAAVgAAAAsclhZWgAAAYQAAAAUZ1hZWgAAAZgAAAAUYlhZWgAAAawAAAAUclRSQwAAAcAAAAAgZ1RSQwAAAcAAAAAgYlRSQwAAAcAAAAAgbWx1YwAAAAAAAAABAAAADGVuVVMAAAAIAAAAHABzAFIARwBCbWx1YwAAAAAAAAABAAAADGVuVVMAAAAGAAAAHABDAEMAMAAAWFlaIAAAAAAAAPbWAAEAAAAA0y1zZjMyAAAAAAABDD8AAAXd///zJgAAB5AAAP2S///7of///aIAAAPcAADAcVhZWiAAAAAAAABvoAAAOPIAAAOPWFlaIAAAAAAAAGKWAAC3iQAAGNpYWVogAAAAAAAAJKAAAA+FAAC2xHBhcmEAAAAAAAMAAAACZmkAAPKnAAANWQAAE9AAAApb/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+WmFaUGBKUVJP/9sAQwEODg4TERMmFRUmTzUtNU9PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P/8AAEQgACAAQAwEiAAIRAQMRAf/EABYAAQEBAAAAAAAAAAAAAAAAAAAFBv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAF/8QAGREAAgMBAAAAAAAAAAAAAAAAAEMFgcEG/9oADAMBAAIRAxEAPwDNJAF+cZWjs8u8P//Z',
  );
