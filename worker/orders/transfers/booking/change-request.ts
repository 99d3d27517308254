import { instantOf } from '#contract/menorca-time.ts';
import { isOpenTransfer } from '#contract/orders/states.ts';
import type { ChangeRequestInput } from '#contract/transfers/booking/booking.ts';
import type { FieldFault } from '#core/http/problem-text.ts';

/** Maximum number of unanswered change requests. */
const MAX_OPEN = 3;

type Event = { type: string; actor: string };

/** Change requests since the firm's last action on the booking. */
export function openChangeRequests(events: readonly Event[]): number {
  const lastAnswer = events.findLastIndex(
    ({ type, actor }) => actor !== 'guest' && type !== 'note',
  );
  return events.slice(lastAnswer + 1).filter(({ type }) => type === 'change_request').length;
}

/** Permitted while a journey lies ahead and fewer than `MAX_OPEN` change requests are unanswered. */
export const canAskForChange = (
  status: string,
  legs: readonly { startsAt: string }[],
  events: readonly Event[],
  now: Date,
) =>
  isOpenTransfer(status) &&
  legs.some(({ startsAt }) => Date.parse(startsAt) > now.getTime()) &&
  openChangeRequests(events) < MAX_OPEN;

type Leg = { leg: 'outbound' | 'return'; date: string; time: string };

/** Errors in the requested time of a leg: no such leg, already over, or an hour that the clocks skip. */
export function changeError(
  { leg, date, time }: ChangeRequestInput,
  legs: readonly Leg[],
  now: Date,
): FieldFault | undefined {
  const planned = legs.find((one) => one.leg === leg);
  if (!planned) return { path: 'leg', code: 'invalid', message: 'problem.no_such_journey' };
  if (!date && !time) return undefined;
  const instant = instantOf({ date: date ?? planned.date, time: time ?? planned.time });
  if (instant === 'date') return { path: 'date', code: 'date' };
  if (instant === 'skipped')
    return {
      path: 'time',
      code: 'no_such_time',
    };
  return instant <= now ? { path: date ? 'date' : 'time', code: 'past' } : undefined;
}
