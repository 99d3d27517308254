import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { TransferBooking } from '#contract/transfer-request.ts';
import type { Database } from '#db/client.ts';
import { aliased } from '#db/columns.ts';
import { read } from '#db/reader.ts';
import { transferLegs, transferLines, transferPlaces, transferRequests, transferVehicles } from '#db/schema.ts';

const fromPlace = alias(transferPlaces, 'from_place');
const toPlace = alias(transferPlaces, 'to_place');

/** Columns of a place under names of their own, and the place put together again. */
const placeColumns = <P extends string>(place: typeof fromPlace | typeof toPlace, prefix: P) => ({
  id: aliased(place.id, `${prefix}Id`),
  kind: aliased(place.kind, `${prefix}Kind`),
  name: aliased(place.name, `${prefix}Name`),
  meetingPoint: aliased(place.meetingPoint, `${prefix}MeetingPoint`),
  translations: aliased(place.translations, `${prefix}Translations`),
});

/** The request for whoever holds its link; undefined when reference or token is wrong. */
export const transferBooking = (db: Database, reference: string, tokenHash: string) => {
  const isHolders = and(
    eq(transferRequests.reference, reference),
    eq(transferRequests.manageTokenHash, tokenHash),
    sql`${transferRequests.deletedAt} IS NULL`,
  );
  const requestId = sql`(SELECT id FROM transfer_requests WHERE reference = ${reference} AND manage_token_hash = ${tokenHash})`;
  return read(
    [
      db
        .select({
          request: transferRequests,
          from: placeColumns(fromPlace, 'from'),
          to: placeColumns(toPlace, 'to'),
          vehicleName: aliased(transferVehicles.name, 'vehicleName'),
          vehicleTranslations: aliased(transferVehicles.translations, 'vehicleTranslations'),
        })
        .from(transferRequests)
        .innerJoin(fromPlace, eq(fromPlace.id, transferRequests.fromPlaceId))
        .innerJoin(toPlace, eq(toPlace.id, transferRequests.toPlaceId))
        .leftJoin(transferVehicles, eq(transferVehicles.code, transferRequests.vehicleCode))
        .where(isHolders),
      db
        .select({ leg: transferLegs.leg, date: transferLegs.localDate, time: transferLegs.localTime, flight: transferLegs.flight })
        .from(transferLegs)
        .where(eq(transferLegs.requestId, requestId))
        .orderBy(asc(transferLegs.startsAt)),
      db
        .select({ code: transferLines.code, quantity: transferLines.quantity, cents: transferLines.cents })
        .from(transferLines)
        .where(eq(transferLines.requestId, requestId))
        .orderBy(asc(transferLines.position)),
    ],
    ([row], legs, lines): TransferBooking | undefined => {
      if (!row) return undefined;
      const { request, from, to } = row;
      const { adults, childAges, luggage, currency, totalCents, signName, note, createdAt } = request;
      return {
        reference: request.reference,
        status: request.status === 'spam' ? 'new' : request.status,
        from,
        to,
        legs,
        adults,
        childAges,
        luggage,
        currency,
        totalCents,
        lines,
        signName,
        note,
        createdAt,
        vehicle: { code: request.vehicleCode, name: row.vehicleName ?? request.vehicleCode, translations: row.vehicleTranslations ?? {} },
        contact: { name: request.contactName, email: request.contactEmail, phone: request.contactPhone },
      };
    },
  );
};
