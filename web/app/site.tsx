import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { SiteContext } from '#api/site-context.ts';

/** What the public site stands in. `children`: the router alone, on the server and in the browser, since React's ids tell of a component's place. */
export const Site = ({ context, children }: { context: SiteContext; children: ReactNode }) => (
  <I18nextProvider i18n={context.i18n}>
    <QueryClientProvider client={context.queryClient}>{children}</QueryClientProvider>
  </I18nextProvider>
);
