import * as v from 'valibot';
import { ClockTime, QueryDay } from '../../days.schema.ts';
import { tidyCode } from '../../texts/tidy-text.ts';

/** `reported`: `yes`, `no`, or all. Without days: today and the thirty days before. */
export const LicenceQuery = v.object({
  from: QueryDay,
  to: QueryDay,
  reported: v.fallback(v.optional(v.picklist(['', 'yes', 'no']), ''), ''),
  lang: v.optional(v.string(), ''),
});

/** Times in Menorca on the day of the journey; an end before the start is on the day after. What is left out stays. */
export const LicenceInput = v.object({
  leg: v.picklist(['outbound', 'return']),
  plate: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => tidyCode(text).toUpperCase()),
      v.maxLength(20),
    ),
  ),
  startTime: v.optional(ClockTime),
  endTime: v.optional(ClockTime),
  isReported: v.optional(v.boolean()),
});
