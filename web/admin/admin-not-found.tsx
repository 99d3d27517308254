import { useTranslation } from 'react-i18next';
import { ButtonLink } from './frame/button.tsx';
import { useScreenTitle } from './frame/screen-head.tsx';

export function AdminNotFound() {
  const { t } = useTranslation('admin-area');
  useScreenTitle(t('not_found.title'));
  return (
    <section className="py-16 text-center">
      <h1 className="text-4xl">{t('not_found.title')}</h1>
      <p className="mx-auto mt-4 max-w-prose text-lg text-balance text-stone">
        {t('not_found.text')}
      </p>
      <ButtonLink to="/dashboard" look="sea" className="mt-8" label={t('not_found.back')} />
    </section>
  );
}
