import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { DASHBOARD_ITEMS, type InboxTransfer } from '#contract/admin/admin.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, pickTranslations } from '#core/db/columns.ts';
import {
  requestEvents,
  transferLegs,
  transferPlaces,
  transferRequests,
  transferVehicles,
} from '#core/db/schema.ts';

/** States that still lead to a journey. */
const OPEN = ['new', 'quoted', 'confirmed', 'driver_assigned'] as const;

const fromPlace = alias(transferPlaces, 'from_place');
const toPlace = alias(transferPlaces, 'to_place');
const outbound = alias(transferLegs, 'outbound');
const returning = alias(transferLegs, 'returning');

type NameTranslations = InboxTransfer['from']['translations'];
const names = (column: Parameters<typeof pickTranslations>[0], name: string) =>
  pickTranslations<NameTranslations>(column, ['name']).as(name);
const places = () => ({
  fromName: aliased(fromPlace.name, 'fromName'),
  fromNames: names(fromPlace.translations, 'fromNames'),
  toName: aliased(toPlace.name, 'toName'),
  toNames: names(toPlace.translations, 'toNames'),
});

export const newestTransfers = (db: Database) =>
  db
    .select({
      id: transferRequests.id,
      reference: transferRequests.reference,
      status: transferRequests.status,
      adults: transferRequests.adults,
      childAges: transferRequests.childAges,
      totalCents: transferRequests.totalCents,
      currency: transferRequests.currency,
      note: transferRequests.note,
      language: transferRequests.language,
      createdAt: transferRequests.createdAt,
      contactName: transferRequests.contactName,
      email: transferRequests.contactEmail,
      phone: transferRequests.contactPhone,
      vehicleCode: transferRequests.vehicleCode,
      vehicleName: aliased(transferVehicles.name, 'vehicleName'),
      vehicleNames: names(transferVehicles.translations, 'vehicleNames'),
      ...places(),
      date: aliased(outbound.localDate, 'date'),
      time: aliased(outbound.localTime, 'time'),
      flight: aliased(outbound.flight, 'flight'),
      returnDate: aliased(returning.localDate, 'returnDate'),
    })
    .from(transferRequests)
    .innerJoin(fromPlace, eq(fromPlace.id, transferRequests.fromPlaceId))
    .innerJoin(toPlace, eq(toPlace.id, transferRequests.toPlaceId))
    .leftJoin(transferVehicles, eq(transferVehicles.code, transferRequests.vehicleCode))
    .leftJoin(
      outbound,
      and(eq(outbound.requestId, transferRequests.id), eq(outbound.leg, 'outbound')),
    )
    .leftJoin(
      returning,
      and(eq(returning.requestId, transferRequests.id), eq(returning.leg, 'return')),
    )
    .where(
      and(
        sql`+${transferRequests.deletedAt} IS NULL`,
        ne(transferRequests.status, 'spam'),
        eq(transferRequests.isDemo, false),
      ),
    )
    .orderBy(desc(transferRequests.createdAt))
    .limit(DASHBOARD_ITEMS);

/** The last open change request of each request; an internal note is no answer. */
export const openChangeRequests = (db: Database) =>
  db
    .select({
      id: transferRequests.id,
      reference: transferRequests.reference,
      guest: transferRequests.contactName,
      language: transferRequests.language,
      words: aliased(requestEvents.note, 'words'),
      at: aliased(requestEvents.createdAt, 'at'),
    })
    .from(transferRequests)
    .innerJoin(requestEvents, eq(requestEvents.requestId, transferRequests.id))
    .where(
      and(
        isNull(transferRequests.deletedAt),
        inArray(transferRequests.status, OPEN),
        eq(requestEvents.kind, 'transfer'),
        eq(requestEvents.type, 'change_request'),
        sql`NOT EXISTS (SELECT 1 FROM request_events later WHERE later.request_id = ${transferRequests.id} AND later.kind = 'transfer'
          AND later.id > ${requestEvents.id} AND (later.type = 'change_request' OR (later.actor <> 'guest' AND later.type <> 'note')))`,
      ),
    )
    .orderBy(desc(requestEvents.id))
    .limit(DASHBOARD_ITEMS);
