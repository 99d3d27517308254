import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { PROOF_REQUIRED } from '#contract/accounts/account.ts';
import { PRIVATE_CACHE } from '#core/cache/policy.ts';
import { ApiError } from '#core/http/problem.ts';
import type { App } from '#env';

const PROOF_MINUTES = 10;

type Sensitive = { methods: readonly string[]; path: RegExp; query?: string };
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Requests for which a session alone is not enough, because it may be stolen. `path` is relative to `/api`; `query` is a parameter that
 * must be present.
 */
const SENSITIVE: readonly Sensitive[] = [
  // Accounts: own password, second factor, recovery codes and devices; everything about other accounts.
  { methods: WRITES, path: /^\/account\/(?:password|totp|sessions)(?:\/|$)/ },
  { methods: WRITES, path: /^\/admin\/users(?:\/|$)/ },
  // A new key outlives the session. Revoking a key removes access and must not wait.
  { methods: ['POST'], path: /^\/admin\/api-keys\/?$/ },
  // The provider and the sender of the site's mail.
  { methods: WRITES, path: /^\/admin\/email-settings\/?$/ },
  // Who takes guests' payments.
  { methods: WRITES, path: /^\/admin\/payments\/settings\/?$/ },
  // Bulk export or deletion of personal data. Images of a restore are uploaded one by one after it and contain no personal data.
  { methods: ['GET'], path: /^\/admin\/backup\/?$/, query: 'personal' },
  { methods: ['PUT'], path: /^\/admin\/backup\/?$/ },
  { methods: ['POST'], path: /^\/admin\/person(?:\/|$)/ },
  { methods: ['GET'], path: /^\/admin\/(?:[\w-]+\/)*[\w-]+\.csv$/ },
  { methods: ['GET'], path: /^\/admin\/receipts\/export\.json$/ },
  { methods: ['DELETE'], path: /^\/admin\/subscribers\/\d+\/?$/ },
];

const isSensitive = (c: Context<App>) => {
  const path = c.req.path.replace(/^\/api/, '');
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
  return SENSITIVE.some(
    (one) =>
      one.methods.includes(method) &&
      one.path.test(path) &&
      (one.query === undefined || c.req.query(one.query) !== undefined),
  );
};

/** 403 unless the session's owner gave their password or a code within the last ten minutes. API keys are exempt: scopes limit them. */
export function demandProof(c: Context<App>): void {
  if (c.var.apiKeyId !== undefined) return;
  const age = Date.now() - Date.parse(c.var.provenAt ?? '');
  if (age < PROOF_MINUTES * 60_000) return;
  throw new ApiError(403, 'Please confirm with your password or a code that it is you.', {
    code: PROOF_REQUIRED,
    headers: { 'Cache-Control': PRIVATE_CACHE },
  });
}

/** The only rule for sensitive requests; runs after the middleware that sets the user. */
export const stepUp = createMiddleware<App>(async (c, next) => {
  if (isSensitive(c)) demandProof(c);
  await next();
});
