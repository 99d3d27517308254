import { TURNSTILE_FIELD, TURNSTILE_ORIGIN } from '#contract/transfers/person-check.ts';
import type { Bindings } from '#env';
import { failureFacts, log } from '../logs/log.ts';
import { ApiError } from '../problem.ts';

const VERIFY_URL = `${TURNSTILE_ORIGIN}/turnstile/v0/siteverify`;
const TIMEOUT_MS = 3000;

type TurnstileKeys = Pick<Bindings, 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET'>;

/** Key of the widget on pages. One key without the other counts as none: either no form could be sent, or no token would be checked. */
export const turnstileSiteKey = ({
  TURNSTILE_SITE_KEY,
  TURNSTILE_SECRET,
}: TurnstileKeys): string | undefined => (TURNSTILE_SECRET && TURNSTILE_SITE_KEY) || undefined;

/** A page's policy that also permits the widget's script and frame. */
export const allowTurnstile = (policy: string) =>
  `${policy.replace(/script-src [^;]*/, (sources) => `${sources} ${TURNSTILE_ORIGIN}`)}; frame-src ${TURNSTILE_ORIGIN}`;

/**
 * Where Turnstile is configured, refuses a request without a valid token (422 at the widget's field). When Turnstile itself is unreachable,
 * requests are accepted: its outage must not cost the firm its guests, and the other bot checks remain.
 */
export async function checkTurnstile(
  env: TurnstileKeys,
  answer: string | undefined,
  address: string,
): Promise<void> {
  if (!env.TURNSTILE_SECRET || !turnstileSiteKey(env)) return;
  const verdict = answer ? await verify(env.TURNSTILE_SECRET, answer, address) : false;
  if (verdict) return;
  const message = 'problem.prove_person';
  throw new ApiError(422, message, {
    errors: [{ path: TURNSTILE_FIELD, code: answer ? 'invalid' : 'required', message }],
  });
}

async function verify(secret: string, response: string, remoteip: string): Promise<boolean> {
  try {
    const reply = await fetch(VERIFY_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret, response, ...(remoteip !== 'local' && { remoteip }) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (reply.status >= 500) throw new Error(`status ${reply.status}`);
    return ((await reply.json()) as { success?: unknown }).success === true;
  } catch (error) {
    log('warn', 'Turnstile cannot be reached', failureFacts(error));
    return true;
  }
}
