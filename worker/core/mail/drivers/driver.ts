import type { SentFile } from '../late-attachments.ts';
import { isMailAddress } from '../sender.ts';

export type MailAddress = { name: string; address: string };

/** A mail as passed to the provider. Names, addresses and subject are single lines. */
export type OutgoingMail = {
  /** Of the outbox row: identical at every attempt, so that a provider can dedupe. */
  id: string;
  from: MailAddress;
  to: string;
  replyTo: string | undefined;
  subject: string;
  html: string;
  text: string;
  attachments: readonly SentFile[];
  /** Headers other than those of the fields above, by name; each a single line. */
  headers: Readonly<Record<string, string>>;
};

/** Resolves when the mail was accepted (`sent`) or stays in the outbox intentionally (`kept`); rejects when it must be retried. */
export type SendMail = (mail: OutgoingMail) => Promise<'sent' | 'kept'>;

/** The mail itself was refused permanently: a retry would be refused again. */
export class MailRefused extends Error {}

/** Only plain single addresses are passed to providers. */
export function demandAddresses({ from, to }: Pick<OutgoingMail, 'from' | 'to'>): void {
  if (!isMailAddress(from.address)) throw new Error('There is no sender address in the settings.');
  if (!isMailAddress(to)) throw new Error('The address is not valid.');
}

/** Of text, its UTF-8. */
export const bytesOf = ({ content }: Pick<SentFile, 'content'>): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
