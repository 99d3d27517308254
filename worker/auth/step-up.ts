import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { PRIVATE_CACHE } from '#cache/policy.ts';
import { PROOF_REQUIRED } from '#contract/account.ts';
import type { App } from '#env';
import { ApiError } from '#http/problem.ts';

const PROOF_MINUTES = 10;

type Sensitive = { methods: readonly string[]; path: RegExp; query?: string };
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Requests that a stolen session alone must not get through with. `path` is the one below `/api`, `query` a parameter that has to be there. */
const SENSITIVE: readonly Sensitive[] = [
  // Accounts: own password, second factor, recovery codes and devices; everything about other people's.
  { methods: WRITES, path: /^\/account\/(?:password|totp|sessions)(?:\/|$)/ },
  { methods: WRITES, path: /^\/admin\/users(?:\/|$)/ },
  // A new key outlives the session. Revoking one takes access away and must not wait.
  { methods: ['POST'], path: /^\/admin\/api-keys\/?$/ },
  // Who sends the site's mail, and in whose name.
  { methods: WRITES, path: /^\/admin\/email-settings\/?$/ },
  // Personal data in bulk, out or away. Pictures of a restore go in one by one after it and name nobody.
  { methods: ['GET'], path: /^\/admin\/backup\/?$/, query: 'personal' },
  { methods: ['PUT'], path: /^\/admin\/backup\/?$/ },
  { methods: ['POST'], path: /^\/admin\/person(?:\/|$)/ },
  { methods: ['GET'], path: /^\/admin\/(?:[\w-]+\/)*[\w-]+\.csv$/ },
  { methods: ['DELETE'], path: /^\/admin\/subscribers\/\d+\/?$/ },
];

const isSensitive = (c: Context<App>) => {
  const path = c.req.path.replace(/^\/api/, '');
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
  return SENSITIVE.some(
    (one) => one.methods.includes(method) && one.path.test(path) && (one.query === undefined || c.req.query(one.query) !== undefined),
  );
};

/** 403 unless the session's owner gave their password or a code within the last ten minutes. Keys are no sessions: scopes bind them. */
export function demandProof(c: Context<App>): void {
  if (c.var.apiKeyId !== undefined) return;
  const age = Date.now() - Date.parse(c.var.provenAt ?? '');
  if (age < PROOF_MINUTES * 60_000) return;
  throw new ApiError(403, 'Please confirm with your password or a code that it is you.', {
    code: PROOF_REQUIRED,
    headers: { 'Cache-Control': PRIVATE_CACHE },
  });
}

/** The one rule for sensitive requests; stands behind the middleware that knows who is signed in. */
export const stepUp = createMiddleware<App>(async (c, next) => {
  if (isSensitive(c)) demandProof(c);
  await next();
});
