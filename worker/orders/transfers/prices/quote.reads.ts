import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { aliased } from '#core/db/columns.ts';
import { PUBLISHED_VERSION } from '#core/db/published/transfer-prices.ts';
import { parseRules, RULES_KEY } from '#core/db/published/transfer-rules.ts';
import { read } from '#core/db/reader.ts';
import {
  settings,
  transferPlaces,
  transferPrices,
  transferVehicles,
  transferZones,
} from '#core/db/schema.ts';
import { SECRET_KEY } from '#core/db/signing-secret.ts';
import type { Bindings } from '#env';
import { PAYMENT_DOCUMENTS, paymentsIn } from '#money/payments/settings.ts';

/** Input of a price: rules, when it is paid, vehicles, the published prices, and the two places with their zones. */
export const priceData = (env: Bindings, db: Database, placeIds: number[]) =>
  read(
    [
      db
        .select({ key: settings.key, value: settings.value })
        .from(settings)
        .where(inArray(settings.key, [RULES_KEY, SECRET_KEY, ...PAYMENT_DOCUMENTS])),
      db.select().from(transferVehicles).where(isNull(transferVehicles.deletedAt)),
      db.select().from(transferPrices).where(eq(transferPrices.versionId, PUBLISHED_VERSION)),
      db
        .select({
          id: transferPlaces.id,
          kind: transferPlaces.kind,
          name: transferPlaces.name,
          meetingPoint: transferPlaces.meetingPoint,
          translations: transferPlaces.translations,
          zoneId: transferPlaces.zoneId,
          minutes: aliased(transferZones.minutes, 'minutes'),
          acceptsAtOnce: transferZones.acceptsAtOnce,
        })
        .from(transferPlaces)
        .leftJoin(transferZones, eq(transferZones.id, transferPlaces.zoneId))
        .where(and(inArray(transferPlaces.id, placeIds), isNull(transferPlaces.deletedAt))),
    ],
    (documents, vehicles, prices, places) => {
      const documentOf = (key: string) => documents.find((row) => row.key === key)?.value;
      return {
        rules: parseRules(documentOf(RULES_KEY)),
        payments: paymentsIn(env, documents),
        storedSecret: documentOf(SECRET_KEY) as string | undefined,
        vehicles,
        prices,
        places,
        zones: places.flatMap(({ zoneId, minutes, acceptsAtOnce }) =>
          zoneId === null || minutes === null
            ? []
            : [{ id: zoneId, minutes, acceptsAtOnce: acceptsAtOnce === true }],
        ),
        version: prices[0]?.versionId ?? 0,
      };
    },
  );
export type PriceData = ReturnType<ReturnType<typeof priceData>['shape']>;
