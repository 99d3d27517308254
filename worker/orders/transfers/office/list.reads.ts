import { and, asc, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { TransferInboxState } from '#contract/admin/admin.ts';
import type { InLanguages } from '#contract/languages/translation.ts';
import type { AdminLeg, TransferListItem, TransferQuery } from '#contract/transfers/admin/admin.ts';
import { actorName } from '#core/db/actor-name.sql.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, pickTranslations } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import {
  partners,
  requestEvents,
  transferPlaces,
  transferRequests,
  transferVehicles,
} from '#core/db/schema.ts';
import { itemPage } from '#orders/item-index/item-list.reads.ts';

const fromPlace = alias(transferPlaces, 'from_place');
const toPlace = alias(transferPlaces, 'to_place');

type Names = { name?: InLanguages<string> | undefined };
const names = (column: Parameters<typeof pickTranslations>[0], name: string) =>
  pickTranslations<Names>(column, ['name']).as(name);

/** A guest's change request that the firm has not answered yet. */
const hasOpenChangeRequest =
  sql<boolean>`EXISTS (SELECT 1 FROM request_events change WHERE change.request_id = ${transferRequests.id} AND change.kind = 'transfer'
  AND change.type = 'change_request' AND NOT EXISTS (SELECT 1 FROM request_events answer WHERE answer.request_id = change.request_id
  AND answer.kind = 'transfer' AND answer.id > change.id AND answer.actor <> 'guest' AND answer.type <> 'note'))`.mapWith(
    Boolean,
  );

export const requestColumns = {
  id: transferRequests.id,
  reference: transferRequests.reference,
  status: transferRequests.status,
  version: transferRequests.version,
  language: transferRequests.language,
  contactName: transferRequests.contactName,
  contactEmail: transferRequests.contactEmail,
  contactPhone: transferRequests.contactPhone,
  fromId: aliased(fromPlace.id, 'fromId'),
  fromKind: aliased(fromPlace.kind, 'fromKind'),
  fromName: aliased(fromPlace.name, 'fromName'),
  fromNames: names(fromPlace.translations, 'fromNames'),
  toId: aliased(toPlace.id, 'toId'),
  toKind: aliased(toPlace.kind, 'toKind'),
  toName: aliased(toPlace.name, 'toName'),
  toNames: names(toPlace.translations, 'toNames'),
  vehicleCode: transferRequests.vehicleCode,
  vehicleName: aliased(transferVehicles.name, 'vehicleName'),
  vehicleNames: names(transferVehicles.translations, 'vehicleNames'),
  adults: transferRequests.adults,
  childAges: transferRequests.childAges,
  totalCents: transferRequests.totalCents,
  currency: transferRequests.currency,
  signName: transferRequests.signName,
  note: transferRequests.note,
  partnerId: transferRequests.partnerId,
  partnerName: aliased(partners.name, 'partnerName'),
  hasOpenWish: hasOpenChangeRequest.as('hasOpenWish'),
  createdAt: transferRequests.createdAt,
  updatedAt: transferRequests.updatedAt,
  deletedAt: transferRequests.deletedAt,
};

/** Requests with their places and vehicle; of a page it is read first, which a cross join makes sure of. */
const selectRequests = (db: Database, page = sql`(SELECT 1)`) =>
  db
    .select(requestColumns)
    .from(page)
    .crossJoin(transferRequests)
    .innerJoin(fromPlace, eq(fromPlace.id, transferRequests.fromPlaceId))
    .innerJoin(toPlace, eq(toPlace.id, transferRequests.toPlaceId))
    .leftJoin(transferVehicles, eq(transferVehicles.code, transferRequests.vehicleCode))
    .leftJoin(partners, eq(partners.id, transferRequests.partnerId))
    .$dynamic();

type RequestColumns = Awaited<ReturnType<typeof selectRequests>>[number];

export const listItem = (row: RequestColumns, legs: AdminLeg[]): TransferListItem => {
  const {
    contactName,
    contactEmail,
    contactPhone,
    fromId,
    fromKind,
    fromName,
    fromNames,
    toId,
    toKind,
    toName,
    toNames,
    ...rest
  } = row;
  const { vehicleCode, vehicleName, vehicleNames, partnerId, partnerName, ...request } = rest;
  return {
    ...request,
    contact: { name: contactName, email: contactEmail, phone: contactPhone },
    from: { id: fromId, kind: fromKind, name: fromName, translations: fromNames },
    to: { id: toId, kind: toKind, name: toName, translations: toNames },
    partner: partnerId === null ? null : { id: partnerId, name: partnerName ?? '' },
    vehicle: {
      code: vehicleCode,
      name: vehicleName ?? vehicleCode,
      translations: vehicleNames ?? {},
    },
    legs,
  };
};

/** A page of requests without their legs. */
export const requestPage = (db: Database, { from, to, sort, ...query }: TransferQuery) =>
  itemPage<RequestColumns, TransferInboxState>(
    db,
    'transfer',
    {
      ...query,
      days: from || to ? { from, to } : undefined,
      sort: sort === 'date' ? 'travel' : sort === '-date' ? '-travel' : sort,
    },
    (page, order) =>
      selectRequests(db, page).where(sql`${transferRequests.id} = page.item_id`).orderBy(order),
  );

export const oneRequest = (db: Database, name: string) =>
  read(
    [
      selectRequests(db).where(
        or(eq(transferRequests.id, name), eq(transferRequests.reference, name)),
      ),
    ],
    ([row]) => row,
  );

/** Events with their author's name. */
export const eventRows = (db: Database, requestId: string) =>
  read(
    [
      db
        .select({
          event: requestEvents,
          user: actorName(requestEvents.actor).as('user'),
        })
        .from(requestEvents)
        .where(and(eq(requestEvents.requestId, requestId), eq(requestEvents.kind, 'transfer')))
        .orderBy(asc(requestEvents.id)),
    ],
    (rows) => rows,
  );
