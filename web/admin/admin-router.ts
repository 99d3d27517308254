import { createRoute, createRouter, type RouterHistory, redirect } from '@tanstack/react-router';
import { adminRoute } from './admin-route.ts';
import { contentScreens } from './content-screens.ts';
import { moneyScreens } from './money-screens.ts';
import { orderScreens } from './order-screens.ts';
import { siteScreens } from './site-screens.ts';

const index = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: '/admin/dashboard', replace: true });
  },
});

const routeTree = adminRoute.addChildren([
  index,
  ...orderScreens,
  ...moneyScreens,
  ...contentScreens,
  ...siteScreens,
]);

/** The admin area's own router; its paths omit the `/admin` prefix. */
export const createAdminRouter = (history: RouterHistory) =>
  createRouter({
    routeTree,
    history,
    basepath: '/admin',
    scrollRestoration: true,
    defaultPendingMs: 0,
  });
export type AdminRouter = ReturnType<typeof createAdminRouter>;
