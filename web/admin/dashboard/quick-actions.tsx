import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';

const ACTIONS = [
  { to: '/trips/new', label: 'quick.trip' },
  { to: '/blog/posts/new', label: 'quick.post' },
  { to: '/transfers/day', label: 'quick.day_sheet' },
  { to: '/transfers/prices', label: 'quick.prices' },
  { to: '/images', label: 'quick.pictures' },
] as const;

/** Links to the most frequent tasks. */
export function QuickActions() {
  const { t } = useTranslation('admin');
  return (
    <nav aria-label={t('quick.title')} className="mt-6">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {ACTIONS.map(({ to, label }) => (
          <li key={to} className="shrink-0">
            <AdminLink
              to={to}
              className="inline-flex min-h-11 items-center rounded-full border border-deep-800/25 bg-white px-4 text-sm font-semibold whitespace-nowrap text-deep-800 hover:border-deep-800/60"
            >
              {t(label)}
            </AdminLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
