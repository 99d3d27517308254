import type { Context, MiddlewareHandler } from 'hono';
import { PROOF_REQUIRED } from '#contract/accounts/account.ts';
import { PRIVATE_CACHE } from '#core/cache/policy.ts';
import { ApiError } from '#core/http/problem.ts';
import type { App } from '#env';

const PROOF_MINUTES = 10;

type Decision = 'always' | 'sometimes' | 'never';
const decision = Symbol('step-up');

/**
 * Whether a route of the administration or the account asks for a fresh proof of identity: for exports of personal data, money going
 * out, secrets, accounts, keys, feeds, backups and erasure a session alone is not enough, because it may be stolen. Every such route has
 * exactly one of `stepUp`, `stepUpWhen` and `noStepUp`, which a test checks.
 */
export type StepUpDecision = MiddlewareHandler<App> & { readonly [decision]: Decision };

const decided = (of: Decision, handler: MiddlewareHandler<App>): StepUpDecision =>
  Object.assign(handler, { [decision]: of });

/** What a handler decides of its route. */
export const decisionOf = (handler: object): Decision | undefined =>
  (handler as Partial<StepUpDecision>)[decision];

/** 403 unless the session's owner gave their password, a code or a passkey within the last ten minutes. API keys are exempt: scopes limit them. */
function demandProof(c: Context<App>): void {
  if (c.var.apiKeyId !== undefined) return;
  const age = Date.now() - Date.parse(c.var.provenAt ?? '');
  if (age < PROOF_MINUTES * 60_000) return;
  throw new ApiError(403, 'problem.proof_needed', {
    code: PROOF_REQUIRED,
    headers: { 'Cache-Control': PRIVATE_CACHE },
  });
}

export const stepUp = (): StepUpDecision =>
  decided('always', async (c, next) => {
    demandProof(c);
    await next();
  });

/** For a route that only some requests make sensitive. */
export const stepUpWhen = (
  isSensitive: (c: Context<App>) => boolean | Promise<boolean>,
): StepUpDecision =>
  decided('sometimes', async (c, next) => {
    if (await isSensitive(c)) demandProof(c);
    await next();
  });

/** A session is enough; the reason is for the reader. */
export const noStepUp = (_reason: string): StepUpDecision => decided('never', (_c, next) => next());
