import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { randomToken } from '#core/bytes/tokens.ts';
import type { App } from '#env';
import { cookieOptions, hostCookie } from './session.ts';

const LIFETIME_SECONDS = 180 * 24 * 3600;

type Owner = { id: number; passwordHash: string };

/** Keyed by the password hash: it cannot be forged, and a new password invalidates all earlier ones. */
const seal = (deviceId: string, { id, passwordHash }: Owner) =>
  createHmac('sha256', passwordHash).update(`${id}:${deviceId}`).digest();

/** The browser's device id if the owner signed in with it before; it then has its own allowance, see `throttle.ts`. */
export function knownDevice(c: Context<App>, owner: Owner | undefined): string | undefined {
  const [deviceId, mark] = (getCookie(c, hostCookie(c, 'device')) ?? '').split('.');
  if (!deviceId || !mark || !owner) return undefined;
  const expected = seal(deviceId, owner);
  const given = Buffer.from(mark, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? deviceId
    : undefined;
}

/** Remembers the browser for the owner's next sign-in. By itself it grants no access. */
export function rememberDevice(c: Context<App>, owner: Owner, deviceId = randomToken()): void {
  const value = `${deviceId}.${seal(deviceId, owner).toString('base64url')}`;
  setCookie(c, hostCookie(c, 'device'), value, {
    ...cookieOptions(c, LIFETIME_SECONDS),
    httpOnly: true,
  });
}
