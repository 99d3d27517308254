import type * as v from 'valibot';
import type { Language } from '../languages/language.ts';
import type * as schema from './waiting.schema.ts';

/** The same for every address: whether mails reach visitors depends on the installation only. */
export type WaitingAnswer = v.InferOutput<typeof schema.WaitingAnswer>;

/** For the firm: who waits for places on a day, first come first. */
export type WaitingGuest = {
  id: string;
  name: string;
  email: string;
  people: number;
  language: Language;
  /** When the guest was notified that places are free. */
  toldAt: string | null;
  createdAt: string;
};
