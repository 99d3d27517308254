import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { aliased } from '#db/columns.ts';
import { read } from '#db/reader.ts';
import { settings, transferPlaces, transferPrices, transferVehicles, transferZones } from '#db/schema.ts';
import { parseRules, RULES_KEY } from './rules.reads.ts';

const SECRET_KEY = 'quote-secret';

/** All that a price follows from: rules, vehicles, the published prices, and the two places with their zones. */
export const priceData = (db: Database, placeIds: number[]) =>
  read(
    [
      db
        .select({ key: settings.key, value: settings.value })
        .from(settings)
        .where(inArray(settings.key, [RULES_KEY, SECRET_KEY])),
      db.select().from(transferVehicles).where(isNull(transferVehicles.deletedAt)),
      db.select().from(transferPrices).where(eq(transferPrices.versionId, sql`(SELECT max(id) FROM transfer_price_versions)`)),
      db
        .select({
          id: transferPlaces.id,
          kind: transferPlaces.kind,
          name: transferPlaces.name,
          meetingPoint: transferPlaces.meetingPoint,
          translations: transferPlaces.translations,
          zoneId: transferPlaces.zoneId,
          minutes: aliased(transferZones.minutes, 'minutes'),
        })
        .from(transferPlaces)
        .leftJoin(transferZones, eq(transferZones.id, transferPlaces.zoneId))
        .where(and(inArray(transferPlaces.id, placeIds), isNull(transferPlaces.deletedAt))),
    ],
    (documents, vehicles, prices, places) => {
      const documentOf = (key: string) => documents.find((row) => row.key === key)?.value;
      return {
        rules: parseRules(documentOf(RULES_KEY)),
        storedSecret: documentOf(SECRET_KEY) as string | undefined,
        vehicles,
        prices,
        places,
        zones: places.flatMap(({ zoneId, minutes }) => (zoneId === null || minutes === null ? [] : [{ id: zoneId, minutes }])),
        version: prices[0]?.versionId ?? 0,
      };
    },
  );
export type PriceData = ReturnType<ReturnType<typeof priceData>['shape']>;

/** The installation's own secret: the configured one, else a random one that the database keeps from its first use on. */
export async function quoteSecret(db: Database, configured: string | undefined, known?: string): Promise<string> {
  if (configured || known) return configured || String(known);
  const random = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const [, [row]] = await db.batch([
    db.insert(settings).values({ key: SECRET_KEY, value: random }).onConflictDoNothing(),
    db.select({ value: settings.value }).from(settings).where(eq(settings.key, SECRET_KEY)),
  ]);
  return String(row?.value);
}
