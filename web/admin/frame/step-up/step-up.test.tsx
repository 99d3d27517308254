import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { json, type stubApi } from '../../../test/api.ts';
import { ADA, edited, openAdmin } from '../../../test/open-admin.tsx';

const browser = vi.hoisted(() => ({ startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => browser);

afterEach(() => void vi.unstubAllGlobals());

const USER = '/api/admin/users/7';
const PROOF = 'POST /api/account/proof';
const grace = {
  ...edited(7),
  email: 'grace@example.com',
  name: 'Grace',
  role: 'user',
  hasSecondFactor: false,
  lastSignInAt: null,
};
const refused = () =>
  json({ type: 'about:blank', title: 'Forbidden', status: 403, code: 'proof_required' }, 403);
const dialog = () => screen.findByRole('dialog', { name: 'Confirm it’s you' });

/** Opens the editor of an account; saving is rejected until the session is proven. */
function openUser(answers: Parameters<typeof stubApi>[0] = {}, account: object = {}) {
  let isProven = false;
  return openAdmin('/admin/users/7/edit', {
    [`GET ${USER}`]: () => json(grace),
    'GET /api/account': () =>
      json({ ...ADA, hasSecondFactor: false, recoveryCodesLeft: 0, ...account }),
    [`PUT ${USER}`]: ({ body }) =>
      isProven ? json({ ...grace, ...(body as object), version: 2 }) : refused(),
    [PROOF]: ({ body }) => {
      const { password, code } = body as { password?: string; code?: string };
      isProven = password === 'right' || code === '123456';
      const errors = [
        {
          path: code ? 'code' : 'password',
          code: code ? 'totp_wrong' : 'password_wrong',
          message: '',
        },
      ];
      return isProven ? new Response(null, { status: 204 }) : json({ status: 422, errors }, 422);
    },
    ...answers,
  });
}

test('a refused save asks who is there, goes out again as it was, and loses nothing', async () => {
  const { user, sent } = openUser();
  const name = (await screen.findByRole('textbox', { name: /^Name/ })) as HTMLInputElement;
  await user.clear(name);
  await user.type(name, 'Grace Hopper');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await dialog();
  await user.type(screen.getByLabelText(/^Your password/), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('The current password is wrong.')).toBeTruthy();
  expect(sent('PUT', USER)).toHaveLength(1);

  await user.clear(screen.getByLabelText(/^Your password/));
  await user.type(screen.getByLabelText(/^Your password/), 'right');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Saved')).toBeTruthy();
  const [first, second] = sent('PUT', USER);
  expect(second).toMatchObject({ name: 'Grace Hopper' });
  expect(second).toEqual(first);
});

test('closing it lets the save fail; what was typed stands', async () => {
  const { user, sent } = openUser();
  const name = (await screen.findByRole('textbox', { name: /^Name/ })) as HTMLInputElement;
  await user.type(name, ' Hopper');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect((screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement).disabled).toBe(
      false,
    ),
  );
  expect(name.value).toBe('Grace Hopper');
  expect(sent('PUT', USER)).toHaveLength(1);
});

test('who has a second factor may give a code instead', async () => {
  const { user, sent } = openUser({}, { hasSecondFactor: true });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await dialog();
  await user.click(await screen.findByRole('button', { name: 'Use a code instead' }));
  await user.type(screen.getByLabelText(/^Code from your app/), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(sent('PUT', USER)).toHaveLength(2));
  expect(sent('POST', '/api/account/proof')).toEqual([{ code: '123456' }]);
});

test('any other rejection is passed on without asking for a proof', async () => {
  const { user, sent } = openUser({
    [`PUT ${USER}`]: () => json({ status: 403, title: 'Forbidden' }, 403),
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('PUT', USER)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who has a passkey may use it instead; a cancelled one leaves the password', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  let isProven = false;
  const { user, sent } = openUser(
    {
      [`PUT ${USER}`]: ({ body }) =>
        isProven ? json({ ...grace, ...(body as object), version: 2 }) : refused(),
      'POST /api/account/passkeys/proof/options': () => json({ challenge: 'abc' }),
      'POST /api/account/passkeys/proof': () => {
        isProven = true;
        return new Response(null, { status: 204 });
      },
    },
    { passkeys: 1 },
  );
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await dialog();
  browser.startAuthentication.mockRejectedValueOnce(
    Object.assign(new Error(), { name: 'NotAllowedError' }),
  );
  const passkey = await screen.findByRole('button', { name: 'Use a passkey' });
  await user.click(passkey);
  expect(await screen.findByText('The passkey has not confirmed that it is you')).toBeTruthy();
  expect(screen.getByLabelText(/^Your password/)).toBeTruthy();
  browser.startAuthentication.mockResolvedValueOnce({ id: 'mine' });
  await user.click(passkey);
  await waitFor(() => expect(sent('PUT', USER)).toHaveLength(2));
  expect(sent('POST', '/api/account/passkeys/proof')).toEqual([{ credential: { id: 'mine' } }]);
});
