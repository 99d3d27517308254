import { type MailSite, mailText } from './mail-site.ts';
import { FIRM_LANGUAGE, mailBodies } from './message.ts';
import type { Mail } from './outbox.ts';
import type { MailTemplate } from './template.ts';

/** Notifies the firm that visitors' mails are held from now on; undefined when the firm has no address. */
export function ceilingMail(site: MailSite, limit: number): Mail | undefined {
  if (!site.email) return undefined;
  const text = mailText(site, FIRM_LANGUAGE);
  return {
    kind: 'mail.ceiling',
    to: site.email,
    language: FIRM_LANGUAGE,
    subject: text('mail.ceiling.subject', { limit }),
    ...mailBodies({
      site,
      language: FIRM_LANGUAGE,
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
