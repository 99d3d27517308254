import type { Language } from '#contract/languages/language.ts';
import { type MailSite, mailText } from './mail-site.ts';
import { mailBodies } from './message.ts';
import type { Mail } from './outbox.ts';

/** Verifies that mail arrives. */
export function testMail(
  site: MailSite,
  { to, language }: { to: string; language: Language },
): Mail {
  const text = mailText(site, language);
  return {
    kind: 'test',
    to,
    language,
    subject: text('mail.test.subject', { site: site.siteName }),
    ...mailBodies({
      site,
      language,
      heading: text('mail.test.heading'),
      paragraphs: [text('mail.test.text', { site: site.siteName })],
      footer: text('mail.test.footer'),
      isForGuest: true,
    }),
  };
}
