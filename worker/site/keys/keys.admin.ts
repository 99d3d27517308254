import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  MailArrival,
  MailKeyInput,
  StripeKeysInput,
} from '#contract/money/provider-keys.schema.ts';
import {
  KEY_PURPOSES,
  type KeyPurpose,
  type KeySource,
  type ProviderKeys,
} from '#contract/money/provider-keys.ts';
import { saveSettings } from '#core/db/statements/save-settings.ts';
import { body } from '#core/http/bodies/body.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { says } from '#core/http/problem-text.ts';
import { router } from '#core/http/router.ts';
import { keysSecret } from '#core/keys/keys-secret.ts';
import { seal, unseal } from '#core/keys/seal.ts';
import {
  markOf,
  ownStripeKeys,
  PROVIDER_KEYS,
  type StoredKeys,
  storedKeys,
} from '#core/keys/stored-keys.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { mailSender } from '#core/mail/sender.ts';
import { testMail } from '#core/mail/test-mail.ts';
import { type MailKeyFault, tryMailKey } from '#core/mail/try-mail-key.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { isTestAllowed } from '#money/payments/providers/providers.ts';
import { type StripeFault, tryStripe } from '#money/payments/providers/try-stripe.ts';

const lastFour = (key: string) => key.slice(-4);

const STRIPE_FAULTS = {
  order: 'problem.keys_order',
  publishable: 'problem.keys_publishable',
  secret_form: 'problem.keys_secret_form',
  webhook_form: 'problem.keys_webhook_form',
  invalid: 'problem.keys_invalid',
  revoked: 'problem.keys_revoked',
  permission: 'problem.keys_permission',
  unreachable: 'problem.keys_unreachable',
  test_on_live: 'problem.keys_test_on_live',
  pair: 'problem.keys_pair',
} as const satisfies Record<StripeFault, string>;

const MAIL_FAULTS = {
  invalid: 'problem.keys_mail_invalid',
  sender: 'problem.keys_mail_sender',
  refused: 'problem.keys_mail_refused',
  unreachable: 'problem.keys_mail_unreachable',
} as const satisfies Record<MailKeyFault, string>;

const webhookUrl = (c: Context<App>) =>
  `${shownOrigin(c.env, c.req.url)}/api/payments/webhooks/stripe`;
const takesLiveOnly = (c: Context<App>) => !isTestAllowed(c.env);

async function sourceOf(
  c: Context<App>,
  purpose: KeyPurpose,
  { isOwn, sealed }: { isOwn: boolean; sealed: string | undefined },
): Promise<KeySource> {
  if (isOwn) return 'worker';
  if (sealed === undefined) return null;
  const opened = await unseal(c.env.KEYS_SECRET ?? '', purpose, sealed);
  return opened === undefined ? 'locked' : 'screen';
}

async function state(c: Context<App>): Promise<ProviderKeys> {
  const [{ keys }, { sender }] = await Promise.all([
    storedKeys(c.var.db),
    c.var.reader.run(mailSender(c.var.db)),
  ]);
  const { stripe, mail } = keys;
  const own = ownStripeKeys(c.env);
  const { MAIL_TOKEN } = c.env;
  return {
    hasSecret: Boolean(c.env.KEYS_SECRET),
    stripe: {
      source: await sourceOf(c, 'stripe', {
        ...{ isOwn: own !== undefined, sealed: stripe?.sealed },
      }),
      lastFour: own ? lastFour(own.secretKey) : (stripe?.lastFour ?? null),
      webhookLastFour: own ? lastFour(own.webhookSecret) : (stripe?.webhookLastFour ?? null),
      isLive: own ? /_live_/.test(own.secretKey) : (stripe?.isLive ?? null),
      savedAt: own ? null : (stripe?.savedAt ?? null),
      ...{ webhookUrl: webhookUrl(c), takesLiveOnly: takesLiveOnly(c) },
    },
    mail: {
      source: await sourceOf(c, 'mail', { isOwn: Boolean(MAIL_TOKEN), sealed: mail?.sealed }),
      lastFour: MAIL_TOKEN ? lastFour(MAIL_TOKEN) : (mail?.lastFour ?? null),
      savedAt: MAIL_TOKEN ? null : (mail?.savedAt ?? null),
      arrivedAt: MAIL_TOKEN ? null : (mail?.arrivedAt ?? null),
      sender: sender.address,
    },
  };
}

