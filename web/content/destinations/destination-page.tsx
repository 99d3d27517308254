import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { previewOf } from '#base/api/preview.ts';
import { useSite } from '#base/api/site-query.ts';
import { DestinationCard } from '#base/content/cards/destination-card.tsx';
import { TripCard } from '#base/content/cards/trip-card.tsx';
import { Directions } from '#base/content/directions.tsx';
import { StillMap } from '#base/content/map/still-map.tsx';
import { pictureText } from '#base/content/picture-texts.ts';
import { ReviewsSection } from '#base/content/reviews/reviews-section.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { PreviewBar } from '#base/shell/preview-bar.tsx';
import { BelowFold } from '#base/ui/parts/below-fold.tsx';
import { Gallery } from '#base/ui/pictures/gallery.tsx';
import { GuestRating } from '#base/ui/rating.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import { LoadError, NoResults } from '#base/ui/sections/section-states.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { shownPictures } from '#contract/pictures/picture-address.ts';
import type { DestinationDetail } from '#contract/places/destinations.ts';
import { BestMonths } from './best-months.tsx';
import { destinationQuery } from './destination-query.ts';
import { DestinationText } from './destination-text.tsx';
import { KIND_LABELS, REGION_PHRASES } from './labels.ts';
import { TaxiCard } from './taxi-card.tsx';

const CARDS = 'even-rows grid gap-8 sm:grid-cols-2 lg:grid-cols-3';

export function DestinationPage() {
  const { id } = useParams({ from: '/layout/destinations/$id' });
  const { preview } = previewOf(useSearch({ from: '/layout/destinations/$id' }));
  const query = useQuery(destinationQuery(id, useLanguage(), preview));
  if (query.data) return <Destination destination={query.data} />;
  return (
    <div className="container-page py-14">
      {query.isError ? (
        <LoadError error={query.error} onRetry={query.refetch} />
      ) : (
        <CardSkeletons />
      )}
    </div>
  );
}

function Destination({ destination }: { destination: InLanguage<DestinationDetail> }) {
  const { t } = useTranslation('destinations');
  const site = useSite();
  const {
    name,
    id,
    latitude,
    longitude,
    region,
    kind,
    image,
    gallery,
    trips,
    nearby,
    transferFrom,
  } = destination;
  const pictures = useMemo(() => shownPictures(image, gallery), [image, gallery]);

  return (
    <article>
      {destination.isPreview && <PreviewBar />}
      <PageHeader
        title={name}
        lang={destination.textLanguages.name}
        text={`${t(KIND_LABELS[kind])} ${t(REGION_PHRASES[region])}`}
        crumbs={[{ name: t('list.title'), to: '/destinations' }, { name }]}
      >
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <GuestRating of={destination} />
          <ul
            aria-label={t('list.tag')}
            lang={destination.textLanguages.tags}
            className="flex flex-wrap gap-2"
          >
            {destination.tags.map((tag) => (
              <li key={tag} className="rounded-full bg-sea-100 px-3 py-1 text-sm text-sea-800">
                {tag}
              </li>
            ))}
          </ul>
        </div>
      </PageHeader>
      <div className="container-page pt-6 lg:pt-10">
        <Gallery
          pictures={pictures}
          tint={destination.tint}
          alt={name}
          alts={pictures.map((picture) => pictureText(destination, picture))}
        />
      </div>
      <BelowFold key={id}>
        <div className="container-page grid gap-12 py-12 lg:grid-cols-[1fr_22rem] lg:gap-16 lg:py-16">
          <DestinationText destination={destination} />
          <aside className="flex min-w-0 flex-col gap-8">
            {transferFrom && <TaxiCard from={transferFrom} />}
            <section>
              <h2 className="mb-4 text-xl">{t('detail.best_months')}</h2>
              <BestMonths months={destination.bestMonths ?? []} />
            </section>
            <section aria-label={t('detail.map', { name })}>
              <StillMap at={{ latitude, longitude }} label={t('detail.map', { name })} />
              <Directions to={{ latitude, longitude }} name={name} />
            </section>
          </aside>
        </div>
        {!site?.hasNoTrips && (
          <Section
            title={t('detail.trips')}
            text={t('detail.trips_text')}
            link={{ to: '/trips', text: t('detail.all_trips') }}
            className="bg-limestone-100 print:hidden"
          >
            {trips.length === 0 ? (
              <NoResults>{t('detail.no_trips')}</NoResults>
            ) : (
              <ul className={CARDS}>
                {trips.map((trip) => (
                  <li key={trip.id}>
                    <TripCard trip={trip} />
                  </li>
                ))}
              </ul>
            )}
          </Section>
        )}
        {!destination.isPreview && <ReviewsSection of={{ place: id }} />}
        {nearby.length > 0 && (
          <Section
            title={t('detail.nearby')}
            text={t('detail.nearby_text')}
            link={{ to: '/destinations', text: t('detail.all_destinations') }}
            className="print:hidden"
          >
            <ul className={CARDS}>
              {nearby.map((place) => (
                <li key={place.id}>
                  <DestinationCard destination={place} />
                </li>
              ))}
            </ul>
          </Section>
        )}
      </BelowFold>
    </article>
  );
}
