import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { currentUserQuery } from '#base/api/current-user.ts';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { Spinner } from '#base/ui/spinner.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { AdminLink } from './frame/admin-link.tsx';
import type { AdminPath } from './frame/behaviour/paths.ts';
import { SIGN_OUT, signOut } from './frame/behaviour/sign-out.ts';
import { useRights } from './frame/behaviour/use-rights.ts';
import { todayQuery } from './frame/days/today.api.ts';
import { useLeave } from './frame/editor/panels/leave.ts';
import { ADMIN_NAVIGATION } from './navigation.ts';

export function SignOut({ className }: { className: string }) {
  const { t } = useTranslation('admin-area');
  const leave = useLeave();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationKey: SIGN_OUT,
    mutationFn: signOut,
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

/** What waits on a screen of the menu. */
function useWaiting(): Partial<Record<AdminPath, number>> {
  const { data } = useQuery(todayQuery);
  return data
    ? {
        '/orders': data.counts.answer + data.counts.tell,
        '/messages': data.counts.messages,
        '/sales': data.counts.sales,
      }
    : {};
}

function Waiting({ count }: { count: number | undefined }) {
  const { t } = useTranslation('admin-area');
  const format = new Intl.NumberFormat(LOCALES[useLanguage()]);
  if (!count) return null;
  return (
    <span className="ml-auto rounded-full bg-sun px-2.5 text-sm font-semibold text-deep-950 tabular-nums">
      {format.format(count)}
      <span className="sr-only"> {t('card.new')}</span>
    </span>
  );
}

/** Menu on dark: screens, a link to the public site, the signed-in user, and sign-out. */
export function AdminMenu({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation('admin-area');
  const { data: user } = useQuery(currentUserQuery);
  const current = screenOf(useLocation().pathname);
  const waiting = useWaiting();
  const { sees } = useRights();
  return (
    <>
      <nav aria-label={t('menu')}>
        {ADMIN_NAVIGATION.map(({ label, items }) => ({
          label,
          items: items.filter(({ to }) => sees(to)),
        }))
          .filter(({ items }) => items.length > 0)
          .map(({ label, items }) => (
            <div key={label} className="mb-4">
              <p className="mb-1 px-3 text-sm text-limestone-300">{t(label)}</p>
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
                      <Waiting count={waiting[item.to]} />
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
