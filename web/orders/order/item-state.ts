import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import type { TransferBooking } from '#contract/transfers/booking/booking.ts';
import { isItemOver, type OrderItem } from './items.ts';

/** An item as its own route answers it. */
export type ItemDetails = GuestBooking | TransferBooking;
export type ShownItem = { item: OrderItem; details: ItemDetails | undefined };

const STATES = {
  ON_HOLD: 'order.held',
  PENDING: 'voucher.pending',
  CONFIRMED: 'voucher.confirmed',
  REDEEMED: 'voucher.redeemed',
  CANCELLED: 'voucher.cancelled',
  EXPIRED: 'voucher.expired',
  new: 'voucher.pending',
  quoted: 'voucher.offer',
  confirmed: 'voucher.confirmed',
  driver_assigned: 'voucher.confirmed',
  completed: 'voucher.redeemed',
  declined: 'voucher.declined',
  cancelled_customer: 'voucher.cancelled',
  cancelled_operator: 'voucher.cancelled',
  no_show: 'voucher.no_show',
  unpaid: 'order.gift_unpaid',
  issued: 'order.gift_issued',
  cancelled: 'voucher.cancelled',
} as const satisfies Record<OrderItem['status'], string>;

/** A departure was called off, and its guest has not chosen what to do instead. */
const isUndecided = (details: ItemDetails | undefined) =>
  details !== undefined && 'calledOff' in details && details.calledOff?.choice === null;

/** The state in a few words. */
export function stateText({ item, details }: ShownItem) {
  if (isUndecided(details)) return 'voucher.called_off';
  if (details && 'offered' in details && details.offered && item.status !== 'CANCELLED')
    return details.offered.isOver ? 'voucher.offer_over' : 'voucher.offer';
  return details?.offer === 'made' && item.status === 'PENDING'
    ? 'voucher.offer'
    : STATES[item.status];
}

/** Whether it takes place, as matters stand. */
export const isValid = ({ item, details }: ShownItem) =>
  item.date !== '' && !isItemOver(item) && item.status !== 'ON_HOLD' && !isUndecided(details);

type Start = { date: string; time: string; leg?: 'outbound' | 'return' };
/** When an item begins: of a transfer each journey, of a gift voucher never. */
export const startsOf = ({ item, details }: ShownItem): Start[] =>
  details !== undefined && 'legs' in details
    ? details.legs.map(({ date, time, leg }) => ({ date, time, leg }))
    : [{ date: item.date, time: item.time }].filter(({ date }) => date);

/** The item with the first journey from today on. */
export function nextOf(shown: readonly ShownItem[], today: string): ShownItem | undefined {
  const ahead = shown
    .filter(({ item }) => !isItemOver(item))
    .flatMap((one) => startsOf(one).map(({ date, time }) => ({ one, at: `${date} ${time}` })))
    .filter(({ at }) => at >= today);
  return ahead.toSorted((a, b) => a.at.localeCompare(b.at))[0]?.one;
}
/** The guest has to decide or to pay, else the item ends. */
export const isUrgent = ({ item, details }: ShownItem) =>
  item.status === 'ON_HOLD' || details?.offer === 'made' || isUndecided(details);
