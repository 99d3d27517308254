import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { NoteUpdate, TripRequestDetail, TripStateInput } from '#contract/mail/inbox.ts';
import type { OfferInput, OfferMessage } from '#contract/orders/offers.ts';

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
export const makeOffer = (id: string, input: OfferInput) => send(id, '/offer', input);
/** `version`: the text is that of the offer as it stands. */
export const offerMessageQuery = (id: string, version: number) =>
  queryOptions<OfferMessage>({
    queryKey: [`${TRIP_REQUESTS}/${id}/offer/message`, version],
    queryFn: () => fetchJson<OfferMessage>(`${TRIP_REQUESTS}/${id}/offer/message`),
  });
export const saveNote = (id: string, input: NoteUpdate) => send(id, '', input, 'PUT');
