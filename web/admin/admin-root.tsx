import { Outlet } from '@tanstack/react-router';
import { AdminLayout } from './admin-layout.tsx';
import { Protected } from './protected.tsx';
import { StepUpDialog } from './step-up/step-up-dialog.tsx';

/** Around every screen: nothing of it is drawn, or asked for, before it is known who looks. */
export const AdminRoot = () => (
  <Protected>
    <AdminLayout>
      <Outlet />
    </AdminLayout>
    <StepUpDialog />
  </Protected>
);
