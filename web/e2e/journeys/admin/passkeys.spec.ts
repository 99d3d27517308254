import type { Page } from '@playwright/test';
import { anAccount, fillIn, inEnglish } from '../../accounts.ts';
import { axeFindings, DESKTOP, decided, expect, hydrated, test, watch } from '../../site.ts';

/** A device that holds passkeys and unlocks itself; `unlocks` says whether it does. */
async function aDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    unlocks: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

const signInByPasskey = (page: Page) =>
  page.getByRole('button', { name: 'Sign in with a passkey' }).click();

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/auth/login?next=%2Fadmin%2Faccount');
  await hydrated(page);
}

test.beforeEach(async ({ page }) => {
  await decided(page);
  await inEnglish(page);
});

test('a passkey is added, named, signs in, confirms, is removed, and then refused', async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize(DESKTOP);
  const account = await anAccount(request, baseURL ?? '', 'admin');
  const device = await aDevice(page);
  const complaints = watch(page);
  await page.goto('/auth/login?next=%2Fadmin%2Faccount');
  await fillIn(page, account);
  const panel = page.getByRole('region', { name: 'Passkeys' });
  await expect(panel.getByText('There are no passkeys yet.')).toBeVisible();
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByRole('listitem')).toContainText('Chrome, Linux');
  await expect(panel.getByRole('listitem')).toContainText('Not used yet');
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(
    page.getByText('This device already has a passkey for your account.', { exact: true }),
  ).toBeVisible();

  await panel.getByRole('button', { name: 'Rename Chrome, Linux' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Laptop at the harbour');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('listitem')).toContainText('Laptop at the harbour');
  expect(await axeFindings(page)).toEqual([]);

  await signOut(page);
  await signInByPasskey(page);
  await expect(page).toHaveURL(/\/admin\/account$/);
  await expect(panel.getByRole('listitem')).toContainText('Last used');
  expect(complaints).toEqual([]);

  // The proof is over: the passkey gives it anew, then the passkey is removed.
  await page.route(
    /\/api\/account\/passkeys\/\d+$/,
    (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'about:blank', status: 403, code: 'proof_required' }),
      }),
    { times: 1 },
  );
  await panel.getByRole('button', { name: 'Remove Laptop at the harbour' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  const proven = page.waitForResponse('**/api/account/passkeys/proof');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  expect((await proven).status()).toBe(204);
  await expect(panel.getByText('There are no passkeys yet.')).toBeVisible();

  await signOut(page);
  await signInByPasskey(page);
  await expect(page.getByRole('alert')).toHaveText(
    'This passkey does not open an account here. Choose another one, or use your password.',
  );
  expect(await axeFindings(page)).toEqual([]);
  await device.unlocks(false);
  await signInByPasskey(page);
  await expect(page.getByRole('alert')).toContainText('was cancelled or took too long');
  await fillIn(page, account);
  await expect(page).toHaveURL(/\/admin\/account$/);
});

test('a browser without passkeys has neither the button nor a form that cannot be sent', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'PublicKeyCredential', { value: undefined });
  });
  await page.goto('/auth/login');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
});
