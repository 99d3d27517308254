import { type MailSite, mailText } from '#core/mail/mail-site.ts';
import { mailBodies } from '#core/mail/message.ts';
import type { Mail } from '#core/mail/outbox.ts';
import type { MailTemplate } from '#core/mail/template.ts';

/** Notifies the company that a webhook gets nothing more; undefined when it has no address. */
export function stoppedMail(site: MailSite, name: string): Mail | undefined {
  if (!site.email) return undefined;
  const language = site.defaultLanguage;
  const text = mailText(site, language);
  return {
    kind: 'webhook.stopped',
    to: site.email,
    language,
    subject: text('mail.webhook.subject', { name }),
    ...mailBodies({
      site,
      language,
      heading: text('mail.webhook.heading'),
      paragraphs: [text('mail.webhook.text', { name }), text('mail.webhook.what_now')],
      footer: text('mail.webhook.footer'),
    }),
  };
}

export const webhookTemplates: readonly MailTemplate[] = [
  {
    kind: 'webhook.stopped',
    reader: 'firm',
    make: (site) => [stoppedMail(site, 'Zapier')].filter((mail) => mail !== undefined),
  },
];
