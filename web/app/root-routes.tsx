import {
  createRootRouteWithContext,
  createRoute,
  Outlet,
  Scripts,
  useRouter,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadPage, notFoundPage, type SiteContext } from '#base/api/site-context.ts';
import { PostedFormProvider } from '#base/forms/posted-form.tsx';
import { announceHydration } from '#base/ui/behaviour/announce-hydration.ts';
import { LazyToaster } from '#base/ui/toasts/lazy-toaster.tsx';
import { NotFoundSite } from './page/not-found-site.tsx';
import { PageError } from './page/page-error.tsx';
import { PageHead } from './page/page-head.tsx';
import { SiteLanguage } from './site-language.tsx';
import { SiteLayout } from './site-layout.tsx';

/** `Scripts` writes the dehydrated router into the page on the server, and nothing in the browser. */
function Root() {
  const { postedForm } = useRouter().options.context;
  useEffect(() => announceHydration(document.getElementById('root')), []);
  return (
    <SiteLanguage>
      <PostedFormProvider form={postedForm}>
        <Outlet />
        <PageHead />
        <LazyToaster />
        <Scripts />
      </PostedFormProvider>
    </SiteLanguage>
  );
}

/** For pages without search parameters: a link that sets one does not compile. Parameters in a URL are preserved. */
export const noSearch = (): Record<string, never> => ({});

export const root = createRootRouteWithContext<SiteContext>()({
  component: Root,
  notFoundComponent: NotFoundSite,
  errorComponent: PageError,
});

/** Header and footer around every page except the standalone one. */
export const layout = createRoute({
  getParentRoute: () => root,
  id: 'layout',
  component: SiteLayout,
  notFoundComponent: NotFoundSite,
});

/** Catch-all route. */
export const unknown = createRoute({
  getParentRoute: () => layout,
  path: '$',
  loader: async ({ context }) => {
    await loadPage(context);
    throw await notFoundPage(context);
  },
});
