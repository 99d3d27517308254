import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createQueryClient } from '#base/api/query-client.ts';
import type { SiteContext } from '#base/api/site-context.ts';
import { createI18n } from '#base/i18n/create-i18n.ts';
import { PageLanguageProvider } from '#base/i18n/page-language.tsx';
import { addressFor } from '#contract/address.ts';
import type { Language } from '#contract/languages/language.ts';
import { createSiteRouter } from '../app/router.ts';
import { addressIn } from './api.ts';
import { aSite } from './builders.ts';
import { STRINGS } from './strings.ts';
import { aUser } from './user.ts';

type Options = {
  language?: Language;
  /** Path without language; `isPrefixed` adds it. */
  path?: string;
  isPrefixed?: boolean;
  /** Initial query data, by URL; a read with texts has them in the page's language. */
  data?: Record<string, unknown>;
  choose?: (language: Language) => void;
};

/** The site's router in memory: its paths and parameters, with the part instead of every page and without loaders. */
function routerAround(part: ReactNode, context: SiteContext, address: string) {
  const router = createSiteRouter(context, createMemoryHistory({ initialEntries: [address] }));
  for (const route of Object.values(router.routesById))
    Object.assign(route.options, { loader: undefined, component: undefined });
  router.routesById.__root__.update({ component: () => part });
  return router;
}

/** Renders a component with the real texts, a query client and the site's routes. */
export async function renderPart(
  part: ReactNode,
  { language = 'en', path = '/', isPrefixed = false, data = {}, choose = () => {} }: Options = {},
) {
  const i18n = createI18n(language, STRINGS);
  const queryClient = createQueryClient();
  for (const [address, value] of Object.entries({ '/api/site': aSite(), ...data }))
    for (const one of [address, addressIn(language, address)])
      queryClient.setQueryData([one], value);
  const context: SiteContext = {
    queryClient,
    i18n,
    address: { isPrefixed, origin: 'https://menorca.example' },
    isServer: false,
  };
  const router = routerAround(part, context, addressFor(path, language, isPrefixed));
  await router.load();
  const result = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <PageLanguageProvider value={{ isPrefixed, choose }}>
          <RouterProvider router={router} />
        </PageLanguageProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return {
    ...result,
    i18n,
    queryClient,
    router,
    user: aUser(),
    address: () => router.state.location.publicHref,
  };
}
