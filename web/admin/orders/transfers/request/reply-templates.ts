import type { ReplyTemplate } from '#admin/frame/inbox/template-select.tsx';

/** What the firm often writes about a transfer. */
export const TRANSFER_TEMPLATES: readonly ReplyTemplate[] = [
  {
    name: 'transfer_message.flight',
    subject: 'transfer_message.flight_subject',
    text: 'transfer_message.flight_text',
  },
  {
    name: 'transfer_message.pickup',
    subject: 'transfer_message.pickup_subject',
    text: 'transfer_message.pickup_text',
  },
  {
    name: 'transfer_message.delay',
    subject: 'transfer_message.delay_subject',
    text: 'transfer_message.delay_text',
  },
  {
    name: 'transfer_message.changed',
    subject: 'transfer_message.changed_subject',
    text: 'transfer_message.changed_text',
  },
  {
    name: 'transfer_message.other_time',
    subject: 'transfer_message.other_time_subject',
    text: 'transfer_message.other_time_text',
  },
  {
    name: 'transfer_message.address',
    subject: 'transfer_message.address_subject',
    text: 'transfer_message.address_text',
  },
  {
    name: 'transfer_message.thanks',
    subject: 'transfer_message.thanks_subject',
    text: 'transfer_message.thanks_text',
  },
];
