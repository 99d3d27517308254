import * as v from 'valibot';
import { shared } from '#cache/policy.ts';
import { searchText } from '#contract/list-queries.schema.ts';
import type { PersonCheck } from '#contract/person-check.ts';
import { query } from '#http/body.ts';
import { found } from '#http/problem.ts';
import { router } from '#http/router.ts';
import { turnstileSiteKey } from '#http/turnstile.ts';
import { transferRules } from './rules.reads.ts';
import { placeList, priceTable, vehicleList, zoneDetail, zoneList } from './transfers.reads.ts';

const PlaceQuery = v.object({ q: searchText });

/** The published table: places, zones, vehicles and prices. */
export const transferRoutes = router()
  .get('/transfers/places', shared('transfers'), query(PlaceQuery), async (c) =>
    c.json(await c.var.reader.run(placeList(c.var.db, c.req.valid('query').q))),
  )
  .get('/transfers/zones', shared('transfers'), async (c) => c.json(await c.var.reader.run(zoneList(c.var.db))))
  .get('/transfers/zones/:slug', shared('transfers'), async (c) =>
    c.json(found(await c.var.reader.run(zoneDetail(c.var.db, c.req.param('slug'))))),
  )
  .get('/transfers/vehicles', shared('transfers'), async (c) => c.json(await c.var.reader.run(vehicleList(c.var.db))))
  .get('/transfers/rules', shared('transfers'), async (c) => c.json(found(await c.var.reader.run(transferRules(c.var.db)))))
  .get('/transfers/person-check', shared(), (c) => c.json<PersonCheck>({ siteKey: turnstileSiteKey(c.env) ?? null }))
  .get('/transfers/prices', shared('transfers'), async (c) => c.json(await c.var.reader.run(priceTable(c.var.db))));
