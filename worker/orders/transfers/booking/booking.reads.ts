import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { isOfferPending, isOfferValid } from '#contract/orders/offers.ts';
import type {
  BookingEvent,
  BookingLeg,
  TransferBooking,
  TransferRequestState,
} from '#contract/transfers/booking/booking.ts';
import type { PlaceInput } from '#contract/transfers/transfers.ts';
import type { Database } from '#core/db/client.ts';
import { aliased } from '#core/db/columns.ts';
import { delayOf } from '#core/db/delay.sql.ts';
import { parseRules, selectRules } from '#core/db/published/transfer-rules.ts';
import { read } from '#core/db/reader.ts';
import {
  drivers,
  requestEvents,
  transferLegs,
  transferLines,
  transferPlaces,
  transferRequests,
  transferVehicles,
} from '#core/db/schema.ts';
import { cancellationTerms, tiersOf } from './cancellation.ts';
import { canAskForChange } from './change-request.ts';
import { includedWaiting } from './leg-conditions.ts';

export type RequestRow = typeof transferRequests.$inferSelect;
type EventRow = typeof requestEvents.$inferSelect;

const fromPlace = alias(transferPlaces, 'from_place');
const toPlace = alias(transferPlaces, 'to_place');

/** Aliased columns of a place, and the function that combines them. */
const placeColumns = <P extends string>(place: typeof fromPlace | typeof toPlace, prefix: P) => ({
  id: aliased(place.id, `${prefix}Id`),
  kind: aliased(place.kind, `${prefix}Kind`),
  name: aliased(place.name, `${prefix}Name`),
  meetingPoint: aliased(place.meetingPoint, `${prefix}MeetingPoint`),
  translations: aliased(place.translations, `${prefix}Translations`),
});

const guestState = (status: string) => (status === 'spam' ? 'new' : status) as TransferRequestState;

const guestEvent = ({ type, toStatus, actor, note, data, createdAt }: EventRow): BookingEvent[] =>
  type === 'note'
    ? []
    : [
        {
          type,
          status: guestState(toStatus),
          by: actor === 'guest' ? 'guest' : 'firm',
          note,
          wish: type === 'change_request' ? (data as BookingEvent['wish']) : null,
          at: createdAt,
        },
      ];

/** Marked as spam, or unmarked: hidden from guests, like the firm's note about it. */
const isSpamMark = ({ type, fromStatus, toStatus }: EventRow) =>
  type === 'state' && fromStatus !== null && (fromStatus === 'spam' || toStatus === 'spam');

/** An offer that ended says so itself. */
const isOfferEnd = ({ actor, data }: EventRow) => actor === 'system' && data?.offer === 'expired';

const guestEvents = (events: readonly EventRow[]): BookingEvent[] =>
  events.filter((event) => !isSpamMark(event) && !isOfferEnd(event)).flatMap(guestEvent);

/** What the firm offers; nothing once it was accepted or declined. */
const offeredIn = (request: RequestRow, now: Date): TransferBooking['offered'] =>
  request.status === 'quoted' && isOfferPending(request.offer)
    ? {
        ...{ note: request.offerNote, until: request.offerUntil },
        isOver: !isOfferValid(request, now),
      }
    : null;

export type StoredTransfer = { request: RequestRow; booking: TransferBooking };

/** The request selected by a condition on the table's own columns, as its guest sees it. */
const transferWhere = (db: Database, condition: SQL) => {
  const requestId = sql`(SELECT id FROM transfer_requests WHERE ${condition})`;
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
        .where(eq(transferRequests.id, requestId)),
      db
        .select({
          leg: transferLegs.leg,
          date: transferLegs.localDate,
          time: transferLegs.localTime,
          startsAt: transferLegs.startsAt,
          endsAt: transferLegs.endsAt,
          flight: transferLegs.flight,
          agreedTime: transferLegs.agreedTime,
          delayMinutes: delayOf(
            sql`'transfer:' || ${transferLegs.requestId} || ':' || ${transferLegs.leg}`,
          ).as('delayMinutes'),
          pickupAddress: transferLegs.pickupAddress,
          dropoffAddress: transferLegs.dropoffAddress,
          driverName: aliased(drivers.name, 'driverName'),
          driverPhone: aliased(drivers.phone, 'driverPhone'),
          driverVehicle: aliased(drivers.vehicle, 'driverVehicle'),
          driverPlate: aliased(drivers.plate, 'driverPlate'),
        })
        .from(transferLegs)
        .leftJoin(drivers, eq(drivers.id, transferLegs.driverId))
        .where(eq(transferLegs.requestId, requestId))
        .orderBy(asc(transferLegs.startsAt)),
      db
        .select({
          code: transferLines.code,
          quantity: transferLines.quantity,
          cents: transferLines.cents,
        })
        .from(transferLines)
        .where(eq(transferLines.requestId, requestId))
        .orderBy(asc(transferLines.position)),
      db
        .select()
        .from(requestEvents)
        .where(
          and(
            eq(requestEvents.requestId, requestId),
            eq(requestEvents.kind, 'transfer'),
            ne(requestEvents.type, 'note'),
          ),
        )
        .orderBy(asc(requestEvents.id)),
      selectRules(db),
    ],
    ([row], legRows, lines, events, [document]): StoredTransfer | undefined => {
      if (!row) return undefined;
      const { request, from, to } = row;
      const rules = parseRules(document?.value);
      const legs = legRows.map(
        ({ driverName, driverPhone, driverVehicle, driverPlate, ...leg }): BookingLeg => {
          const pickup: PlaceInput['kind'] = leg.leg === 'outbound' ? from.kind : to.kind;
          return {
            ...leg,
            driver:
              driverName === null
                ? null
                : {
                    name: driverName,
                    phone: driverPhone ?? '',
                    vehicle: driverVehicle ?? '',
                    plate: driverPlate ?? '',
                  },
            waitingMinutes: rules ? includedWaiting(pickup, rules.waiting) : 0,
          };
        },
      );
      const {
        adults,
        childAges,
        luggage,
        extras,
        currency,
        totalCents,
        signName,
        note,
        language,
        version,
        feeCents,
      } = request;
      const now = new Date();
      const booking: TransferBooking = {
        reference: request.reference,
        status: guestState(request.status),
        language,
        version,
        from,
        to,
        legs,
        adults,
        childAges,
        luggage,
        extras,
        currency,
        totalCents,
        lines,
        signName,
        note,
        feeCents,
        events: guestEvents(events),
        cancellation: cancellationTerms(
          { status: request.status, totalCents, lines, legs },
          tiersOf(request.terms),
          now,
        ),
        canRequestChange: canAskForChange(request.status, legs, events, now),
        offer: request.offer,
        offered: offeredIn(request, now),
        createdAt: request.createdAt,
        updatedAt: request.updatedAt,
        vehicle: {
          code: request.vehicleCode,
          name: row.vehicleName ?? request.vehicleCode,
          translations: row.vehicleTranslations ?? {},
        },
        contact: {
          name: request.contactName,
          email: request.contactEmail,
          phone: request.contactPhone,
        },
      };
      return { request, booking };
    },
  );
};

/** By its reference only: the caller must verify the link. */
export const transferByReference = (db: Database, reference: string) =>
  transferWhere(db, sql`reference = ${reference} AND deleted_at IS NULL`);

/** For the firm, by id or reference, including the trash. */
export const transferById = (db: Database, name: string) =>
  transferWhere(db, sql`(id = ${name} OR reference = ${name})`);
