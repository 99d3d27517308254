import { queryOptions } from '@tanstack/react-query';
import { startPath } from '#admin/frame/days/days.api.ts';
import { liveRecord } from '#admin/frame/inbox/live-query.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import type {
  CalendarFeed,
  CalledOff,
  CallOffAnswer,
  CallOffInput,
  CheckInAnswer,
  CheckInInput,
  DepartureStart,
  FeedInput,
  FirmDeparture,
  Manifest,
  NewCalendarFeed,
  PlanChange,
  PlanChangeAnswer,
  ReopenAnswer,
  ReopenInput,
  UndoCheckInAnswer,
  UndoCheckInInput,
} from '#contract/bookings/firm-calendar.ts';

import type { WeatherNote, WeatherTemplate } from '#contract/bookings/weather-note.ts';

const DEPARTURES = '/api/admin/departures';
const FEEDS = '/api/admin/calendar-feeds';
/** Queries that show departures. */
export const TOUCHED_BY_DEPARTURES = [
  '/api/admin/calendar?',
  DEPARTURES,
  '/api/admin/called-off',
  '/api/admin/dashboard',
];

const of = (start: DepartureStart) => `${DEPARTURES}/${startPath(start)}`;

export const manifestPath = of;
export const manifestQuery = (start: DepartureStart) => liveRecord<Manifest>(of(start));
export const calledOffQuery = liveRecord<CalledOff[]>('/api/admin/called-off');
export const feedsQuery = queryOptions<CalendarFeed[]>({ queryKey: [FEEDS] });

export const changePlan = (start: DepartureStart, body: PlanChange) =>
  fetchJson<PlanChangeAnswer>(`${of(start)}/plan`, { method: 'PUT', body });
export const setGuide = (start: DepartureStart, guideId: number | null) =>
  fetchJson<FirmDeparture>(`${of(start)}/guide`, { method: 'PUT', body: { guideId } });
export const setWeather = (start: DepartureStart, body: WeatherNote) =>
  fetchJson<FirmDeparture>(`${of(start)}/weather`, { method: 'PUT', body });
export const weatherTemplatesQuery = queryOptions<WeatherTemplate[]>({
  queryKey: [`${DEPARTURES}/weather-templates`],
});
export const callOff = (start: DepartureStart, body: CallOffInput) =>
  fetchJson<CallOffAnswer>(`${of(start)}/call-off`, { method: 'POST', body });
export const reopen = (start: DepartureStart, body: ReopenInput) =>
  fetchJson<ReopenAnswer>(`${of(start)}/reopen`, { method: 'POST', body });
export const markNotified = (id: string, isTold: boolean) =>
  fetchJson<CalledOff[]>(`/api/admin/called-off/${id}/told`, { method: 'POST', body: { isTold } });
export const checkIn = (start: DepartureStart, tickets: CheckInInput['tickets']) =>
  fetchJson<CheckInAnswer>(`${of(start)}/check-in`, { method: 'POST', body: { tickets } });
export const undoCheckIn = (start: DepartureStart, tickets: UndoCheckInInput['tickets']) =>
  fetchJson<UndoCheckInAnswer>(`${of(start)}/check-in/undo`, { method: 'POST', body: { tickets } });

export const makeFeed = (body: FeedInput) =>
  fetchJson<NewCalendarFeed>(FEEDS, { method: 'POST', body });
export const revokeFeed = (id: number) =>
  fetchJson<CalendarFeed>(`${FEEDS}/${id}/revoke`, { method: 'POST' });
