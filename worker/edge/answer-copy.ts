import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import type { Copy } from './copy.ts';

/** How an answer came about: `X-Edge-Copy` and the first part of `Server-Timing`. */
export type Origin = 'hit' | 'miss' | 'stale';

/** The slowest and smallest: a page's compressed form serves all its visitors until its content changes. */
const BROTLI_QUALITY = 11;
const GZIP_LEVEL = 9;

/** Compresses a copy once for all who will get it. Takes up to 0.2 s of CPU: for after an answer. */
export function compress(copy: Copy): void {
  copy.brotli ??= new Uint8Array(
    brotliCompressSync(copy.body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [zlib.BROTLI_PARAM_SIZE_HINT]: copy.body.byteLength },
    }),
  );
  copy.gzip ??= new Uint8Array(gzipSync(copy.body, { level: GZIP_LEVEL }));
}

/** What the browser itself can read; on Cloudflare's network the header says what the network can. */
const acceptedBy = (request: Request) =>
  ((request.cf as IncomingRequestCfProperties | undefined)?.clientAcceptEncoding || request.headers.get('Accept-Encoding')) ?? '';

function encodingFor(request: Request, { brotli, gzip }: Copy) {
  const accepted = acceptedBy(request);
  if (brotli && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return { name: 'br', bytes: brotli };
  if (gzip && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return { name: 'gzip', bytes: gzip };
  return undefined;
}

const isSame = (request: Request, { etag }: Copy) =>
  (request.headers.get('If-None-Match') ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));

/** A copy as an answer: 304 to who has it already, else compressed as the browser reads it. `timing`: more of `Server-Timing`. */
export function answerCopy(request: Request, copy: Copy, origin: Origin, timing?: string): Response {
  const headers: Record<string, string> = {
    ...copy.headers,
    ETag: copy.etag,
    'Server-Timing': `edge;desc="${origin}"${timing ? `, ${timing}` : ''}`,
    'X-Edge-Copy': origin,
  };
  if (origin !== 'miss') headers.Age = String(Math.max(0, Math.round((Date.now() - copy.madeAt) / 1000)));
  if (isSame(request, copy)) return new Response(null, { status: 304, headers });
  const encoded = encodingFor(request, copy);
  if (!encoded) return new Response(copy.body, { headers });
  return new Response(encoded.bytes, { headers: { ...headers, 'Content-Encoding': encoded.name }, encodeBody: 'manual' });
}
