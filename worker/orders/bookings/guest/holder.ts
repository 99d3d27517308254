import type { Context } from 'hono';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import { fillTexts } from '#contract/texts/placeholders.ts';
import { isBookingToken } from '#core/auth/manage-link.ts';
import { found } from '#core/http/problem.ts';
import { placeholdersOf } from '#core/text/strings/filled.ts';
import type { App } from '#env';
import { heldLink } from '#orders/items/held-link.ts';
import { BookingRefused } from '../refused.ts';
import { type HeldBooking, heldBooking } from './guest-booking.reads.ts';
import { guestBooking } from './guest-booking.ts';

/** The booking with the reference, that of the URL unless named, for the holder of its link; 404 without a valid one. */
export async function holderOf(c: Context<App>, token: string, named?: string) {
  const [{ item, path, urlOf, after, readAgain }, values] = await Promise.all([
    heldLink(c, {
      ...{ named, token },
      read: (reference) => heldBooking(c.var.db, reference),
      isHolder: ({ booking }, own, secret) => isBookingToken(booking, own, secret),
      languageOf: ({ booking }) => booking.language,
    }),
    placeholdersOf(c),
  ]);
  const filled = (one: HeldBooking): HeldBooking => ({
    ...one,
    trip: fillTexts(one.trip, values, DEFAULT_LANGUAGE),
  });
  return {
    ...filled(item),
    path,
    urlOf,
    /** What its mails say of its page and of what is paid. */
    inMails: () => ({ manageUrl: urlOf(), paidCents: item.guestPaidCents }),
    /** Who writes, and the same booking as the write leaves it, for `answered`. */
    by: (now: Date) => ({ actor: 'guest', now, after }),
    answered: async (): Promise<GuestBooking> => {
      const { value } = after.result ?? { value: await readAgain() };
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
