import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IslandMap } from '#base/content/map/island-map.tsx';
import { zoneLink } from '#base/content/page-links.ts';
import { ReviewsSection } from '#base/content/reviews/reviews-section.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { seoQuery } from '#base/seo/seo-query.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { BelowFold } from '#base/ui/parts/below-fold.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { latePart } from '#base/ui/parts/near-part.tsx';
import { CallToAction } from '#base/ui/sections/call-to-action.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { FaqList } from '#base/ui/sections/faq-list.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import { ListStates } from '#base/ui/sections/section-states.tsx';
import { priceRange } from '#contract/transfers/table.ts';
import { useTransferFaq } from '#web-orders/transfer/faq.ts';
import { requestLink } from '#web-orders/transfer/request/link.ts';
import { Steps } from '#web-orders/transfer/steps/steps.tsx';
import {
  pricesQuery,
  tableQueries,
  vehiclesQuery,
  zonesQuery,
} from '#web-orders/transfer/transfers.queries.ts';
import { PageTop } from './page-top.tsx';
import { ZonesByVehicles } from './price-tables.tsx';
import { VariantLinks } from './variant-links.tsx';
import { VehicleCards } from './vehicle-cards.tsx';
import { ZoneCards } from './zone-cards.tsx';

const TRANSFERS = { kind: 'transfer' } as const;

const PriceFinder = lazyPart(async () => (await import('./price-finder.tsx')).PriceFinder);

function Overview() {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const zones = useQuery(zonesQuery(language));
  const vehicles = useQuery(vehiclesQuery(language));
  const { data: table } = useQuery(pricesQuery);
  const { data: seo } = useQuery(seoQuery('airport-transfers', language));
  const faq = useTransferFaq();
  const range = priceRange(table?.items ?? []);
  const pins = (zones.data ?? []).flatMap((zone) =>
    zone.latitude === null || zone.longitude === null
      ? []
      : [
          {
            id: zone.slug,
            latitude: zone.latitude,
            longitude: zone.longitude,
            label: zone.name,
            link: zone.hasPage ? zoneLink(zone.slug) : requestLink(zone.name, 'MAH'),
          },
        ],
  );
  return (
    <>
      <PageTop
        title={t('main.hero.title')}
        text={t('main.hero.description')}
        crumbs={[{ name: t('crumb.transfers') }]}
        image={seo?.image}
      >
        {range && table && (
          <p className="mt-4 text-lg font-semibold text-pretty text-deep-900">
            {t('overview.range', {
              from: formatCents(range.fromCents, table.currency, language),
              to: formatCents(range.toCents, table.currency, language),
            })}
          </p>
        )}
        <PriceFinder vehicles={vehicles.data ?? []} />
        <a href="#prices" className={buttonClass('quiet', 'mt-4')} data-no-print>
          {t('overview.to_prices')}
        </a>
      </PageTop>
      <BelowFold>
        <Section title={t('steps.title')} text={t('steps.text')}>
          <Steps />
        </Section>
        <Section title={t('zones.title')} text={t('zones.text')} className="bg-limestone-100">
          <ListStates query={zones} skeleton={<CardSkeletons />} empty={t('zones.empty')}>
            {(items) => <ZoneCards zones={items} table={table} />}
          </ListStates>
        </Section>
        <Section title={t('prices.title')} text={t('prices.text')}>
          <div id="prices" className="scroll-mt-24">
            {table && zones.data && vehicles.data && (
              <ZonesByVehicles table={table} zones={zones.data} vehicles={vehicles.data} />
            )}
          </div>
          <p className="mt-4 text-sm text-stone">{t('prices.note')}</p>
        </Section>
        <Section title={t('vehicles.title')} text={t('vehicles.text')} className="bg-limestone-100">
          <ListStates query={vehicles} skeleton={<CardSkeletons />} empty={t('zones.empty')}>
            {(items) => <VehicleCards vehicles={items} />}
          </ListStates>
          <VariantLinks />
        </Section>
        <Section title={t('map.title')} text={t('map.text')}>
          <IslandMap pins={pins} label={t('map.label')} className="mx-auto max-w-4xl" />
        </Section>
        <Section
          title={t('faq.title')}
          link={{ to: '/legal/faq', text: t('faq.all') }}
          className="bg-limestone-100"
        >
          <FaqList entries={faq} />
        </Section>
        <ReviewsSection of={TRANSFERS} />
        <CallToAction
          title={t('cta.title')}
          text={t('cta.text')}
          {...requestLink(undefined, 'MAH')}
          button={t('request.open')}
        />
      </BelowFold>
    </>
  );
}

export const OverviewPage = latePart(Overview, {
  texts: ['airport-transfers'],
  queries: tableQueries,
  frame: { className: 'contents' },
});
