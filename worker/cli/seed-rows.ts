import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { BlogCategoryInput, BlogPostInput } from '#contract/blog.schema.ts';
import { DestinationInput } from '#contract/destinations.schema.ts';
import { FaqDocument, Policy, Trail } from '#contract/documents.schema.ts';
import { HeroBannerInput, TestimonialInput } from '#contract/home.schema.ts';
import { SeoInput } from '#contract/seo.schema.ts';
import { Settings } from '#contract/settings.schema.ts';
import { PlaceInput, PriceInput, TransferRules, VehicleInput, ZoneInput } from '#contract/transfers.schema.ts';
import { TripInput, TripTypeInput } from '#contract/trips.schema.ts';
import { blogCategories, blogPosts } from '#db/seed/blog.ts';
import { destinations } from '#db/seed/destinations.ts';
import { faq } from '#db/seed/faq.ts';
import { heroBanners } from '#db/seed/hero-banners.ts';
import { privacyPolicy, terms } from '#db/seed/legal.ts';
import { places } from '#db/seed/places.ts';
import { prices } from '#db/seed/prices.ts';
import { transferRules } from '#db/seed/rules.ts';
import { type InAll, SEED_LANGUAGES } from '#db/seed/seed-types.ts';
import { seo } from '#db/seed/seo.ts';
import { settings } from '#db/seed/settings.ts';
import { testimonials } from '#db/seed/testimonials.ts';
import { trailStages } from '#db/seed/trail.ts';
import { tripTypes } from '#db/seed/trip-types.ts';
import { trips } from '#db/seed/trips.ts';
import { vehicles } from '#db/seed/vehicles.ts';
import { zones } from '#db/seed/zones.ts';

const WORDS_A_MINUTE = 200;
const PRICES_VALID_FROM = '2026-01-01';

/** The demo's plain fields hold its Spanish texts; `translations` holds all four languages. */
function translated<T extends Record<string, InAll<unknown>>>(fields: T) {
  return {
    ...(Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts.es])) as { [K in keyof T]: T[K]['es'] }),
    translations: fields,
  };
}

/** Ids are positions in the lists, from 1; an unknown slug fails the seed. */
function ids(list: readonly { slug: string }[]) {
  const positions = new Map(list.map(({ slug }, position) => [slug, position + 1]));
  return (slug: string) => {
    const id = positions.get(slug);
    if (id === undefined) throw new Error(`The demo content names «${slug}», which does not exist.`);
    return id;
  };
}

const withIds = <T extends object>(rows: T[]) => rows.map((row, position) => ({ id: position + 1, ...row }));

const blogBody = (slug: string): InAll<string> =>
  Object.fromEntries(
    SEED_LANGUAGES.map((language) => [language, readFileSync(`worker/db/seed/blog/${slug}/${language}.md`, 'utf8')]),
  ) as InAll<string>;

