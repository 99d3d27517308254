import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { seoQuery } from '#base/seo/seo-query.ts';
import { ShieldIcon } from '#base/ui/icons.tsx';
import { latePart } from '#base/ui/parts/near-part.tsx';
import { CallToAction } from '#base/ui/sections/call-to-action.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { FaqList } from '#base/ui/sections/faq-list.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import { ListStates } from '#base/ui/sections/section-states.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { SeoPage } from '#contract/pages/seo.ts';
import { priceRange, type TransferVehicle } from '#contract/transfers/table.ts';
import { useTransferFaq } from '#web-orders/transfer/faq.ts';
import { requestLink } from '#web-orders/transfer/request/link.ts';
import {
  pricesQuery,
  tableQueries,
  vehiclesQuery,
  zonesQuery,
} from '#web-orders/transfer/transfers.queries.ts';
import { PageTop } from './page-top.tsx';
import { PriceFinder } from './price-finder.tsx';
import { ZonesByVehicles } from './price-tables.tsx';
import { VariantLinks } from './variant-links.tsx';
import { VehicleCards } from './vehicle-cards.tsx';

export type VariantTexts = {
  title: string;
  text: string;
  crumb: string;
  who: string;
  points: { title: string; text: string }[];
};
type VariantPageProps = {
  texts: VariantTexts;
  seoPage: SeoPage;
  isSuitable: (vehicle: InLanguage<TransferVehicle>) => boolean;
};

function Variant({ texts, seoPage, isSuitable }: VariantPageProps) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const vehicles = useQuery(vehiclesQuery(language));
  const { data: zones } = useQuery(zonesQuery(language));
  const { data: table } = useQuery(pricesQuery);
  const { data: seo } = useQuery(seoQuery(seoPage, language));
  const faq = useTransferFaq();
  const suitable = vehicles.data?.filter(isSuitable) ?? [];
  const codes = new Set(suitable.map(({ code }) => code));
  const range = priceRange(table?.items.filter(({ vehicle }) => codes.has(vehicle)) ?? []);
  return (
    <>
      <PageTop
        title={texts.title}
        text={texts.text}
        crumbs={[{ name: t('crumb.transfers'), to: '/airport-transfers' }, { name: texts.crumb }]}
        image={seo?.image ?? suitable[0]?.image}
      >
        {range && table && (
          <p className="mt-4 text-lg font-semibold text-pretty text-deep-900">
            {t('overview.range', {
              from: formatCents(range.fromCents, table.currency, language),
              to: formatCents(range.toCents, table.currency, language),
            })}
          </p>
        )}
        <PriceFinder vehicles={suitable} />
      </PageTop>
      <Section title={texts.who}>
        <ul className="grid gap-8 md:grid-cols-3">
          {texts.points.map((point) => (
            <li key={point.title}>
              <ShieldIcon className="size-8 text-sea-700" />
              <h3 className="mt-3 text-xl hyphens-auto">{point.title}</h3>
              <p className="mt-2 text-stone">{point.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('vehicles.suitable')} className="bg-limestone-100">
        <ListStates
          query={{ ...vehicles, data: vehicles.data && suitable }}
          skeleton={<CardSkeletons />}
          empty={t('zones.empty')}
        >
          {(items) => <VehicleCards vehicles={items} />}
        </ListStates>
      </Section>
      <Section title={t('prices.title')} text={t('prices.text')}>
        {table && zones && <ZonesByVehicles table={table} zones={zones} vehicles={suitable} />}
        <p className="mt-4 text-sm text-stone">{t('prices.note')}</p>
      </Section>
      <Section title={t('faq.title')} className="bg-limestone-100">
        <FaqList entries={faq} />
        <VariantLinks />
      </Section>
      <CallToAction
        title={t('cta.title')}
        text={t('cta.text')}
        {...requestLink(undefined, 'MAH')}
        button={t('request.open')}
      />
    </>
  );
}

/** A way to travel: its audience, vehicles, and prices in every zone. */
export const VariantPage = latePart(Variant, {
  texts: ['airport-transfers'],
  queries: tableQueries,
  frame: { className: 'contents' },
});
