import * as v from 'valibot';
import { BookingDay, ClockTime, IsoDate, IsoTimestamp } from '../../days.schema.ts';
import { Id } from '../../fields.schema.ts';
import { inLanguages } from '../../languages/translation.schema.ts';
import { tidyText } from '../../texts/tidy-text.ts';
import { IF_SILENT, MAX_CALLED_OFF } from './calling-off.ts';

const Reason = v.pipe(v.string(), v.transform(tidyText), v.maxLength(500));

const ENTRIES = {
  /** Sent to the guests whose language `reasons` lacks. */
  reason: v.optional(Reason, ''),
  reasons: v.optional(inLanguages(Reason), {}),
  notify: v.optional(v.boolean(), true),
  offeredDate: v.optional(v.nullable(BookingDay), null),
  answerBy: v.optional(v.nullable(IsoTimestamp), null),
  ifSilent: v.optional(v.picklist(IF_SILENT), 'refund'),
};

/** What guests of a departure that is called off read. */
export const CallOffInput = v.object(ENTRIES);
/** The same of several departures. `dryRun`: only says whom it concerns. */
export const CallOffsInput = v.object({
  ...ENTRIES,
  departures: v.pipe(
    v.array(
      v.object({
        optionId: Id,
        date: IsoDate,
        time: v.union([v.literal(''), ClockTime]),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_CALLED_OFF),
  ),
  dryRun: v.optional(v.boolean(), false),
});
