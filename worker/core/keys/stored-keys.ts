import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { KEY_PURPOSES, type KeyPurpose } from '#contract/money/provider-keys.ts';
import type { Database } from '#core/db/client.ts';
import { settings } from '#core/db/schema.ts';
import type { Bindings } from '#env';
import { unseal } from './seal.ts';

/** Of the document in the settings; no backup contains it. */
export const PROVIDER_KEYS = 'provider-keys';
/** Resend's; `MAIL_ENDPOINT` names another one. */
export const MAIL_ENDPOINT = 'https://api.resend.com/emails';

const Sealed = v.object({
  sealed: v.string(),
  /** Mark of the secret that it is sealed under; older ones have none. */
  under: v.optional(v.string()),
  lastFour: v.string(),
  savedAt: v.string(),
});
const StoredStripe = v.object({
  ...Sealed.entries,
  webhookLastFour: v.string(),
  isLive: v.boolean(),
});
const StoredMail = v.object({
  ...Sealed.entries,
  /** When the owner said that the test mail arrived. */
  arrivedAt: v.nullable(v.string()),
});
export const StoredKeys = v.object({
  stripe: v.optional(StoredStripe),
  mail: v.optional(StoredMail),
});
export type StoredKeys = v.InferOutput<typeof StoredKeys>;

export type StripeKeys = { secretKey: string; webhookSecret: string };

/** The document's keys; none of one that cannot be read. */
export function readStoredKeys(value: unknown): StoredKeys {
  const { success, output } = v.safeParse(StoredKeys, value ?? {});
  return success ? output : {};
}

/** Tells one secret of the worker from another; too short to find the secret by. */
export const markOf = (secret: string) =>
  createHmac('sha256', secret).update('provider keys').digest('hex').slice(0, 8);

/** What of the document may be used here: what is sealed under another secret of the worker, or without one, cannot be opened. */
export function usableKeys({ KEYS_SECRET }: Bindings, value: unknown): StoredKeys {
  if (!KEYS_SECRET) return {};
  const mark = markOf(KEYS_SECRET);
  const opens = ({ under = mark }: { under?: string | undefined }) => under === mark;
  const { stripe, mail } = readStoredKeys(value);
  return { ...(stripe && opens(stripe) && { stripe }), ...(mail && opens(mail) && { mail }) };
}

/** Which keys are stored and cannot be opened, where the worker has none of its own: they must be entered again. */
export function lockedKeys(env: Bindings, value: unknown): KeyPurpose[] {
  const stored = readStoredKeys(value);
  const usable = usableKeys(env, value);
  const hasOwn = { stripe: ownStripeKeys(env) !== undefined, mail: Boolean(env.MAIL_TOKEN) };
  return KEY_PURPOSES.filter((name) => stored[name] && !usable[name] && !hasOwn[name]);
}

export async function storedKeys(db: Database): Promise<{ keys: StoredKeys; version: number }> {
  const [row] = await db
    .select({ value: settings.value, version: settings.version })
    .from(settings)
    .where(eq(settings.key, PROVIDER_KEYS));
  return { keys: readStoredKeys(row?.value), version: row?.version ?? 0 };
}

/** Secrets of the worker, which come first. */
export const ownStripeKeys = ({
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
}: Bindings): StripeKeys | undefined =>
  STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
    ? { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET }
    : undefined;

/** Stripe's keys: the worker's own secrets, else those from the screen. */
export async function stripeKeys(env: Bindings, db: Database): Promise<StripeKeys | undefined> {
  const own = ownStripeKeys(env);
  const { KEYS_SECRET } = env;
  if (own || !KEYS_SECRET) return own;
  const { stripe } = (await storedKeys(db)).keys;
  const opened = stripe && (await unseal(KEYS_SECRET, 'stripe', stripe.sealed));
  return opened === undefined ? undefined : (JSON.parse(opened) as StripeKeys);
}

/** With the mail provider's key of the screen, where the worker has none of its own. */
export async function withMailKey(env: Bindings, db: Database): Promise<Bindings> {
  if (env.MAIL_TOKEN || !env.KEYS_SECRET) return env;
  const { mail } = (await storedKeys(db)).keys;
  const opened = mail && (await unseal(env.KEYS_SECRET, 'mail', mail.sealed));
  if (opened === undefined) return env;
  return { ...env, MAIL_TOKEN: opened, MAIL_ENDPOINT: env.MAIL_ENDPOINT || MAIL_ENDPOINT };
}
