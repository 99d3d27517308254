import { type Counter, countAttempts, secondsLeft } from '#db/attempts.ts';
import type { Database } from '#db/client.ts';
import { ApiError } from '#http/problem.ts';
import { hashToken } from './tokens.ts';

/**
 * Guessing is slowed down before anything is hashed, and nobody can lock the owner out by guessing:
 *
 * - A device that the owner signed in with before (`known-device.ts`) has an allowance of its own; what others do does not touch it.
 * - Everybody else shares the account's allowance. When it is used up, a network that has hardly tried itself may still try a few
 *   times, so that the owner gets in from a new device; its wrong guesses are answered like those of the crowd, with 429.
 * - From many networks at once the account is closed to unknown devices for the rest of the minute.
 */
const MINUTE_MS = 60_000;
const ALLOWANCE = 10;
/** What a network has left once the crowd has used up the account's allowance. */
const LAST_TRIES = 3;
/** Guesses a minute from everywhere that are still looked at. */
const CEILING = 100;

/** Codes of the second factor, once the password was right. */
const CODE_WINDOW_MS = 15 * 60_000;
const CODE_ALLOWANCE = 5;
const CODE_CEILING = 10;

export const tooMany = (counter: Counter) =>
  new ApiError(429, 'Too many attempts. Please wait a little.', { headers: { 'Retry-After': String(secondsLeft(counter)) } });

/** An IPv4 address, or the /64 that an IPv6 customer has to themselves. */
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
 * Counts an attempt to sign in and refuses it when there were too many. Answers how a wrong password is to be refused:
 * undefined as always, else with this.
 */
export async function countSignIn(db: Database, { email, address, deviceId }: Attempt): Promise<ApiError | undefined> {
  // The account's name need not exist, and stands in no table in clear.
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

/** The same for codes: who knows the password may not try all million of them, nor keep the owner's device out. */
export async function countCode(db: Database, userId: number, deviceId: string | undefined): Promise<void> {
  const counter: Counter = { key: `code:${userId}:${deviceId ?? ''}`, windowMs: CODE_WINDOW_MS };
  const [tries = 0] = await countAttempts(db, [counter]);
  if (tries > (deviceId ? CODE_ALLOWANCE : CODE_CEILING)) throw tooMany(counter);
}

/** Somebody who is signed in and proves their password again. */
export async function countProof(db: Database, userId: number): Promise<void> {
  const counter: Counter = { key: `proof:${userId}`, windowMs: MINUTE_MS };
  const [tries = 0] = await countAttempts(db, [counter]);
  if (tries > ALLOWANCE) throw tooMany(counter);
}
