import { TURNSTILE_FIELD } from '#contract/transfers/person-check.ts';
import { networkOf } from '#core/auth/throttle.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import type { Database } from '#core/db/client.ts';
import { type Counter, countAttempts, secondsLeft } from '#core/db/statements/attempts.ts';
import { ApiError } from '#core/http/problem.ts';
import { checkTurnstile, turnstileSiteKey } from '#core/http/protection/turnstile.ts';
import type { Bindings } from '#env';

const HOUR_MS = 3_600_000;
/** Requests per hour that are accepted without the widget's token: from one network, and in total. */
export const PLAIN_REQUESTS = { network: 3, total: 20 };

type Sender = {
  answer: string | undefined;
  address: string /** A form sent without scripts, which has no widget. */;
  isPlainForm: boolean;
};

/** Where Turnstile is configured, requires its token; from browsers without scripts it accepts a few requests an hour. */
export async function checkPerson(
  env: Bindings,
  db: Database,
  { answer, address, isPlainForm }: Sender,
): Promise<void> {
  if (!turnstileSiteKey(env)) return;
  if (!isPlainForm || answer) return checkTurnstile(env, answer, address);
  const allNetworks: Counter = { key: 'plain-request', windowMs: HOUR_MS };
  const network: Counter = {
    key: `plain-request:${await hashToken(networkOf(address))}`,
    windowMs: HOUR_MS,
  };
  const [own = 0] = await countAttempts(db, [network]);
  // A network over its own limit does not consume the total.
  const [all = 0] = own > PLAIN_REQUESTS.network ? [] : await countAttempts(db, [allNetworks]);
  if (own <= PLAIN_REQUESTS.network && all <= PLAIN_REQUESTS.total) return;
  const message = 'problem.few_without_scripts';
  throw new ApiError(429, message, {
    errors: [{ path: TURNSTILE_FIELD, code: 'too_many', message }],
    headers: { 'Retry-After': String(secondsLeft(network)) },
  });
}
