import { LANGUAGE_LABELS, type Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { OrderRow } from '#contract/orders/order-list.ts';
import type { AdminLeg } from '#contract/transfers/admin/admin.ts';

const HEADING = [
  ...['order', 'reference', 'kind', 'item', 'status', 'date', 'time', 'last_day', 'people'],
  ...['total', 'paid', 'balance', 'name', 'email', 'phone', 'language', 'source', 'partner'],
  ...['note', 'received', 'flight', 'pickup', 'dropoff', 'driver'],
];

const ofLegs = (legs: readonly AdminLeg[], of: (leg: AdminLeg) => string | null | undefined) =>
  legs.flatMap((leg) => of(leg) || []).join(', ') || null;

/** A table with a line for each item of the orders. `journeys`: the legs of transfers by their id. */
export const exportRows = (
  orders: readonly OrderRow[],
  journeys: ReadonlyMap<string, readonly AdminLeg[]>,
  language: Language,
) => [
  HEADING,
  ...orders.flatMap((order) =>
    order.items.map((item) => {
      const [date = '', time = ''] = item.at.split('T');
      const { name, email, phone } = order.contact;
      const legs = journeys.get(item.id) ?? [];
      return [
        ...[order.reference, item.reference, item.kind, localize(item, 'title', language)],
        ...[item.status, date, time, item.lastDay, item.people || null],
        ...[item.totalCents / 100, item.paidCents / 100, item.balanceCents / 100],
        ...[name, email, phone, LANGUAGE_LABELS[order.language], order.source],
        ...[order.partner?.name ?? null, order.note, order.createdAt],
        ofLegs(legs, ({ flight }) => flight),
        ofLegs(legs, ({ pickupAddress }) => pickupAddress),
        ofLegs(legs, ({ dropoffAddress }) => dropoffAddress),
        ofLegs(legs, ({ driver }) => driver?.name),
      ];
    }),
  ),
];
