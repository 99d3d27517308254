import type { Context } from 'hono';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import { fillTexts } from '#contract/texts/placeholders.ts';
import { isBookingToken } from '#core/auth/manage-link.ts';
import { orderPath } from '#core/auth/order-link.ts';
import { ReadAfter } from '#core/db/read-after.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { found } from '#core/http/problem.ts';
import { readReference } from '#core/http/reference.ts';
import { placeholdersOf } from '#core/text/strings/filled.ts';
import type { App } from '#env';
import { BookingRefused } from '../refused.ts';
import { type HeldBooking, heldBooking } from './guest-booking.reads.ts';
import { guestBooking } from './guest-booking.ts';

/** The booking with the reference, that of the URL unless named, for the holder of its link; 404 without a valid one. */
export async function holderOf(
  c: Context<App>,
  token: string,
  named = c.req.param('reference') ?? '',
) {
  const { db, reader } = c.var;
  const reference = found(readReference(named));
  const [row, values, secret] = await Promise.all([
    reader.run(heldBooking(db, reference)),
    placeholdersOf(c),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  const known = found(row);
  const held = found((await isBookingToken(known.booking, token, secret)) ? known : undefined);
  const path = orderPath({ reference }, token);
  const filled = (one: HeldBooking): HeldBooking => ({
    ...one,
    trip: fillTexts(one.trip, values, DEFAULT_LANGUAGE),
  });
  const urlOf = () => `${siteOrigin(c.env, c.req.url)}/${held.booking.language}${path}`;
  const after = new ReadAfter(heldBooking(db, reference));
  return {
    ...filled(held),
    path,
    urlOf,
    /** What its mails say of its page and of what is paid. */
    inMails: () => ({ manageUrl: urlOf(), paidCents: held.guestPaidCents }),
    /** Who writes, and the same booking as the write leaves it, for `answered`. */
    by: (now: Date) => ({ actor: 'guest', now, after }),
    answered: async (): Promise<GuestBooking> => {
      const { value } = after.result ?? { value: await reader.run(heldBooking(db, reference)) };
      return guestBooking(filled(found(value)), new Date());
    },
  };
}
export type Holder = Awaited<ReturnType<typeof holderOf>>;

const TRIES = 4;

/** Repeats what answers undefined, as its plan or booking was changed while it ran. `isFirst`: what was read before is still to be used. */
export async function again<T>(attempt: (isFirst: boolean) => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const done = await attempt(tries === 0);
    if (done !== undefined) return done;
  }
  throw new BookingRefused('changed', 'problem.booking_changed');
}
