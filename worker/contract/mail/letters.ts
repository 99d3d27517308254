import type * as v from 'valibot';
import type { Language } from '../languages/language.ts';
import type * as schema from './letters.schema.ts';

export const MAX_LETTER_TRIPS = 12;

export type LetterInput = v.InferOutput<typeof schema.LetterInput>;

/** Confirmed subscribers of a language, and the language in which they get the letter; null: none, so that they do not get it. */
export type LetterReaders = { language: Language; count: number; textLanguage: Language | null };

export type LetterSending = {
  startedAt: string;
  /** Stopped by the firm; what is not sent yet waits. */
  stoppedAt: string | null;
  /** Since then every reader's mail is in the outbox. */
  finishedAt: string | null;
  /** Readers when it began. */
  readers: number;
  sent: number;
  failed: number;
  /** Not sent because the outbox keeps mails on this installation. */
  kept: number;
};
/** Who gets a letter, and how far its sending is; null before it began. */
export type LetterDelivery = { readers: LetterReaders[]; sending: LetterSending | null };

export type LetterPreview = { subject: string; html: string; language: Language };
