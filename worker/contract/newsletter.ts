import type * as v from 'valibot';
import type * as schema from './newsletter.schema.ts';

export type SubscriptionInput = v.InferOutput<typeof schema.SubscriptionInput>;

export type SubscriptionAnswer = { confirmationEmailSent: boolean };
export type ConfirmationAnswer = { status: 'confirmed'; unsubscribeUrl: string };
