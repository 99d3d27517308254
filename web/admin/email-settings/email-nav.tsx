import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';

const SCREENS = [
  { to: '/email-settings', label: 'email.settings' },
  { to: '/email-settings/templates', label: 'email.templates' },
  { to: '/email-settings/outbox', label: 'email.outbox' },
] as const;

/** Ways between the screens about mail. */
export function EmailNav({ current }: { current: (typeof SCREENS)[number]['to'] }) {
  const { t } = useTranslation('admin');
  return (
    <nav aria-label={t('email.title')} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {SCREENS.map(({ to, label }) => (
          <li key={to}>
            <AdminLink
              to={to}
              isExact
              aria-current={to === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-deep-800/25 px-4 font-semibold text-deep-800 aria-[current=page]:bg-deep-800 aria-[current=page]:text-white"
            >
              {t(label)}
            </AdminLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
