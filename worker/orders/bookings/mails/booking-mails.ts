import type { Database } from '#core/db/client.ts';
import { queueLimitedMails } from '#core/mail/limited-mail.ts';
import type { MailSite } from '#core/mail/mail-site.ts';
import type { Alongside, Written } from '../write.ts';
import type { BookedFacts } from './booking-facts.ts';
import { paidBy } from './paid.reads.ts';
import type { MailMore, RequestInMail, TripMailEvent } from './trip-mail-parts.ts';
import { tripMails } from './trip-mails.ts';

export type Around = {
  trip: RequestInMail['trip'];
  option: BookedFacts['option'];
  units: BookedFacts['units'];
};

/** A booking, as it is after a write, for its mails. */
export const bookingInMail = (after: Written, { trip, option, units }: Around): RequestInMail => ({
  id: after.id,
  reference: after.reference,
  date: after.localDate,
  contact: { name: after.contactName, email: after.contactEmail, phone: after.contactPhone },
  message: after.notes,
  language: after.language,
  trip,
  booked: {
    status: after.status,
    version: after.version ?? 1,
    time: after.localTime,
    ...{ option, units, lines: after.lines, totalCents: after.totalCents, terms: after.terms },
    pickup: after.pickup ?? null,
    refund: after.refund ?? null,
    feeCents: after.feeCents ?? null,
  },
});

type TripMailsOf = {
  event: TripMailEvent;
  site: MailSite;
  around: Around;
  more: MailMore | ((after: Written) => MailMore | Promise<MailMore>);
  now: Date;
};

/** The mails of a write, enqueued in its batch and only if it was done. */
export const mailStatements =
  (db: Database, { event, site, around, more, now }: TripMailsOf): Alongside =>
  async (isDone, after) => {
    const given = typeof more === 'function' ? await more(after) : more;
    const facts =
      'paidCents' in given ? given : { ...given, paidCents: await paidBy(db, after.id) };
    return queueLimitedMails(
      db,
      site,
      tripMails(event, site, bookingInMail(after, around), facts),
      {
        visitor: after.contactEmail,
        condition: isDone,
        now,
      },
    );
  };
