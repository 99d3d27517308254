import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

import { createQueryClient } from '#api/query-client.ts';
import { addressFor, splitLanguage } from '#contract/address.ts';
import type { Language } from '#contract/language.ts';
import { createI18n } from '#i18n/create-i18n.ts';
import { PageLanguageProvider } from '#i18n/page-language.tsx';
import { aSite } from './builders.ts';
import { STRINGS } from './strings.ts';
import { aUser } from './user.ts';

type Options = {
  language?: Language;
  /** Path without language; `isPrefixed` puts it on. */
  path?: string;
  isPrefixed?: boolean;
  /** Answers that are there already, by address. */
  data?: Record<string, unknown>;
  choose?: (language: Language) => void;
};

/** A part of the site with the real texts, a query client and a router in memory on which every path exists. */
export async function renderPart(
  part: ReactNode,
  { language = 'en', path = '/', isPrefixed = false, data = {}, choose = () => {} }: Options = {},
) {
  const i18n = createI18n(language, STRINGS);
  const queryClient = createQueryClient();
  for (const [address, value] of Object.entries({ '/api/site': aSite(), ...data })) queryClient.setQueryData([address], value);
  const root = createRootRoute({ component: () => part });
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '$' })]),
    history: createMemoryHistory({ initialEntries: [addressFor(path, language, isPrefixed)] }),
    rewrite: {
      input: ({ url }) => Object.assign(url, { pathname: splitLanguage(url.pathname).path }),
      output: ({ url }) => Object.assign(url, { pathname: addressFor(url.pathname, i18n.language as Language, isPrefixed) }),
    },
  });
  await router.load();
  const result = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <PageLanguageProvider value={{ isPrefixed, isLeaving: false, choose }}>
          <RouterProvider router={router as never} />
        </PageLanguageProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { ...result, i18n, queryClient, router, user: aUser(), address: () => router.state.location.publicHref };
}
