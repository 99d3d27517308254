import { useTranslation } from 'react-i18next';
import { SearchForm } from './search-form.tsx';
import { WaysOn } from './ways-on.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <section className="container-page py-20 text-center">
      <p className="font-display text-6xl text-sea-700">404</p>
      <h1 className="mt-4 text-4xl">{t('not_found.title')}</h1>
      <p className="mx-auto mt-4 max-w-prose text-lg text-stone">{t('not_found.text')}</p>
      <SearchForm className="mx-auto mt-8 max-w-lg" />
      <WaysOn className="mt-10 justify-center" />
    </section>
  );
}
