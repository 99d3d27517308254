import type { Language } from '#contract/languages/language.ts';
import { type MailSite, mailText } from '#core/mail/mail-site.ts';
import { mailBodies } from '#core/mail/message.ts';
import type { Mail } from '#core/mail/outbox.ts';
import type { MailTemplate } from '#core/mail/template.ts';

type ListMail = {
  email: string;
  language: Language;
  /** Of the button. */
  url: string;
  /** Of the `List-Unsubscribe` header. */
  unsubscribeUrl: string;
};

/** Asks the owner of the address to confirm. */
export function confirmationMail(
  site: MailSite,
  { email, language, url, unsubscribeUrl }: ListMail,
): Mail {
  const text = mailText(site, language);
  return {
    kind: 'newsletter.confirm',
    to: email,
    language,
    unsubscribeUrl,
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

/** Confirms the subscription and contains the link to unsubscribe. */
export function welcomeMail(
  site: MailSite,
  { email, language, unsubscribeUrl }: Omit<ListMail, 'url'>,
): Mail {
  const text = mailText(site, language);
  return {
    kind: 'newsletter.confirmed',
    to: email,
    language,
    unsubscribeUrl,
    subject: text('mail.newsletter_confirmed.subject', { site: site.siteName }),
    ...mailBodies({
      site,
      language,
      heading: text('mail.newsletter_confirmed.heading'),
      paragraphs: [text('mail.newsletter_confirmed.text', { site: site.siteName })],
      button: { text: text('mail.newsletter_confirmed.button'), url: unsubscribeUrl },
      footer: text('mail.newsletter_confirmed.footer'),
    }),
  };
}

export const newsletterTemplates: readonly MailTemplate[] = [
  {
    kind: 'newsletter.confirm',
    reader: 'guest',
    make: (site, { language, origin, to }) => [
      confirmationMail(site, {
        email: to,
        language,
        url: `${origin}/${language}/newsletter/confirm?token=EXAMPLE`,
        unsubscribeUrl: `${origin}/${language}/newsletter/unsubscribe?token=EXAMPLE`,
      }),
    ],
  },
  {
    kind: 'newsletter.confirmed',
    reader: 'guest',
    make: (site, { language, origin, to }) => [
      welcomeMail(site, {
        email: to,
        language,
        unsubscribeUrl: `${origin}/${language}/newsletter/unsubscribe?token=EXAMPLE`,
      }),
    ],
  },
];
