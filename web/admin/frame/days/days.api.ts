import { apiPath } from '#base/api/api-query.ts';
import {
  ALL_DAY,
  type DayPickups,
  type DepartureStart,
  type FirmCalendar,
} from '#contract/bookings/firm-calendar.ts';
import type { DaySheet, TransferCalendar } from '#contract/transfers/admin/admin.ts';
import { liveRecord } from '../inbox/live-query.ts';

/** Journeys, and departures, of a span of days. */
export const journeysQuery = (from: string, to: string) =>
  liveRecord<TransferCalendar>(apiPath('/api/admin/transfers/calendar', {}, { from, to }));
export const departuresQuery = (from: string, to: string) =>
  liveRecord<FirmCalendar>(apiPath('/api/admin/calendar', {}, { from, to }));
export const daySheetQuery = (date: string) =>
  liveRecord<DaySheet>(apiPath('/api/admin/transfers/day', {}, { date }));

export const pickupsQuery = (date: string) =>
  liveRecord<DayPickups>(apiPath('/api/admin/calendar/pickups', {}, { date }));

/** `7/2027-06-12/10:00`: a departure in addresses of the API and of the administration. */
export const startPath = ({ optionId, date, time }: DepartureStart) =>
  `${optionId}/${date}/${time || ALL_DAY}`;
