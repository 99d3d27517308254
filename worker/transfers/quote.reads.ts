import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { TransferRules } from '#contract/transfers.ts';
import type { Database } from '#db/client.ts';
import { read } from '#db/reader.ts';
import { settings, transferPlaces, transferPrices, transferPriceVersions, transferVehicles, transferZones } from '#db/schema.ts';

const SECRET_KEY = 'quote-secret';

/** All that a price follows from: rules, vehicles, the published prices, zones and the two places. */
export const priceData = (db: Database, placeIds: number[]) =>
  read(
    [
      db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'transfer-rules')),
      db.select().from(transferVehicles).where(isNull(transferVehicles.deletedAt)),
      db.select().from(transferPrices).where(eq(transferPrices.versionId, sql`(SELECT max(id) FROM transfer_price_versions)`)),
      db.select({ id: transferZones.id, minutes: transferZones.minutes }).from(transferZones).where(isNull(transferZones.deletedAt)),
      db.select().from(transferPlaces).where(and(inArray(transferPlaces.id, placeIds), isNull(transferPlaces.deletedAt))),
      db.select({ id: transferPriceVersions.id }).from(transferPriceVersions).orderBy(desc(transferPriceVersions.id)).limit(1),
    ],
    ([rules], vehicles, prices, zones, places, [version]) => ({ rules: rules && v.parse(TransferRules, rules.value), vehicles, prices, zones, places, version: version?.id ?? 0 }),
  );
export type PriceData = ReturnType<ReturnType<typeof priceData>['shape']>;

/** The installation's own secret: the configured one, else a random one that the database keeps. */
export async function quoteSecret(db: Database, configured: string | undefined): Promise<string> {
  if (configured) return configured;
  const stored = db.select({ value: settings.value }).from(settings).where(eq(settings.key, SECRET_KEY));
  const [known] = await stored;
  if (known) return String(known.value);
  const random = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const [, [row]] = await db.batch([db.insert(settings).values({ key: SECRET_KEY, value: random }).onConflictDoNothing(), stored]);
  return String(row?.value);
}
