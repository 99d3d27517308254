import { expect, test } from 'vitest';
import type { PaymentSettingsDocument } from '#contract/money/payments.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';

const admin = await anAdmin();
const PATH = '/payments/settings';

test('the settings name the provider in force and the secrets that are missing, never a value', async () => {
  const read = await jsonOf<PaymentSettingsDocument>(admin(PATH));
  expect(read).toMatchObject({
    provider: null,
    reminderDays: 7,
    transfers: { payment: 'none' },
    version: 0,
  });
  expect(read.state).toEqual({
    provider: 'test',
    missingSecrets: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    isTestAllowed: true,
  });
});

test('a save names the version that it read; a deposit needs an amount, and a provider without its keys takes nothing', async () => {
  const document = {
    provider: 'stripe',
    reminderDays: 3,
    transfers: { payment: 'deposit', depositPercent: 20 },
    version: 0,
  };
  const wrong = await admin(PATH, 'PUT', { ...document, transfers: { payment: 'deposit' } });
  expect(wrong.status).toBe(422);
  expect(await wrong.json()).toMatchObject({ errors: [{ path: 'transfers.depositPercent' }] });
  const saved = await jsonOf<PaymentSettingsDocument>(admin(PATH, 'PUT', document));
  expect(saved).toMatchObject({
    ...document,
    transfers: { depositCents: null },
    version: 1,
    state: { provider: null },
  });
  const late = await admin(PATH, 'PUT', document);
  expect(late.status).toBe(409);
  expect((await admin(PATH, 'PUT', { ...document, reminderDays: -1, version: 1 })).status).toBe(
    422,
  );
});
