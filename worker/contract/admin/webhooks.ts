import type * as v from 'valibot';
import type * as schema from './webhooks.schema.ts';

/** What the company's own programs can be notified of. */
export const WEBHOOK_EVENTS = [
  'order.created',
  'order.changed',
  'order.cancelled',
  'payment.received',
  'payment.refunded',
  'message.received',
  'review.published',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** Sent on request, to try an address. */
export const WEBHOOK_TEST = 'webhook.test';

/** For how long the former secret signs, too. */
export const SECRET_OVERLAP_HOURS = 24;
export const MAX_WEBHOOKS = 20;

export type WebhookInput = v.InferInput<typeof schema.WebhookInput>;
export type WebhookState = 'active' | 'failing' | 'stopped';
export type WebhookRow = {
  id: string;
  name: string;
  url: string;
  events: WebhookEvent[];
  state: WebhookState;
  failingSince: string | null;
  stoppedAt: string | null;
  /** Until then the former secret signs, too. */
  formerUntil: string | null;
  createdAt: string;
};
/** The only response that contains the secret. */
export type NewWebhook = WebhookRow & { secret: string };

export type DeliveryState = 'pending' | 'sent' | 'failed';
export type DeliveryRow = {
  id: string;
  event: string;
  status: DeliveryState;
  attempts: number;
  /** HTTP status of the last answer; null when there was none. */
  answer: number | null;
  lastError: string | null;
  createdAt: string;
  triedAt: string | null;
  nextAttemptAt: string;
  payload: Record<string, unknown> | null;
};
export type WebhookDetail = WebhookRow & { deliveries: DeliveryRow[] };
