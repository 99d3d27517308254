import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { HeroBannerInput, TestimonialInput } from '#contract/content/home.schema.ts';
import { refuse } from '#core/crud/check-input.ts';
import { crudRoutes } from '#core/crud/crud-routes.ts';
import { switchStates } from '#core/crud/states.ts';
import { heroBanners, testimonials } from '#core/db/schema.ts';
import { noStepUp } from '#core/step-up/step-up.ts';

const { isActive, startsAt, endsAt } = heroBanners;
const now = () => new Date().toISOString();

export const heroBannerAdminRoutes = crudRoutes({
  entity: 'hero-banners',
  writes: noStepUp('content: revisions undo it'),
  noun: { one: 'a banner', many: 'banners' },
  table: heroBanners,
  input: HeroBannerInput,
  toRow: (row) => row,
  list: {
    title: heroBanners.title,
    image: heroBanners.image,
    isActive,
    sortOrder: heroBanners.sortOrder,
    startsAt,
    endsAt,
    translations: heroBanners.translations,
    translationState: heroBanners.translationState,
  },
  searched: [heroBanners.title, heroBanners.translations],
  sorts: { order: heroBanners.sortOrder, title: heroBanners.title, updated: heroBanners.updatedAt },
  states: {
    draft: () => eq(isActive, false),
    published: () =>
      and(
        eq(isActive, true),
        or(isNull(startsAt), lte(startsAt, now())),
        or(isNull(endsAt), gt(endsAt, now())),
      ),
    scheduled: () => and(eq(isActive, true), gt(startsAt, now())),
    over: () => and(eq(isActive, true), lte(endsAt, now())),
  },
  check: (banner) => {
    if (
      banner.startsAt &&
      banner.endsAt &&
      Date.parse(banner.endsAt) <= Date.parse(banner.startsAt)
    )
      throw refuse('endsAt', 'invalid', 'problem.ends_before_start');
  },
  publish: { on: { isActive: true }, off: { isActive: false } },
  copy: (banner) => ({ ...banner, isActive: false }),
});

export const testimonialAdminRoutes = crudRoutes({
  entity: 'testimonials',
  writes: noStepUp('content: revisions undo it'),
  noun: { one: 'a testimonial', many: 'testimonials' },
  table: testimonials,
  input: TestimonialInput,
  toRow: (row) => row,
  list: {
    name: testimonials.name,
    country: testimonials.country,
    text: testimonials.text,
    rating: testimonials.rating,
    avatar: testimonials.avatar,
    isPublished: testimonials.isPublished,
    sortOrder: testimonials.sortOrder,
    translations: testimonials.translations,
    translationState: testimonials.translationState,
  },
  searched: [testimonials.name, testimonials.country, testimonials.text, testimonials.translations],
  sorts: {
    order: testimonials.sortOrder,
    name: testimonials.name,
    rating: testimonials.rating,
    updated: testimonials.updatedAt,
  },
  states: switchStates(testimonials.isPublished),
  publish: { on: { isPublished: true }, off: { isPublished: false } },
  copy: (testimonial) => ({ ...testimonial, isPublished: false }),
});
