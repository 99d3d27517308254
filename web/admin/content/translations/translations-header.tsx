import { useTranslation } from 'react-i18next';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { ScreenTabs } from '#admin/frame/screen-tabs.tsx';

const SCREENS = [
  { to: '/translations', label: 'translations.coverage' },
  { to: '/translations/strings', label: 'translations.strings' },
  { to: '/translations/exchange', label: 'translations.exchange' },
  { to: '/translations/glossary', label: 'translations.glossary' },
] as const;

/** Heading and tabs of the translation screens. */
export function TranslationsHeader({ current }: { current: (typeof SCREENS)[number]['to'] }) {
  const { t } = useTranslation('admin-area');
  return (
    <>
      <ScreenTabs label="translations.title" screens={SCREENS} current={current} />
      <ScreenHead title={t('translations.title')} className="mb-6" />
    </>
  );
}
