import * as v from 'valibot';
import { ContactEmail } from './contact.ts';
import { inLanguages } from './translation.ts';

/** `outbox` keeps mail where it is, `cloudflare` sends through the MAIL binding, `http` posts it to MAIL_ENDPOINT. */
export const MAIL_DRIVERS = ['outbox', 'cloudflare', 'http'] as const;
export const MailDriver = v.picklist(MAIL_DRIVERS);
export type MailDriver = v.InferOutput<typeof MailDriver>;

/** One line of a mail's head: no control characters, so that nobody can add lines to it. */
const HeaderText = v.pipe(v.string(), v.trim(), v.maxLength(100), v.regex(/^[^\p{Cc}\u2028\u2029]*$/u));
const AddressOrNone = v.union([v.literal(''), ContactEmail]);
const Signature = v.pipe(v.string(), v.trim(), v.maxLength(600));

/** Of the settings' document that holds them. */
export const MAIL_SETTINGS_KEY = 'mail';

/** Mails that visitors can cause in an hour, all addresses together; what is above waits for the firm. */
export const VISITOR_MAILS = { min: 10, usual: 200, max: 10_000 } as const;

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
export type MailSettings = v.InferOutput<typeof MailSettings>;
