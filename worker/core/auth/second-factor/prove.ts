import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { ProofInput } from '#contract/accounts/account.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { sessions, users } from '#core/db/schema.ts';
import { ApiError } from '#core/http/problem.ts';
import type { ProblemText } from '#core/http/problem-text.ts';
import type { App } from '#env';
import { DUMMY_HASH, verifyPassword } from '../passwords/password.ts';
import { countCode, countProof } from '../throttle.ts';
import { consumeCode } from './totp.ts';

const refuse = (path: 'password' | 'code', code: FieldErrorCode, message: ProblemText) =>
  new ApiError(422, message, { errors: [{ path, code, message }] });

/** Records on the session that its owner has just authenticated. 422 names the wrong field; 429 limits guessing. */
export async function prove(
  c: Context<App>,
  { password = '', code = '' }: ProofInput,
): Promise<void> {
  const { db, user, sessionId = '' } = c.var;
  const row = await db.select().from(users).where(eq(users.id, user.id)).get();
  if (code !== '') {
    await countCode(db, user.id, sessionId);
    const hasFactor = row !== undefined && row.totpSecret !== null && row.totpLastStep !== null;
    if (!hasFactor || !(await consumeCode(db, row, code)))
      throw refuse('code', 'totp_wrong', 'form.totp_wrong');
  } else {
    if (password === '') throw refuse('password', 'required', 'form.required');
    await countProof(db, user.id);
    if (!(await verifyPassword(password, row?.passwordHash ?? DUMMY_HASH)))
      throw refuse('password', 'password_wrong', 'form.password_wrong');
  }
  await db
    .update(sessions)
    .set({ provenAt: new Date().toISOString() })
    .where(eq(sessions.id, sessionId));
}
