import * as v from 'valibot';
import { inLanguages } from '../languages/translation.schema.ts';
import { ContactEmail } from './contact.schema.ts';
import { MAIL_DRIVERS, VISITOR_MAILS } from './mail-settings.ts';

export const MailDriver = v.picklist(MAIL_DRIVERS);

/** One line of a mail header: without control characters, so that no lines can be injected. */
const HeaderText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(100),
  v.regex(/^[^\p{Cc}\u2028\u2029]*$/u),
);
const AddressOrNone = v.union([v.literal(''), ContactEmail]);
const Signature = v.pipe(v.string(), v.trim(), v.maxLength(600));

/** Mail delivery. Empty fields come from the site's settings. */
export const MailSettings = v.object({
  /** Null: the installation's configuration (`MAIL_DRIVER`). */
  driver: v.optional(v.nullable(MailDriver), null),
  senderName: v.optional(HeaderText, ''),
  senderAddress: v.optional(AddressOrNone, ''),
  replyTo: v.optional(AddressOrNone, ''),
  /** Mail to it, and to it with `+` and a word, reaches this site (Email Routing): guests' replies come back into their thread. */
  incomingAddress: v.optional(AddressOrNone, ''),
  /** The end of every mail to guests. */
  signature: v.optional(inLanguages(Signature), {}),
  visitorMailsAnHour: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(VISITOR_MAILS.min), v.maxValue(VISITOR_MAILS.max)),
    VISITOR_MAILS.usual,
  ),
});
