import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, type stubApi } from '../../../test/api.ts';
import { ADA, openAdmin } from '../../../test/open-admin.tsx';

const browser = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => browser);

beforeEach(() => void vi.stubGlobal('PublicKeyCredential', class {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const PASSKEYS = '/api/account/passkeys';
const LAPTOP = {
  id: 3,
  name: 'Laptop',
  isBackedUp: true,
  createdAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: null,
};
const failure = (name: string) => Object.assign(new Error(name), { name });

function openAccount(answers: Parameters<typeof stubApi>[0] = {}, list: object[] = [LAPTOP]) {
  return openAdmin('/admin/account', {
    'GET /api/account': () =>
      json({ ...ADA, hasSecondFactor: false, recoveryCodesLeft: 0, passkeys: list.length }),
    'GET /api/account/sessions': () => json([]),
    [`GET ${PASSKEYS}`]: () => json(list),
    [`POST ${PASSKEYS}/options`]: () => json({ challenge: 'abc' }),
    ...answers,
  });
}
const panel = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));

test('without a passkey the panel says so; what the browser makes is sent, and the list is fetched again', async () => {
  const list: object[] = [];
  const { user, sent } = openAccount(
    {
      [`POST ${PASSKEYS}`]: () => {
        list.push(LAPTOP);
        return json(LAPTOP, 201);
      },
    },
    list,
  );
  const { findByText, findByRole } = await panel();
  await findByText('There are no passkeys yet.');
  browser.startRegistration.mockResolvedValue({ id: 'new' });
  await user.click(await findByRole('button', { name: 'Add a passkey' }));
  expect((await findByRole('listitem')).textContent).toMatch(/Laptop.*In your password manager/);
  expect(browser.startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'abc' } });
  expect(sent('POST', PASSKEYS)).toEqual([{ credential: { id: 'new' } }]);
});

test.each([
  ['NotAllowedError', 'It was cancelled or took too long.'],
  ['InvalidStateError', 'This device already has a passkey for your account.'],
  ['SecurityError', 'The browser could not do it. Try another browser or device.'],
])('of %s the reader hears why nothing was added', async (name, text) => {
  const { user, sent } = openAccount();
  const { findByRole } = await panel();
  browser.startRegistration.mockRejectedValue(failure(name));
  await user.click(await findByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(sent('POST', PASSKEYS)).toEqual([]);
});

test('a name is required, and a new one is sent', async () => {
  const { user, sent } = openAccount({ [`PUT ${PASSKEYS}/3`]: () => json(LAPTOP) });
  const { findByRole } = await panel();
  await user.click(await findByRole('button', { name: 'Rename Laptop' }));
  const name = await screen.findByLabelText(/^Name/, { selector: '[role=dialog] input' });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent('PUT', `${PASSKEYS}/3`)).toEqual([]);
  await user.type(name, 'Harbour');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('PUT', `${PASSKEYS}/3`)).toEqual([{ name: 'Harbour' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('one is removed after a question', async () => {
  const { user, sent } = openAccount({
    [`DELETE ${PASSKEYS}/3`]: () => new Response(null, { status: 204 }),
  });
  const { findByRole } = await panel();
  await user.click(await findByRole('button', { name: 'Remove Laptop' }));
  expect(await screen.findByText(/“Laptop” will no longer sign you in/)).toBeTruthy();
  expect(sent('DELETE', `${PASSKEYS}/3`)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent('DELETE', `${PASSKEYS}/3`)).toHaveLength(1));
});

test('a list that does not load offers to try again', async () => {
  openAccount({ [`GET ${PASSKEYS}`]: () => json({ status: 500 }, 500) });
  const { findByRole, queryByRole } = await panel();
  expect(await findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('a browser without passkeys lists them and adds none', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  openAccount();
  const { findByRole, findByText, queryByRole } = await panel();
  expect((await findByRole('listitem')).textContent).toContain('Laptop');
  expect(await findByText('This browser does not support passkeys.')).toBeTruthy();
  expect(queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});
