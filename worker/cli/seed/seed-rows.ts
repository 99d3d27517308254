import * as v from 'valibot';
import { BlogCategoryInput, BlogPostInput } from '#contract/content/blog.schema.ts';
import { FaqDocument, Policy, Trail } from '#contract/content/documents.schema.ts';
import { HeroBannerInput, TestimonialInput } from '#contract/content/home.schema.ts';
import { ReviewInput } from '#contract/content/reviews.schema.ts';
import { REVIEW_KINDS } from '#contract/content/reviews.ts';
import { SectionItem as SectionItemSchema } from '#contract/content/sections.schema.ts';
import { SECTIONS, type SectionItem } from '#contract/content/sections.ts';
import { IsoDate } from '#contract/days.schema.ts';
import { Language } from '#contract/languages/language.schema.ts';
import { AnswerTemplateInput } from '#contract/mail/answer-templates.schema.ts';
import { SeoInput } from '#contract/pages/seo.schema.ts';
import { Settings } from '#contract/pages/settings.schema.ts';
import { DestinationInput } from '#contract/places/destinations.schema.ts';
import {
  PlaceInput,
  PriceInput,
  TransferRules,
  VehicleInput,
  ZoneInput,
} from '#contract/transfers/transfers.schema.ts';
import { TripInput, TripTypeInput } from '#contract/trips/trips.schema.ts';
import {
  contentSchema,
  InAllLanguages,
  idIn,
  load,
  loadBody,
  loadOrder,
  reference,
} from '#core/db/seed/load.ts';
import { seedOptions } from './seed-options.ts';

const WORDS_A_MINUTE = 200;
const PUBLISHED = { status: 'published', isDemo: true } as const;
/** No guest has rated the demo's trips and destinations. */
const DEMO_OFFER = { ...PUBLISHED, rating: null } as const;

/** An example of a review. It counts in no rating. */
const reviewContent = <T extends v.GenericSchema<unknown, number>>(Trip: T) =>
  v.pipe(
    v.strictObject({
      kind: v.picklist(REVIEW_KINDS),
      trip: v.nullable(Trip),
      stars: ReviewInput.entries.stars,
      text: ReviewInput.entries.text,
      name: ReviewInput.entries.name,
      country: v.string(),
      language: Language,
      localDate: IsoDate,
      writtenAt: v.pipe(v.string(), v.isoTimestamp()),
      answer: v.string(),
    }),
    v.transform(({ trip, ...review }) => ({
      ...{ ...review, tripId: trip, reference: '', ...PUBLISHED },
      ...{ decidedAt: review.writtenAt, answeredAt: review.answer ? review.writtenAt : null },
    })),
  );

const withIds = <T extends object>(rows: readonly T[]) =>
  rows.map((row, position) => ({ id: position + 1, ...row }));
/** Rows with an order of their own have that of the file. */
const sorted = <T extends object>(rows: readonly T[]) =>
  withIds(rows).map((row, sortOrder) => ({ ...row, sortOrder }));

const demo = <T extends object>(rows: readonly T[]) =>
  rows.map((row) => ({ ...row, isDemo: true }));

/** The page about the company with its people, which are examples. */
const aboutSections = (people: readonly SectionItem[]) => ({
  sections: SECTIONS.about.map((name) => ({
    name,
    isHidden: false,
    items: name === 'people' ? demo(people) : null,
  })),
});

const readingMinutes = (text: string) =>
  Math.max(1, Math.round(text.split(/\s+/).length / WORDS_A_MINUTE));