/** Every row of the demo content, validated by the API's schemas: invalid content stops the seed. It contains no ratings by guests. */
export function seedRows(picture: (slug: string) => string) {
  const zoneId = ids(zones);
  const destinationId = ids(destinations);
  const typeId = ids(tripTypes);
  const tripId = ids(trips);
  const categoryId = ids(blogCategories);
  const vehicleId = ids(vehicles.map(({ code }) => ({ slug: code })));

  return {
    settings: v.parse(Settings, settings),
    trail: v.parse(Trail, { stages: trailStages.map(({ sights, ...stage }) => ({ ...stage, ...translated({ sights }) })) }),
    transferRules: v.parse(TransferRules, transferRules),
    privacyPolicy: v.parse(Policy, {
      edition: privacyPolicy.edition,
      ...translated({ title: privacyPolicy.title, body: privacyPolicy.body }),
    }),
    terms: v.parse(Policy, { edition: terms.edition, ...translated({ title: terms.title, body: terms.body }) }),
    faq: v.parse(FaqDocument, { entries: faq.map(({ topic, question, answer }) => ({ topic, ...translated({ question, answer }) })) }),
    zones: withIds(
      zones.map(({ name, headline, intro, pois, faq, image, ...zone }, sortOrder) =>
        v.parse(ZoneInput, { ...zone, image: picture(image), sortOrder, ...translated({ name, headline, intro, pois, faq }) }),
      ),
    ),
    places: withIds(
      places.map(({ name, meetingPoint, zone, ...place }) =>
        v.parse(PlaceInput, { ...place, zoneId: zone && zoneId(zone), ...translated({ name, meetingPoint }) }),
      ),
    ),
    vehicles: withIds(
      vehicles.map(({ name, description, image, ...vehicle }, sortOrder) =>
        v.parse(VehicleInput, { ...vehicle, image: picture(image), sortOrder, ...translated({ name, description }) }),
      ),
    ),
    prices: Object.entries(prices).flatMap(([zone, byVehicle]) =>
      Object.entries(byVehicle).map(([vehicle, [oneWayCents, returnCents]]) =>
        v.parse(PriceInput, {
          zoneId: zoneId(zone),
          vehicleId: vehicleId(vehicle),
          oneWayCents,
          returnCents,
          validFrom: PRICES_VALID_FROM,
        }),
      ),
    ),
    destinations: withIds(
      destinations.map(({ name, description, access, tags, services, tips, image, gallery, transferZone, ...destination }) =>
        v.parse(DestinationInput, {
          ...destination,
          rating: null,
          image: picture(image),
          gallery: gallery.map(picture),
          transferZoneId: transferZone === null ? null : zoneId(transferZone),
          status: 'published',
          isDemo: true,
          ...translated({ name, description, access, tags, services, tips }),
        }),
      ),
    ),
    tripTypes: withIds(tripTypes.map(({ slug, name }, sortOrder) => v.parse(TripTypeInput, { slug, sortOrder, ...translated({ name }) }))),
    trips: withIds(
      trips.map(
        ({
          name,
          description,
          location,
          duration,
          meetingPoint,
          cancellationPolicy,
          highlights,
          included,
          excluded,
          bring,
          itinerary,
          image,
          gallery,
          tripType,
          destinations: places,
          ...trip
        }) =>
          v.parse(TripInput, {
            ...trip,
            rating: null,
            image: picture(image),
            gallery: gallery.map(picture),
            tripTypeId: typeId(tripType),
            destinationIds: places.map(destinationId),
            status: 'published',
            isDemo: true,
            ...translated({
              name,
              description,
              location,
              duration,
              meetingPoint,
              cancellationPolicy,
              highlights,
              included,
              excluded,
              bring,
              itinerary,
            }),
          }),
      ),
    ),
    testimonials: withIds(
      testimonials.map(({ text, country, ...one }, sortOrder) =>
        v.parse(TestimonialInput, { ...one, sortOrder, isDemo: true, ...translated({ text, country }) }),
      ),
    ),
    heroBanners: withIds(
      heroBanners.map(({ title, subtitle, buttonText, image, ...banner }, sortOrder) =>
        v.parse(HeroBannerInput, { ...banner, image: picture(image), sortOrder, ...translated({ title, subtitle, buttonText }) }),
      ),
    ),
    blogCategories: withIds(
      blogCategories.map(({ slug, name, description }, sortOrder) =>
        v.parse(BlogCategoryInput, { slug, sortOrder, ...translated({ name, description }) }),
      ),
    ),
    blogPosts: withIds(
      blogPosts.map(({ slug, title, excerpt, cover, category, relatedTrips, author, publishedAt }) => {
        const body = blogBody(slug);
        return v.parse(BlogPostInput, {
          slug,
          author,
          publishedAt,
          cover: picture(cover),
          categoryId: categoryId(category),
          relatedTripIds: relatedTrips.map(tripId),
          readingMinutes: Math.max(1, Math.round(body.es.split(/\s+/).length / WORDS_A_MINUTE)),
          status: 'published',
          isDemo: true,
          ...translated({ title, excerpt, body }),
        });
      }),
    ),
    seo: withIds(seo.map(({ image, ...record }) => v.parse(SeoInput, { ...record, image: picture(image) }))),
  };
}
