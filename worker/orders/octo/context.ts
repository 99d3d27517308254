import type { Context } from 'hono';
import { FALLBACK_LANGUAGE } from '#contract/languages/language.ts';
import { idIn } from '#core/http/ids.ts';
import { acceptedLanguage } from '#core/http/language.ts';
import { shownOrigin } from '#core/http/origin.ts';
import type { App } from '#env';
import type { Plan } from '#orders/departures/plan.ts';
import { type Wanted, wantedCapabilities } from './capabilities.ts';
import { invalidId } from './errors.ts';
import { type ProductPlans, productOf, today } from './products.reads.ts';

/** What the request asked for by its headers. */
export function wantedBy(c: Context<App>): Wanted {
  const capabilities = wantedCapabilities(c.req.header('Octo-Capabilities'));
  return {
    hasPricing: capabilities.includes('octo/pricing'),
    hasContent: capabilities.includes('octo/content'),
    hasPickups: capabilities.includes('octo/pickups'),
    hasQuestions: capabilities.includes('octo/questions'),
    language: acceptedLanguage(c.req.header('Accept-Language') ?? '') ?? FALLBACK_LANGUAGE,
    origin: shownOrigin(c.env, c.req.url),
    commission: c.var.commission ?? null,
  };
}

type Days = { from: string; to: string };

export async function namedProduct(
  c: Context<App>,
  sent: unknown,
  days: Days = today(),
): Promise<ProductPlans> {
  const id = typeof sent === 'string' ? idIn(sent) : undefined;
  const product = id === undefined ? undefined : await productOf(c.var, id, days);
  if (!product) throw invalidId('INVALID_PRODUCT_ID', sent);
  return product;
}

export function namedOption({ plans }: ProductPlans, sent: unknown): Plan {
  const plan = plans.find(({ option }) => String(option.id) === sent);
  if (!plan) throw invalidId('INVALID_OPTION_ID', sent);
  return plan;
}
