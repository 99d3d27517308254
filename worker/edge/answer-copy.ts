import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { type Copy, hasStrongEtag } from './copy.ts';

/** How an answer came about: `X-Edge-Copy` and the first part of `Server-Timing`. */
export type Origin = 'hit' | 'miss' | 'stale';

/** The slowest and smallest: a page's compressed form serves all its visitors until its content changes. */
const BROTLI_QUALITY = 11;
const GZIP_LEVEL = 9;
/** A page in 2 ms, and within the first flight of a connection (14 kB) or close to it: a tenth larger than at the highest quality. */
const QUICK_BROTLI_QUALITY = 5;

const brotli = ({ body }: Copy, quality: number) =>
  new Uint8Array(
    brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: body.byteLength } }),
  );

/** Compresses a copy once for all who will get it. Takes up to 0.2 s of CPU: for after an answer. */
export function compress(copy: Copy): void {
  if (hasStrongEtag(copy)) return;
  copy.brotli ??= brotli(copy, BROTLI_QUALITY);
  copy.quickBrotli = undefined;
  copy.gzip ??= new Uint8Array(gzipSync(copy.body, { level: GZIP_LEVEL }));
}

const isPage = ({ headers }: Copy) => headers['content-type']?.startsWith('text/html') === true;

/** An encoding in a list of accepted ones, unless it is refused by `q=0`. */
const listed = (encoding: string) => new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`);
const BROTLI = listed('br');
const GZIP = listed('gzip');

/** What the browser itself reads, and what lies between: Cloudflare's network asks for more than the browser did, and says so in `cf`. */
function encodingFor(request: Request, copy: Copy) {
  if (hasStrongEtag(copy)) return undefined;
  const asked = request.headers.get('Accept-Encoding') ?? '';
  const own = (request.cf as IncomingRequestCfProperties | undefined)?.clientAcceptEncoding ?? asked;
  const reads = (encoding: RegExp) => encoding.test(asked) && encoding.test(own);
  if (reads(BROTLI)) {
    if (!copy.brotli && isPage(copy)) copy.quickBrotli ??= brotli(copy, QUICK_BROTLI_QUALITY);
    const bytes = copy.brotli ?? copy.quickBrotli;
    if (bytes) return { name: 'br', bytes };
  }
  return copy.gzip && reads(GZIP) ? { name: 'gzip', bytes: copy.gzip } : undefined;
}

const isSame = (request: Request, { etag }: Copy) =>
  (request.headers.get('If-None-Match') ?? '')
    .split(',')
    .some((one) => ['*', etag.replace(/^W\//, '')].includes(one.trim().replace(/^W\//, '')));

/** A copy as an answer: 304 to who has it already, else compressed as the browser reads it. `timing`: more of `Server-Timing`. */
export function answerCopy(request: Request, copy: Copy, origin: Origin, timing?: string): Response {
  const headers: Record<string, string> = {
    ...copy.headers,
    ETag: copy.etag,
    vary: copy.headers.vary ? `${copy.headers.vary}, Accept-Encoding` : 'Accept-Encoding',
    'Server-Timing': `edge;desc="${origin}"${timing ? `, ${timing}` : ''}`,
    'X-Edge-Copy': origin,
  };
  if (origin !== 'miss') headers.Age = String(Math.max(0, Math.round((Date.now() - copy.madeAt) / 1000)));
  if (isSame(request, copy)) return new Response(null, { status: 304, headers });
  const encoded = encodingFor(request, copy);
  if (!encoded) return new Response(copy.body, { headers });
  // As Cloudflare's network sends it on. `wrangler dev` would pack pages anew as the first that a browser names, gzip; what it does not
  // know by its exact type it leaves alone, and a blank before the semicolon means the same to everybody else.
  const type = headers['content-type']?.replace(';', ' ;');
  return new Response(encoded.bytes, {
    headers: { ...headers, ...(type && { 'content-type': type }), 'Content-Encoding': encoded.name },
    encodeBody: 'manual',
  });
}
