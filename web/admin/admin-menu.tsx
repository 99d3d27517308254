import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentUserQuery } from '#api/current-user.ts';
import { AdminLink } from './admin-link.tsx';
import { ADMIN_NAVIGATION } from './navigation.ts';
import { SignOut } from './sign-out.tsx';

const ROW = 'flex min-h-11 items-center rounded-xl px-3 py-2 font-medium hover:bg-deep-800';

/** Screens, the way to the public site, who is signed in, and the way out; on dark. */
export function AdminMenu({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation('admin');
  const { data: user } = useQuery(currentUserQuery);
  return (
    <>
      <nav aria-label={t('menu')}>
        <ul className="space-y-1">
          {ADMIN_NAVIGATION.map(({ to, label }) => (
            <li key={to}>
              <AdminLink to={to} onClick={onGo} className={`${ROW} aria-[current=page]:bg-deep-700`}>
                {t(label)}
              </AdminLink>
            </li>
          ))}
          <li>
            <a href="/" className={ROW}>
              {t('menu.site')}
            </a>
          </li>
        </ul>
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
