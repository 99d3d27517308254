import { brotliCompressSync, constants } from 'node:zlib';

/** The hash that names a built script, where another file imports or links it. Chance decides how well it compresses. */
const HASHES = /(?<=[./]\/|\/assets\/)[\w-]{7}(?=\.js\b)/g;

/** Bytes as Brotli, best quality unless another is named, without the names of built scripts: any edit changes those. */
export function weightOf(body: Buffer, quality = constants.BROTLI_MAX_QUALITY): number {
  const text = body.toString();
  return brotliCompressSync(text.replaceAll(HASHES, ''), {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  }).length;
}
