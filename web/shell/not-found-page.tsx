import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button.tsx';
import { SiteLink } from './site-link.tsx';

const WAYS_ON = [
  { to: '/trips', label: 'navigation.trips' },
  { to: '/destinations', label: 'navigation.destinations' },
  { to: '/airport-transfers', label: 'navigation.airport_transfers' },
  { to: '/contact', label: 'navigation.contact' },
] as const;

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <section className="container-page py-20 text-center">
      <p className="font-display text-6xl text-sea-700">404</p>
      <h1 className="mt-4 text-4xl">{t('not_found.title')}</h1>
      <p className="mx-auto mt-4 max-w-prose text-lg text-stone">{t('not_found.text')}</p>
      <form action="/search" method="get" role="search" className="mx-auto mt-8 flex max-w-lg gap-3">
        <input type="search" name="q" aria-label={t('search.label')} placeholder={t('search.placeholder')} maxLength={80} className="h-12 min-w-0 grow rounded-full border border-limestone-400 bg-white px-5" />
        <button type="submit" className={buttonClass('sea')}>
          {t('search.submit')}
        </button>
      </form>
      <ul className="mt-10 flex flex-wrap justify-center gap-3">
        {WAYS_ON.map((way) => (
          <li key={way.to}>
            <SiteLink to={way.to} className={buttonClass('quiet')}>
              {t(way.label)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
