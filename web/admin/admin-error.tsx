import { useTranslation } from 'react-i18next';
import { Button } from './frame/button.tsx';

/** Error boundary of a screen. */
export function AdminError() {
  const { t } = useTranslation();
  return (
    <section role="alert" className="container-page py-24 text-center">
      <h1 className="text-4xl">{t('error.title')}</h1>
      <Button
        look="sea"
        className="mt-8"
        label={t('error.retry')}
        onClick={() => window.location.reload()}
      />
    </section>
  );
}
