import { useTranslation } from 'react-i18next';

/** Bar above a page opened with a preview link. */
export function PreviewBar() {
  const { t } = useTranslation();
  return (
    <aside
      aria-label={t('preview.title')}
      className="bg-sun px-4 py-2 text-center text-sm text-ink print:hidden"
    >
      <p className="container-page">
        <strong className="font-semibold">{t('preview.title')}</strong> {t('preview.text')}
      </p>
    </aside>
  );
}
