import type { Language } from '#contract/language.ts';
import { type MailSite, mailText } from '#mail/mail-site.ts';
import { mailBodies } from '#mail/message.ts';
import type { Mail } from '#mail/outbox.ts';
import type { MailTemplate } from '#mail/template.ts';

/** Asks whoever owns the address to confirm. */
export function confirmationMail(site: MailSite, { email, language, url }: { email: string; language: Language; url: string }): Mail {
  const text = mailText(site, language);
  return {
    kind: 'newsletter.confirm',
    to: email,
    language,
    subject: text('mail.newsletter.subject', { site: site.siteName }),
    ...mailBodies({
      site,
      language,
      heading: text('mail.newsletter.heading'),
      paragraphs: [text('mail.newsletter.text', { site: site.siteName })],
      button: { text: text('mail.newsletter.button'), url },
      footer: text('mail.newsletter.footer'),
    }),
  };
}

/** Says that the newsletter will come, and how to leave it. */
export function welcomeMail(site: MailSite, { email, language, url }: { email: string; language: Language; url: string }): Mail {
  const text = mailText(site, language);
  return {
    kind: 'newsletter.confirmed',
    to: email,
    language,
    subject: text('mail.newsletter_confirmed.subject', { site: site.siteName }),
    ...mailBodies({
      site,
      language,
      heading: text('mail.newsletter_confirmed.heading'),
      paragraphs: [text('mail.newsletter_confirmed.text', { site: site.siteName })],
      button: { text: text('mail.newsletter_confirmed.button'), url },
      footer: text('mail.newsletter_confirmed.footer'),
    }),
  };
}

export const newsletterTemplates: readonly MailTemplate[] = [
  {
    kind: 'newsletter.confirm',
    reader: 'guest',
    make: (site, { language, origin, to }) => [
      confirmationMail(site, { email: to, language, url: `${origin}/${language}/newsletter/confirm?token=EXAMPLE` }),
    ],
  },
  {
    kind: 'newsletter.confirmed',
    reader: 'guest',
    make: (site, { language, origin, to }) => [
      welcomeMail(site, { email: to, language, url: `${origin}/${language}/newsletter/unsubscribe?token=EXAMPLE` }),
    ],
  },
];
