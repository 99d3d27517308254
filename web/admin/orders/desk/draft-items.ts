import type { EditValues } from '#admin/orders/transfers/request/request-edit.ts';
import type { Quantities } from '#admin/orders/trip-requests/desk/order.ts';
import { type AgreedPrice, LIST_PRICE } from '#admin/orders/trip-requests/desk/price-fields.tsx';
import type { Choice } from '#admin/orders/trip-requests/desk/use-departures.ts';
import { NO_NEEDS, type TypedNeeds } from '#admin/orders/trip-requests/needs/typed-needs.ts';
import { serverToday } from '#base/clock/server-day.ts';

/** Places on a departure, as they are typed. */
export type TripDraft = {
  key: string;
  kind: 'trip';
  tripId: number | null;
  choice: Choice;
  quantities: Quantities;
  needs: TypedNeeds;
  price: AgreedPrice;
};
/** A journey, as it is typed. Without a price of the table the agreed one is the price. */
export type TransferDraft = {
  key: string;
  kind: 'transfer';
  values: EditValues;
  seats: Quantities;
  driverId: number | null;
  /** The driver also on a day off. */
  evenIfOff: boolean;
  price: AgreedPrice;
};
export type DraftItem = TripDraft | TransferDraft;

export type TripStart = Partial<Pick<TripDraft, 'tripId'>> & Partial<Choice>;

export const newTrip = ({ tripId = null, ...choice }: TripStart = {}): TripDraft => ({
  ...{ key: crypto.randomUUID(), kind: 'trip', tripId, quantities: {}, price: LIST_PRICE },
  needs: NO_NEEDS,
  choice: { optionId: null, date: serverToday(), time: null, ...choice },
});

const leg = (name: 'outbound' | 'return', date: string): EditValues['legs'][number] => ({
  ...{ leg: name, date, time: '', flight: '' },
  ...{ pickupAddress: '', dropoffAddress: '' },
});

export const newTransfer = (date = serverToday()): TransferDraft => ({
  ...{ key: crypto.randomUUID(), kind: 'transfer', seats: {}, driverId: null },
  ...{ evenIfOff: false, price: LIST_PRICE },
  values: {
    legs: [leg('outbound', date)],
    ...{ fromPlaceId: 0, toPlaceId: 0, vehicle: '', adults: 2, childAges: [] },
    luggage: { large: 0, cabin: 0, bulky: 0 },
    contact: { name: '', email: '', phone: '' },
    ...{ signName: '', note: '' },
  },
});

/** With a way back, which leads to and from the same doors, or without. */
export function withReturn(values: EditValues, hasReturn: boolean): EditValues {
  const [outbound] = values.legs;
  if (!outbound) return values;
  const { date, pickupAddress, dropoffAddress } = outbound;
  const back = {
    ...leg('return', date),
    pickupAddress: dropoffAddress,
    dropoffAddress: pickupAddress,
  };
  return { ...values, legs: hasReturn ? [outbound, back] : [outbound] };
}
