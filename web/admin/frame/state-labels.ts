import type { MessageState, TransferInboxState, TripInboxState } from '#contract/admin/admin.ts';
import type { SubscriberState } from '#contract/mail/inbox.ts';
import type { MailState } from '#contract/mail/mail-admin.ts';
import type { VoucherItemStatus } from '#contract/money/vouchers.ts';
import type { AdminKey } from './behaviour/paths.ts';

/** `open`: the firm must act; `good`: agreed or done; `over`: closed; `bad`: failed. */
export type Tone = 'open' | 'good' | 'over' | 'bad';
export type StateLabel = { label: AdminKey; tone: Tone };
export type StateLabels<State extends string> = Record<State, StateLabel>;

export const TRIP_STATES: StateLabels<TripInboxState> = {
  new: { label: 'state.new', tone: 'open' },
  confirmed: { label: 'state.confirmed', tone: 'good' },
  completed: { label: 'state.completed', tone: 'good' },
  declined: { label: 'state.declined', tone: 'over' },
  cancelled_customer: { label: 'state.cancelled_customer', tone: 'over' },
  cancelled_operator: { label: 'state.cancelled_operator', tone: 'over' },
  spam: { label: 'state.spam', tone: 'over' },
  on_hold: { label: 'state.on_hold', tone: 'open' },
  expired: { label: 'state.expired', tone: 'over' },
  no_show: { label: 'state.no_show', tone: 'over' },
  called_off: { label: 'state.called_off', tone: 'over' },
};

export const TRANSFER_STATES: StateLabels<TransferInboxState> = {
  new: { label: 'state.new', tone: 'open' },
  quoted: { label: 'state.quoted', tone: 'good' },
  confirmed: { label: 'state.confirmed', tone: 'good' },
  driver_assigned: { label: 'state.driver_assigned', tone: 'good' },
  completed: { label: 'state.completed', tone: 'good' },
  declined: { label: 'state.declined', tone: 'over' },
  cancelled_customer: { label: 'state.cancelled_customer', tone: 'over' },
  cancelled_operator: { label: 'state.cancelled_operator', tone: 'over' },
  no_show: { label: 'state.no_show', tone: 'over' },
  spam: { label: 'state.spam', tone: 'over' },
};

/** Of gift vouchers as items of orders: one that is not paid is its buyer's affair. */
export const VOUCHER_STATES: StateLabels<VoucherItemStatus> = {
  unpaid: { label: 'state.voucher_unpaid', tone: 'over' },
  issued: { label: 'state.voucher_issued', tone: 'good' },
  cancelled: { label: 'state.voucher_cancelled', tone: 'over' },
};

export const MESSAGE_STATES: StateLabels<MessageState> = {
  new: { label: 'state.message_new', tone: 'open' },
  answered: { label: 'state.message_answered', tone: 'good' },
  spam: { label: 'state.spam', tone: 'over' },
};

export const MAIL_STATES: StateLabels<MailState> = {
  failed: { label: 'state.mail_failed', tone: 'bad' },
  pending: { label: 'state.mail_pending', tone: 'open' },
  sending: { label: 'state.mail_sending', tone: 'good' },
  sent: { label: 'state.mail_sent', tone: 'good' },
  kept: { label: 'state.mail_kept', tone: 'over' },
  held: { label: 'state.mail_held', tone: 'bad' },
};

export const SUBSCRIBER_STATES: StateLabels<SubscriberState> = {
  confirmed: { label: 'state.subscriber_confirmed', tone: 'good' },
  pending: { label: 'state.subscriber_pending', tone: 'over' },
  unsubscribed: { label: 'state.subscriber_unsubscribed', tone: 'over' },
  bounced: { label: 'state.subscriber_bounced', tone: 'bad' },
};
