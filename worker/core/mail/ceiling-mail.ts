import { type MailSite, mailText } from './mail-site.ts';
import { mailBodies } from './message.ts';
import type { Mail } from './outbox.ts';
import type { MailTemplate } from './template.ts';

/** Notifies the firm that visitors' mails are held from now on; undefined when the firm has no address. */
export function ceilingMail(site: MailSite, limit: number): Mail | undefined {
  if (!site.email) return undefined;
  const language = site.defaultLanguage;
  const text = mailText(site, language);
  return {
    kind: 'mail.ceiling',
    to: site.email,
    language,
    subject: text('mail.ceiling.subject', { limit }),
    ...mailBodies({
      site,
      language,
      heading: text('mail.ceiling.heading'),
      paragraphs: [text('mail.ceiling.text', { limit }), text('mail.ceiling.what_now')],
      footer: text('mail.ceiling.footer'),
    }),
  };
}

export const ceilingTemplates: readonly MailTemplate[] = [
  {
    kind: 'mail.ceiling',
    reader: 'firm',
    make: (site) => [ceilingMail(site, 200)].filter((mail) => mail !== undefined),
  },
];
