import type * as v from 'valibot';
import type * as schema from './find.schema.ts';

export type FindOrdersInput = v.InferOutput<typeof schema.FindOrdersInput>;

/** `leavesSite`: whether the installation sends mail at all. It reveals nothing about the address. */
export type FindOrdersAnswer = v.InferOutput<typeof schema.FindOrdersAnswer>;
