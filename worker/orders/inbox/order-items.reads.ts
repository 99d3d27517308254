import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { LANGUAGES } from '#contract/languages/language.ts';
import { type InLanguages, localize } from '#contract/languages/translation.ts';
import type { LedgerSubject } from '#contract/money/ledger.ts';
import type { OrderItemState, OrderListItem, OrderTask } from '#contract/orders/order-list.ts';
import type { OrderItemKind } from '#contract/orders/orders.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, pickTranslations } from '#core/db/columns.ts';
import {
  bookings,
  bookingUnits,
  itemIndex,
  transferPlaces,
  transferRequests,
  trips,
  voucherItems,
} from '#core/db/schema.ts';
import { IS_UNDECIDED } from '#money/ledger/undecided.sql.ts';
import { voucherTitle } from '#orders/order/kinds/voucher/voucher-title.ts';

export const SUBJECTS = {
  ...{ trip: 'booking', transfer: 'transfer', voucher: 'voucher' },
} as const satisfies Record<OrderItemKind, LedgerSubject>;
const KINDS: Record<LedgerSubject, OrderItemKind> = {
  ...{ booking: 'trip', transfer: 'transfer', voucher: 'voucher' },
};

const fromPlace = alias(transferPlaces, 'from_place');
const toPlace = alias(transferPlaces, 'to_place');
type Named = { name?: InLanguages<string> | undefined };
const names = (column: Parameters<typeof pickTranslations>[0], name: string) =>
  pickTranslations<Named>(column, ['name']).as(name);

const columns = {
  orderId: itemIndex.orderId,
  subject: aliased(itemIndex.kind, 'subject'),
  id: aliased(itemIndex.itemId, 'itemId'),
  state: itemIndex.state,
  shelf: itemIndex.shelf,
  task: itemIndex.task,
  at: aliased(itemIndex.travelsAt, 'at'),
  lastDay: itemIndex.lastDay,
  owedCents: itemIndex.owedCents,
  isUndecided: sql<number>`coalesce(${IS_UNDECIDED}, 0)`.as('isUndecided'),
  paidCents: itemIndex.paidCents,
  totalCents: aliased(itemIndex.totalCents, 'itemTotal'),
  uuid: bookings.uuid,
  reference:
    sql<string>`coalesce(${bookings.reference}, ${transferRequests.reference}, ${voucherItems.reference})`.as(
      'itemReference',
    ),
  people:
    sql<number>`iif(${itemIndex.kind} = 'booking', (SELECT count(*) FROM ${bookingUnits} WHERE ${bookingUnits.bookingId} = ${itemIndex.itemId}),
    coalesce(${transferRequests.adults} + json_array_length(${transferRequests.childAges}), 0))`.as(
      'people',
    ),
  tripName: aliased(trips.name, 'tripName'),
  tripNames: names(trips.translations, 'tripNames'),
  fromName: aliased(fromPlace.name, 'fromName'),
  fromNames: names(fromPlace.translations, 'fromNames'),
  toName: aliased(toPlace.name, 'toName'),
  toNames: names(toPlace.translations, 'toNames'),
};

/** Items of the orders of a page, or of one order, by day of travel. */
export const orderItemRows = (db: Database, page: SQL, orderId: SQL) =>
  db
    .select(columns)
    .from(page)
    .crossJoin(itemIndex)
    .leftJoin(bookings, and(eq(itemIndex.kind, 'booking'), eq(bookings.id, itemIndex.itemId)))
    .leftJoin(trips, eq(trips.id, bookings.tripId))
    .leftJoin(
      transferRequests,
      and(eq(itemIndex.kind, 'transfer'), eq(transferRequests.id, itemIndex.itemId)),
    )
    .leftJoin(
      voucherItems,
      and(eq(itemIndex.kind, 'voucher'), eq(voucherItems.id, itemIndex.itemId)),
    )
    .leftJoin(fromPlace, eq(fromPlace.id, transferRequests.fromPlaceId))
    .leftJoin(toPlace, eq(toPlace.id, transferRequests.toPlaceId))
    .where(eq(itemIndex.orderId, orderId))
    .orderBy(asc(itemIndex.orderId), asc(itemIndex.travelsAt), asc(itemIndex.number));
export type OrderItemRow = Awaited<ReturnType<typeof orderItemRows>>[number];

/** What is to be done about an item, most urgent first. */
function tasksOf(row: OrderItemRow, today: string): OrderTask[] {
  const { state, shelf, task, owedCents, isUndecided, lastDay } = row;
  const isShown = shelf === 'open' || shelf === 'other';
  const isOrdered = state !== 'on_hold' && state !== 'unpaid';
  const journey: OrderTask | undefined =
    shelf === 'open'
      ? lastDay >= today
        ? 'coming'
        : 'past'
      : shelf === 'other' && isOrdered
        ? 'closed'
        : undefined;
  return [
    ...(task === '' ? [] : [task]),
    ...(owedCents > 0 && isShown && isOrdered && !isUndecided ? ['collect' as const] : []),
    ...(journey ? [journey] : []),
  ];
}

const isDefined = <T>(value: T | null | undefined): value is T => value != null;

function titleOf(row: OrderItemRow) {
  const { subject, tripName, tripNames, fromName, fromNames, toName, toNames } = row;
  if (subject === 'voucher') return voucherTitle();
  if (isDefined(tripName)) return { title: tripName, translations: { title: tripNames?.name } };
  const ends = [
    { name: fromName, translations: fromNames },
    { name: toName, translations: toNames },
  ];
  const inAll = LANGUAGES.map((language) => [
    language,
    ends.map((end) => localize(end, 'name', language)).join(' → '),
  ]);
  return {
    title: `${fromName} → ${toName}`,
    translations: { title: Object.fromEntries(inAll) as InLanguages<string> },
  };
}

export const orderListItem = (row: OrderItemRow, today: string): OrderListItem => ({
  kind: KINDS[row.subject],
  ...{ id: row.id, uuid: row.uuid ?? row.id, reference: row.reference },
  status: row.state as OrderItemState,
  ...titleOf(row),
  ...{ at: row.at, lastDay: row.lastDay, people: row.people, totalCents: row.totalCents },
  ...{ balanceCents: row.owedCents, paidCents: row.paidCents },
  tasks: tasksOf(row, today),
});
