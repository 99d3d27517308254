import type * as v from 'valibot';
import type { CalendarOption, DepartureStart, FirmDeparture, Touched } from '../firm-calendar.ts';
import type * as schema from './minimum.schema.ts';

/** How many people a departure needs to take place, and what of them it has. */
export type DepartureMinimum = {
  people: number;
  /** How many more are needed; 0 when it takes place. */
  missing: number;
  /** UTC; by then it is decided. */
  decidedAt: string;
  /** It takes place: enough people are booked, or the firm lets it run. */
  runs: boolean;
};
/** As the firm sees it: `booked` people with a confirmed booking, and since when it waits for the firm's decision. */
export type FirmMinimum = DepartureMinimum & { booked: number; askedAt: string | null };
/** A departure that waits for the firm's decision. */
export type ShortDeparture = DepartureStart &
  Pick<CalendarOption, 'trip'> & {
    option: Pick<CalendarOption, 'name' | 'translations'>;
    people: number;
    booked: number;
  };

export type MinimumDecision = v.InferInput<typeof schema.MinimumDecision>;
/** The departures of the day; `moved` travel with the other one, `left` could not be moved. Of one that runs, how many guests were notified. */
export type MinimumDecided = {
  departures: FirmDeparture[];
  moved: Touched[];
  left: Touched[];
  told: number;
};
