import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Counts, TransferInboxState } from '#contract/admin/admin.ts';
import type { InLanguages } from '#contract/languages/translation.ts';
import {
  type AdminLeg,
  TRANSFER_INBOX_STATES,
  type TransferListItem,
  type TransferQuery,
} from '#contract/transfers/admin/admin.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, containsWords, pickTranslations } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import {
  partners,
  requestEvents,
  transferLegs,
  transferPlaces,
  transferRequests,
  transferVehicles,
} from '#core/db/schema.ts';
import { OPEN_STATES } from './states.ts';

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

/** Requests with their places and vehicle; callers add `where`, order and limit. */
const selectRequests = (db: Database) =>
  db
    .select(requestColumns)
    .from(transferRequests)
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

function contains(text: string): SQL | undefined {
  const flights = sql`(SELECT group_concat(flight || ' ' || replace(flight, ' ', '')) FROM transfer_legs WHERE request_id = ${transferRequests.id})`;
  return containsWords(
    [
      transferRequests.reference,
      transferRequests.contactName,
      transferRequests.contactEmail,
      transferRequests.contactPhone,
      transferRequests.signName,
      fromPlace.name,
      toPlace.name,
      flights,
    ],
    text,
  );
}

function inState(status: string): SQL | undefined {
  if (status === 'open') return inArray(transferRequests.status, OPEN_STATES);
  const state = TRANSFER_INBOX_STATES.find((one) => one === status);
  if (state) return eq(transferRequests.status, state);
  return status === 'all' || status === 'trash' ? undefined : ne(transferRequests.status, 'spam');
}

const travelsBetween = (db: Database, from: string | undefined, to: string | undefined) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(transferLegs)
      .where(
        and(
          eq(transferLegs.requestId, transferRequests.id),
          from ? gte(transferLegs.localDate, from) : undefined,
          to ? lte(transferLegs.localDate, to) : undefined,
        ),
      ),
  );

const FIRST_PICKUP = sql`(SELECT min(starts_at) FROM transfer_legs WHERE request_id = ${transferRequests.id})`;
const SORTS = {
  date: FIRST_PICKUP,
  created: transferRequests.createdAt,
  total: transferRequests.totalCents,
  updated: transferRequests.updatedAt,
};

/** A page of requests without their legs, the total, and the number in each state. */
export function requestPage(
  db: Database,
  { q, status, from, to, partner, sort, page, pageSize }: TransferQuery,
) {
  const filter = and(
    status === 'trash' ? isNotNull(transferRequests.deletedAt) : isNull(transferRequests.deletedAt),
    inState(status),
    from || to ? travelsBetween(db, from, to) : undefined,
    partner ? eq(transferRequests.partnerId, partner) : undefined,
    q ? contains(q) : undefined,
  );
  const by = SORTS[sort.replace('-', '') as keyof typeof SORTS];
  const direction = sort.startsWith('-') ? desc : asc;
  return read(
    [
      selectRequests(db)
        .where(filter)
        .orderBy(direction(by), asc(transferRequests.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize),
      db
        .select({ total: count() })
        .from(transferRequests)
        .innerJoin(fromPlace, eq(fromPlace.id, transferRequests.fromPlaceId))
        .innerJoin(toPlace, eq(toPlace.id, transferRequests.toPlaceId))
        .where(filter),
      db
        .select({ status: transferRequests.status, count: count() })
        .from(transferRequests)
        .where(isNull(transferRequests.deletedAt))
        .groupBy(transferRequests.status),
    ],
    (rows, [counted], states) => ({
      rows,
      total: counted?.total ?? 0,
      counts: Object.fromEntries(
        states.map((row) => [row.status, row.count]),
      ) as Counts<TransferInboxState>,
    }),
  );
}

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
          user: sql<
            string | null
          >`(SELECT name FROM users WHERE 'user:' || users.id = ${requestEvents.actor})`.as('user'),
        })
        .from(requestEvents)
        .where(and(eq(requestEvents.requestId, requestId), eq(requestEvents.kind, 'transfer')))
        .orderBy(asc(requestEvents.id)),
    ],
    (rows) => rows,
  );
