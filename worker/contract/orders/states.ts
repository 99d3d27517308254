import type { TransferInboxState, TripInboxState } from '../admin/admin.ts';
import type { Offer } from '../money/agreement.ts';
import { isOfferOpen, isOfferPending } from './offers.ts';
import type { ItemKind } from './orders.ts';

/** `firm`: what the company chooses in its inbox, in the order of its buttons. `others`: what the guest, the desk, a payment or the clock brings about. */
type Steps<State extends string> = {
  readonly [From in State]: { readonly firm: readonly State[]; readonly others?: readonly State[] };
};

/** A booking that was declined or wrongly marked can be reopened while there is room; one that the guest or the firm cancelled is over. */
const TRIP: Steps<TripInboxState> = {
  on_hold: {
    firm: ['cancelled_operator'],
    others: ['new', 'confirmed', 'cancelled_customer', 'expired', 'declined'],
  },
  // Paid after all, or confirmed by its reseller, while there is room.
  expired: { firm: ['declined'], others: ['new', 'confirmed', 'on_hold'] },
  // Offered with its places.
  new: {
    firm: ['confirmed', 'declined', 'cancelled_customer', 'spam'],
    others: ['called_off', 'on_hold'],
  },
  confirmed: {
    firm: ['completed', 'cancelled_customer', 'cancelled_operator'],
    others: ['no_show', 'called_off'],
  },
  completed: { firm: [], others: ['confirmed', 'no_show'] },
  no_show: { firm: [], others: ['confirmed', 'completed'] },
  declined: { firm: ['new', 'confirmed'] },
  spam: { firm: ['new'] },
  // Its guest chose another date.
  called_off: { firm: [], others: ['new', 'confirmed'] },
  cancelled_customer: { firm: [] },
  cancelled_operator: { firm: [] },
};

/**
 * A driver can be replaced (`driver_assigned` follows itself) or removed; a mistake about spam, a refusal or the outcome of a journey can be undone; a
 * cancellation cannot.
 */
const TRANSFER: Steps<TransferInboxState> = {
  new: {
    firm: ['quoted', 'confirmed', 'declined', 'cancelled_customer', 'cancelled_operator', 'spam'],
  },
  // Offered anew.
  quoted: {
    firm: ['confirmed', 'quoted', 'declined', 'cancelled_customer', 'cancelled_operator', 'spam'],
  },
  confirmed: {
    firm: ['driver_assigned', 'completed', 'cancelled_customer', 'cancelled_operator', 'no_show'],
  },
  driver_assigned: {
    firm: [
      'driver_assigned',
      'confirmed',
      'completed',
      'cancelled_customer',
      'cancelled_operator',
      'no_show',
    ],
  },
  // Its driver takes back what was reported by mistake.
  completed: { firm: ['no_show'], others: ['driver_assigned'] },
  no_show: { firm: ['completed'], others: ['driver_assigned'] },
  declined: { firm: ['new'] },
  spam: { firm: ['new'] },
  cancelled_customer: { firm: [] },
  cancelled_operator: { firm: [] },
};

/** The permitted steps of each kind of item, in the firm's words. */
export const STEPS = { trip: TRIP, transfer: TRANSFER } as const;

export type StateOf<K extends ItemKind> = K extends 'trip'
  ? TripInboxState
  : K extends 'transfer'
    ? TransferInboxState
    : never;

const stepsFrom = <K extends ItemKind>(kind: K, from: StateOf<K>) => {
  const steps: Steps<StateOf<K>>[StateOf<K>] = (STEPS[kind] as Steps<StateOf<K>>)[from];
  return steps;
};

/** Whether the step is in the table, of the firm or of others. */
export function canFollow<K extends ItemKind>(kind: K, from: StateOf<K>, to: StateOf<K>): boolean {
  const { firm, others = [] } = stepsFrom(kind, from);
  return firm.includes(to) || others.includes(to);
}

/** What the firm may choose; what it has offered is the guest's to accept. */
export const nextStates = <K extends ItemKind>(
  kind: K,
  { status, offer }: { status: StateOf<K>; offer: Offer | null },
): StateOf<K>[] =>
  stepsFrom(kind, status).firm.filter((to) => {
    // A hold that ran out is over by itself, unless it was offered.
    if (status === 'expired') return offer !== null;
    if (status === 'quoted' && isOfferPending(offer)) return to !== 'confirmed';
    return (to !== 'confirmed' || !isOfferOpen(offer)) && !(to === 'quoted' && status === 'quoted');
  });

type AskedTransfer = { status: TransferInboxState; offer: Offer | null; totalCents: number };

/** Whether a transfer's step is an offer, which the guest accepts: without the terms, without a price that the guest has seen, or anew. */
export const isTransferOffer = (
  { status, offer, totalCents }: AskedTransfer,
  to: string,
): boolean =>
  (to === 'confirmed' || to === 'quoted') &&
  (offer === 'due' ||
    (status === 'quoted' && isOfferPending(offer)) ||
    (status === 'new' && to === 'quoted' && totalCents === 0));

/** The transfers' states that lead to a journey. */
export const OPEN_TRANSFER_STATES = ['new', 'quoted', 'confirmed', 'driver_assigned'] as const;
export const isOpenTransfer = (status: string) =>
  OPEN_TRANSFER_STATES.some((state) => state === status);

/** Confirmed, and the journey is ahead: its price is owed. */
export const isOwedTransfer = (status: string) =>
  status === 'confirmed' || status === 'driver_assigned';

export const isCancellation = (to: TripInboxState | TransferInboxState) =>
  to === 'cancelled_customer' || to === 'cancelled_operator';

/** Whether the guest is written to about a new state; of a request moved out of spam, that it was received. */
export const isMailed = (
  kind: ItemKind,
  from: TripInboxState | TransferInboxState,
  to: TripInboxState | TransferInboxState,
) =>
  to === 'quoted' ||
  to === 'confirmed' ||
  to === 'declined' ||
  isCancellation(to) ||
  (kind === 'transfer' && from === 'spam' && to === 'new');

/** Whether the step tells the guest a price that the request does not have. */
export const isUnpriced = (
  { status, totalCents }: { status: TransferInboxState; totalCents: number },
  to: TransferInboxState,
): boolean =>
  totalCents === 0 &&
  (status === 'new' || status === 'quoted') &&
  (to === 'confirmed' || to === 'quoted');
