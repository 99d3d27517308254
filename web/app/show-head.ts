import type { i18n } from 'i18next';
import { applyHead } from '#seo/apply-head.ts';
import { type HeadContext, makeHead } from '#seo/make-head.ts';
import { notFoundMeta } from '#seo/not-found-meta.ts';
import type { PageMeta } from '#seo/page-meta.ts';

/** The head of the page that shows now; loaded with the first page that did not bring its own. */
export function showHead(meta: PageMeta | 'not-found', i18n: i18n, context: HeadContext): void {
  applyHead(makeHead(meta === 'not-found' ? notFoundMeta(i18n, context.siteName) : meta, context));
}
