import * as v from 'valibot';
import { ClockTime } from '../../days.schema.ts';
import { Count } from '../../fields.schema.ts';

/** Null of a departure that takes place with any number of people. */
export const DepartureMinimum = v.nullable(
  v.object({
    people: v.pipe(Count, v.description('People whom the departure needs to take place.')),
    missing: v.pipe(Count, v.description('How many more it needs; 0 when it takes place.')),
    decidedAt: v.pipe(v.string(), v.description('UTC; by then it is decided.')),
    runs: v.pipe(v.boolean(), v.description('It takes place.')),
  }),
);

/**
 * What becomes of a departure with too few people: it runs all the same, or its guests travel with another departure of the option on that day.
 * Another day or the money are offered by calling it off.
 */
export const MinimumDecision = v.variant('choice', [
  v.object({ choice: v.literal('run'), notify: v.optional(v.boolean(), true) }),
  v.object({
    choice: v.literal('merge'),
    time: ClockTime,
    notify: v.optional(v.boolean(), true),
  }),
]);
