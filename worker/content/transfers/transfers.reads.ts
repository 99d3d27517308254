import { and, asc, desc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages/language.ts';
import { namesInAll } from '#contract/languages/translation.ts';
import { KEY_FIELDS, languagesOf } from '#contract/languages/translation-state.ts';
import { menorcaNow } from '#contract/menorca-time.ts';
import { findPlaces } from '#contract/places/place-names.ts';
import type {
  PriceItem,
  PriceTable,
  TransferPlace,
  TransferVehicle,
  TransferZone,
  TransferZoneDetail,
  ZonePrice,
} from '#contract/transfers/table.ts';
import {
  VehicleInput as VehicleInputSchema,
  ZoneInput as ZoneInputSchema,
} from '#contract/transfers/transfers.schema.ts';
import type { VehicleInput, ZoneInput } from '#contract/transfers/transfers.ts';
import type { Database } from '#core/db/client.ts';
import {
  aliased,
  languageColumn,
  pickTranslations,
  storedPath,
  translatedFields,
} from '#core/db/columns.ts';
import { seoColumns } from '#core/db/published/public-seo.ts';
import { isPriceOn } from '#core/db/published/transfer-prices.ts';
import { read } from '#core/db/reader.ts';
import {
  images,
  seoRecords,
  transferPlaces,
  transferPrices,
  transferPriceVersions,
  transferVehicles,
  transferZones,
} from '#core/db/schema.ts';

const imageAlt = aliased(images.alt, 'imageAlt');

const priceColumns = {
  zone: aliased(transferZones.slug, 'zone'),
  vehicle: aliased(transferVehicles.code, 'vehicle'),
  oneWayCents: transferPrices.oneWayCents,
  returnCents: transferPrices.returnCents,
};

const selectPrices = (db: Database) =>
  db
    .select(priceColumns)
    .from(transferPrices)
    .innerJoin(transferZones, eq(transferZones.id, transferPrices.zoneId))
    .innerJoin(transferVehicles, eq(transferVehicles.id, transferPrices.vehicleId));

const PRICE_ORDER = [asc(transferZones.sortOrder), asc(transferVehicles.sortOrder)] as const;

/** Where one language is asked, the names in others are spellings that a search must find. */
const withSpellings = (place: TransferPlace): TransferPlace => ({
  ...place,
  aliases: [...new Set([...place.aliases, ...namesInAll(place)])],
});

export const placeList = (db: Database, text: string | undefined, language?: Language) =>
  read(
    [
      db
        .select({
          id: transferPlaces.id,
          kind: transferPlaces.kind,
          name: transferPlaces.name,
          translations: pickTranslations<TransferPlace['translations']>(
            transferPlaces.translations,
            ['name'],
          ),
          zone: aliased(transferZones.slug, 'zone'),
          aliases: transferPlaces.aliases,
        })
        .from(transferPlaces)
        .leftJoin(transferZones, eq(transferZones.id, transferPlaces.zoneId))
        .where(isNull(transferPlaces.deletedAt))
        .orderBy(asc(transferZones.sortOrder), asc(transferPlaces.id)),
    ],
    (rows): TransferPlace[] => {
      const found = findPlaces(rows, text ?? '');
      return language ? found.map(withSpellings) : found;
    },
  );

/** The map position of a zone: the place with its name, else its first place. */
const chiefPlace = (column: 'latitude' | 'longitude') => {
  const ofZone = sql.raw(
    `SELECT p.${column} FROM transfer_places p WHERE p.zone_id = transfer_zones.id AND p.deleted_at IS NULL`,
  );
  return sql<
    number | null
  >`coalesce((${ofZone} AND p.name = transfer_zones.name ORDER BY p.id LIMIT 1), (${ofZone} ORDER BY p.id LIMIT 1))`.as(
    column,
  );
};

export const zoneList = (db: Database, language?: Language) =>
  read(
    [
      db
        .select({
          id: transferZones.id,
          slug: transferZones.slug,
          name: transferZones.name,
          minutes: transferZones.minutes,
          km: transferZones.km,
          hasPage: transferZones.hasPage,
          image: transferZones.image,
          headline: transferZones.headline,
          translations: pickTranslations<TransferZone['translations']>(transferZones.translations, [
            'name',
            'headline',
          ]),
          ...languageColumn(language, transferZones, KEY_FIELDS.zone),
          latitude: chiefPlace('latitude'),
          longitude: chiefPlace('longitude'),
        })
        .from(transferZones)
        .where(isNull(transferZones.deletedAt))
        .orderBy(asc(transferZones.sortOrder), asc(transferZones.id)),
    ],
    (rows): TransferZone[] => rows,
  );

export const vehicleList = (db: Database) =>
  read(
    [
      db
        .select({
          ...getTableColumns(transferVehicles),
          translations: pickTranslations<VehicleInput['translations']>(
            transferVehicles.translations,
            translatedFields(VehicleInputSchema),
          ),
          imageAlt,
        })
        .from(transferVehicles)
        .leftJoin(images, eq(images.path, storedPath(transferVehicles.image)))
        .where(isNull(transferVehicles.deletedAt))
        .orderBy(asc(transferVehicles.sortOrder), asc(transferVehicles.id)),
    ],
    (rows): TransferVehicle[] =>
      rows.map(
        ({
          translationState: _state,
          createdAt: _created,
          updatedAt: _updated,
          deletedAt: _deleted,
          version: _version,
          ...vehicle
        }) => vehicle,
      ),
  );

const priceTableOn = (db: Database, day: string) =>
  read(
    [
      selectPrices(db)
        .where(isPriceOn(day))
        .orderBy(...PRICE_ORDER),
      db
        .select({ id: transferPriceVersions.id })
        .from(transferPriceVersions)
        .orderBy(desc(transferPriceVersions.id))
        .limit(1),
    ],
    (items: PriceItem[], [version]): PriceTable => ({
      currency: 'EUR',
      version: version?.id ?? 0,
      items,
    }),
  );
export const priceTable = (db: Database) => priceTableOn(db, menorcaNow().date);

const zoneDetailOn = (db: Database, slug: string, day: string) =>
  read(
    [
      db
        .select({
          ...getTableColumns(transferZones),
          translations: pickTranslations<ZoneInput['translations']>(
            transferZones.translations,
            translatedFields(ZoneInputSchema),
          ),
          imageAlt,
        })
        .from(transferZones)
        .leftJoin(images, eq(images.path, storedPath(transferZones.image)))
        .where(
          and(
            eq(transferZones.slug, slug),
            isNull(transferZones.deletedAt),
            eq(transferZones.hasPage, true),
          ),
        ),
      db
        .select({
          id: transferPlaces.id,
          kind: transferPlaces.kind,
          name: transferPlaces.name,
          latitude: transferPlaces.latitude,
          longitude: transferPlaces.longitude,
          translations: pickTranslations<TransferPlace['translations']>(
            transferPlaces.translations,
            ['name'],
          ),
        })
        .from(transferPlaces)
        .where(
          and(
            isNull(transferPlaces.deletedAt),
            or(
              eq(transferPlaces.zoneId, sql`(SELECT id FROM transfer_zones WHERE slug = ${slug})`),
              eq(transferPlaces.kind, 'airport'),
            ),
          ),
        )
        .orderBy(asc(transferPlaces.id)),
      selectPrices(db)
        .where(and(isPriceOn(day), eq(transferZones.slug, slug)))
        .orderBy(...PRICE_ORDER),
      db
        .select(seoColumns)
        .from(seoRecords)
        .where(and(eq(seoRecords.page, `airport-transfers-${slug}`), isNull(seoRecords.deletedAt))),
    ],
    ([row], places, prices, [seo]): TransferZoneDetail | undefined => {
      if (!row) return undefined;
      const {
        translationState: _state,
        createdAt: _created,
        updatedAt: _updated,
        deletedAt: _deleted,
        version: _version,
        ...zone
      } = row;
      const ownPrices = prices.map(
        ({ vehicle, oneWayCents, returnCents }): ZonePrice => ({
          vehicle,
          oneWayCents,
          returnCents,
        }),
      );
      return {
        ...zone,
        languages: languagesOf(zone, KEY_FIELDS.zone),
        currency: 'EUR',
        places,
        prices: ownPrices,
        seo: seo ?? null,
      };
    },
  );

/** A zone with a page, its places and prices; undefined when there is none with this slug. */
export const zoneDetail = (db: Database, slug: string) => zoneDetailOn(db, slug, menorcaNow().date);
