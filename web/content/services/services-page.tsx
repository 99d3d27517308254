import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { sentences, useFigures } from '#base/content/orders/rule-figures.ts';
import { useItems, useSections } from '#base/content/sections.ts';
import { formatCents, formatPrice } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { BelowFold } from '#base/ui/parts/below-fold.tsx';
import { CallToAction } from '#base/ui/sections/call-to-action.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import type { SectionOf } from '#contract/content/sections.ts';
import type { ServicesOverview } from '#contract/content/services.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { ServiceCards } from './service-cards.tsx';
import { ServiceRow } from './service-row.tsx';
import { servicesQuery } from './services.queries.ts';
import { ZonePrices } from './zone-prices.tsx';

type Overview = InLanguage<ServicesOverview>;

/** Trips and transfers, as the firm offers them. */
function MainServices({ overview }: { overview: Overview }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { waiting } = useFigures();
  const { images, trips, transfersFromCents, currency } = overview;
  const hasTrips = trips.count > 0;
  const hasTransfers = offersTransfers(overview);
  if (!hasTrips && !hasTransfers) return null;
  const tripFacts = [
    ...(trips.count > 0 ? [t('services.trips.count', { count: trips.count })] : []),
    ...(trips.fromPrice === null
      ? []
      : [t('services.trips.from', { price: formatPrice(trips.fromPrice, currency, language) })]),
  ];
  const transferFacts = [
    ...(transfersFromCents === null
      ? []
      : [
          t('services.transfers.from', {
            price: formatCents(transfersFromCents, currency, language),
          }),
        ]),
    ...(waiting ? [t('services.transfers.waiting', { waiting })] : []),
  ];
  return (
    <div className="container-page space-y-16 py-14 lg:space-y-24 lg:py-20">
      {hasTrips && (
        <ServiceRow
          title={t('services.trips.title')}
          text={t('services.trips.text')}
          image={images.trips}
          isFirst
          facts={tripFacts}
        >
          <Link to="/trips" className={buttonClass()}>
            {t('services.trips.button')}
          </Link>
        </ServiceRow>
      )}
      {hasTransfers && (
        <ServiceRow
          title={t('services.transfers.title')}
          text={t('services.transfers.text')}
          image={images['airport-transfers']}
          isFirst={!hasTrips}
          facts={transferFacts}
        >
          <Link to="/airport-transfers/request" className={buttonClass()}>
            {t('services.transfers.button')}
          </Link>
          <Link to="/airport-transfers" className={buttonClass('quiet')}>
            {t('services.transfers.all')}
          </Link>
        </ServiceRow>
      )}
    </div>
  );
}

/** A firm without a price for any journey offers none. */
const offersTransfers = ({ transfersFromCents, zones }: Overview) =>
  transfersFromCents !== null || zones.some(({ fromCents }) => fromCents !== null);

function Zones({ overview: { zones, currency } }: { overview: Overview }) {
  const { t } = useTranslation();
  if (zones.length === 0) return null;
  return (
    <Section
      title={t('services.zones.title')}
      text={t('services.zones.text')}
      className="bg-limestone-100"
    >
      <ZonePrices zones={zones} currency={currency} />
    </Section>
  );
}

function More({ overview }: { overview: Overview }) {
  const { t } = useTranslation();
  return (
    <Section title={t('services.more.title')} text={t('services.more.text')}>
      <ServiceCards
        images={overview.images}
        hasTransfers={offersTransfers(overview)}
        hasTrips={overview.trips.count > 0}
      />
    </Section>
  );
}

function Steps() {
  const { t } = useTranslation();
  const { transferNotice, tripNotice } = useFigures();
  const terms = sentences(
    transferNotice && t('services.steps.3.transfers', { notice: transferNotice }),
    tripNotice && t('services.steps.3.trips', { notice: tripNotice }),
  );
  const steps = useItems('services', 'steps', [
    { title: t('services.steps.1.title'), text: t('services.steps.1.text') },
    { title: t('services.steps.2.title'), text: t('services.steps.2.text') },
    { title: t('services.steps.3.title'), text: terms || t('services.steps.3.text') },
  ]);
  if (steps.length === 0) return null;
  return (
    <Section title={t('services.steps.title')} className="bg-limestone-100">
      <ol className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {steps.map(({ title, text }, position) => (
          <li key={`${title} ${text}`} className="border-t-2 border-terracotta-600 pt-5">
            <span aria-hidden="true" className="font-display text-4xl text-terracotta-600">
              {position + 1}
            </span>
            <h3 className="mt-2 text-2xl">{title}</h3>
            <p className="mt-2 text-stone">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Contact() {
  const { t } = useTranslation();
  return (
    <CallToAction
      title={t('services.cta.title')}
      text={t('services.cta.text')}
      to="/contact"
      button={t('services.cta.button')}
    />
  );
}

const PARTS: Record<SectionOf<'services'>, ComponentType<{ overview: Overview }>> = {
  main: MainServices,
  zones: Zones,
  more: More,
  steps: Steps,
  contact: Contact,
};

function Sections() {
  const query = useQuery(servicesQuery(useLanguage()));
  const names = useSections('services');
  if (!query.data)
    return (
      <div className="container-page py-14">
        {query.isPending ? (
          <CardSkeletons />
        ) : (
          <LoadError error={query.error} onRetry={query.refetch} />
        )}
      </div>
    );
  const overview = query.data;
  return names.map((name) => {
    const Part = PARTS[name];
    return <Part key={name} overview={overview} />;
  });
}

/** All services of the firm; prices come from the data or are given on request. */
export function ServicesPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('services.title')}
        text={t('services.text')}
        crumbs={[{ name: t('navigation.services') }]}
      />
      <BelowFold>
        <Sections />
      </BelowFold>
    </>
  );
}
