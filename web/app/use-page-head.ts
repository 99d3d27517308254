import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#api/api-query.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { applyHead } from '#seo/apply-head.ts';
import { makeHead } from '#seo/make-head.ts';
import { pageMetaOf } from './page-meta-of.ts';
import type { SiteRouter } from './router.ts';

/** Keeps the document's head and language in step with the page; the first page's head came with it. */
export function usePageHead(router: SiteRouter): void {
  const language = useLanguage();
  const { t } = useTranslation();
  const { data: site } = useQuery(apiQuery('/api/site'));
  const meta = useRouterState({ router, select: (state) => (state.status === 'idle' ? pageMetaOf(state.matches) : undefined) });
  const isFilled = useRef<boolean>(undefined);
  useEffect(() => {
    document.documentElement.lang = language;
    isFilled.current ??= document.head.querySelector('[data-head]') !== null;
    if (!meta) return;
    if (isFilled.current) {
      isFilled.current = false;
      return;
    }
    applyHead(
      makeHead(
        meta === 'not-found' ? { title: t('not_found.title'), description: '', robots: 'noindex,follow', path: '/', languages: [] } : meta,
        { origin: router.options.context.address.origin, language, siteName: site?.siteName ?? 'Menorca' },
      ),
    );
  }, [meta, language, site, router, t]);
}
