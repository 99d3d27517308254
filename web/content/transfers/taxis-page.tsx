import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { LazyCookieBanner } from '#base/consent/lazy-cookie-banner.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LanguageSwitcher } from '#base/shell/language-switcher.tsx';
import { SiteLogo } from '#base/shell/site-logo.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import type { PageLink } from '#base/ui/page-link.ts';
import { latePart } from '#base/ui/parts/near-part.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import { formatPhone } from '#contract/people/phone.ts';
import {
  pricesQuery,
  tableQueries,
  vehiclesQuery,
  zonesQuery,
} from '#web-orders/transfer/transfers.queries.ts';
import { PriceFinder } from './price-finder.tsx';
import { ZonesByVehicles } from './price-tables.tsx';
import { TaxiComparison } from './taxi-comparison.tsx';

const LINK = 'inline-block py-2 underline underline-offset-4';

function TaxisHeader({ siteName }: { siteName: string }) {
  return (
    <header className="@container/header border-b border-limestone-200 bg-limestone-50">
      <div className="container-page flex min-h-18 items-center justify-between gap-4">
        <SiteLogo name={siteName} className="grow" />
        <LanguageSwitcher />
      </div>
    </header>
  );
}

function TaxisFooter({ siteName, phone }: { siteName: string; phone: string | undefined }) {
  const { t } = useTranslation();
  const links: (PageLink & { text: string })[] = [
    { to: '/airport-transfers', text: t('navigation.airport_transfers') },
    { to: '/contact', text: t('navigation.contact') },
    { to: '/legal/terms', text: t('navigation.terms') },
    { to: '/legal/privacy', text: t('navigation.privacy') },
  ];
  return (
    <footer className="on-dark bg-deep-900 text-white">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-8">
        <p>{siteName}</p>
        <ul className="flex flex-wrap gap-x-6">
          {links.map(({ text, ...link }) => (
            <li key={link.to}>
              <Link {...link} className={LINK}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
        {phone && (
          <a href={`tel:${phone}`} className={LINK}>
            {formatPhone(phone)}
          </a>
        )}
      </div>
    </footer>
  );
}

function TaxisContent() {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const site = useSite();
  const { data: zones } = useQuery(zonesQuery(language));
  const { data: vehicles } = useQuery(vehiclesQuery(language));
  const { data: table } = useQuery(pricesQuery);
  return (
    <>
      <div className="border-b border-limestone-200 bg-limestone-100">
        <div className="container-page py-10 lg:py-16">
          <h1 className="max-w-4xl text-4xl hyphens-auto lg:text-5xl">{t('taxis.title')}</h1>
          <p className="mt-4 max-w-2xl text-lg text-stone">{t('taxis.text')}</p>
          <div className="max-w-2xl">
            <PriceFinder vehicles={vehicles ?? []} />
          </div>
          {site?.phone && (
            <a href={`tel:${site.phone}`} className={buttonClass('quiet', 'mt-4')} data-no-print>
              {t('taxis.call', { phone: formatPhone(site.phone) })}
            </a>
          )}
        </div>
      </div>
      <Section title={t('taxis.compare.title')} text={t('taxis.compare.text')}>
        <TaxiComparison />
      </Section>
      <Section
        title={t('prices.title')}
        text={t('prices.text')}
        link={{ to: '/airport-transfers', text: t('zone.all') }}
        className="bg-limestone-100"
      >
        {table && zones && vehicles && (
          <ZonesByVehicles table={table} zones={zones} vehicles={vehicles} />
        )}
        <p className="mt-4 text-sm text-stone">{t('prices.note')}</p>
      </Section>
    </>
  );
}

const Content = latePart(TaxisContent, {
  texts: ['airport-transfers'],
  queries: tableQueries,
  frame: { className: 'contents' },
});

/** Standalone, without the site's header and footer. */
export function TaxisPage() {
  const { t } = useTranslation();
  const site = useSite();
  const siteName = site?.siteName ?? 'Menorca';
  return (
    <>
      <a
        href="#content"
        className="fixed top-3 left-3 z-80 -translate-y-24 rounded-full bg-deep-900 px-5 py-3 font-semibold text-white focus:translate-y-0"
      >
        {t('navigation.skip')}
      </a>
      <TaxisHeader siteName={siteName} />
      <main id="content" tabIndex={-1} className="outline-none">
        <Content />
      </main>
      <TaxisFooter siteName={siteName} phone={site?.phone} />
      <LazyCookieBanner months={site?.consentMonths ?? 12} />
    </>
  );
}
