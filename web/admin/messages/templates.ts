import type { ReplyTemplate } from '#admin/inbox/reply-panel.tsx';

export const MESSAGE_TEMPLATES: readonly ReplyTemplate[] = [
  { name: 'reply.message_received', text: 'reply.message_received_text' },
  { name: 'reply.message_transfer', text: 'reply.message_transfer_text' },
  { name: 'reply.message_trips', text: 'reply.message_trips_text' },
  { name: 'reply.message_more', text: 'reply.message_more_text' },
];
