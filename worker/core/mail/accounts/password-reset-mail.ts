import type { Language } from '#contract/languages/language.ts';
import { type MailSite, mailText } from '../mail-site.ts';
import { mailBodies } from '../message.ts';
import type { Mail } from '../outbox.ts';

type Reset = { email: string; language: Language; url: string; minutes: number };

export function passwordResetMail(site: MailSite, { email, language, url, minutes }: Reset): Mail {
  const text = mailText(site, language);
  return {
    kind: 'password.reset',
    to: email,
    language,
    subject: text('mail.reset.subject', { site: site.siteName }),
    ...mailBodies({
      site,
      language,
      heading: text('mail.reset.heading'),
      paragraphs: [text('mail.reset.text', { minutes })],
      button: { text: text('mail.reset.button'), url },
      footer: text('mail.reset.footer'),
    }),
  };
}
