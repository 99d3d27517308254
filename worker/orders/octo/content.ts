import { localize, localizeList } from '#contract/languages/translation.ts';
import { picturePath, shownPictures } from '#contract/pictures/picture-address.ts';
import { oneLine } from '#contract/texts/one-line.ts';
import type { Plan } from '#orders/departures/plan.ts';
import type { Wanted } from './capabilities.ts';
import type { Feature } from './octo.ts';
import type { ProductTrip } from './products.reads.ts';

const PICTURE_WIDTH = 1600;

const features = (type: Feature['type'], texts: readonly string[]): Feature[] =>
  texts.filter(Boolean).map((shortDescription) => ({ type, shortDescription }));

const NOWHERE = {
  ...{ googlePlaceId: null, applePlaceId: null, tripadvisorLocationId: null, yelpPlaceId: null },
  ...{ facebookPlaceId: null, foursquarePlaceId: null, baiduPlaceId: null, amapPlaceId: null },
};

function meetingPlace(trip: ProductTrip, language: Wanted['language']) {
  const { meetingLatitude: latitude, meetingLongitude: longitude } = trip;
  if (latitude === null || longitude === null) return [];
  const postalAddress = {
    ...{
      streetAddress: null,
      addressLocality: localize(trip, 'location', language),
      addressRegion: 'Menorca',
      postalCode: null,
    },
    ...{ addressCountry: 'ES', postOfficeBoxNumber: null },
  };
  return [
    {
      title: localize(trip, 'location', language),
      shortDescription: localize(trip, 'meetingPoint', language) || null,
      types: ['START' as const],
      minutesTo: null,
      minutesAt: null,
      place: { latitude, longitude, postalAddress, identifiers: NOWHERE, sameAs: [] },
    },
  ];
}

const spoken = ({ guideLanguages }: { guideLanguages: readonly string[] }) =>
  guideLanguages.map((language) => ({ format: 'IN_PERSON' as const, language }));
const lasts = ({ option }: Plan) => ({
  durationMinutesFrom: option.durationMinutes,
  durationMinutesTo: option.durationMinutes,
});

/** Capability `octo/content` of a product: the texts and pictures of the trip's page. */
export function productContent(trip: ProductTrip, plan: Plan, { language, origin }: Wanted) {
  const description = localize(trip, 'description', language);
  return {
    title: localize(trip, 'name', language),
    shortDescription: oneLine(description.split('\n\n')[0] ?? ''),
    description,
    features: [
      ...features('HIGHLIGHT', localizeList(trip, 'highlights', language)),
      ...features('INCLUSION', localizeList(trip, 'included', language)),
      ...features('EXCLUSION', localizeList(trip, 'excluded', language)),
      ...features('PREARRIVAL_INFORMATION', localizeList(trip, 'bring', language)),
      ...features('CANCELLATION_TERM', [localize(trip, 'cancellationPolicy', language)]),
    ],
    faqs: [],
    media: shownPictures(trip.image, trip.gallery).map((address, position) => ({
      src: `${origin}/api/images/optimize/${picturePath(address)}?width=${PICTURE_WIDTH}&format=jpeg`,
      type: 'image/jpeg' as const,
      rel: position === 0 ? ('COVER' as const) : ('GALLERY' as const),
      title: null,
      caption: null,
      copyright: null,
    })),
    locations: meetingPlace(trip, language),
    categoryLabels: trip.durationClass === 'multi-day' ? ['multi-day' as const] : [],
    ...lasts(plan),
    commentary: spoken(trip),
  };
}

export const optionContent = (plan: Plan, { language }: Wanted) => ({
  title: localize(plan.option, 'name', language),
  shortDescription: localize(plan.option, 'description', language) || null,
  description: null,
  features: [],
  faqs: [],
  media: [],
  locations: [],
  categoryLabels: [],
  ...lasts(plan),
  commentary: spoken(plan.option),
});

export const unitContent = (unit: Plan['units'][number], { language }: Wanted) => ({
  title: localize(unit, 'name', language),
  shortDescription: localize(unit, 'name', language),
  features: [],
});
