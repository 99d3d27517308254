import type * as v from 'valibot';
import type * as schema from './outside-calendars.schema.ts';

/**
 * Why a calendar was not read. `address`: not a public one; `redirect`: it leads to one that is not, or to too many; `slow`: no complete answer in
 * time; `status`: the HTTP status of a refusal; `format`: no complete calendar; `too_much`: rules that repeat too often.
 */
export const CALENDAR_FAILURES = [
  'address',
  'redirect',
  'unreachable',
  'slow',
  'status',
  'too_large',
  'format',
  'too_much',
] as const;
export type CalendarFailure = (typeof CALENDAR_FAILURES)[number];

/** Failures in a row after which the first screen says so. */
export const FAILURES_TO_SAY = 3;
export const MAX_CALENDARS = 10;
/** Spans that an answer has of each calendar. */
export const SHOWN_BLOCKS = 10;

export type OutsideCalendarInput = v.InferInput<typeof schema.OutsideCalendarInput>;

/** UTC. */
export type CalendarBlock = { startsAt: string; endsAt: string };
/** A calendar that blocks a resource. The answer has the address without its secret parts. */
export type OutsideCalendar = {
  id: number;
  resource: { id: number; name: string };
  name: string;
  address: string;
  readAt: string | null;
  failures: number;
  failure: CalendarFailure | null;
  failureStatus: number | null;
  /** Events that are not understood and block at most their first day. */
  unread: number;
  /** How many spans it blocks from now on, and the next of them. */
  blocked: number;
  blocks: CalendarBlock[];
};
