import { createRootRoute, createRoute, createRouter, type RouterHistory, redirect } from '@tanstack/react-router';
import { AdminError } from './admin-error.tsx';
import { AdminNotFound } from './admin-not-found.tsx';
import { AdminRoot } from './admin-root.tsx';
import { screen } from './screen.ts';

const root = createRootRoute({ component: AdminRoot, notFoundComponent: AdminNotFound, errorComponent: AdminError });

const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: '/admin/dashboard', replace: true });
  },
});

const routeTree = root.addChildren([index, screen(root, '/dashboard', () => import('./dashboard/dashboard-page.tsx'), 'DashboardPage')]);

/** The admin area's own router; paths inside leave `/admin` out. */
export const createAdminRouter = (history: RouterHistory) =>
  createRouter({ routeTree, history, basepath: '/admin', scrollRestoration: true, defaultPendingMs: 0 });
export type AdminRouter = ReturnType<typeof createAdminRouter>;
