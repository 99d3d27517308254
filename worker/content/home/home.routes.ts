import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import {
  HeroBannerInput as HeroBannerInputSchema,
  TestimonialInput as TestimonialInputSchema,
} from '#contract/content/home.schema.ts';
import type {
  HeroBanner,
  HeroBannerInput,
  Testimonial,
  TestimonialInput,
} from '#contract/content/home.ts';
import { HeroBanners, Testimonials } from '#contract/content/site-answers.schema.ts';
import { shared } from '#core/cache/policy.ts';
import type { Database } from '#core/db/client.ts';
import { NOW, pickTranslations, pictureTint, translatedFields } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { heroBanners, testimonials } from '#core/db/schema.ts';
import { answer } from '#core/http/description/answer.ts';
import { multilingual } from '#core/http/description/multilingual.ts';
import { router } from '#core/http/router.ts';
import { filled } from '#core/text/strings/filled.ts';

/** Testimonials on one page; the home page shows the first three. */
const TESTIMONIALS_LIMIT = 100;

const activeBanners = (db: Database) =>
  read(
    [
      db
        .select({
          id: heroBanners.id,
          image: heroBanners.image,
          tint: pictureTint(heroBanners.image),
          title: heroBanners.title,
          subtitle: heroBanners.subtitle,
          buttonText: heroBanners.buttonText,
          buttonLink: heroBanners.buttonLink,
          translations: pickTranslations<HeroBannerInput['translations']>(
            heroBanners.translations,
            translatedFields(HeroBannerInputSchema),
          ),
        })
        .from(heroBanners)
        .where(
          and(
            isNull(heroBanners.deletedAt),
            eq(heroBanners.isActive, true),
            or(isNull(heroBanners.startsAt), lte(heroBanners.startsAt, NOW)),
            or(isNull(heroBanners.endsAt), gt(heroBanners.endsAt, NOW)),
          ),
        )
        .orderBy(asc(heroBanners.sortOrder)),
    ],
    (rows): HeroBanner[] => rows,
  );

const publishedTestimonials = (db: Database) =>
  read(
    [
      db
        .select({
          id: testimonials.id,
          text: testimonials.text,
          rating: testimonials.rating,
          avatar: testimonials.avatar,
          name: testimonials.name,
          country: testimonials.country,
          visitedOn: testimonials.visitedOn,
          isDemo: testimonials.isDemo,
          translations: pickTranslations<TestimonialInput['translations']>(
            testimonials.translations,
            translatedFields(TestimonialInputSchema),
          ),
        })
        .from(testimonials)
        .where(and(isNull(testimonials.deletedAt), eq(testimonials.isPublished, true)))
        .orderBy(asc(testimonials.sortOrder), desc(testimonials.id))
        .limit(TESTIMONIALS_LIMIT),
    ],
    (rows): Testimonial[] => rows,
  );

export const homeRoutes = router();

homeRoutes.get(
  '/hero-banners/active',
  describeRoute({
    summary: 'Banners on the home page, in order',
  }),
  shared('home'),
  filled,
  multilingual(HeroBanners),
  async (c) => answer(c, await c.var.reader.run(activeBanners(c.var.db))),
);
homeRoutes.get(
  '/testimonials',
  describeRoute({ summary: 'Testimonials' }),
  shared('home'),
  filled,
  multilingual(Testimonials),
  async (c) => answer(c, await c.var.reader.run(publishedTestimonials(c.var.db))),
);
