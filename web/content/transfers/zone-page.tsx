import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FallbackNotice } from '#base/content/fallback-notice.tsx';
import { IslandMap } from '#base/content/map/island-map.tsx';
import { altOf } from '#base/content/picture-texts.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { joinNames } from '#base/i18n/formats/join-names.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { BelowFold } from '#base/ui/parts/below-fold.tsx';
import { latePart } from '#base/ui/parts/near-part.tsx';
import { CallToAction } from '#base/ui/sections/call-to-action.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { FaqList } from '#base/ui/sections/faq-list.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { priceRange, type TransferZoneDetail } from '#contract/transfers/table.ts';
import { requestLink } from '#web-orders/transfer/request/link.ts';
import { vehiclesQuery, zoneQueries, zonesQuery } from '#web-orders/transfer/transfers.queries.ts';
import { zoneQuery } from '#web-orders/transfer/zone-query.ts';
import { PageTop } from './page-top.tsx';
import { PickupCalculator } from './pickup-calculator.tsx';
import { VehiclePrices } from './price-tables.tsx';
import { VariantLinks } from './variant-links.tsx';
import { ZoneCards } from './zone-cards.tsx';

function ZoneTop({ zone }: { zone: InLanguage<TransferZoneDetail> }) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const name = zone.name;
  const range = priceRange(zone.prices);
  return (
    <PageTop
      title={zone.headline || name}
      lang={zone.textLanguages.headline}
      text={t('zone.lead', { place: name, km: zone.km, minutes: zone.minutes })}
      crumbs={[{ name: t('crumb.transfers'), to: '/airport-transfers' }, { name }]}
      image={zone.image}
      alt={altOf(zone) ?? name}
    >
      {range && (
        <p className="mt-4 text-2xl font-semibold text-terracotta-700">
          {t('zone.from', { price: formatCents(range.fromCents, zone.currency, language) })}
        </p>
      )}
      <Link
        {...requestLink(zone.name, 'MAH')}
        className={buttonClass('primary', 'mt-6')}
        data-no-print
      >
        {t('request.open')}
      </Link>
    </PageTop>
  );
}

function ZoneContent({ zone }: { zone: InLanguage<TransferZoneDetail> }) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const { data: zones = [] } = useQuery(zonesQuery(language));
  const { data: vehicles = [] } = useQuery(vehiclesQuery(language));
  const { name } = zone;
  const pins = zone.places.map((place) => ({
    id: String(place.id),
    latitude: place.latitude,
    longitude: place.longitude,
    label: place.name,
  }));
  const served = zone.places.filter(({ kind }) => kind !== 'airport').map((place) => place.name);
  return (
    <>
      <ZoneTop zone={zone} />
      <BelowFold key={zone.slug}>
        <Section title={t('zone.prices', { place: name })} text={t('prices.per_vehicle')}>
          <FallbackNotice
            languages={zone.languages}
            shown={zone.textLanguages.intro ?? zone.textLanguages.name}
          />
          <div
            className={`grid grid-cols-1 gap-10 lg:gap-14 ${zone.intro ? 'lg:grid-cols-2' : 'max-w-3xl'}`}
          >
            {zone.intro && (
              <p
                lang={zone.textLanguages.intro}
                className="max-w-prose text-lg whitespace-pre-line"
              >
                {zone.intro}
              </p>
            )}
            <div>
              <VehiclePrices prices={zone.prices} vehicles={vehicles} currency={zone.currency} />
              <p className="mt-4 text-sm text-stone">{t('prices.note')}</p>
            </div>
          </div>
        </Section>
        {zone.pois.length > 0 && (
          <Section title={t('zone.pois', { place: name })} className="bg-limestone-100">
            <ul lang={zone.textLanguages.pois} className="grid gap-8 sm:grid-cols-2">
              {zone.pois.map((poi) => (
                <li key={poi.title} className="border-l-4 border-sea-300 pl-5">
                  <h3 className="text-xl">{poi.title}</h3>
                  <p className="mt-2 text-stone">{poi.text}</p>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section
          title={t('calculator.title')}
          text={t('calculator.text', { place: name })}
          className="print:hidden"
        >
          <PickupCalculator place={name} placeName={zone.name} minutes={zone.minutes} />
        </Section>
        <Section
          title={t('zone.map')}
          text={t('zone.served', { places: joinNames(served, language) })}
          className="bg-limestone-100"
        >
          <IslandMap
            pins={pins}
            label={t('zone.map_label', { place: name })}
            className="mx-auto max-w-4xl"
          />
        </Section>
        {zone.faq.length > 0 && (
          <Section
            title={t('faq.title')}
            className="print:[&_details::details-content]:[content-visibility:visible]"
          >
            <FaqList
              entries={zone.faq.map((entry) => ({ ...entry, lang: zone.textLanguages.faq }))}
            />
          </Section>
        )}
        <Section
          title={t('zone.others')}
          link={{ to: '/airport-transfers', text: t('zone.all') }}
          className="bg-limestone-100 print:hidden"
        >
          <ZoneCards zones={zones.filter((other) => other.hasPage && other.slug !== zone.slug)} />
          <VariantLinks />
        </Section>
        <CallToAction
          title={t('cta.title')}
          text={t('cta.text')}
          {...requestLink(zone.name, 'MAH')}
          button={t('request.open')}
        />
      </BelowFold>
    </>
  );
}

const Zone = latePart(ZoneContent, {
  texts: ['airport-transfers'],
  queries: zoneQueries,
  frame: { className: 'contents' },
});

export function ZonePage() {
  const { slug } = useParams({ from: '/layout/airport-transfers/$slug' });
  const { error, data: zone, isError, refetch } = useQuery(zoneQuery(slug, useLanguage()));
  if (zone) return <Zone zone={zone} />;
  return (
    <div className="container-page py-20">
      {isError ? <LoadError error={error} onRetry={refetch} /> : <CardSkeletons />}
    </div>
  );
}