/** Saves what `change` makes of the stored keys; 409 when another save came first. */
async function save(c: Context<App>, change: (keys: StoredKeys) => StoredKeys) {
  const { keys, version } = await storedKeys(c.var.db);
  const saved = await saveSettings(c.var.db, PROVIDER_KEYS, change(keys), version, {
    userId: c.var.user.id,
    apiKeyId: c.var.apiKeyId,
  });
  if (saved === undefined) throw new ApiError(409, 'problem.other_save_first');
  return c.json(await state(c));
}

/** Keys of the payment and the mail provider, entered in the administration instead of set with wrangler. */
export const keyAdminRoutes = router();

keyAdminRoutes.get(
  '/',
  describeRoute({ summary: 'Which keys of providers are in force; never the keys' }),
  noStepUp('a read'),
  async (c) => c.json(await state(c)),
);
keyAdminRoutes.post(
  '/stripe',
  describeRoute({ summary: 'Try Stripe’s keys, and store them sealed' }),
  stepUp(),
  body(StripeKeysInput),
  async (c) => {
    const secret = keysSecret(c.env);
    const keys = c.req.valid('json');
    const tried = await tryStripe(c.env, keys, {
      ...{ webhookUrl: webhookUrl(c), takesLiveOnly: takesLiveOnly(c) },
    });
    if ('fault' in tried)
      throw new ApiError(
        422,
        tried.fault === 'pair'
          ? says(STRIPE_FAULTS.pair, { url: webhookUrl(c) })
          : STRIPE_FAULTS[tried.fault],
        { code: tried.fault },
      );
    const sealed = await seal(secret, 'stripe', JSON.stringify(keys));
    return save(c, (known) => ({
      ...known,
      stripe: {
        ...{ sealed, under: markOf(secret), isLive: tried.isLive },
        savedAt: new Date().toISOString(),
        ...{ lastFour: lastFour(keys.secretKey), webhookLastFour: lastFour(keys.webhookSecret) },
      },
    }));
  },
);
keyAdminRoutes.post(
  '/mail',
  describeRoute({
    summary: 'Send a test mail with a key of the mail provider, and store it sealed',
  }),
  stepUp(),
  body(MailKeyInput),
  async (c) => {
    const secret = keysSecret(c.env);
    const { key, to, language } = c.req.valid('json');
    const [site, { sender }] = await Promise.all([
      c.var.reader.run(mailSite(c.var.db)),
      c.var.reader.run(mailSender(c.var.db)),
    ]);
    const { subject, html, text } = testMail(site, { to, language });
    const fault = await tryMailKey(c.env, key, {
      ...{ id: crypto.randomUUID(), to, from: sender, replyTo: sender.replyTo },
      ...{ subject, html, text, attachments: [], headers: {} },
    });
    if (fault)
      throw new ApiError(
        422,
        fault === 'sender'
          ? says(MAIL_FAULTS.sender, { sender: sender.address })
          : MAIL_FAULTS[fault],
        { code: fault },
      );
    const sealed = await seal(secret, 'mail', key);
    return save(c, (known) => ({
      ...known,
      mail: {
        ...{ sealed, under: markOf(secret), lastFour: lastFour(key) },
        ...{ savedAt: new Date().toISOString(), arrivedAt: null },
      },
    }));
  },
);
keyAdminRoutes.put(
  '/mail/arrival',
  describeRoute({ summary: 'Say whether the test mail arrived' }),
  noStepUp('changes no key'),
  body(MailArrival),
  async (c) => {
    const { hasArrived } = c.req.valid('json');
    const { keys } = await storedKeys(c.var.db);
    const mail = found(keys.mail);
    return save(c, (known) => ({
      ...known,
      mail: { ...mail, arrivedAt: hasArrived ? new Date().toISOString() : null },
    }));
  },
);
for (const provider of KEY_PURPOSES)
  keyAdminRoutes.delete(
    `/${provider}`,
    describeRoute({ summary: `Remove the keys of ${provider} that were entered here` }),
    stepUp(),
    async (c) => save(c, ({ [provider]: _removed, ...others }) => others),
  );
keyAdminRoutes.all('/*', () => {
  throw new ApiError(404);
});
