import { and, asc, count, eq, inArray, isNull, min, sql } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { menorcaToday } from '#contract/calendar.ts';
import type { ServicesOverview, ServiceZone } from '#contract/content/services.ts';
import { ServicesOverview as ServicesOverviewSchema } from '#contract/content/site-answers.schema.ts';
import type { SeoPage } from '#contract/pages/seo.ts';
import { shared } from '#core/cache/policy.ts';
import type { Database } from '#core/db/client.ts';
import { pickTranslations } from '#core/db/columns.ts';
import { isTripPublic } from '#core/db/published/public-trips.ts';
import { isPriceOn } from '#core/db/published/transfer-prices.ts';
import { read } from '#core/db/reader.ts';
import { seoRecords, transferPrices, transferZones, trips } from '#core/db/schema.ts';
import { answer } from '#core/http/description/answer.ts';
import { multilingual } from '#core/http/description/multilingual.ts';
import { router } from '#core/http/router.ts';

/** Each service uses the image of the page that it links to. */
const PICTURED: SeoPage[] = [
  'trips',
  'airport-transfers',
  'airport-transfers-private',
  'airport-transfers-groups',
  'airport-transfers-vip',
  'cami-de-cavalls',
  'destinations',
  'menorca-taxis',
];

const servicesOverview = (db: Database) => {
  const today = menorcaToday(new Date());
  return read(
    [
      db
        .select({ page: seoRecords.page, image: seoRecords.image })
        .from(seoRecords)
        .where(inArray(seoRecords.page, PICTURED)),
      db
        .select({
          slug: transferZones.slug,
          name: transferZones.name,
          minutes: transferZones.minutes,
          km: transferZones.km,
          hasPage: transferZones.hasPage,
          translations: pickTranslations<ServiceZone['translations']>(transferZones.translations, [
            'name',
          ]),
          fromCents: min(transferPrices.oneWayCents).as('from_cents'),
        })
        .from(transferZones)
        .leftJoin(
          transferPrices,
          and(eq(transferPrices.zoneId, transferZones.id), isPriceOn(today)),
        )
        .where(isNull(transferZones.deletedAt))
        .groupBy(transferZones.id)
        .orderBy(asc(transferZones.sortOrder)),
      db
        .select({
          count: count(),
          fromPrice: sql<
            number | null
          >`min(CASE WHEN ${trips.showBookingOptions} THEN ${trips.price} END)`.as('from_price'),
        })
        .from(trips)
        .where(isTripPublic),
    ],
    (pictures, zones, [counted]): ServicesOverview => ({
      images: Object.fromEntries(pictures.map(({ page, image }) => [page, image])),
      zones: zones.filter(({ hasPage }) => hasPage).map(({ hasPage: _hasPage, ...zone }) => zone),
      currency: 'EUR',
      transfersFromCents: zones.reduce<number | null>(
        (least, { fromCents }) =>
          fromCents !== null && (least === null || fromCents < least) ? fromCents : least,
        null,
      ),
      trips: counted ?? { count: 0, fromPrice: null },
    }),
  );
};

export const serviceRoutes = router();

serviceRoutes.get(
  '/services',
  describeRoute({
    summary: 'Data for the services page',
  }),
  shared('seo', 'transfers', 'trips'),
  multilingual(ServicesOverviewSchema),
  async (c) => answer(c, await c.var.reader.run(servicesOverview(c.var.db))),
);
