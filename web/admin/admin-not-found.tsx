import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';
import { useScreenTitle } from '#admin/use-screen-title.ts';
import { buttonClass } from '#ui/button.tsx';

export function AdminNotFound() {
  const { t } = useTranslation('admin');
  useScreenTitle(t('not_found.title'));
  return (
    <section className="py-16 text-center">
      <h1 className="text-4xl">{t('not_found.title')}</h1>
      <p className="mx-auto mt-4 max-w-prose text-lg text-balance text-stone">{t('not_found.text')}</p>
      <AdminLink to="/dashboard" className={buttonClass('sea', 'mt-8')}>
        {t('not_found.back')}
      </AdminLink>
    </section>
  );
}
