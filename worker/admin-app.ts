import { requireAdmin } from '#auth/require.ts';
import { router } from '#http/router.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { tripAdminRoutes, tripTypeAdminRoutes } from './trips/trips.admin.ts';

/** The table of contents of `/api/admin`. All of it, unknown addresses too, is behind one door. */
export const adminApi = router()
  .use(requireAdmin)
  .route('/', dashboardRoutes)
  .route('/trips', tripAdminRoutes)
  .route('/trip-types', tripTypeAdminRoutes);
