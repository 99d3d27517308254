import * as v from 'valibot';
import { Id } from '../../fields.schema.ts';
import { tidyText } from '../../texts/tidy-text.ts';

/** The iCal address of another calendar; `webcal://` is read as `https://`. */
export const OutsideCalendarInput = v.object({
  resourceId: Id,
  name: v.pipe(v.optional(v.string(), ''), v.transform(tidyText), v.maxLength(120)),
  url: v.pipe(
    v.string(),
    v.trim(),
    v.transform((url) => url.replace(/^webcals?:\/\//i, 'https://')),
    v.minLength(1),
    v.maxLength(2000),
  ),
});
