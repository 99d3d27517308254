import { useTranslation } from 'react-i18next';
import { ScreenTabs } from '#admin/screen-tabs.tsx';
import { useScreenTitle } from '#admin/use-screen-title.ts';

const SCREENS = [
  { to: '/translations', label: 'translations.coverage' },
  { to: '/translations/strings', label: 'translations.strings' },
  { to: '/translations/exchange', label: 'translations.exchange' },
  { to: '/translations/glossary', label: 'translations.glossary' },
] as const;

/** Heading and tabs of the translation screens. */
export function TranslationsHeader({ current }: { current: (typeof SCREENS)[number]['to'] }) {
  const { t } = useTranslation('admin');
  useScreenTitle(t('translations.title'));
  return (
    <>
      <ScreenTabs label="translations.title" screens={SCREENS} current={current} />
      <h1 className="mb-6 text-3xl sm:text-4xl">{t('translations.title')}</h1>
    </>
  );
}
