import type * as v from 'valibot';
import type { Edited } from './crud.ts';
import type { Role } from './user.ts';
import type * as schema from './users.schema.ts';

/** An account as administrators see it: neither the password's hash nor any secret. */
export type UserRow = Edited & { email: string; name: string; role: Role; hasSecondFactor: boolean; lastSignInAt: string | null };

export type UserInput = v.InferOutput<typeof schema.UserInput>;
export type UserUpdate = v.InferOutput<typeof schema.UserUpdate>;
