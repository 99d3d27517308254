import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePreview } from '#api/preview.ts';
import { FallbackNotice } from '#content/fallback-notice.tsx';
import { pictureText } from '#content/picture-texts.ts';
import { TripCard } from '#content/trip-card.tsx';
import type { TripDetail } from '#contract/trips.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { useText } from '#i18n/use-text.ts';
import { PreviewBar } from '#shell/preview-bar.tsx';
import { BelowFold } from '#ui/below-fold.tsx';
import { CardSkeletons } from '#ui/card-skeletons.tsx';
import { Gallery } from '#ui/gallery.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Section } from '#ui/section.tsx';
import { LoadError } from '#ui/section-states.tsx';
import { TripFacts } from './trip-facts.tsx';
import { Cancellation, Highlights, Included, Itinerary, MeetingPoint, Visited } from './trip-parts.tsx';
import { TripRequestForm } from './trip-request-form.tsx';
import { tripQuery } from './trips.queries.ts';

function Trip({ trip }: { trip: TripDetail }) {
  const { t } = useTranslation('trips');
  const name = useText(trip, 'name');
  const description = useText(trip, 'description');
  const language = useLanguage();
  const pictures = trip.gallery.length > 0 ? trip.gallery : [trip.image];
  return (
    <article>
      {trip.isPreview && <PreviewBar />}
      <PageHeader title={name.value} lang={name.lang} crumbs={[{ name: t('list.crumb'), to: '/trips' }, { name: name.value }]}>
        <div className="mt-6 lg:mt-8">
          <Gallery
            pictures={pictures}
            alt={name.value}
            alts={pictures.map((picture) => pictureText(trip.pictureTexts, picture, language))}
          />
        </div>
      </PageHeader>
      <BelowFold key={trip.id}>
        <div className="container-page grid items-start gap-x-14 gap-y-10 py-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:py-14">
          <div className="lg:order-last lg:self-stretch">
            <TripFacts trip={trip} name={name.value} />
          </div>
          <div className="space-y-12">
            <div>
              <FallbackNotice languages={trip.languages} shown={description.lang ?? name.lang} />
              <p lang={description.lang} className="text-lg whitespace-pre-line">
                {description.value}
              </p>
            </div>
            <Highlights trip={trip} />
            <Itinerary trip={trip} />
            <Included trip={trip} />
            <MeetingPoint trip={trip} />
            <Visited trip={trip} />
            <Cancellation trip={trip} />
          </div>
        </div>
        {trip.showBookingOptions && <TripRequestForm key={trip.id} trip={trip} />}
        {trip.similar.length > 0 && (
          <Section title={t('detail.similar')} link={{ to: '/trips', text: t('detail.all') }}>
            <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
              {trip.similar.map((one) => (
                <li key={one.id}>
                  <TripCard trip={one} />
                </li>
              ))}
            </ul>
          </Section>
        )}
      </BelowFold>
    </article>
  );
}

export function TripPage() {
  const { id = '' } = useParams({ strict: false });
  const { data, isPending, refetch } = useQuery(tripQuery(id, usePreview()));
  if (data) return <Trip trip={data} />;
  return <div className="container-page py-16">{isPending ? <CardSkeletons /> : <LoadError onRetry={refetch} />}</div>;
}
