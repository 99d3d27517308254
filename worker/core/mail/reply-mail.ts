import type { Language } from '#contract/languages/language.ts';
import { type MailSite, mailText } from './mail-site.ts';
import { mailBodies } from './message.ts';
import type { Mail } from './outbox.ts';

type Reply = {
  to: string;
  name?: string | null | undefined;
  language: Language;
  /** The firm's text. */
  text: string;
  subject?: string | undefined;
  /** The message that it answers. */
  question?: string | undefined;
  related?: { kind: string; id: string };
};

/** The firm's answer to a message from the site. */
export function replyMail(
  site: MailSite,
  { to, name, language, text: words, subject: ownSubject, question, related }: Reply,
): Mail {
  const text = mailText(site, language);
  const subject = ownSubject?.trim() || text('mail.reply.subject', { site: site.siteName });
  return {
    kind: 'message.reply',
    to,
    language,
    subject,
    ...(related && { relatedKind: related.kind, relatedId: related.id }),
    ...mailBodies({
      site,
      language,
      isForGuest: true,
      heading: subject,
      paragraphs: [name ? text('mail.greeting', { name }) : text('mail.greeting_nobody'), words],
      quote: question ? { label: text('mail.label.your_words'), text: question } : undefined,
      footer: text('mail.footer.reply'),
    }),
  };
}
