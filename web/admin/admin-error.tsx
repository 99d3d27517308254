import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button.tsx';

/** Error boundary of a screen. */
export function AdminError() {
  const { t } = useTranslation();
  return (
    <section role="alert" className="container-page py-24 text-center">
      <h1 className="text-4xl">{t('error.title')}</h1>
      <button type="button" onClick={() => window.location.reload()} className={buttonClass('sea', 'mt-8')}>
        {t('error.retry')}
      </button>
    </section>
  );
}
