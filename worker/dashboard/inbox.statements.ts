import { and, count, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { DASHBOARD_ITEMS, type InboxTransfer, type OpenMailState } from '#contract/admin.ts';
import type { Database } from '#db/client.ts';
import { aliased, pickTranslations } from '#db/columns.ts';
import {
  contactMessages,
  outbox,
  transferLegs,
  transferPlaces,
  transferRequests,
  transferVehicles,
  tripRequests,
  trips,
} from '#db/schema.ts';

const OPEN_MAILS: OpenMailState[] = ['pending', 'sending', 'failed'];

const fromPlace = alias(transferPlaces, 'from_place');
const toPlace = alias(transferPlaces, 'to_place');
const outbound = alias(transferLegs, 'outbound');
const returning = alias(transferLegs, 'returning');

type NameTranslations = InboxTransfer['from']['translations'];
const names = (column: Parameters<typeof pickTranslations>[0], name: string) =>
  pickTranslations<NameTranslations>(column, ['name']).as(name);

export const newestTransfers = (db: Database) =>
  db
    .select({
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
      fromName: aliased(fromPlace.name, 'fromName'),
      fromNames: names(fromPlace.translations, 'fromNames'),
      toName: aliased(toPlace.name, 'toName'),
      toNames: names(toPlace.translations, 'toNames'),
      date: aliased(outbound.localDate, 'date'),
      time: aliased(outbound.localTime, 'time'),
      flight: aliased(outbound.flight, 'flight'),
      returnDate: aliased(returning.localDate, 'returnDate'),
    })
    .from(transferRequests)
    .innerJoin(fromPlace, eq(fromPlace.id, transferRequests.fromPlaceId))
    .innerJoin(toPlace, eq(toPlace.id, transferRequests.toPlaceId))
    .leftJoin(transferVehicles, eq(transferVehicles.code, transferRequests.vehicleCode))
    .leftJoin(outbound, and(eq(outbound.requestId, transferRequests.id), eq(outbound.leg, 'outbound')))
    .leftJoin(returning, and(eq(returning.requestId, transferRequests.id), eq(returning.leg, 'return')))
    .where(and(isNull(transferRequests.deletedAt), ne(transferRequests.status, 'spam')))
    .orderBy(desc(transferRequests.createdAt))
    .limit(DASHBOARD_ITEMS);

export const newestTrips = (db: Database) =>
  db
    .select({
      reference: tripRequests.reference,
      status: tripRequests.status,
      date: tripRequests.localDate,
      adults: tripRequests.adults,
      childAges: tripRequests.childAges,
      message: tripRequests.message,
      language: tripRequests.language,
      createdAt: tripRequests.createdAt,
      contactName: tripRequests.contactName,
      email: tripRequests.contactEmail,
      phone: tripRequests.contactPhone,
      tripName: aliased(trips.name, 'tripName'),
      tripNames: names(trips.translations, 'tripNames'),
    })
    .from(tripRequests)
    .innerJoin(trips, eq(trips.id, tripRequests.tripId))
    .where(and(isNull(tripRequests.deletedAt), ne(tripRequests.status, 'spam')))
    .orderBy(desc(tripRequests.createdAt))
    .limit(DASHBOARD_ITEMS);

export const newestMessages = (db: Database) =>
  db
    .select({
      id: contactMessages.id,
      status: contactMessages.status,
      message: contactMessages.message,
      language: contactMessages.language,
      createdAt: contactMessages.createdAt,
      contactName: contactMessages.name,
      email: contactMessages.email,
      phone: contactMessages.phone,
    })
    .from(contactMessages)
    .where(and(isNull(contactMessages.deletedAt), ne(contactMessages.status, 'spam')))
    .orderBy(desc(contactMessages.createdAt))
    .limit(DASHBOARD_ITEMS);

export const openMails = (db: Database) =>
  db
    .select({
      id: outbox.id,
      to: outbox.toAddress,
      subject: outbox.subject,
      status: outbox.status,
      attempts: outbox.attempts,
      error: outbox.lastError,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(inArray(outbox.status, OPEN_MAILS))
    .orderBy(desc(outbox.createdAt))
    .limit(DASHBOARD_ITEMS);

export const countStates = (db: Database, table: typeof transferRequests | typeof tripRequests | typeof contactMessages) =>
  db.select({ status: table.status, count: count() }).from(table).where(isNull(table.deletedAt)).groupBy(table.status);

export const countOpenMails = (db: Database) =>
  db.select({ status: outbox.status, count: count() }).from(outbox).where(inArray(outbox.status, OPEN_MAILS)).groupBy(outbox.status);
