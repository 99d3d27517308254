import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { SiteContext } from '#base/api/site-context.ts';

/** Providers of the public site. `children`: the router alone on server and client, since React's ids depend on the position. */
export const Site = ({ context, children }: { context: SiteContext; children: ReactNode }) => (
  <I18nextProvider i18n={context.i18n}>
    <QueryClientProvider client={context.queryClient}>{children}</QueryClientProvider>
  </I18nextProvider>
);
