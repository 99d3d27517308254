import { extrasIn, unitsIn } from '#admin/orders/trip-requests/desk/order.ts';
import { sentPrice } from '#admin/orders/trip-requests/desk/price-fields.tsx';
import { newNeeds, newTickets } from '#admin/orders/trip-requests/needs/typed-needs.ts';
import type { DeskOrderInput } from '#contract/orders/desk-order.ts';
import type { OrderDraft } from './order-fields.tsx';
import { extrasOf } from './quotes.ts';
import type { PricedItem } from './use-priced-items.ts';

type DeskItem = DeskOrderInput['items'][number];
/** What is common to all items, as far as an item has it. */
type Shared = Pick<OrderDraft, 'isPending' | 'resellerReference'>;

/** An item as the API takes it. */
export function itemBody(one: PricedItem, { isPending, resellerReference }: Shared): DeskItem {
  if (one.kind === 'trip') {
    const { option, departure } = one.departures;
    const { quantities, needs, price } = one.item;
    const units = option ? unitsIn(option, quantities) : [];
    return {
      kind: 'trip',
      ...{ optionId: option?.id ?? 0, departureId: departure?.id ?? '' },
      units,
      extras: option ? extrasIn(option, quantities) : [],
      ...(option && newNeeds(option, newTickets(units), needs)),
      status: isPending ? 'PENDING' : 'CONFIRMED',
      ...(resellerReference.trim() && { resellerReference }),
      ...sentPrice(price),
    };
  }
  const { values, driverId, evenIfOff, price } = one.item;
  const { fromPlaceId, toPlaceId, vehicle, adults, childAges, luggage, signName, note } = values;
  const [outbound, back] = values.legs.map(({ leg: _name, ...leg }) => leg);
  return {
    kind: 'transfer',
    ...{ from: fromPlaceId, to: toPlaceId, vehicle, adults, childAges, luggage, signName, note },
    outbound: outbound ?? { date: '', time: '' },
    ...(back && { return: back }),
    ...{ extras: extrasOf(one.item), status: isPending ? 'new' : 'confirmed' },
    ...{ driverId, evenIfOff },
    ...sentPrice(price),
  };
}

export const paymentsOf = ({ pay, payCents }: OrderDraft, total: number | undefined) => {
  const cents = (payCents === undefined ? total : payCents) ?? 0;
  return pay === 'later' || pay === 'link' || cents <= 0 ? [] : [{ method: pay, cents }];
};

/** All of the order, as the API takes it. */
export function orderBody(
  order: OrderDraft,
  priced: readonly PricedItem[],
  total: number | undefined,
): DeskOrderInput {
  const { guest, customer, partnerId, code, notes, note, source } = order;
  const { language, ...contact } = guest;
  return {
    items: priced.map((one) => itemBody(one, order)),
    ...{ contact, customer, language, notes, note, source, partnerId, code },
    payments: paymentsOf(order, total),
    notify: order.notify && contact.email.trim() !== '',
  };
}
