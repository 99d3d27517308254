import type { Language } from '#contract/languages/language.ts';
import { type MailSite, mailText } from '../mail-site.ts';
import { mailBodies } from '../message.ts';
import type { Mail } from '../outbox.ts';

type Invitation = { email: string; language: Language; url: string; hours: number };

/** To who gets an account: the link to choose its password. */
export function invitationMail(site: MailSite, { email, language, url, hours }: Invitation): Mail {
  const text = mailText(site, language);
  return {
    kind: 'account.invitation',
    to: email,
    language,
    subject: text('mail.invitation.subject', { site: site.siteName }),
    ...mailBodies({
      site,
      language,
      heading: text('mail.invitation.heading'),
      paragraphs: [
        text('mail.invitation.text', { site: site.siteName, email }),
        text('mail.invitation.link', { hours }),
      ],
      button: { text: text('mail.invitation.button'), url },
      footer: text('mail.invitation.footer'),
    }),
  };
}
