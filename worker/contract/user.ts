import * as v from 'valibot';

export const ROLES = ['admin', 'user'] as const;
export type Role = (typeof ROLES)[number];
export type CurrentUser = { id: number; role: Role; email: string; name: string };

export const Credentials = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.minLength(1), v.maxLength(254)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
});
export type Credentials = v.InferOutput<typeof Credentials>;
