import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#api/api-query.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { afterPaint } from '#ui/after-paint.ts';
import { pageMetaOf } from './page-meta-of.ts';
import type { SiteRouter } from './router.ts';

/**
 * Keeps the document's head and language in step with the page, which shows first. The first page's head came with it, so its loader told
 * nothing.
 */
export function usePageHead(router: SiteRouter): void {
  const language = useLanguage();
  const { i18n } = useTranslation();
  const { data: site } = useQuery(apiQuery('/api/site'));
  const meta = useRouterState({ router, select: (state) => (state.status === 'idle' ? pageMetaOf(state.matches) : undefined) });
  useEffect(() => {
    // Written anew, even the same language has every element styled once more.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
    if (!meta) return;
    const context = { origin: router.options.context.address.origin, language, siteName: site?.siteName ?? 'Menorca' };
    let isCurrent = true;
    const cancel = afterPaint(() => void import('./show-head.ts').then(({ showHead }) => isCurrent && showHead(meta, i18n, context)));
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [meta, language, site, router, i18n]);
}
