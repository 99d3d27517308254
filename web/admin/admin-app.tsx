import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PageLanguageProvider } from '#base/i18n/page-language.tsx';
import { LazyToaster } from '#base/ui/toasts/lazy-toaster.tsx';
import type { Language } from '#contract/languages/language.ts';
import type { AdminRouter } from './admin-router.ts';

type AdminAppProps = {
  i18n: i18n;
  queryClient: QueryClient;
  router: AdminRouter;
  choose: (language: Language) => void;
};

export function AdminApp({ i18n, queryClient, router, choose }: AdminAppProps) {
  const language = useMemo(() => ({ isPrefixed: false, choose }), [choose]);
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <PageLanguageProvider value={language}>
          <RouterProvider router={router as never} />
          <LazyToaster />
        </PageLanguageProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
