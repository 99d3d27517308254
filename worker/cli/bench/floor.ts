import { brotliCompressSync, constants } from 'node:zlib';
import type { OwnAnswers } from './secure-front.ts';

/** The quality at which workerd compresses, so that the floor is not worse off. */
const BROTLI_QUALITY = 5;

/**
 * The same page as bare HTML: its text, pictures and styles, and nothing else. No script, no data, no links in the head but the
 * hero's preload: nothing is asked for that a page written by hand would not ask for.
 */
export const bareHtml = (html: string): string =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<meta (?!charset|name="viewport"|name="description")[^>]*>/g, '')
    .replace(/<link (?![^>]*fetchpriority="high")[^>]*>/gi, '')
    .replace(/ data-[a-z-]+="[^"]*"/g, '');

export function floorAnswer(html: string): OwnAnswers extends ReadonlyMap<string, infer A> ? A : never {
  const body = brotliCompressSync(bareHtml(html), { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': String(body.length) };
  return { headers, body };
}
