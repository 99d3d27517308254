import type { Language } from '#contract/languages/language.ts';
import { type MailSite, mailText } from '#core/mail/mail-site.ts';
import { mailBodies } from '#core/mail/message.ts';
import type { Mail } from '#core/mail/outbox.ts';
import { type MailTemplate, SAMPLE_CONTACT, SAMPLE_REFERENCE } from '#core/mail/template.ts';
import { readablePhone } from '#core/values/phone-number.ts';

export type Reached = { email: string | null; phone: string | null };
/** A booking or a transfer whose contact its guest corrected. */
export type Corrected = {
  kind: 'booking' | 'transfer_request';
  id: string;
  reference: string;
  language: Language;
  name: string | null;
  url: string;
};

/** `a…@example.com`: enough for the guest, and no address for a stranger who had the booking's mails. */
const masked = (email: string) => email.replace(/^(.).*(?=@)/su, '$1…');
const sameAddress = (one: string | null, other: string | null) =>
  one?.toLowerCase() === other?.toLowerCase();

/** To the address that the booking has now: what is stored, and the link. */
function newAddressMail(site: MailSite, of: Corrected, { email, phone }: Reached): Mail[] {
  if (!email) return [];
  const { language, reference, name } = of;
  const text = mailText(site, language);
  return [
    {
      kind: 'order.contact',
      to: email,
      language,
      subject: text('mail.order_contact.subject', { reference }),
      relatedKind: of.kind,
      relatedId: of.id,
      ...mailBodies({
        site,
        language,
        isForGuest: true,
        heading: text('mail.order_contact.heading'),
        paragraphs: [
          name ? text('mail.greeting', { name }) : text('mail.greeting_nobody'),
          text('mail.order_contact.text', { reference }),
        ],
        sections: [
          {
            title: text('mail.label.contact'),
            rows: [
              { label: text('mail.label.email'), value: email },
              ...(phone ? [{ label: text('mail.label.phone'), value: readablePhone(phone) }] : []),
            ],
          },
        ],
        button: { text: text('mail.order_links.open'), url: of.url },
        notes: [text('mail.order_contact.not_you')],
        footer: text('mail.footer.reply'),
      }),
    },
  ];
}

/** To the address that it had: without the link and the new address, for the former one may be a stranger's. */
function formerAddressMail(site: MailSite, of: Corrected, former: Reached, now: Reached): Mail[] {
  if (!former.email || sameAddress(former.email, now.email)) return [];
  const { language, reference } = of;
  const text = mailText(site, language);
  return [
    {
      kind: 'order.contact_former',
      to: former.email,
      language,
      subject: text('mail.order_contact_former.subject', { reference }),
      relatedKind: of.kind,
      relatedId: of.id,
      ...mailBodies({
        site,
        language,
        isForGuest: true,
        heading: text('mail.order_contact_former.heading'),
        paragraphs: [
          text('mail.order_contact_former.text', { reference, email: masked(now.email ?? '') }),
          text('mail.order_contact_former.not_you'),
        ],
        footer: text('mail.footer.reply'),
      }),
    },
  ];
}

/** The mails of a correction, each with the address that it goes to. */
export const contactMails = (
  site: MailSite,
  of: Corrected,
  former: Reached,
  now: Reached,
): Mail[] => [...newAddressMail(site, of, now), ...formerAddressMail(site, of, former, now)];

const template = (kind: 'order.contact' | 'order.contact_former'): MailTemplate => ({
  kind,
  reader: 'guest',
  make: (site, { language, origin, to }) =>
    contactMails(
      site,
      {
        ...{ kind: 'booking', id: 'sample', reference: SAMPLE_REFERENCE, language },
        name: SAMPLE_CONTACT.name,
        url: `${origin}/${language}/order/${SAMPLE_REFERENCE}?token=EXAMPLE`,
      },
      { email: kind === 'order.contact' ? null : to, phone: SAMPLE_CONTACT.phone },
      {
        email: kind === 'order.contact' ? to : 'anna.vidal@example.com',
        phone: SAMPLE_CONTACT.phone,
      },
    ).filter((mail) => mail.kind === kind),
});

export const contactTemplates: readonly MailTemplate[] = [
  template('order.contact'),
  template('order.contact_former'),
];
