import { createRootRoute, createRoute, createRouter, lazyRouteComponent, type RouterHistory, redirect } from '@tanstack/react-router';
import { AdminError } from './admin-error.tsx';
import { AdminNotFound } from './admin-not-found.tsx';
import { AdminRoot } from './admin-root.tsx';

const root = createRootRoute({ component: AdminRoot, notFoundComponent: AdminNotFound, errorComponent: AdminError });

const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: '/admin/dashboard', replace: true });
  },
});

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('./dashboard-page.tsx'), 'DashboardPage'),
});

const routeTree = root.addChildren([index, dashboard]);

/** The admin area's own router; paths inside leave `/admin` out. */
export const createAdminRouter = (history: RouterHistory) =>
  createRouter({ routeTree, history, basepath: '/admin', scrollRestoration: true, defaultPendingMs: 0 });
export type AdminRouter = ReturnType<typeof createAdminRouter>;
