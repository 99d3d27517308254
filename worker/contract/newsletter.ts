import * as v from 'valibot';
import { ContactEmail } from './contact.ts';
import { Language } from './language.ts';

export const SubscriptionInput = v.object({ email: ContactEmail, language: v.optional(Language) });
export type SubscriptionInput = v.InferOutput<typeof SubscriptionInput>;
export const TokenInput = v.object({ token: v.pipe(v.string(), v.minLength(16), v.maxLength(100)) });
export type SubscriptionAnswer = { confirmationEmailSent: boolean };
export type ConfirmationAnswer = { status: 'confirmed'; unsubscribeUrl: string };
