import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import type { SiteContext } from '#api/site-context.ts';
import { NotFoundSite } from './not-found-site.tsx';
import { PageError } from './page-error.tsx';
import { SiteLayout } from './site-layout.tsx';

export const root = createRootRouteWithContext<SiteContext>()({ notFoundComponent: NotFoundSite, errorComponent: PageError });

/** Header and footer around every page but the standalone one. */
export const layout = createRoute({ getParentRoute: () => root, id: 'layout', component: SiteLayout, notFoundComponent: NotFoundSite });
