import { eq } from 'drizzle-orm';
import { countedUnit } from '#contract/bookings/unit-words.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { wallTime } from '#contract/menorca-time.ts';
import { firmChatUrl, whatsappUrl } from '#contract/people/phone-links.ts';
import type { SaleAnswer } from '#contract/sales/sales.ts';
import { bookingUrl } from '#core/auth/manage-link.ts';
import { saleMessages, trips } from '#core/db/schema.ts';
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { translate } from '#core/locales/strings.ts';
import { dayInWords, money } from '#core/mail/format.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { book } from '#orders/bookings/book.ts';
import { orderedUnits } from '#orders/bookings/guest/ordered-units.ts';
import { BookingRefused } from '#orders/bookings/refused.ts';
import { again } from '#orders/trip-requests/desk.ts';
import { chosenStart, type SaleChoice } from './find-start.ts';
import { type SaleMessage, type SaleRun, secretOf } from './sale-run.ts';

/** As long as the limit of every hold. */
const HOLD_MINUTES = 120;

type Wanted = Parameters<typeof chosenStart>[1] & { language: Language };

const countsOf = ({ plan, units }: SaleChoice, language: Language): string =>
  units
    .map(({ unitId, quantity }) => {
      const unit = plan.units.find(({ id }) => id === unitId);
      return countedUnit(unit ? localize(unit, 'name', language) : '', quantity, (key, values) =>
        translate(language, 'common', key, values),
      );
    })
    .join(', ');

/** Holds places for a question, and writes the answer with the link to the guest's page, where they are filled in and wait for name and consent. */
export async function answerQuestion(
  run: SaleRun,
  message: SaleMessage,
  wanted: Wanted,
): Promise<SaleAnswer> {
  const { db, reader, now, actor, origin } = run;
  const { language } = wanted;
  const secret = await secretOf(run);
  const { choice, booking } = await again(async () => {
    const chosen = await chosenStart(run, wanted);
    if (!chosen) throw new BookingRefused('closed', 'problem.no_such_departure');
    const { plan, departure, units } = chosen;
    const made = await book(
      db,
      { plan, departure },
      {
        ...{ units: orderedUnits(plan, units), language, actor, isLate: true },
        ...{ source: 'whatsapp', holdMinutes: HOLD_MINUTES },
      },
      { now, secret },
    );
    return made && { choice: chosen, booking: made };
  });
  const [site, [trip]] = await Promise.all([
    reader.run(mailSite(db)),
    db
      .select({ name: trips.name, translations: trips.translations })
      .from(trips)
      .where(eq(trips.id, booking.tripId)),
    db
      .update(saleMessages)
      .set({
        ...{ state: 'done', result: 'answered', bookingId: booking.id, faults: [] },
        ...{ version: NEXT_VERSION, updatedAt: now.toISOString() },
      })
      .where(eq(saleMessages.id, message.id)),
  ]);
  const url = await bookingUrl(secret, origin, language, booking);
  const heldUntil = booking.expiresAt ?? now.toISOString();
  const name = message.reading?.name;
  const text = [
    translate(language, 'admin-area', name ? 'sales.answer.hello_name' : 'sales.answer.hello', {
      name: name ?? '',
    }),
    translate(language, 'admin-area', 'sales.answer.offer', {
      trip: trip ? localize(trip, 'name', language) : '',
      day: [dayInWords(booking.localDate, language), booking.localTime].filter(Boolean).join(', '),
      people: countsOf(choice, language),
      price: money(booking.totalCents, language),
    }),
    translate(language, 'admin-area', 'sales.answer.held', {
      time: wallTime(new Date(heldUntil)).time,
    }),
    url,
    site.siteName,
  ].join('\n\n');
  const { phone = null, email = null } = message.reading ?? {};
  const subject = trip ? localize(trip, 'name', language) : site.siteName;
  return {
    ...{ text, url, heldUntil, reference: booking.reference },
    whatsappUrl: (phone && whatsappUrl(phone, text)) || firmChatUrl(undefined, text),
    mailUrl: email
      ? `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
      : null,
  };
}
