import { queryOptions } from '@tanstack/react-query';
import { startPath } from '#admin/frame/days/days.api.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { DepartureStart } from '#contract/bookings/firm-calendar.ts';
import type {
  CrewMonth,
  CrewPay,
  DepartureCrew,
  PayInput,
  SettleInput,
} from '#contract/crew/settling.ts';

const CREW = '/api/admin/crew';
/** Queries that show pay and cash. */
export const TOUCHED_BY_SETTLING = [`${CREW}/month`, `${CREW}/departures`];

export const crewMonthQuery = (month: string) =>
  queryOptions<CrewMonth>({ queryKey: [`${CREW}/month?month=${month}`] });
export const monthFile = (month: string, language: string) =>
  `${CREW}/month.csv?month=${month}&lang=${language}`;
export const departureCrewQuery = (start: DepartureStart) =>
  queryOptions<DepartureCrew>({ queryKey: [`${CREW}/departures/${startPath(start)}`] });

export const setPay = (body: PayInput) =>
  fetchJson<CrewPay[]>(`${CREW}/pay`, { method: 'PUT', body });
export const settle = (body: SettleInput) =>
  fetchJson<CrewPay[]>(`${CREW}/settle`, { method: 'POST', body });
