import { and, eq, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import type { ProofInput } from '#contract/accounts/account.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { sessions, users } from '#core/db/schema.ts';
import { ApiError } from '#core/http/problem.ts';
import type { ProblemText } from '#core/http/problem-text.ts';
import type { App } from '#env';
import { DUMMY_HASH, verifyPassword } from '../passwords/password.ts';
import { countProof } from '../throttle.ts';
import { codeProof } from './code-proof.ts';

const refuse = (path: 'password' | 'code', code: FieldErrorCode, message: ProblemText) =>
  new ApiError(422, message, { errors: [{ path, code, message }] });

/** Records on the session that its owner has just authenticated. 422 names the wrong field; 429 limits guessing. */
export async function prove(
  c: Context<App>,
  { password = '', code = '' }: ProofInput,
): Promise<void> {
  const { db, user, sessionId = '' } = c.var;
  const selected = db.select().from(users).where(eq(users.id, user.id)).get();
  const proven = (isRight?: SQL) =>
    db
      .update(sessions)
      .set({ provenAt: new Date().toISOString() })
      .where(and(eq(sessions.id, sessionId), isRight));
  if (code !== '') {
    const row = await selected;
    const totpSecret = row && row.totpLastStep !== null ? row.totpSecret : null;
    const proof = await codeProof(db, { id: user.id, totpSecret }, code, sessionId);
    const [counted, , consumed] = await db.batch([
      proof.count,
      proven(proof.isRight),
      proof.consume(),
    ]);
    if (!proof.accepted(counted, consumed)) throw refuse('code', 'totp_wrong', 'form.totp_wrong');
    return;
  }
  if (password === '') throw refuse('password', 'required', 'form.required');
  const [row] = await Promise.all([selected, countProof(db, user.id)]);
  if (!(await verifyPassword(password, row?.passwordHash ?? DUMMY_HASH)))
    throw refuse('password', 'password_wrong', 'form.password_wrong');
  await proven();
}