/** Every row of the demo content, validated by the API's schemas: invalid content stops the seed. `picture` returns the path of a picture. */
export function seedRows(picture: (slug: string) => string | undefined) {
  const Picture = reference(picture);
  const order = loadOrder();
  const meetingPoints = load('meeting-points.json', v.record(v.string(), InAllLanguages));
  const vehicles = load('vehicles.json', v.array(contentSchema(VehicleInput, { image: Picture })));
  const tripTypes = load('trip-types.json', v.array(contentSchema(TripTypeInput)));
  const blogCategories = load('blog-categories.json', v.array(contentSchema(BlogCategoryInput)));

  const Zone = idIn(order.zones);
  const Vehicle = idIn(vehicles.map(({ code }) => code));
  const TripType = idIn(tripTypes.map(({ slug }) => slug));
  const Destination = idIn(order.destinations);
  const Trip = idIn(order.trips);
  const BlogCategory = idIn(blogCategories.map(({ slug }) => slug));

  const PlaceContent = contentSchema(
    PlaceInput,
    { zone: v.nullable(Zone), meetingPoint: reference((name) => meetingPoints[name]) },
    ({ zone, ...place }) => ({ ...place, zoneId: zone }),
  );
  const PriceContent = contentSchema(
    PriceInput,
    { zone: Zone, vehicle: Vehicle },
    ({ zone, vehicle, ...price }) => ({
      ...price,
      zoneId: zone,
      vehicleId: vehicle,
    }),
  );
  const DestinationContent = contentSchema(
    DestinationInput,
    { image: Picture, gallery: v.array(Picture), transferZone: v.nullable(Zone) },
    ({ transferZone, ...destination }) => ({
      ...destination,
      transferZoneId: transferZone,
      ...DEMO_OFFER,
    }),
  );
  const TripContent = contentSchema(
    TripInput,
    {
      image: Picture,
      gallery: v.array(Picture),
      tripType: TripType,
      destinations: v.array(Destination),
    },
    ({ tripType, destinations, ...trip }) => ({
      ...trip,
      tripTypeId: tripType,
      destinationIds: destinations,
      ...DEMO_OFFER,
    }),
  );
  const BlogPostContent = contentSchema(
    BlogPostInput,
    { cover: Picture, category: BlogCategory, relatedTrips: v.array(Trip) },
    ({ category, relatedTrips, ...post }) => ({
      ...post,
      categoryId: category,
      relatedTripIds: relatedTrips,
      ...PUBLISHED,
    }),
  );

  const zone = (slug: string) =>
    load(`zones/${slug}.json`, contentSchema(ZoneInput, { image: Picture }), { slug });
  const destination = (slug: string) =>
    load(`destinations/${slug}.json`, DestinationContent, { slug });
  const trip = (slug: string) => load(`trips/${slug}.json`, TripContent, { slug });
  const blogPost = (slug: string) => {
    const body = loadBody(`blog/${slug}`);
    return load(`blog/${slug}/post.json`, BlogPostContent, {
      slug,
      body,
      readingMinutes: readingMinutes(body.es),
    });
  };
  const legal = (name: string) =>
    load(`legal/${name}/document.json`, contentSchema(Policy), { body: loadBody(`legal/${name}`) });

  const trips = withIds(order.trips.map(trip));

  return {
    tripSlugs: order.trips,
    options: seedOptions(order.trips, (tripId) => trips[tripId - 1]?.guideLanguages ?? []),
    settings: load('settings.json', contentSchema(Settings, { tagline: InAllLanguages })),
    aboutSections: aboutSections(
      load('people.json', v.array(contentSchema(SectionItemSchema, { picture: Picture }))),
    ),
    trail: { stages: load('trail.json', v.array(contentSchema(Trail.entries.stages.item))) },
    transferRules: load('transfer-rules.json', contentSchema(TransferRules)),
    privacyPolicy: legal('privacy'),
    terms: legal('terms'),
    faq: { entries: load('faq.json', v.array(contentSchema(FaqDocument.entries.entries.item))) },
    zones: demo(sorted(order.zones.map(zone))),
    places: demo(withIds(load('places.json', v.array(PlaceContent)))),
    vehicles: demo(sorted(vehicles)),
    prices: load('prices.json', v.array(PriceContent)),
    destinations: withIds(order.destinations.map(destination)),
    tripTypes: sorted(tripTypes),
    trips,
    testimonials: sorted(
      load(
        'testimonials.json',
        v.array(contentSchema(TestimonialInput, {}, (one) => ({ ...one, isDemo: true }))),
      ),
    ),
    answerTemplates: sorted(
      load('answer-templates.json', v.array(contentSchema(AnswerTemplateInput))),
    ),
    reviews: withIds(load('reviews.json', v.array(reviewContent(Trip)))),
    heroBanners: demo(
      sorted(
        load('hero-banners.json', v.array(contentSchema(HeroBannerInput, { image: Picture }))),
      ),
    ),
    blogCategories: sorted(blogCategories),
    blogPosts: withIds(order.blog.map(blogPost)),
    seo: withIds(
      load(
        'seo.json',
        v.array(
          contentSchema(SeoInput, {
            image: Picture,
            title: InAllLanguages,
            description: InAllLanguages,
            keywords: InAllLanguages,
          }),
        ),
      ),
    ),
  };
}
