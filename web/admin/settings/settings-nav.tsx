import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';

const SCREENS = [
  { to: '/settings', label: 'settings.title' },
  { to: '/settings/privacy', label: 'settings.privacy_text' },
  { to: '/settings/terms', label: 'settings.terms_text' },
  { to: '/settings/faq', label: 'settings.faq' },
] as const;

/** Ways between the settings and the documents that belong to them. */
export function SettingsNav({ current }: { current: (typeof SCREENS)[number]['to'] }) {
  const { t } = useTranslation('admin');
  return (
    <nav aria-label={t('settings.title')} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {SCREENS.map(({ to, label }) => (
          <li key={to}>
            <AdminLink
              isExact
              to={to}
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
