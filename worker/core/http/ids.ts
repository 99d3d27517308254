import { isCalendarDay, isInHorizon } from '#contract/calendar.ts';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import { invalidFields } from './bodies/body.ts';
import { found } from './problem.ts';

/** The number at the beginning of `{id}` or `{id}-{anything}`; undefined when there is none. */
export function leadingId(text: string): number | undefined {
  const digits = /^(\d{1,9})(?:-.*)?$/.exec(text)?.[1];
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits);
}

/** The number that `text` is: one to ten digits without leading zeros; undefined for anything else. */
export const idIn = (text = ''): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;

/** A day in a path: 404 when it is none, 422 at the field when it is beyond the horizon. */
export function dayIn(text: string, path: string): string {
  const day = found(isCalendarDay(text) ? text : undefined);
  if (!isInHorizon(day))
    throw invalidFields([{ path, code: 'too_far', message: FIELD_MESSAGES.too_far }]);
  return day;
}
