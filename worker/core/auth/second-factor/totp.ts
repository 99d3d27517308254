import { type SQL, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { TotpStart } from '#contract/accounts/account.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import { users } from '#core/db/schema.ts';

/** 160 bits, as RFC 4226 wants. */
const SECRET_BYTES = 20;
/** Codes of the previous and the next step count too: clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** 24 of 32 letters are 120 bits: a plain hash protects them. Without 0, 1, I and O, which are easily confused. */
const RECOVERY_LENGTH = 24;
const ALPHABET = '23456789abcdefghjklmnpqrstuvwxyz';

const totp = (secret: string, more: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...more,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  });

export function newTotp(issuer: string, label: string): TotpStart {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, uri: totp(secret, { issuer, label }).toString() };
}

/** The time step of the code; undefined when it is not valid now. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const generator = totp(secret);
  const delta = generator.validate({ token, timestamp: now, window: WINDOW });
  return delta === null ? undefined : generator.counter({ timestamp: now }) + delta;
}

/** Ten codes as shown to users, in groups of six. */
export const newRecoveryCodes = () =>
  Array.from({ length: RECOVERY_CODES }, () =>
    [...crypto.getRandomValues(new Uint8Array(RECOVERY_LENGTH))]
      .map(
        (byte, position) =>
          `${position > 0 && position % 6 === 0 ? '-' : ''}${ALPHABET[byte & 31]}`,
      )
      .join(''),
  );

/** Normalises the case and the separators of a typed code. */
const bareRecoveryCode = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');
export const hashRecoveryCode = (code: string) => hashToken(bareRecoveryCode(code));

/** What using a code writes to the account, and the condition of its row that the code was not used before. */
export type CodeUse = { set: Partial<typeof users.$inferInsert> | RecoveryCodeUse; isUnused: SQL };
type RecoveryCodeUse = { recoveryCodes: SQL };

/** Of a code or a recovery code; undefined when it is wrong. */
export async function codeUse(
  { totpSecret }: { totpSecret: string | null },
  code: string,
): Promise<CodeUse | undefined> {
  const step = totpSecret ? stepOfCode(totpSecret, code) : undefined;
  if (step !== undefined)
    return {
      set: { totpLastStep: step },
      isUnused: sql`(${users.totpLastStep} IS NULL OR ${users.totpLastStep} < ${step})`,
    };
  if (bareRecoveryCode(code).length !== RECOVERY_LENGTH) return undefined;
  const hash = await hashRecoveryCode(code);
  return {
    set: {
      recoveryCodes: sql`(SELECT json_group_array(value) FROM json_each(${users.recoveryCodes}) WHERE value <> ${hash})`,
    },
    isUnused: sql`EXISTS (SELECT 1 FROM json_each(${users.recoveryCodes}) WHERE value = ${hash})`,
  };
}
