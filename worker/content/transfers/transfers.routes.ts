import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { searchText } from '#contract/admin/list-queries.schema.ts';
import { answerOf } from '#contract/answer-parts.schema.ts';
import {
  TransferPlaces,
  TransferPrices,
  TransferVehicles,
  TransferZone,
  TransferZones,
} from '#contract/transfers/answers.schema.ts';
import { PersonCheck as PersonCheckSchema } from '#contract/transfers/person-check.schema.ts';
import { TransferRules } from '#contract/transfers/transfers.schema.ts';
import { shared } from '#core/cache/policy.ts';
import { transferRules } from '#core/db/published/transfer-rules.ts';
import { query } from '#core/http/bodies/body.ts';
import { answer } from '#core/http/description/answer.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { multilingual } from '#core/http/description/multilingual.ts';
import { found } from '#core/http/problem.ts';
import { turnstileSiteKey } from '#core/http/protection/turnstile.ts';
import { router } from '#core/http/router.ts';
import { filled } from '#core/text/strings/filled.ts';
import { placeList, priceTable, vehicleList, zoneDetail, zoneList } from './transfers.reads.ts';

const PlaceQuery = v.object({ q: searchText });

/** The published table: places, zones, vehicles and prices. */
export const transferRoutes = router();

transferRoutes.get(
  '/transfers/places',
  describeRoute({
    summary: 'Pick-up and drop-off places; alternative spellings match too',
  }),
  shared('transfers'),
  multilingual(TransferPlaces),
  query(PlaceQuery),
  async (c) =>
    answer(c, await c.var.reader.run(placeList(c.var.db, c.req.valid('query').q, c.var.language))),
);
transferRoutes.get(
  '/transfers/zones',
  describeRoute({ summary: 'Price zones' }),
  shared('transfers'),
  filled,
  multilingual(TransferZones),
  async (c) => answer(c, await c.var.reader.run(zoneList(c.var.db, c.var.language))),
);
transferRoutes.get(
  '/transfers/zones/:slug',
  describeRoute({
    summary: 'One zone with its places and prices',
  }),
  shared('transfers', 'seo'),
  filled,
  multilingual(TransferZone),
  async (c) => answer(c, found(await c.var.reader.run(zoneDetail(c.var.db, c.req.param('slug'))))),
);
transferRoutes.get(
  '/transfers/vehicles',
  describeRoute({
    summary: 'Vehicles and their capacity',
  }),
  shared('transfers'),
  filled,
  multilingual(TransferVehicles),
  async (c) => answer(c, await c.var.reader.run(vehicleList(c.var.db))),
);
transferRoutes.get(
  '/transfers/rules',
  describeRoute({
    summary: 'Supplements, extras, waiting times and cancellation terms',
    responses: answers({ 200: answerOf('/api/transfers/rules', TransferRules) }),
  }),
  shared('transfers'),
  async (c) => answer(c, found(await c.var.reader.run(transferRules(c.var.db)))),
);
transferRoutes.get(
  '/transfers/person-check',
  describeRoute({
    summary: 'Site key of the Turnstile widget required for requests; null if none is required',
    responses: answers({ 200: answerOf('/api/transfers/person-check', PersonCheckSchema) }),
  }),
  shared(),
  (c) => answer(c, { siteKey: turnstileSiteKey(c.env) ?? null }),
);
transferRoutes.get(
  '/transfers/prices',
  describeRoute({
    summary: 'The price table valid today, in cents',
    responses: answers({ 200: TransferPrices }),
  }),
  shared('transfers'),
  async (c) => answer(c, await c.var.reader.run(priceTable(c.var.db))),
);
