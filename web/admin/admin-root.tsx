import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { currentUserQuery, hasSignedIn } from '#base/api/current-user.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { Spinner } from '#base/ui/spinner.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { SignOut } from './admin-menu.tsx';
import { useIsSigningOut } from './frame/behaviour/sign-out.ts';
import { useRights } from './frame/behaviour/use-rights.ts';
import { ButtonLink } from './frame/button.tsx';
import { useLeave } from './frame/editor/panels/leave.ts';
import { ScreenHead } from './frame/screen-head.tsx';
import { StepUpDialog } from './frame/step-up/step-up-dialog.tsx';

const FactorGate = lazy(async () => ({
  default: (await import('./site/account/account-page.tsx')).FactorGate,
}));

/** Spinner while the user loads. Signed out or error: to the sign-in and back. No part of the administration: to the home page. */
function Protected({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const leave = useLeave();
  const here = useRouterState({ select: (state) => state.location.publicHref });
  const { data, isPending, isError } = useQuery({
    ...currentUserQuery,
    initialData: () => (hasSignedIn() ? undefined : null),
  });
  const isSignedOut = isError || (!isPending && !data);
  const isRefused = isSignedOut || data?.role === 'user';
  const isSigningOut = useIsSigningOut();
  useEffect(() => {
    if (!isRefused || isSigningOut) return;
    leave(isSignedOut ? `/auth/login?next=${encodeURIComponent(here)}` : '/');
  }, [isRefused, isSigningOut, isSignedOut, here, leave]);
  const waiting = (
    <div role="status" className="flex min-h-dvh items-center justify-center text-deep-900">
      <Spinner className="size-10" />
      <span className="sr-only">{t('loading')}</span>
    </div>
  );
  if (isPending || isRefused) return waiting;
  if (!data?.lacksFactor) return children;
  return (
    <Suspense fallback={waiting}>
      <FactorGate>
        <SignOut className={buttonClass('quiet')} />
      </FactorGate>
    </Suspense>
  );
}

/** A screen whose address the user has, but not the right to see it. */
function Screen() {
  const { t } = useTranslation('admin-area');
  const { sees } = useRights();
  const path = useRouterState({ select: (state) => state.location.pathname });
  if (sees(path)) return <Outlet />;
  return (
    <>
      <ScreenHead title={t('rights.title')} />
      <p className="mt-4">{t('rights.text')}</p>
      <p className="mt-6">
        <ButtonLink look="sea" to="/dashboard" label={t('menu.dashboard')} />
      </p>
    </>
  );
}

/** Wraps every screen: nothing renders or fetches before the current user has loaded. */
export const AdminRoot = () => (
  <Protected>
    <AdminLayout>
      <Screen />
    </AdminLayout>
    <StepUpDialog />
  </Protected>
);
