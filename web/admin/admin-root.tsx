import { Outlet } from '@tanstack/react-router';
import { AdminLayout } from './admin-layout.tsx';
import { Protected } from './protected.tsx';
import { StepUpDialog } from './step-up/step-up-dialog.tsx';

/** Wraps every screen: nothing renders or fetches before the current user has loaded. */
export const AdminRoot = () => (
  <Protected>
    <AdminLayout>
      <Outlet />
    </AdminLayout>
    <StepUpDialog />
  </Protected>
);
