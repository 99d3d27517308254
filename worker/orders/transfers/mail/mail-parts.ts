import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { wallTime } from '#contract/menorca-time.ts';
import { endsOfLeg, withAddress } from '#contract/transfers/ends.ts';
import { isLineCode, LINE_LABELS } from '#contract/transfers/line-labels.ts';
import { translate } from '#core/locales/strings.ts';
import { dayInWords, money } from '#core/mail/format.ts';
import type { MailText } from '#core/mail/mail-site.ts';
import type { Message } from '#core/mail/message.ts';
import { driverInWords } from '../booking/calendar-file.ts';
import type { TransferInMail } from './mails.ts';

type Sections = NonNullable<Message['sections']>;

export const about = ({ id }: TransferInMail) => ({
  relatedKind: 'transfer_request',
  relatedId: id,
});

export const legName = (leg: 'outbound' | 'return', language: Language) =>
  translate(language, 'airport-transfers', LINE_LABELS[leg]);

const row = (label: string, value: string | number | null | undefined) =>
  value ? [{ label, value: String(value) }] : [];

/** Start and end of a leg, named in a language. */
export function endsOf(
  request: TransferInMail,
  leg: TransferInMail['legs'][number],
  language: Language,
) {
  const { start, end, pickupAddress, dropoffAddress } = endsOfLeg(request, leg);
  return {
    from: localize(start, 'name', language),
    to: localize(end, 'name', language),
    pickupAddress,
    dropoffAddress,
    meetingPoint: localize(start, 'meetingPoint', language),
  };
}

/** Date, start and end: one block per journey. Times are island time. `isAhead`: includes the meeting point and driver. */
export function journeys(
  request: TransferInMail,
  language: Language,
  text: MailText,
  isAhead: boolean,
): Sections {
  return request.legs.map((leg) => {
    const { from, to, pickupAddress, dropoffAddress, meetingPoint } = endsOf(
      request,
      leg,
      language,
    );
    return {
      title: legName(leg.leg, language),
      rows: [
        ...row(text('mail.label.when'), momentInWords(leg.startsAt, language, text)),
        ...row(text('mail.label.pick_up'), withAddress(from, pickupAddress)),
        ...row(text('mail.label.drop_off'), withAddress(to, dropoffAddress)),
        ...row(text('mail.label.flight'), leg.flight),
        ...(isAhead ? row(text('mail.label.meeting_point'), meetingPoint) : []),
        ...(isAhead && leg.driver ? row(text('mail.label.driver'), driverInWords(leg.driver)) : []),
      ],
    };
  });
}

/** Reference, people, luggage and vehicle. */
export function travellers(request: TransferInMail, language: Language, text: MailText): Sections {
  const { luggage } = request;
  const hasLuggage = luggage && luggage.large + luggage.cabin + luggage.bulky > 0;
  return [
    {
      rows: [
        ...row(text('mail.label.reference'), request.reference),
        ...row(text('mail.label.vehicle'), localize(request.vehicle, 'name', language)),
        ...row(text('mail.label.adults'), request.adults),
        ...row(text('mail.label.children'), request.childAges.join(', ')),
        ...(hasLuggage ? row(text('mail.label.luggage'), text('mail.luggage', luggage)) : []),
        ...row(text('mail.label.sign'), request.signName),
      ],
    },
  ];
}

/** `sábado, 12 de junio de 2027, a las 14:30` */
const momentInWords = (instant: string, language: Language, text: MailText) => {
  const { date, time } = wallTime(new Date(instant));
  return text('mail.when', { date: dayInWords(date, language), time });
};

/** Until when cancelling is free of charge, or that it no longer is. Nothing where the rules are not known. */
export function cancellationNote(
  { cancellation }: TransferInMail,
  language: Language,
  text: MailText,
): string[] {
  if (!cancellation) return [];
  const { freeUntil } = cancellation;
  return [
    freeUntil
      ? text('mail.transfer.free_until', { when: momentInWords(freeUntil, language, text) })
      : text('mail.transfer.not_free'),
  ];
}

/** The bill: the lines of the total. */
export function bill(request: TransferInMail, language: Language, text: MailText): Sections {
  const included = translate(language, 'airport-transfers', 'line.included');
  return [
    {
      title: text('mail.label.price'),
      amounts: request.lines.map(({ code, quantity, cents }) => ({
        label: `${isLineCode(code) ? translate(language, 'airport-transfers', LINE_LABELS[code]) : code}${quantity > 1 ? ` × ${quantity}` : ''}`,
        value: cents === 0 ? included : money(cents, language),
      })),
      total: { label: text('mail.label.total'), value: money(request.totalCents, language) },
    },
  ];
}
