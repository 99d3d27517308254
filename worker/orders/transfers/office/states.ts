import type { Offer } from '#contract/money/agreement.ts';
import type { TransferRequestState } from '#contract/transfers/booking/booking.ts';

export type TransferState = TransferRequestState | 'spam';

/**
 * Permitted transitions. A driver can be replaced (`driver_assigned` follows itself) or removed; a mistake about spam, a refusal or the
 * outcome of a journey can be undone; a cancellation cannot.
 */
export const TRANSITIONS: { readonly [From in TransferState]: readonly TransferState[] } = {
  new: ['quoted', 'confirmed', 'declined', 'cancelled_customer', 'cancelled_operator', 'spam'],
  quoted: ['confirmed', 'declined', 'cancelled_customer', 'cancelled_operator', 'spam'],
  confirmed: [
    'driver_assigned',
    'completed',
    'cancelled_customer',
    'cancelled_operator',
    'no_show',
  ],
  driver_assigned: [
    'driver_assigned',
    'confirmed',
    'completed',
    'cancelled_customer',
    'cancelled_operator',
    'no_show',
  ],
  completed: ['no_show'],
  no_show: ['completed'],
  declined: ['new'],
  spam: ['new'],
  cancelled_customer: [],
  cancelled_operator: [],
};

export const canFollow = (from: TransferState, to: TransferState) => TRANSITIONS[from].includes(to);

/** The same of a request; what was offered is the guest's to accept. */
export const nextStates = ({ status, offer }: { status: TransferState; offer: Offer | null }) =>
  TRANSITIONS[status].filter((to) => to !== 'confirmed' || offer !== 'made');

/** States that still lead to a journey. */
export const OPEN_STATES = ['new', 'quoted', 'confirmed', 'driver_assigned'] as const;
export const isOpen = (status: string) => OPEN_STATES.some((state) => state === status);

/** Confirmed, and the journey is ahead: its price is owed. */
export const isOwed = (status: string) => status === 'confirmed' || status === 'driver_assigned';
