import type { ReplyTemplate } from '#admin/frame/inbox/template-select.tsx';

/** What the firm often writes about a trip. */
export const TRIP_TEMPLATES: readonly ReplyTemplate[] = [
  { name: 'reply.trip_available', text: 'reply.trip_available_text' },
  { name: 'reply.trip_full', text: 'reply.trip_full_text' },
  { name: 'reply.trip_details', text: 'reply.trip_details_text' },
  { name: 'reply.trip_weather', text: 'reply.trip_weather_text' },
  { name: 'reply.trip_reminder', text: 'reply.trip_reminder_text' },
];
