import * as v from 'valibot';
import { LanguageOrNone } from './contact.ts';
import { MailAddress } from './mail-address.ts';

export const SubscriptionInput = v.object({ email: MailAddress, language: LanguageOrNone });
export type SubscriptionInput = v.InferOutput<typeof SubscriptionInput>;
export const TokenInput = v.object({ token: v.pipe(v.string(), v.minLength(16), v.maxLength(100)) });
export type SubscriptionAnswer = { confirmationEmailSent: boolean };
export type ConfirmationAnswer = { status: 'confirmed'; unsubscribeUrl: string };
