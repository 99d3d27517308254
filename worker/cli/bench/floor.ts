import { brotliCompressSync, constants } from 'node:zlib';
import type { OwnAnswer } from './secure-front.ts';

/** The quality at which workerd compresses, so that the comparison is fair. */
const BROTLI_QUALITY = 5;

/**
 * The same page as bare HTML: text, images and styles only. Without scripts, data or links in the head except the hero's preload, it loads
 * only what a hand-written page would load.
 */
export const bareHtml = (html: string): string =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<meta (?!charset|name="viewport"|name="description")[^>]*>/g, '')
    .replace(/<link (?![^>]*fetchpriority="high")[^>]*>/gi, '')
    .replace(/ data-[a-z-]+="[^"]*"/g, '');

/** Headers that every page of the site must send. */
const OBLIGATORY = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** `page`: the site's own response. */
export async function floorAnswer(page: Response): Promise<OwnAnswer> {
  const body = brotliCompressSync(bareHtml(await page.text()), { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  const secure = Object.fromEntries(OBLIGATORY.flatMap((name) => (page.headers.has(name) ? [[name, page.headers.get(name) ?? '']] : [])));
  const headers = {
    ...secure,
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': String(body.length),
  };
  return { headers, body };
}
