import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { notFoundMeta } from '#base/seo/not-found-meta.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { createLoading } from '#base/state/loading.ts';

/** Not for the first page, whose head the server has rendered. */
const headParts = createLoading(
  async () => ({
    ...(await import('#base/seo/apply-head.ts')),
    ...(await import('#base/seo/make-head.ts')),
  }),
  { isOptional: true },
);

type Match = { status: string; loaderData?: unknown };

/** Meta of the innermost loader; `not-found` if a loader found no row or no page. */
export function metaOfMatches(matches: readonly Match[]): PageMeta | 'not-found' | undefined {
  if (matches.some(({ status }) => status === 'notFound')) return 'not-found';
  return matches
    .map(({ loaderData }) => loaderData as PageMeta | undefined)
    .findLast((data) => data !== undefined);
}

/** Updates the document's head and language on navigation. */
export function PageHead() {
  const { origin } = useRouter().options.context.address;
  const { i18n } = useTranslation();
  const language = useLanguage();
  const site = useSite();
  const meta = useMatches({ select: metaOfMatches });
  useEffect(() => {
    // Even the same value makes the browser style the document anew.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
    if (!meta) return;
    const siteName = site?.siteName ?? 'Menorca';
    let isLatest = true;
    void headParts.start().then(({ applyHead, makeHead }) => {
      if (!isLatest) return;
      const page = meta === 'not-found' ? notFoundMeta(i18n, siteName) : meta;
      applyHead(makeHead(page, { origin, language, siteName, brand: site?.brand }));
    });
    return () => {
      isLatest = false;
    };
  }, [meta, language, site, origin, i18n]);
  return null;
}
