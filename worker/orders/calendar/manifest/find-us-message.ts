import type { Context } from 'hono';
import type { FirmDeparture, ManifestBooking } from '#contract/bookings/firm-calendar.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import { whatsappUrl } from '#contract/people/phone-links.ts';
import { fillTexts } from '#contract/texts/placeholders.ts';
import { bookingUrl } from '#core/auth/manage-link.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { translate } from '#core/locales/strings.ts';
import { placeholdersOf } from '#core/text/strings/filled.ts';
import type { App } from '#env';
import { findUs } from '#orders/bookings/mails/find-us.ts';
import { meetingOf } from './manifest.reads.ts';

type Guest = Pick<
  ManifestBooking,
  'id' | 'reference' | 'contact' | 'language' | 'pickup' | 'tickets'
>;

/** What the firm writes in a chat to guests of a departure: how it is found, and the link to their page. */
export async function findUsMessages(
  c: Context<App>,
  { optionId, date, time, weatherNote }: FirmDeparture,
): Promise<(guest: Guest) => Promise<ManifestBooking['whatsapp']>> {
  const { db, reader } = c.var;
  const [site, trip, values, secret] = await Promise.all([
    reader.run(siteSettings(db)),
    reader.run(meetingOf(db, optionId)),
    placeholdersOf(c),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  const origin = siteOrigin(c.env, c.req.url);
  return async ({ id, reference, contact, language, pickup, tickets }) => {
    if (!contact.phone || !trip) return null;
    const filled = fillTexts(trip, values, DEFAULT_LANGUAGE);
    const text = [
      translate(language, 'admin-area', 'orders.message', {
        name: contact.name ?? '',
        site: site.siteName,
        reference,
      }),
      findUs({ trip: filled, date, time, pickup, weatherNote, tickets }, language).join('\n'),
      await bookingUrl(secret, origin, language, { id, reference }),
    ].join('\n\n');
    const url = whatsappUrl(contact.phone, text);
    return url ? { url, text } : null;
  };
}
