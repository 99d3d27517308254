import { queryOptions } from '@tanstack/react-query';
import { startPath } from '#admin/frame/days/days.api.ts';
import { liveRecord } from '#admin/frame/inbox/live-query.ts';
import { fetchAnswer, fetchJson } from '#base/api/fetch-json.ts';
import type {
  CalledOff,
  CallOffReason,
  CallOffsAnswer,
  CallOffsInput,
  ReopenAnswer,
} from '#contract/bookings/calling-off/calling-off.ts';
import type {
  CalendarFeed,
  CheckInAnswer,
  CheckInInput,
  DepartureStart,
  FeedInput,
  FirmDeparture,
  Manifest,
  NewCalendarFeed,
  PlanChange,
  PlanChangeAnswer,
  ReopenInput,
  UndoCheckInAnswer,
  UndoCheckInInput,
} from '#contract/bookings/firm-calendar.ts';
import type { MinimumDecided, MinimumDecision } from '#contract/bookings/minimum/minimum.ts';
import type { WeatherNote, WeatherTemplate } from '#contract/bookings/weather-note.ts';

const DEPARTURES = '/api/admin/departures';
const CALLED_OFF = '/api/admin/called-off';
const FEEDS = '/api/admin/calendar-feeds';
/** Queries that show departures. */
export const TOUCHED_BY_DEPARTURES = [
  '/api/admin/calendar?',
  DEPARTURES,
  CALLED_OFF,
  '/api/admin/dashboard',
];

const of = (start: DepartureStart) => `${DEPARTURES}/${startPath(start)}`;

export const manifestPath = of;
/** `copyOf`: when it was read, of a list that this device kept and there is no connection. */
export type ShownManifest = Manifest & { copyOf: string | null };

const COPY_RETRY_MS = 20_000;
/** The list of a departure. In place of a copy it is read again now and then, and once there is a connection. */
export const manifestQuery = (start: DepartureStart) =>
  queryOptions<ShownManifest>({
    ...liveRecord<ShownManifest>(of(start)),
    queryFn: async ({ signal }) => {
      const response = await fetchAnswer(of(start), { signal });
      const keptAt = response.headers.get('X-Kept-At');
      const copyOf = keptAt && new Date(Number(keptAt)).toISOString();
      return { ...((await response.json()) as Manifest), copyOf };
    },
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => (state.data?.copyOf ? COPY_RETRY_MS : false),
  });
export const calledOffQuery = liveRecord<CalledOff[]>(CALLED_OFF);
export const reasonsQuery = queryOptions<CallOffReason[]>({ queryKey: [`${CALLED_OFF}/reasons`] });
export const feedsQuery = queryOptions<CalendarFeed[]>({ queryKey: [FEEDS] });

export const changePlan = (start: DepartureStart, body: PlanChange) =>
  fetchJson<PlanChangeAnswer>(`${of(start)}/plan`, { method: 'PUT', body });
export const setGuide = (
  start: DepartureStart,
  body: { guideId: number | null; evenIfOff: boolean },
) => fetchJson<FirmDeparture>(`${of(start)}/guide`, { method: 'PUT', body });
export const callOff = (body: CallOffsInput) =>
  fetchJson<CallOffsAnswer>(CALLED_OFF, { method: 'POST', body });
/** Whom it concerns, before it is done; texts make no difference. */
export const callOffPreviewQuery = ({ departures, offeredDate, notify }: CallOffsInput) =>
  queryOptions<CallOffsAnswer>({
    queryKey: ['call-off', departures.map(startPath).join(), offeredDate, notify],
    queryFn: () => callOff({ departures, offeredDate, notify, dryRun: true }),
    gcTime: 0,
  });
export const setWeather = (start: DepartureStart, body: WeatherNote) =>
  fetchJson<FirmDeparture>(`${of(start)}/weather`, { method: 'PUT', body });
export const weatherTemplatesQuery = queryOptions<WeatherTemplate[]>({
  queryKey: [`${DEPARTURES}/weather-templates`],
});
export const reopen = (start: DepartureStart, body: ReopenInput) =>
  fetchJson<ReopenAnswer>(`${of(start)}/reopen`, { method: 'POST', body });
export const decideMinimum = (start: DepartureStart, body: MinimumDecision) =>
  fetchJson<MinimumDecided>(`${of(start)}/decision`, { method: 'POST', body });
export const markNotified = (id: string, isTold: boolean) =>
  fetchJson<CalledOff[]>(`${CALLED_OFF}/${id}/told`, { method: 'POST', body: { isTold } });
export const checkIn = (start: DepartureStart, tickets: CheckInInput['tickets']) =>
  fetchJson<CheckInAnswer>(`${of(start)}/check-in`, { method: 'POST', body: { tickets } });
export const undoCheckIn = (start: DepartureStart, body: UndoCheckInInput) =>
  fetchJson<UndoCheckInAnswer>(`${of(start)}/check-in/undo`, { method: 'POST', body });

export const makeFeed = (body: FeedInput) =>
  fetchJson<NewCalendarFeed>(FEEDS, { method: 'POST', body });
export const revokeFeed = (id: number) =>
  fetchJson<CalendarFeed>(`${FEEDS}/${id}/revoke`, { method: 'POST' });
