import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Directions } from '#base/content/directions.tsx';
import { StillMap } from '#base/content/map/still-map.tsx';
import { destinationLink } from '#base/content/page-links.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { useText, useTextList } from '#base/i18n/use-text.ts';
import { CheckIcon, CloseIcon, PinIcon } from '#base/ui/icons.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { ItineraryStep, TripDetail } from '#contract/trips/trips.ts';

type PartProps = { trip: TripDetail };

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-4 text-2xl lg:text-3xl">{title}</h2>
    {children}
  </section>
);

type List = ReturnType<typeof useTextList<string>>;

const Ticks = ({ list, icon }: { list: List; icon: ReactNode }) => (
  <ul lang={list.lang} className="space-y-2.5">
    {list.value.map((item) => (
      <li key={item} className="flex gap-3">
        <span className="mt-0.5 shrink-0">{icon}</span>
        {item}
      </li>
    ))}
  </ul>
);

const TICK = <CheckIcon className="size-5 text-sea-700" />;
const CROSS = <CloseIcon className="size-5 text-stone" />;

export function Highlights({ trip }: PartProps) {
  const { t } = useTranslation('trips');
  const highlights = useTextList(trip, 'highlights');
  if (highlights.value.length === 0) return null;
  return (
    <Part title={t('detail.highlights')}>
      <Ticks list={highlights} icon={TICK} />
    </Part>
  );
}

export function Itinerary({ trip }: PartProps) {
  const { t } = useTranslation('trips');
  const steps = useTextList<'itinerary', ItineraryStep>(trip, 'itinerary');
  if (steps.value.length === 0) return null;
  return (
    <Part title={t('detail.itinerary')}>
      <ol lang={steps.lang} className="ml-3 border-l-2 border-sea-300">
        {steps.value.map(({ title, text }) => (
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

export function Included({ trip }: PartProps) {
  const { t } = useTranslation('trips');
  const included = useTextList(trip, 'included');
  const excluded = useTextList(trip, 'excluded');
  const bring = useTextList(trip, 'bring');
  return (
    <>
      {included.value.length + excluded.value.length > 0 && (
        <div className="grid gap-10 sm:grid-cols-2">
          {included.value.length > 0 && (
            <Part title={t('detail.included')}>
              <Ticks list={included} icon={TICK} />
            </Part>
          )}
          {excluded.value.length > 0 && (
            <Part title={t('detail.excluded')}>
              <Ticks list={excluded} icon={CROSS} />
            </Part>
          )}
        </div>
      )}
      {bring.value.length > 0 && (
        <Part title={t('detail.bring')}>
          <ul lang={bring.lang} className="flex flex-wrap gap-2">
            {bring.value.map((item) => (
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

export function MeetingPoint({ trip }: PartProps) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const { meetingLatitude: latitude, meetingLongitude: longitude } = trip;
  const label = localize(trip, 'location', language);
  const at = latitude !== null && longitude !== null ? { latitude, longitude } : undefined;
  const text = useText(trip, 'meetingPoint');
  if (!text.value && !at) return null;
  return (
    <Part title={t('detail.meeting')}>
      {text.value && (
        <p lang={text.lang} className="mb-5 whitespace-pre-line">
          {text.value}
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

export function Visited({ trip }: PartProps) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
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
              {localize(place, 'name', language)}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function Cancellation({ trip }: PartProps) {
  const { t } = useTranslation('trips');
  const text = useText(trip, 'cancellationPolicy');
  if (!text.value) return null;
  return (
    <Part title={t('detail.cancellation')}>
      <p lang={text.lang} className="whitespace-pre-line">
        {text.value}
      </p>
    </Part>
  );
}
