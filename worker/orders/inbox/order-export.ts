import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { OrderItemState, OrderListItem, OrderRow } from '#contract/orders/order-list.ts';
import type { ItemKind } from '#contract/orders/orders.ts';
import type { AdminLeg } from '#contract/transfers/admin/admin.ts';
import { translate } from '#core/locales/strings.ts';
import { csv } from '#core/text/csv.ts';

type Key = Parameters<typeof translate<'admin-area'>>[2];
type Exported = { order: OrderRow; item: OrderListItem; legs: readonly AdminLeg[] };
type Column = [
  heading: Key,
  cell: (one: Exported, word: (key: Key) => string, language: Language) => string | number | null,
];

const STATES: Record<OrderItemState, Key> = {
  new: 'state.new',
  quoted: 'state.quoted',
  confirmed: 'state.confirmed',
  driver_assigned: 'state.driver_assigned',
  completed: 'state.completed',
  declined: 'state.declined',
  cancelled_customer: 'state.cancelled_customer',
  cancelled_operator: 'state.cancelled_operator',
  no_show: 'state.no_show',
  spam: 'state.spam',
  on_hold: 'state.on_hold',
  expired: 'state.expired',
  called_off: 'state.called_off',
  trash: 'orders.csv.trash',
};
const KINDS: Record<ItemKind, Key> = {
  trip: 'mail.label.trip',
  transfer: 'orders.csv.transfer',
};

/** What is known of each journey, in the order of the journeys. */
const ofLegs = (legs: readonly AdminLeg[], of: (leg: AdminLeg) => string | null | undefined) =>
  legs.flatMap((leg) => of(leg) || []).join(', ') || null;

const COLUMNS: Column[] = [
  ['orders.csv.order', ({ order }) => order.reference],
  ['mail.label.reference', ({ item }) => item.reference],
  ['orders.csv.kind', ({ item }, word) => word(KINDS[item.kind])],
  ['transfers.csv.state', ({ item }, word) => word(STATES[item.status])],
  ['orders.csv.title', ({ item }, _word, language) => localize(item, 'title', language)],
  ['mail.label.date', ({ item }) => item.at.slice(0, 10)],
  ['transfers.csv.time', ({ item }) => item.at.slice(11) || null],
  ['orders.csv.last_day', ({ item }) => item.lastDay],
  ['mail.label.people', ({ item }) => item.people],
  ['mail.label.flight', ({ legs }) => ofLegs(legs, ({ flight }) => flight)],
  ['transfers.pickup_address', ({ legs }) => ofLegs(legs, ({ pickupAddress }) => pickupAddress)],
  ['transfers.dropoff_address', ({ legs }) => ofLegs(legs, ({ dropoffAddress }) => dropoffAddress)],
  ['mail.label.driver', ({ legs }) => ofLegs(legs, ({ driver }) => driver?.name)],
  ['mail.label.name', ({ order }) => order.contact.name],
  ['mail.label.email', ({ order }) => order.contact.email],
  ['mail.label.phone', ({ order }) => order.contact.phone],
  ['mail.label.language', ({ order }) => order.language],
  ['mail.label.total', ({ item }) => item.totalCents / 100],
  ['orders.csv.paid', ({ item }) => item.paidCents / 100],
  ['money.balance', ({ item }) => item.balanceCents / 100],
  ['transfers.csv.currency', ({ order }) => order.currency],
  ['orders.csv.source', ({ order }) => order.source],
  ['partner.title', ({ order }) => order.partner?.name ?? null],
  ['transfers.csv.note', ({ order }) => order.note],
  ['transfers.csv.received', ({ order }) => order.createdAt],
];

/** A line for each item, headings in the reader's language. */
export function orderCsv(
  rows: readonly OrderRow[],
  legs: ReadonlyMap<string, readonly AdminLeg[]>,
  language: Language,
): string {
  const word = (key: Key) => translate(language, 'admin-area', key);
  const items = rows.flatMap((order) =>
    order.items.map((item): Exported => ({ order, item, legs: legs.get(item.id) ?? [] })),
  );
  return csv(
    [
      COLUMNS.map(([heading]) => word(heading)),
      ...items.map((one) => COLUMNS.map(([, cell]) => cell(one, word, language))),
    ],
    language,
  );
}
