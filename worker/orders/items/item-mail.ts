import { LANGUAGE_LABELS, type Language } from '#contract/languages/language.ts';
import type { MailKind } from '#contract/mail/mail-admin.ts';
import { logFailure } from '#core/http/logs/log.ts';
import type { MailKey } from '#core/locales/strings.ts';
import { money } from '#core/mail/format.ts';
import { type MailSite, type MailText, mailText } from '#core/mail/mail-site.ts';
import { type Message, mailBodies } from '#core/mail/message.ts';
import type { Mail, MailAttachment } from '#core/mail/outbox.ts';
import { CALENDAR_TYPE } from '#core/text/calendar-file.ts';
import { readablePhone } from '#core/values/phone-number.ts';

// The frame of every mail about an item: to whom, in which language, greeting, contact, way to its page and to pay. Each kind writes what stands between.

type About = Pick<Mail, 'relatedKind' | 'relatedId'>;
type Contact = {
  name?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
};
type Written = Pick<Message, 'sections' | 'quote' | 'notes'>;

/** The words of a guest's mail; without a heading the subject is it. */
export type GuestTemplate = {
  kind: MailKind;
  subject: MailKey;
  heading?: MailKey;
  text?: MailKey;
  /** It can no longer be changed or cancelled. */
  isOver?: boolean;
};

type ToGuest = Written & {
  about: About;
  language: Language;
  contact: Contact;
  template: GuestTemplate;
  subject: string;
  /** After the greeting. */
  paragraphs: readonly string[];
  attachments: MailAttachment[];
  page: { text: string; url: string };
  /** Comes before the page. */
  toPay?: { cents: number; url: string } | undefined;
};

/** To the guest, in their language; none without an address. */
export function guestItemMail(site: MailSite, mail: ToGuest): Mail[] {
  const { about, language, contact, template, subject, attachments, page, toPay } = mail;
  const { name, email } = contact;
  if (!email) return [];
  const text = mailText(site, language);
  const { paragraphs, sections, quote, notes } = mail;
  const bodies = mailBodies({
    ...{ site, language, isForGuest: true, sections, quote, notes },
    heading: template.heading ? text(template.heading) : subject,
    paragraphs: [
      name ? text('mail.greeting', { name }) : text('mail.greeting_nobody'),
      ...paragraphs,
    ],
    button: toPay
      ? {
          text: text('mail.pay_link.button', { amount: money(toPay.cents, language) }),
          url: toPay.url,
        }
      : page,
    link: toPay && page,
    footer: text('mail.footer.reply'),
  });
  return [{ kind: template.kind, to: email, language, subject, attachments, ...about, ...bodies }];
}

type ToFirm = Written & {
  kind: MailKind;
  about: About;
  /** The guest: replies go to them. */
  guest: { contact: Contact; language: Language };
  subject: string;
  /** What the guest wrote. */
  words: string | null | undefined;
  /** Before the contact. */
  first?: Message['sections'];
};

/** To the company, in the site's default language; none without an address. */
export function firmItemMail(
  site: MailSite,
  write: (language: Language, text: MailText) => ToFirm,
): Mail[] {
  if (!site.email) return [];
  const language = site.defaultLanguage;
  const text = mailText(site, language);
  const {
    kind,
    about,
    guest,
    subject,
    words,
    first = [],
    sections = [],
    notes,
  } = write(language, text);
  const { name, phone, email } = guest.contact;
  const rows = [
    { label: text('mail.label.name'), value: name ?? '' },
    { label: text('mail.label.phone'), value: phone ? readablePhone(phone) : '' },
    { label: text('mail.label.email'), value: email ?? '' },
    { label: text('mail.label.language'), value: LANGUAGE_LABELS[guest.language] },
  ].filter(({ value }) => value);
  const bodies = mailBodies({
    ...{ site, language, heading: subject, paragraphs: [] },
    quote: words ? { label: text('mail.label.guest_words'), text: words } : undefined,
    sections: [...first, { title: text('mail.label.contact'), rows }, ...sections],
    ...(notes && { notes }),
    footer: text('mail.firm.footer'),
  });
  const replyTo = email ?? undefined;
  return [{ kind, to: site.email, language, subject, replyTo, ...about, ...bodies }];
}

/** A failure to make the calendar file never stops the mail. */
export function calendarAttachment(name: string, make: () => string): MailAttachment[] {
  try {
    return [{ filename: `${name}.ics`, contentType: CALENDAR_TYPE, content: make() }];
  } catch (error) {
    logFailure('calendar file', error);
    return [];
  }
}
