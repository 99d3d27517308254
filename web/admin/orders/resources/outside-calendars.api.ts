import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { liveRecord } from '#admin/frame/inbox/live-query.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import type {
  OutsideCalendar,
  OutsideCalendarInput,
} from '#contract/bookings/calendars/outside-calendars.ts';

const CALENDARS = `${APIS.resources.base}/calendars`;

export const outsideCalendarsQuery = liveRecord<OutsideCalendar[]>(CALENDARS);
/** Queries that show what calendars block. */
export const TOUCHED_BY_CALENDARS = [
  CALENDARS,
  `${APIS.resources.base}/clashes`,
  '/api/admin/calendar?',
  '/api/admin/departures',
  '/api/admin/dashboard',
];

export const addCalendar = (body: OutsideCalendarInput) =>
  fetchJson<OutsideCalendar>(CALENDARS, { method: 'POST', body });
export const readCalendar = (id: number) =>
  fetchJson<OutsideCalendar>(`${CALENDARS}/${id}/read`, { method: 'POST' });
export const removeCalendar = (id: number) =>
  fetchJson<void>(`${CALENDARS}/${id}`, { method: 'DELETE' });
