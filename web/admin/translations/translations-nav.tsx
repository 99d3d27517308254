import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';
import { useScreenTitle } from '#admin/use-screen-title.ts';

const SCREENS = [
  { to: '/translations', label: 'translations.coverage' },
  { to: '/translations/strings', label: 'translations.strings' },
  { to: '/translations/exchange', label: 'translations.exchange' },
  { to: '/translations/glossary', label: 'translations.glossary' },
] as const;

/** Heading and ways between the screens about languages. */
export function TranslationsHeader({ current }: { current: (typeof SCREENS)[number]['to'] }) {
  const { t } = useTranslation('admin');
  useScreenTitle(t('translations.title'));
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{t('translations.title')}</h1>
      <nav aria-label={t('translations.title')} className="my-6">
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
    </>
  );
}
