import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { previewOf } from '#base/api/preview.ts';
import { seenTrips } from '#base/content/cards/saved-trips.ts';
import { pictureText } from '#base/content/picture-texts.ts';
import { ReviewsSection } from '#base/content/reviews/reviews-section.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { PreviewBar } from '#base/shell/preview-bar.tsx';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import { Breadcrumbs } from '#base/ui/breadcrumbs.tsx';
import { BelowFold } from '#base/ui/parts/below-fold.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { nearPart } from '#base/ui/parts/near-part.tsx';
import { Gallery } from '#base/ui/pictures/gallery.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { shownPictures } from '#contract/pictures/picture-address.ts';
import type { TripDetail } from '#contract/trips/trips.ts';
import { BookSection } from '#web-orders/trip/book-section.tsx';
import { similarQuery, tripQuery } from '#web-orders/trip/trip-query.ts';
import { TripBar } from './trip-bar.tsx';
import { TripFacts } from './trip-facts.tsx';
import { TripTexts } from './trip-texts.tsx';

const SimilarTrips = nearPart<{ trip: InLanguage<TripDetail> }>(
  async () => (await import('./similar-trips.tsx')).SimilarTrips,
  {
    texts: ['trips'],
    queries: (language, { trip }) =>
      trip.isPreview ? [] : [similarQuery(String(trip.id), language)],
  },
);
/** Only the device knows them, so they are not in the page. */
const SeenTrips = lazyPart(async () => (await import('./seen-trips.tsx')).default, {
  missing: 'nowhere',
});

function Trip({ trip }: { trip: InLanguage<TripDetail> }) {
  const { t } = useTranslation('trips');
  const isHydrated = useHydrated();
  const hasSeenOthers = seenTrips.useIds().some((id) => id !== trip.id);
  useEffect(() => {
    if (!trip.isPreview) seenTrips.add(trip.id);
  }, [trip.id, trip.isPreview]);
  const pictures = shownPictures(trip.image, trip.gallery);
  return (
    <article>
      {trip.isPreview && <PreviewBar />}
      <div className="border-b border-limestone-200 bg-limestone-100">
        <div className="container-page py-4 max-sm:[&_li:nth-last-child(2)_svg]:hidden max-sm:[&_span[aria-current]]:sr-only lg:py-8">
          <Breadcrumbs crumbs={[{ name: t('list.crumb'), to: '/trips' }, { name: trip.name }]} />
          <h1
            lang={trip.textLanguages.name}
            className="mt-1 max-w-4xl text-3xl hyphens-auto lg:mt-2 lg:text-5xl"
          >
            {trip.name}
          </h1>
        </div>
      </div>
      <div>
        <div className="container-page grid items-start gap-x-10 gap-y-5 py-4 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-y-12 lg:py-8">
          <div className="min-w-0">
            <Gallery
              pictures={pictures}
              tint={trip.tint}
              alt={trip.name}
              alts={pictures.map((picture) => pictureText(trip, picture))}
            />
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-stretch">
            <TripFacts trip={trip} name={trip.name} />
          </div>
          <BelowFold key={trip.id}>
            <TripTexts trip={trip} />
          </BelowFold>
        </div>
        <TripBar trip={trip} />
      </div>
      <BelowFold key={`${trip.id} rest`}>
        {trip.showBookingOptions && !trip.isPreview && <BookSection trip={trip} />}
        {!trip.isPreview && <ReviewsSection of={{ trip: trip.id }} />}
        <SimilarTrips trip={trip} />
        {isHydrated && hasSeenOthers && <SeenTrips id={trip.id} />}
      </BelowFold>
    </article>
  );
}

export function TripPage() {
  const { id } = useParams({ from: '/layout/trips/$id' });
  const { preview } = previewOf(useSearch({ from: '/layout/trips/$id' }));
  const { error, data, isPending, refetch } = useQuery(tripQuery(id, useLanguage(), preview));
  if (data) return <Trip trip={data} />;
  return (
    <div className="container-page py-16">
      {isPending ? <CardSkeletons /> : <LoadError error={error} onRetry={refetch} />}
    </div>
  );
}
