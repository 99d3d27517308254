import type { MailAttachment } from '#mail/outbox.ts';
import { isMailAddress } from '#mail/sender.ts';

export type MailAddress = { name: string; address: string };

/** A mail as it leaves us. Names, addresses and subject are single lines. */
export type OutgoingMail = {
  /** Of the outbox row: the same at every try, so that a provider can tell a repetition. */
  id: string;
  from: MailAddress;
  to: string;
  replyTo: string | undefined;
  subject: string;
  html: string;
  text: string;
  attachments: readonly MailAttachment[];
  /** Headers beside those that the fields above stand for, by name; each a single line. */
  headers: Readonly<Record<string, string>>;
};

/** Resolves when the mail was taken over (`sent`) or stays in the outbox on purpose (`kept`); rejects when it has to be tried again. */
export type SendMail = (mail: OutgoingMail) => Promise<'sent' | 'kept'>;

/** The mail itself was refused, for certain: as it stands it will be refused again. */
export class MailRefused extends Error {}

/** Providers get plain single addresses, or nothing. */
export function demandAddresses({ from, to }: Pick<OutgoingMail, 'from' | 'to'>): void {
  if (!isMailAddress(from.address)) throw new Error('There is no sender address in the settings.');
  if (!isMailAddress(to)) throw new Error('The address is not valid.');
}

/** Text as base64 of its UTF-8 bytes. */
export function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
