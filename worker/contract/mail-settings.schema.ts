import * as v from 'valibot';
import { ContactEmail } from './contact.schema.ts';
import { MAIL_DRIVERS, VISITOR_MAILS } from './mail-settings.ts';
import { inLanguages } from './translation.schema.ts';

export const MailDriver = v.picklist(MAIL_DRIVERS);

/** One line of a mail's head: no control characters, so that nobody can add lines to it. */
const HeaderText = v.pipe(v.string(), v.trim(), v.maxLength(100), v.regex(/^[^\p{Cc}\u2028\u2029]*$/u));
const AddressOrNone = v.union([v.literal(''), ContactEmail]);
const Signature = v.pipe(v.string(), v.trim(), v.maxLength(600));

/** How mail goes out. What is empty comes from the site's settings. */
export const MailSettings = v.object({
  /** Null: as the installation is configured (`MAIL_DRIVER`). */
  driver: v.optional(v.nullable(MailDriver), null),
  senderName: v.optional(HeaderText, ''),
  senderAddress: v.optional(AddressOrNone, ''),
  replyTo: v.optional(AddressOrNone, ''),
  /** Closes every mail to guests. */
  signature: v.optional(inLanguages(Signature), {}),
  visitorMailsAnHour: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(VISITOR_MAILS.min), v.maxValue(VISITOR_MAILS.max)),
    VISITOR_MAILS.usual,
  ),
});
