import type * as v from 'valibot';
import type * as schema from './push.schema.ts';

export type PushSubscriptionInput = v.InferOutput<typeof schema.PushSubscriptionInput>;
/** The key that browsers subscribe with. */
export type PushKey = { publicKey: string };
