import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { currentUserQuery, hasSignedIn } from '#base/api/current-user.ts';
import { Spinner } from '#base/ui/spinner.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { useLeave } from './frame/editor/panels/leave.ts';
import { StepUpDialog } from './frame/step-up/step-up-dialog.tsx';

/** Spinner while the user loads. Signed out or error: to the sign-in and back. Not an administrator: to the home page. */
function Protected({
  isAdminOnly = true,
  children,
}: {
  isAdminOnly?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const leave = useLeave();
  const here = useRouterState({ select: (state) => state.location.publicHref });
  const { data, isPending, isError } = useQuery({
    ...currentUserQuery,
    initialData: () => (hasSignedIn() ? undefined : null),
  });
  const isSignedOut = isError || (!isPending && !data);
  const isRefused = isSignedOut || (isAdminOnly && data !== undefined && data?.role !== 'admin');
  useEffect(() => {
    if (isRefused) leave(isSignedOut ? `/auth/login?next=${encodeURIComponent(here)}` : '/');
  }, [isRefused, isSignedOut, here, leave]);
  if (!isPending && !isRefused) return children;
  return (
    <div role="status" className="flex min-h-dvh items-center justify-center text-deep-900">
      <Spinner className="size-10" />
      <span className="sr-only">{t('loading')}</span>
    </div>
  );
}

/** Wraps every screen: nothing renders or fetches before the current user has loaded. */
export const AdminRoot = () => (
  <Protected>
    <AdminLayout>
      <Outlet />
    </AdminLayout>
    <StepUpDialog />
  </Protected>
);
