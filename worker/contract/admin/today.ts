import type { DepartureStart } from '../bookings/firm-calendar.ts';
import type { ShortDeparture } from '../bookings/minimum/minimum.ts';

/** Days that the first screen of the administration shows, including today. */
export const TODAY_DAYS = 2;

/** Tickets of a departure, how many of them were checked in, and whose guests did not come. */
export type Boarding = DepartureStart & { tickets: number; boarded: number; absent: number };

/**
 * What the firm has to do now. Counts are of orders (`answer`, `tell`, `collect`), up to `TASK_COUNT_LIMIT`, and of messages that are new;
 * `boarding` is of the departures of today and the day after.
 */
export type Today = {
  today: string;
  counts: {
    answer: number;
    tell: number;
    collect: number;
    messages: number;
    /** Calendars of others that were not read several times in a row. */
    calendars: number;
    /** Messages about sales that the firm has to look at, and those for which there was no place. */
    sales: number;
    fullSales: number;
  };
  boarding: Boarding[];
  /** Departures with too few people at their hour: they run, join another one, or are called off. */
  short: ShortDeparture[];
};
