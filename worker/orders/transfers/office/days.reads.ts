import { and, asc, between, eq, isNull, ne, notInArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Settings } from '#contract/pages/settings.ts';
import type { DayLeg } from '#contract/transfers/admin/admin.ts';
import type { Database } from '#core/db/client.ts';
import { aliased } from '#core/db/columns.ts';
import { type Reader, read } from '#core/db/reader.ts';
import {
  transferLegs,
  transferPlaces,
  transferRequests,
  transferVehicles,
} from '#core/db/schema.ts';
import { dayMoneyOf, NOTHING_OWED } from '#money/ledger/day-money.reads.ts';
import { PAID_TO_PARTNER } from '#money/ledger/owed.sql.ts';
import { pickupMessage } from '../mail/whatsapp.ts';
import { legsOf } from './legs.reads.ts';

const fromPlace = alias(transferPlaces, 'from_place');
const toPlace = alias(transferPlaces, 'to_place');

const placeColumns = <P extends string>(place: typeof fromPlace | typeof toPlace, prefix: P) => ({
  id: aliased(place.id, `${prefix}Id`),
  kind: aliased(place.kind, `${prefix}Kind`),
  name: aliased(place.name, `${prefix}Name`),
  latitude: aliased(place.latitude, `${prefix}Latitude`),
  longitude: aliased(place.longitude, `${prefix}Longitude`),
  meetingPoint: aliased(place.meetingPoint, `${prefix}MeetingPoint`),
  translations: aliased(place.translations, `${prefix}Translations`),
});

/** States without a journey. */
const NOT_DRIVEN = ['spam', 'declined', 'cancelled_customer', 'cancelled_operator'] as const;

const rowsBetween = (db: Database, from: string, to: string, isDrivenOnly: boolean) =>
  read(
    [
      db
        .select({
          request: transferRequests,
          leg: transferLegs.leg,
          from: placeColumns(fromPlace, 'from'),
          to: placeColumns(toPlace, 'to'),
          vehicleName: aliased(transferVehicles.name, 'vehicleName'),
          vehicleTranslations: aliased(transferVehicles.translations, 'vehicleTranslations'),
          isPaidElsewhere: PAID_TO_PARTNER.transfer.as('isPaidElsewhere'),
        })
        .from(transferLegs)
        .innerJoin(transferRequests, eq(transferRequests.id, transferLegs.requestId))
        .innerJoin(fromPlace, eq(fromPlace.id, transferRequests.fromPlaceId))
        .innerJoin(toPlace, eq(toPlace.id, transferRequests.toPlaceId))
        .leftJoin(transferVehicles, eq(transferVehicles.code, transferRequests.vehicleCode))
        .where(
          and(
            between(transferLegs.localDate, from, to),
            isNull(transferRequests.deletedAt),
            isDrivenOnly
              ? notInArray(transferRequests.status, [...NOT_DRIVEN])
              : ne(transferRequests.status, 'spam'),
          ),
        )
        .orderBy(
          asc(transferLegs.localDate),
          asc(transferLegs.localTime),
          asc(transferRequests.id),
        ),
    ],
    (rows) => rows,
  );

/** The journeys of a span of days, by time of pick-up. Cancelled and declined ones only when `isDrivenOnly` is false; spam never. */
export async function legsBetween(
  db: Database,
  reader: Reader,
  site: Pick<Settings, 'siteName'>,
  { from, to, isDrivenOnly }: { from: string; to: string; isDrivenOnly: boolean },
): Promise<DayLeg[]> {
  const rows = await reader.run(rowsBetween(db, from, to, isDrivenOnly));
  const ids = [...new Set(rows.map(({ request }) => request.id))];
  const owing = rows.flatMap(({ request, isPaidElsewhere }) =>
    isPaidElsewhere ? [] : [request.id],
  );
  const [legs, money] = await Promise.all([
    reader.run(legsOf(db, ids)),
    reader.run(dayMoneyOf(db, 'transfer', owing)),
  ]);
  return rows.flatMap((row) => {
    const { request } = row;
    const leg = legs.get(request.id)?.find((one) => one.leg === row.leg);
    if (!leg) return [];
    const {
      id,
      reference,
      status,
      version,
      language,
      adults,
      childAges,
      signName,
      note,
      luggage,
      extras,
      totalCents,
      currency,
    } = request;
    const [start, end] = row.leg === 'outbound' ? [row.from, row.to] : [row.to, row.from];
    const pickup = {
      ...leg,
      ...{
        id,
        reference,
        status,
        version,
        language,
        adults,
        childAges,
        signName,
        note,
        luggage,
        extras,
        totalCents,
        currency,
      },
      money: money.get(id) ?? NOTHING_OWED,
      contact: {
        name: request.contactName,
        email: request.contactEmail,
        phone: request.contactPhone,
      },
      from: start,
      to: end,
      vehicle: {
        code: request.vehicleCode,
        name: row.vehicleName ?? request.vehicleCode,
        translations: row.vehicleTranslations ?? {},
      },
    };
    return [{ ...pickup, whatsapp: pickupMessage(pickup, site.siteName) }];
  });
}
