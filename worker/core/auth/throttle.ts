import { hashToken } from '#core/bytes/tokens.ts';
import type { Database } from '#core/db/client.ts';
import { type Counter, countAttempts, secondsLeft } from '#core/db/statements/attempts.ts';
import { log } from '#core/http/logs/log.ts';
import { ApiError } from '#core/http/problem.ts';

/**
 * Throttles guessing before anything is hashed, and guessing cannot lock the owner out:
 *
 * - A device that the owner signed in with before (`known-device.ts`) has its own allowance, which other devices do not affect.
 * - All other devices share the account's allowance. Once it is used up, a network with few attempts of its own may still try a few times,
 *   so that the owner can sign in from a new device; its wrong guesses are answered with 429 like those of the others.
 * - Under attack from many networks the account is closed to unknown devices for the rest of the minute.
 */
const MINUTE_MS = 60_000;
const ALLOWANCE = 10;
/** Attempts that a network has left once the account's shared allowance is used up. */
const LAST_TRIES = 3;
/** Attempts per minute, from all unknown devices together, that are still checked. */
const CEILING = 100;

/** Codes of the second factor, after the right password. */
const CODE_WINDOW_MS = 15 * 60_000;
const CODE_ALLOWANCE = 5;
const CODE_CEILING = 10;

export const tooMany = (counter: Counter) =>
  new ApiError(429, 'problem.too_many_attempts', {
    headers: { 'Retry-After': String(secondsLeft(counter)) },
  });

/** An IPv4 address, or the /64 network that an IPv6 customer has. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array<string>(zeros).fill('0'), ...back].slice(0, 4).join(':');
}

type Attempt = { email: string; address: string; deviceId: string | undefined };

/**
 * Counts a sign-in attempt and refuses it when there were too many. Returns the error for a wrong password; undefined means the usual one.
 */
export async function countSignIn(
  db: Database,
  { email, address, deviceId }: Attempt,
): Promise<ApiError | undefined> {
  // The e-mail need not belong to an account, and is not stored in plain text.
  const key = `login:${await hashToken(email)}`;
  const own: Counter = { key: `${key}:${deviceId ?? networkOf(address)}`, windowMs: MINUTE_MS };
  if (deviceId) {
    const [tries = 0] = await countAttempts(db, [own]);
    if (tries > ALLOWANCE) throw tooMany(own);
    return undefined;
  }
  const all: Counter = { key, windowMs: MINUTE_MS };
  const [tries = 0, crowd = 0] = await countAttempts(db, [own, all]);
  const isCrowded = crowd > ALLOWANCE;
  if (tries > ALLOWANCE || crowd > CEILING || (isCrowded && tries > LAST_TRIES)) throw tooMany(all);
  return isCrowded ? tooMany(all) : undefined;
}

/** The same for codes: knowing the password must allow neither trying all million codes nor locking out the owner's device. */
export const codeTries = (userId: number, deviceId: string | undefined) => ({
  counter: { key: `code:${userId}:${deviceId ?? ''}`, windowMs: CODE_WINDOW_MS } satisfies Counter,
  allowance: deviceId ? CODE_ALLOWANCE : CODE_CEILING,
});

/** Counts a try of a code, and refuses it when there were too many. */
export async function countCode(
  db: Database,
  userId: number,
  deviceId: string | undefined,
): Promise<void> {
  const { counter, allowance } = codeTries(userId, deviceId);
  const [tries = 0] = await countAttempts(db, [counter]);
  if (tries > allowance) throw tooMany(counter);
}

/**
 * Counts a sign-in by passkey. A signature cannot be guessed, so that no account is closed to it and a network alone is slowed down: each costs
 * a verification.
 */
export async function countPasskey(db: Database, address: string): Promise<void> {
  const counter: Counter = { key: `passkey:${networkOf(address)}`, windowMs: MINUTE_MS };
  const [tries = 0] = await countAttempts(db, [counter]);
  if (tries > ALLOWANCE) throw tooMany(counter);
}

/** Logs why a sign-in failed. The entry does not identify the person who tried. */
export const noteRefusal = (reason: string, userId: number | undefined) =>
  log('info', 'sign-in refused', { reason, userId });

/** Counts attempts of a signed-in user to prove their password or a passkey again. */
export async function countProof(db: Database, userId: number): Promise<void> {
  const counter: Counter = { key: `proof:${userId}`, windowMs: MINUTE_MS };
  const [tries = 0] = await countAttempts(db, [counter]);
  if (tries > ALLOWANCE) throw tooMany(counter);
}
