import * as v from 'valibot';
import { FIRST_STEPS } from './first-hour.ts';

export const FirstHourUpdate = v.object({
  skipped: v.optional(v.array(v.picklist(FIRST_STEPS)), []),
  isPutAway: v.optional(v.boolean(), false),
});

/** `withChanged`: also those that the owner has changed. */
export const RemoveExamples = v.object({ withChanged: v.optional(v.boolean(), false) });
