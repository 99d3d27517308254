import { queryOptions } from '@tanstack/react-query';
import { apiPath } from '#base/api/api-query.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { TripAvailability } from '#contract/bookings/availability.ts';
import type {
  DeskBookingChange,
  DeskMove,
  DeskNoShow,
  DeskSplit,
} from '#contract/bookings/desk.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';

const BOOKINGS = '/api/admin/bookings';

/** A month of departures from a day on, published or not, once there are trip and day. Always refetched: bookings change them. */
export const departuresQuery = (tripId: number | null, from: string) =>
  queryOptions<TripAvailability>({
    queryKey: [apiPath(`${BOOKINGS}/availability/:id`, { id: tripId ?? 0 }, { from })],
    enabled: tripId !== null && from !== '',
    staleTime: 0,
    gcTime: 0,
    // The option stays while another day is fetched.
    placeholderData: (previous, query) =>
      String(query?.queryKey[0]).includes(`/availability/${tripId}?`) ? previous : undefined,
  });

const send = (end: string, body: unknown, method = 'POST') =>
  fetchJson<TripRequestDetail>(`${BOOKINGS}${end}`, { method, body });

export const editBooking = (id: string, body: DeskBookingChange) => send(`/${id}`, body, 'PUT');
export const moveBooking = (id: string, body: DeskMove) => send(`/${id}/move`, body);
export const splitBooking = (id: string, body: DeskSplit) => send(`/${id}/split`, body);
export const undoCheckIn = (id: string, tickets: string[]) =>
  send(`/${id}/redeem/undo`, { tickets });
export const noteNoShow = (id: string, body: DeskNoShow) => send(`/${id}/no-show`, body);
