import { createHash } from 'node:crypto';
import type { Bindings } from '#env';

/** A finished public answer, kept so that the next visitor costs no database and no rendering. */
export type Copy = {
  /** Content version that it shows. */
  version: number;
  /** When it was made, in milliseconds since 1970. */
  madeAt: number;
  etag: string;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
  /** A page's body compressed in no time, for its first visitors. */
  quickBrotli?: Uint8Array<ArrayBuffer>;
  /** The body compressed as far as it goes, made after the second answer. */
  brotli?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
  /** It stands in the data centre's cache, or is on its way there. */
  isShared?: boolean;
};

/** Copies of another deployment are not this one's. */
export const deploymentOf = ({ VERSION }: Bindings) => VERSION?.id ?? 'local';

/** An answer that brings its own, strong ETag keeps it, and goes out as it is; all others get a weak one: the same page compressed differently is the same page. */
export function makeCopy(body: Uint8Array<ArrayBuffer>, { etag, ...headers }: Record<string, string>, version: number): Copy {
  const weak = () => `W/"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`;
  return { version, madeAt: Date.now(), etag: etag ?? weak(), headers, body };
}

export const hasStrongEtag = ({ etag }: Copy) => !etag.startsWith('W/');

/** In memory, in bytes: the body and, soon, its two compressed forms. */
export const sizeOf = ({ body }: Copy) => body.byteLength * 1.5;
