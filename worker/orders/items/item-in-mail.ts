import type { Language } from '#contract/languages/language.ts';
import type { MailKey } from '#core/locales/strings.ts';
import type { MailText } from '#core/mail/mail-site.ts';
import type { Message } from '#core/mail/message.ts';

export type Sections = NonNullable<Message['sections']>;

/** Whether it is booked, waits for its payment, or for the company's answer. */
export type ItemStateKey = Extract<
  MailKey,
  | 'mail.order.confirmed'
  | 'mail.order.held'
  | 'mail.order.on_request'
  | 'mail.order.unpaid'
  | 'mail.order.paid'
>;

/** An item in the mail about its order. */
export type ItemInMail = {
  state: ItemStateKey;
  totalCents: number;
  /** Its times are those of the island. */
  hasLocalTime: boolean;
  /** What it is; `facts` are its state and price. */
  sections(language: Language, text: MailText, facts: Sections[number]['rows']): Sections;
  /** Its entries in the calendar file. */
  events(options: { language: Language; url: string }): string[];
};
