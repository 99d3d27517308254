import PostalMime, { type Address } from 'postal-mime';
import { saleText } from '#contract/sales/anchors.ts';
import type { SaleTrust } from '#contract/sales/sales.ts';
import { cutText, tidyLine, tidyText } from '#contract/texts/tidy-text.ts';
import { trustIn } from './authenticity.ts';
import { forwardedMail, plainSubject } from './forwarded.ts';
import { htmlText } from './html-text.ts';

/** Of what is parsed; the pictures and attachments of a larger mail are nothing that is read. */
export const MAX_MAIL_BYTES = 3_000_000;
const MAX_HTML = 500_000;
const MAX_SUBJECT = 300;
const FEW_LETTERS = 120;

export type ReceivedMail = {
  messageId: string | null;
  /** Who wrote it; of a forwarded mail, the original's. */
  sender: string;
  senderName: string;
  /** Who forwarded it. */
  forwarder: string | null;
  /** Of the sender, or of who forwarded it. */
  trust: Exclude<SaleTrust, 'entered'>;
  subject: string;
  text: string;
  sentAt: Date;
  /** As it came, forwarded or not: who sent it, and its text with blank lines and marks of quotations. */
  own: { address: string; text: string; isAutomatic: boolean };
};

const mailboxOf = (address: Address | undefined) => {
  const [only] = address?.group ?? (address ? [address] : []);
  return { address: only?.address?.trim().toLowerCase() ?? '', name: only?.name ?? '' };
};
const line = (text: string) => cutText(tidyLine(text.replace(/\s+/g, ' ')), MAX_SUBJECT);

/** A date that a mail gives itself, unless it makes no sense. */
function dateOf(written: string | null | undefined, now: Date): Date | undefined {
  const date = written ? new Date(written) : undefined;
  const at = date?.getTime() ?? Number.NaN;
  return at > 946_684_800_000 && at <= now.getTime() + 86_400_000 ? date : undefined;
}

const OPTIONS = { maxNestingDepth: 20, maxHeadersSize: 262_144, maxRfc822NestingDepth: 3 };

const isCharset = (name: string) => {
  try {
    return new TextDecoder(name) !== undefined;
  } catch {
    return false;
  }
};

/** The mail with UTF-8 in place of character sets that do not exist; its bytes stay as they are. */
function withKnownCharsets(raw: ArrayBuffer | string): Uint8Array {
  const bytes = typeof raw === 'string' ? new TextEncoder().encode(raw) : new Uint8Array(raw);
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const known = text.replace(
    /(charset\s*=\s*"?)([^\s";]+)/gi,
    (whole, start: string, name: string) => (isCharset(name) ? whole : `${start}utf-8`),
  );
  return Uint8Array.from(known, (letter) => letter.charCodeAt(0));
}

const parsed = (raw: ArrayBuffer | string) =>
  PostalMime.parse(raw, OPTIONS).catch(() => PostalMime.parse(withKnownCharsets(raw), OPTIONS));

/** Reads a mail as it arrives: its text, who wrote it, and whether that is so. */
export async function parseMail(
  raw: ArrayBuffer | string,
  now: Date,
  authority?: string,
): Promise<ReceivedMail> {
  const mail = await parsed(raw);
  const from = mailboxOf(mail.from);
  const plain = saleText(mail.text ?? '');
  const rich = mail.html ? saleText(htmlText(mail.html.slice(0, MAX_HTML))) : '';
  // «Your program shows no HTML» is no content.
  const text = plain.length < FEW_LETTERS && rich.length > plain.length ? rich : plain || rich;
  const inner = forwardedMail(text);
  const automatic = mail.headers.find(({ key }) => key === 'auto-submitted')?.value ?? 'no';
  const froms = mail.headers.filter(({ key }) => key === 'from').length;
  return {
    messageId: mail.messageId ? cutText(mail.messageId.trim(), MAX_SUBJECT) : null,
    sender: inner?.sender ?? from.address,
    senderName: line(inner?.senderName ?? from.name),
    forwarder: inner ? from.address : null,
    // Two senders name none.
    trust: froms === 1 ? trustIn(mail.headers, from.address, authority) : 'failed',
    subject: plainSubject(line(inner?.subject ?? mail.subject ?? '')),
    text: inner?.text ?? text,
    sentAt: dateOf(inner?.date, now) ?? dateOf(mail.date, now) ?? now,
    own: {
      address: from.address,
      text: tidyText(
        mail.text?.trim() || (mail.html ? htmlText(mail.html.slice(0, MAX_HTML)) : ''),
      ),
      isAutomatic: !/^\s*no\b/i.test(automatic),
    },
  };
}
