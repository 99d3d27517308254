import type { Context } from 'hono';
import * as v from 'valibot';
import { ALL_DAY } from '#contract/bookings/firm-calendar.ts';
import { ClockTime } from '#contract/days.schema.ts';
import { tidyClock } from '#contract/texts/tidy-text.ts';
import { pathParameter } from '#core/http/description/describe-route.ts';
import { dayIn, idIn } from '#core/http/ids.ts';
import { found } from '#core/http/problem.ts';
import type { App } from '#env';
import { dayOfOption } from './calendar.reads.ts';

/** `/{option}/{day}/{HH:MM or all-day}`. */
export const ONE_DEPARTURE = '/:option/:date/:time';

export const DEPARTURE_PARAMETERS = [
  pathParameter('option', { type: 'integer', minimum: 1 }),
  pathParameter('date', { type: 'string', format: 'date' }),
  pathParameter(
    'time',
    { type: 'string', pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|all-day)$' },
    'The start in Menorca, or `all-day`.',
  ),
];

const timeIn = (text: string) =>
  text === ALL_DAY ? '' : v.is(ClockTime, text) ? tidyClock(text) : undefined;

/** The start that the address names, whether or not anything departs then; 404 for an unknown option. */
export async function namedStart(c: Context<App>, now: Date) {
  const optionId = found(idIn(c.req.param('option')));
  const date = dayIn(c.req.param('date') ?? '', 'date');
  const time = found(timeIn(c.req.param('time') ?? ''));
  const ofDay = found(await dayOfOption(c.var.db, c.var.reader, optionId, date, now));
  const row = ofDay.rows.find(({ localTime }) => localTime === time);
  return {
    ...ofDay,
    optionId,
    date,
    time,
    row,
    departure: ofDay.departures.find((one) => one.time === time),
  };
}

/** The same, of a start at which something departs. */
export async function namedDeparture(c: Context<App>, now: Date) {
  const start = await namedStart(c, now);
  return { ...start, departure: found(start.departure) };
}

export const auditOf = (
  c: Context<App>,
  { optionId, date, time }: { optionId: number; date: string; time: string },
) =>
  ({
    userId: c.var.user.id,
    apiKeyId: c.var.apiKeyId,
    entity: 'departures',
    entityId: `${optionId}/${date}/${time || ALL_DAY}`,
  }) as const;
