import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import type { StateLabels } from '#admin/frame/state-labels.ts';
import type { DeliveryState, WebhookEvent, WebhookState } from '#contract/admin/webhooks.ts';

export const EVENT_LABELS: Record<WebhookEvent, AdminKey> = {
  'order.created': 'webhooks.event_order_created',
  'order.changed': 'webhooks.event_order_changed',
  'order.cancelled': 'webhooks.event_order_cancelled',
  'payment.received': 'webhooks.event_payment_received',
  'payment.refunded': 'webhooks.event_payment_refunded',
  'message.received': 'webhooks.event_message_received',
  'review.published': 'webhooks.event_review_published',
};
export const WEBHOOK_STATES: StateLabels<WebhookState> = {
  active: { label: 'webhooks.state_active', tone: 'good' },
  failing: { label: 'webhooks.state_failing', tone: 'open' },
  stopped: { label: 'webhooks.state_stopped', tone: 'bad' },
};
export const DELIVERY_STATES: StateLabels<DeliveryState> = {
  pending: { label: 'webhooks.delivery_pending', tone: 'open' },
  sent: { label: 'webhooks.delivery_sent', tone: 'good' },
  failed: { label: 'webhooks.delivery_failed', tone: 'bad' },
};
