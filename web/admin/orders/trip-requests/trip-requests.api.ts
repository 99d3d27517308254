import { fetchJson } from '#base/api/fetch-json.ts';
import type {
  NoteUpdate,
  ReplyInput,
  TripRequestDetail,
  TripStateInput,
} from '#contract/mail/inbox.ts';

export const TRIP_REQUESTS = '/api/admin/trip-requests';
/** Other queries that show trip requests, their places, money or mails. */
export const TOUCHED = [
  TRIP_REQUESTS,
  ...[
    '/api/admin/dashboard',
    '/api/admin/outbox',
    '/api/admin/calendar?',
    '/api/admin/departures',
    '/api/admin/bookings',
    '/api/admin/receipts?',
    '/api/admin/orders',
  ],
];

const send = (id: string, end: string, body: unknown, method = 'POST') =>
  fetchJson<TripRequestDetail>(`${TRIP_REQUESTS}/${id}${end}`, { method, body });

export const changeState = (id: string, input: TripStateInput) => send(id, '/state', input);
export const sendMessage = (id: string, input: ReplyInput) => send(id, '/messages', input);
export const saveNote = (id: string, input: NoteUpdate) => send(id, '', input, 'PUT');
