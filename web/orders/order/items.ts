import type { ReactNode } from 'react';
import { apiQuery } from '#base/api/api-query.ts';
import type { Order } from '#contract/orders/orders.ts';

export type OrderItem = Order['items'][number];

/** Where the guest's routes of a kind are. */
const APIS = { trip: '/api/bookings', transfer: '/api/transfers/requests' } as const;

/** An item with a day, that is changed, cancelled and paid by its own link. */
export type BookedItem = OrderItem & { kind: keyof typeof APIS };
export const isBooked = (item: OrderItem): item is BookedItem => Object.hasOwn(APIS, item.kind);

export const apiOf = ({ kind, reference }: BookedItem) => `${APIS[kind]}/${reference}` as const;

export const tripQuery = ({ reference, token }: OrderItem) =>
  apiQuery('/api/bookings/:reference', { reference }, { token });
export const transferQuery = ({ reference, token }: OrderItem) =>
  apiQuery('/api/transfers/requests/:reference', { reference }, { token });
export const moneyQuery = ({ kind, reference, token }: BookedItem) =>
  apiQuery(`${APIS[kind]}/:reference/money`, { reference }, { token });
export const receiptsQuery = ({ kind, reference, token }: BookedItem) =>
  apiQuery(`${APIS[kind]}/:reference/receipts`, { reference }, { token });

/** All that the page shows of an item. */
export const queriesOf = (item: BookedItem) => [
  item.kind === 'trip' ? tripQuery(item) : transferQuery(item),
  moneyQuery(item),
  receiptsQuery(item),
];

const OVER: readonly OrderItem['status'][] = [
  ...(['CANCELLED', 'EXPIRED'] as const),
  ...(['declined', 'cancelled_customer', 'cancelled_operator', 'no_show', 'cancelled'] as const),
];
/** It does not take place. */
export const isItemOver = ({ status }: Pick<OrderItem, 'status'>) => OVER.includes(status);

const AWAITING: readonly OrderItem['status'][] = ['PENDING', 'new', 'quoted'];
/** It owes nothing before the company has confirmed it. */
export const isAwaiting = ({ status }: Pick<OrderItem, 'status'>) => AWAITING.includes(status);

export type ItemProps<Booking> = {
  item: BookedItem;
  booking: Booking;
  today: string;
  /** Of the page, where it shows this item alone: calendar and print, and what stands last in the second column. */
  actions?: ReactNode;
  aside?: ReactNode;
};
