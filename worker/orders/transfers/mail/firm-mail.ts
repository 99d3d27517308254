import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { wallTime } from '#contract/menorca-time.ts';
import { money, shortDay } from '#core/mail/format.ts';
import { type MailSite, mailText } from '#core/mail/mail-site.ts';
import { mailBodies } from '#core/mail/message.ts';
import type { Mail } from '#core/mail/outbox.ts';
import { readablePhone } from '#core/values/phone-number.ts';
import { bill, cancellationNote, journeys, travellers } from './mail-parts.ts';
import type { TransferInMail, TransferMailEvent, TransferMailMore } from './mails.ts';

const SUBJECTS = {
  received: 'mail.transfer_firm.received',
  accepted: 'mail.transfer_firm.accepted',
  cancelled: 'mail.transfer_firm.cancelled',
  change_requested: 'mail.transfer_firm.change',
} as const;
const KINDS = {
  received: 'transfer.firm.received',
  accepted: 'transfer.firm.received',
  cancelled: 'transfer.firm.cancelled',
  change_requested: 'transfer.firm.change_requested',
} as const;

const isForFirm = (event: string): event is keyof typeof SUBJECTS => Object.hasOwn(SUBJECTS, event);

/** To the company: labels in the site's default language, the guest's text unchanged; replies go to the guest. */
export function transferFirmMail(
  event: TransferMailEvent | 'accepted',
  site: MailSite,
  request: TransferInMail,
  { feeCents, text: words }: TransferMailMore,
): Mail | undefined {
  if (!site.email || !isForFirm(event)) return undefined;
  const language = site.defaultLanguage;
  const text = mailText(site, language);
  const { contact, reference, legs } = request;
  const [first] = legs;
  const from = localize(request.from, 'name', language);
  const to = localize(request.to, 'name', language);
  const date = first ? shortDay(wallTime(new Date(first.startsAt)).date, language) : '';
  const subject = text(SUBJECTS[event], { reference, from, to, date });
  const quoted = words?.trim() || (event === 'received' ? request.note?.trim() : '');
  return {
    kind: KINDS[event],
    to: site.email,
    language,
    subject,
    replyTo: contact.email ?? undefined,
    relatedKind: 'transfer_request',
    relatedId: request.id,
    ...mailBodies({
      site,
      language,
      heading: subject,
      paragraphs: [],
      quote: quoted ? { label: text('mail.label.guest_words'), text: quoted } : undefined,
      sections: [
        ...(feeCents === undefined
          ? []
          : [{ rows: [{ label: text('mail.label.fee'), value: money(feeCents, language) }] }]),
        {
          title: text('mail.label.contact'),
          rows: [
            { label: text('mail.label.name'), value: contact.name ?? '' },
            {
              label: text('mail.label.phone'),
              value: contact.phone ? readablePhone(contact.phone) : '',
            },
            { label: text('mail.label.email'), value: contact.email ?? '' },
            { label: text('mail.label.language'), value: LANGUAGE_LABELS[request.language] },
          ].filter(({ value }) => value),
        },
        ...journeys(request, language, text, false),
        ...travellers(request, language, text),
        ...bill(request, language, text),
      ],
      notes: event === 'received' ? cancellationNote(request, language, text) : [],
      footer: text('mail.firm.footer'),
    }),
  };
}
