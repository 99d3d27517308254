import type { Language } from '#contract/languages/language.ts';
import type { MailKind, MailTemplateInfo } from '#contract/mail/mail-admin.ts';
import type { MailSite, MailText } from './mail-site.ts';
import type { Mail } from './outbox.ts';

/** A kind of mail with sample data. `language` is the guest's; mails to the firm are Spanish in any case. */
export type MailTemplate = {
  kind: MailKind;
  reader: MailTemplateInfo['reader'];
  hasCalendar?: boolean;
  make: (
    site: MailSite,
    sample: { language: Language; origin: string; text: MailText; to: string },
  ) => readonly Mail[];
};

/** A day in June of next year, so that samples are in the future. */
export const sampleDay = (now = new Date()) => `${now.getUTCFullYear() + 1}-06-12`;

export const SAMPLE_REFERENCE = 'K7M2PQ4R';
export const SAMPLE_CONTACT = { name: 'Anna Vidal', phone: '+34600111222' };
