import type { Context } from 'hono';
import { conflict, found } from '#core/http/problem.ts';
import type { App } from '#env';
import { type Booking, findBooking } from '#orders/bookings/booking.reads.ts';
import { again } from './desk.ts';
import { tripRequestDetail } from './trip-inbox.reads.ts';

export const detailOf = async (c: Context<App>, name: string) =>
  found(await c.var.reader.run(tripRequestDetail(c.var.db, name)));
export const nameOf = (c: Context<App>) => c.req.param('id') ?? '';

/** The booking as it was read by who changes it; undefined when another change came first. */
async function named(c: Context<App>, version: number): Promise<Booking | undefined> {
  const { id } = await detailOf(c, nameOf(c));
  const booking = found(await findBooking(c.var.db, id));
  return booking.version === version ? booking : undefined;
}

type Version = { version: number };
/** Changes the booking whose version was sent, and answers it as it is then; 409 with the current one when another change came first. */
export async function answerChange(
  c: Context<App>,
  { version }: Version,
  change: (booking: Booking) => Promise<unknown>,
) {
  const done = await again(async () => {
    const booking = await named(c, version);
    if (!booking) return 'late' as const;
    return (await change(booking)) === undefined ? undefined : ('done' as const);
  });
  const current = await detailOf(c, nameOf(c));
  if (done === 'late') return conflict(c, current, 'problem.other_user_first');
  return c.json(current);
}
