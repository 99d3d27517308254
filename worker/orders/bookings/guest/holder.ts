import type { Context } from 'hono';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import { fillTexts } from '#contract/texts/placeholders.ts';
import { isBookingToken } from '#core/auth/manage-link.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { found } from '#core/http/problem.ts';
import { readReference } from '#core/http/reference.ts';
import { placeholdersOf } from '#core/text/strings/filled.ts';
import type { App } from '#env';
import { BookingRefused } from '../refused.ts';
import { heldBooking } from './guest-booking.reads.ts';
import { guestBooking } from './guest-booking.ts';

/** The booking with the reference in the URL, for the holder of its link; 404 without a valid one. */
export async function holderOf(c: Context<App>, token: string) {
  const { db, reader } = c.var;
  const reference = found(readReference(c.req.param('reference') ?? ''));
  const [row, values, secret] = await Promise.all([
    reader.run(heldBooking(db, reference)),
    placeholdersOf(c),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  const named = found(row);
  const held = found((await isBookingToken(named.booking, token, secret)) ? named : undefined);
  const path = `/trips/booking/${reference}?token=${token}`;
  return {
    ...held,
    trip: fillTexts(held.trip, values, DEFAULT_LANGUAGE),
    path,
    urlOf: () => `${siteOrigin(c.env, c.req.url)}/${held.booking.language}${path}`,
  };
}

/** The same booking after it was written. */
export const answered = async (c: Context<App>, token: string) =>
  guestBooking(await holderOf(c, token), new Date());

/** How often a deed is repeated whose plan was changed while it ran. */
const TRIES = 4;

export async function again<T>(deed: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const done = await deed();
    if (done !== undefined) return done;
  }
  throw new BookingRefused('changed', 'problem.booking_changed');
}
