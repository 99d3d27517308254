import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { currentUserQuery } from '#base/api/current-user.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import { Spinner } from '#base/ui/spinner.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { AdminLink } from './frame/admin-link.tsx';
import { useLeave } from './frame/editor/panels/leave.ts';
import { ADMIN_NAVIGATION } from './navigation.ts';

function SignOut({ className }: { className: string }) {
  const { t } = useTranslation('admin-area');
  const leave = useLeave();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => fetchJson<void>('/api/auth/logout', { method: 'POST' }),
    onSuccess: () => leave('/'),
    onError: () =>
      addToast({
        title: t('toast.error', { ns: 'common' }),
        description: t('sign_out.failed'),
        variant: 'destructive',
      }),
  });
  return (
    <button
      type="button"
      className={className}
      disabled={isPending || isSuccess}
      onClick={() => mutate()}
    >
      {t('sign_out')}
      {isPending && <Spinner />}
    </button>
  );
}

const ROW = 'flex min-h-11 items-center rounded-xl px-3 py-2 font-medium hover:bg-deep-800';

/** The screen a path belongs to: its own, or the nearest parent's. */
const screenOf = (pathname: string) =>
  ADMIN_NAVIGATION.flatMap(({ items }) => items.map(({ to }) => to))
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((a, b) => b.length - a.length)[0];

/** Menu on dark: screens, a link to the public site, the signed-in user, and sign-out. */
export function AdminMenu({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation('admin-area');
  const { data: user } = useQuery(currentUserQuery);
  const current = screenOf(useLocation().pathname);
  return (
    <>
      <nav aria-label={t('menu')}>
        {ADMIN_NAVIGATION.map(({ label, items }) => (
          <div key={label ?? 'first'} className="mb-4">
            {label && <p className="mb-1 px-3 text-sm text-limestone-300">{t(label)}</p>}
            <ul className="space-y-1">
              {items.map((item) => (
                <li key={item.to}>
                  <AdminLink
                    to={item.to}
                    isExact
                    aria-current={item.to === current ? 'page' : undefined}
                    onClick={onGo}
                    className={`${ROW} aria-[current=page]:bg-deep-700`}
                  >
                    {t(item.label)}
                  </AdminLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <a href="/" className={ROW}>
          {t('menu.site')}
        </a>
      </nav>
      <div className="mt-auto border-t border-deep-700 pt-4">
        <p className="px-3 text-sm text-limestone-300">{t('signed_in_as')}</p>
        <p className="truncate px-3 font-semibold" title={user?.email}>
          {user?.name || user?.email}
        </p>
        <SignOut className={`${ROW} mt-2 w-full gap-2 disabled:opacity-60`} />
      </div>
    </>
  );
}
