import { languageOf, type SiteContext } from '#api/site-context.ts';
import { shorten } from '#content/shorten.ts';
import { LANGUAGES } from '#contract/language.ts';
import { localize } from '#contract/translation.ts';
import type { TripDetail } from '#contract/trips.ts';
import type { PageMeta } from '#seo/page-meta.ts';

/** What search engines show of a description. */
const DESCRIPTION_LENGTH = 155;

/** The languages in which the trip can be read. */
const languagesOf = ({ translations, sourceLanguage }: TripDetail) =>
  LANGUAGES.filter((language) => language === sourceLanguage || (translations.name?.[language] && translations.description?.[language]));

export function tripMeta(context: SiteContext, trip: TripDetail): PageMeta {
  const language = languageOf(context);
  const name = localize(trip, 'name', language);
  const description = shorten(localize(trip, 'description', language).replace(/\s+/g, ' '), DESCRIPTION_LENGTH);
  const offers = { '@type': 'Offer', price: trip.price, priceCurrency: trip.currency, availability: 'https://schema.org/InStock' };
  return {
    title: context.i18n.getFixedT(language, 'trips')('detail.meta_title', { name }),
    description,
    robots: 'index,follow',
    path: `/trips/${trip.id}-${trip.slug}`,
    languages: languagesOf(trip),
    image: trip.image,
    jsonLd: [
      {
        '@type': 'TouristTrip',
        name,
        description,
        touristType: trip.type,
        ...(trip.showBookingOptions && trip.price !== null && { offers }),
      },
    ],
  };
}
