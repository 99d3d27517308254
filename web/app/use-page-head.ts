import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#api/api-query.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { afterPaint } from '#ui/after-paint.ts';
import { pageMetaOf } from './page-meta-of.ts';
import type { SiteRouter } from './router.ts';

/**
 * Keeps the document's head and language in step with the page, which shows first; nothing is drawn for it. The first page's head came with
 * it, so its loader told nothing.
 */
export function usePageHead(router: SiteRouter): void {
  const language = useLanguage();
  const { i18n } = useTranslation();
  const { data: site } = useQuery(apiQuery('/api/site'));
  useEffect(() => {
    // Written anew, even the same language has every element styled once more.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
    const context = { origin: router.options.context.address.origin, language, siteName: site?.siteName ?? 'Menorca' };
    let cancel = () => {};
    const show = () => {
      cancel();
      const meta = pageMetaOf(router.state.matches);
      if (!meta) return;
      let isCurrent = true;
      const cancelPaint = afterPaint(
        () => void import('./show-head.ts').then(({ showHead }) => isCurrent && showHead(meta, i18n, context)),
      );
      cancel = () => {
        isCurrent = false;
        cancelPaint();
      };
    };
    if (router.state.status === 'idle') show();
    const unsubscribe = router.subscribe('onResolved', show);
    return () => {
      unsubscribe();
      cancel();
    };
  }, [language, site, router, i18n]);
}
