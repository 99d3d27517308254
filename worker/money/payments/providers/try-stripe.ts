import type { StripeKeys } from '#core/keys/stored-keys.ts';
import type { Bindings } from '#env';

const API = 'https://api.stripe.com';
const TIMEOUT_MS = 10_000;
/** Endpoints of an account that are looked through. */
const ENDPOINTS = 100;

export type StripeFault =
  | 'order'
  | 'publishable'
  | 'secret_form'
  | 'webhook_form'
  | 'invalid'
  | 'revoked'
  | 'permission'
  | 'unreachable'
  | 'test_on_live'
  | 'pair';

type Endpoint = { url?: string; status?: string; livemode?: boolean };
type Answer = {
  status: number;
  body: Record<string, unknown> & { error?: { code?: string; message?: string } };
};

const isLiveKey = (key: string) => /^(?:sk|rk)_live_/.test(key);

/** What is seen without a call: fields that were exchanged, or another kind of key. */
export function formFault({ secretKey, webhookSecret }: StripeKeys): StripeFault | undefined {
  if (secretKey.startsWith('whsec_') || /^[srp]k_/.test(webhookSecret)) return 'order';
  if (secretKey.startsWith('pk_')) return 'publishable';
  if (!/^(?:sk|rk)_(?:test|live)_\w+$/.test(secretKey)) return 'secret_form';
  return /^whsec_[\w+/=-]+$/.test(webhookSecret) ? undefined : 'webhook_form';
}

async function ask({ STRIPE_API_BASE }: Bindings, key: string, path: string): Promise<Answer> {
  const response = await fetch(`${STRIPE_API_BASE || API}${path}`, {
    headers: { Authorization: `Bearer ${key}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: response.status, body: await response.json() };
}

/**
 * Tries a pair at Stripe. The webhook's secret cannot be asked about: it belongs to an endpoint of the same account with this site's
 * address, which the key's account must have.
 */
export async function tryStripe(
  env: Bindings,
  keys: StripeKeys,
  { webhookUrl, takesLiveOnly }: { webhookUrl: string; takesLiveOnly: boolean },
): Promise<{ isLive: boolean } | { fault: StripeFault }> {
  const form = formFault(keys);
  if (form) return { fault: form };
  const isLive = isLiveKey(keys.secretKey);
  if (takesLiveOnly && !isLive) return { fault: 'test_on_live' };
  try {
    const balance = await ask(env, keys.secretKey, '/v1/balance');
    const { error } = balance.body;
    if (balance.status === 401)
      return {
        fault:
          error?.code === 'api_key_expired' || /expired|revoked/i.test(error?.message ?? '')
            ? 'revoked'
            : 'invalid',
      };
    // A restricted key may be allowed payments and no balance.
    if (balance.status !== 200 && balance.status !== 403) return { fault: 'unreachable' };
    const list = await ask(env, keys.secretKey, `/v1/webhook_endpoints?limit=${ENDPOINTS}`);
    if (list.status === 403) return balance.status === 403 ? { fault: 'permission' } : { isLive };
    if (list.status !== 200) return { fault: 'unreachable' };
    const endpoints = (list.body.data ?? []) as Endpoint[];
    const isKnown = endpoints.some(
      ({ url, status }) => url === webhookUrl && status !== 'disabled',
    );
    return isKnown ? { isLive } : { fault: 'pair' };
  } catch {
    return { fault: 'unreachable' };
  }
}
