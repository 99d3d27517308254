import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Directions } from '#base/content/directions.tsx';
import { StillMap } from '#base/content/map/still-map.tsx';
import { destinationLink } from '#base/content/page-links.ts';
import { CheckIcon, CloseIcon, PinIcon } from '#base/ui/icons.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { Language } from '#contract/languages/language.ts';
import type { TripDetail } from '#contract/trips/trips.ts';

type PartProps = { trip: InLanguage<TripDetail> };

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-4 text-2xl lg:text-3xl">{title}</h2>
    {children}
  </section>
);

type TicksProps = { list: readonly string[]; lang: Language | undefined; icon: ReactNode };

const Ticks = ({ list, lang, icon }: TicksProps) => (
  <ul lang={lang} className="space-y-2.5">
    {list.map((item) => (
      <li key={item} className="flex gap-3">
        <span className="mt-0.5 shrink-0">{icon}</span>
        {item}
      </li>
    ))}
  </ul>
);

const TICK = <CheckIcon className="size-5 text-sea-700" />;
const CROSS = <CloseIcon className="size-5 text-stone" />;

function Highlights({ trip }: PartProps) {
  const { t } = useTranslation('trips');
  if (trip.highlights.length === 0) return null;
  return (
    <Part title={t('detail.highlights')}>
      <Ticks list={trip.highlights} lang={trip.textLanguages.highlights} icon={TICK} />
    </Part>
  );
}

function Itinerary({ trip }: PartProps) {
  const { t } = useTranslation('trips');
  if (trip.itinerary.length === 0) return null;
  return (
    <Part title={t('detail.itinerary')}>
      <ol lang={trip.textLanguages.itinerary} className="ml-3 border-l-2 border-sea-300">
        {trip.itinerary.map(({ title, text }) => (
          <li key={title} className="relative pb-7 pl-7 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[0.5625rem] size-4 rounded-full border-4 border-sea-700 bg-limestone-50"
            />
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1.5 text-stone">{text}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Included({ trip }: PartProps) {
  const { t } = useTranslation('trips');
  const { included, excluded, textLanguages } = trip;
  return (
    <>
      {included.length + excluded.length > 0 && (
        <div className="grid gap-10 sm:grid-cols-2">
          {included.length > 0 && (
            <Part title={t('detail.included')}>
              <Ticks list={included} lang={textLanguages.included} icon={TICK} />
            </Part>
          )}
          {excluded.length > 0 && (
            <Part title={t('detail.excluded')}>
              <Ticks list={excluded} lang={textLanguages.excluded} icon={CROSS} />
            </Part>
          )}
        </div>
      )}
      {trip.bring.length > 0 && (
        <Part title={t('detail.bring')}>
          <ul lang={trip.textLanguages.bring} className="flex flex-wrap gap-2">
            {trip.bring.map((item) => (
              <li key={item} className="rounded-full bg-limestone-200 px-4 py-1.5">
                {item}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function MeetingPoint({ trip }: PartProps) {
  const { t } = useTranslation('trips');
  const { meetingLatitude: latitude, meetingLongitude: longitude } = trip;
  const label = trip.location;
  const at = latitude !== null && longitude !== null ? { latitude, longitude } : undefined;
  if (!trip.meetingPoint && !at) return null;
  return (
    <Part title={t('detail.meeting')}>
      {trip.meetingPoint && (
        <p lang={trip.textLanguages.meetingPoint} className="mb-5 whitespace-pre-line">
          {trip.meetingPoint}
        </p>
      )}
      {at && (
        <>
          <StillMap at={at} label={t('detail.map', { place: label })} className="max-w-2xl" />
          <Directions to={at} name={label} />
        </>
      )}
    </Part>
  );
}

function Visited({ trip }: PartProps) {
  const { t } = useTranslation('trips');
  if (trip.destinations.length === 0) return null;
  return (
    <Part title={t('detail.destinations')}>
      <ul className="flex flex-wrap gap-3">
        {trip.destinations.map((place) => (
          <li key={place.id}>
            <Link
              {...destinationLink(place)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-deep-800/25 bg-white px-5 font-semibold text-deep-800 hover:bg-limestone-100"
            >
              <PinIcon className="size-4" />
              {place.name}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Cancellation({ trip }: PartProps) {
  const { t } = useTranslation('trips');
  if (!trip.cancellationPolicy) return null;
  return (
    <Part title={t('detail.cancellation')}>
      <p lang={trip.textLanguages.cancellationPolicy} className="whitespace-pre-line">
        {trip.cancellationPolicy}
      </p>
    </Part>
  );
}

/** What follows the trip's description. */
export const TripParts = ({ trip }: PartProps) => (
  <div className="space-y-12">
    <Highlights trip={trip} />
    <Itinerary trip={trip} />
    <Included trip={trip} />
    <MeetingPoint trip={trip} />
    <Visited trip={trip} />
    <Cancellation trip={trip} />
  </div>
);
