import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import { money } from '#core/mail/format.ts';
import { type MailSite, mailText } from '#core/mail/mail-site.ts';
import type { Mail } from '#core/mail/outbox.ts';
import { whenInWords } from '#orders/bookings/mails/booking-facts.ts';
import type { RequestInMail } from '#orders/bookings/mails/trip-mail-parts.ts';
import { tripMails } from '#orders/bookings/mails/trip-mails.ts';
import { offerLines } from '#orders/items/offer-lines.ts';
import { sharedPrice } from '../price-request.ts';
import type { MadeOffer } from './make-offer.ts';

/** The request as it is offered. */
function asOffered(
  request: TripRequestDetail,
  { offered, start }: Pick<MadeOffer, 'offered' | 'start'>,
): RequestInMail {
  const { units, version } = request;
  const terms = start?.plan.option.terms ?? request.terms;
  const named = units.map(({ unitId, name, translations }) => ({ id: unitId, name, translations }));
  const { totalCents, date, time } = offered;
  return {
    ...request,
    date,
    booked: {
      ...{ status: 'PENDING', version: version + 1, time, units: named, totalCents, terms },
      option: start ? { ...start.plan.option } : request.option,
      lines: sharedPrice(request, totalCents).lines,
    },
  };
}

const moreOf = (
  { offered: { depositCents, note, title, isHeld }, until }: MadeOffer,
  manageUrl: string,
) => ({ manageUrl, offer: { depositCents, note, title, isHeld, until } });

export const offerMails = (
  site: MailSite,
  request: TripRequestDetail,
  offer: MadeOffer,
  url: string,
): Mail[] => tripMails('offered', site, asOffered(request, offer), moreOf(offer, url));

/** The same for a chat. */
export function offerMessage(
  site: MailSite,
  request: Pick<TripRequestDetail, 'contact' | 'trip' | 'reference'> & { language: Language },
  offer: MadeOffer,
  url: string,
): string {
  const { contact, trip, language } = request;
  const { offered, start } = offer;
  const text = mailText(site, language);
  const option = start && localize(start.plan.option, 'name', language);
  return [
    contact.name ? text('mail.greeting', { name: contact.name }) : text('mail.greeting_nobody'),
    text('mail.trip_offered.heading'),
    [
      [localize(trip, 'name', language), option].filter(Boolean).join(', '),
      whenInWords(offered.date, offered.time, language, text),
      `${text('mail.label.total')}: ${money(offered.totalCents, language)}`,
    ].join('\n'),
    offerLines(moreOf(offer, url).offer, language, text).join('\n'),
    offered.note,
    text('mail.trip_offered.text'),
    url,
    site.siteName,
  ]
    .filter(Boolean)
    .join('\n\n');
}
