import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../../test/api.ts';
import { edited, openAdmin } from '../../../test/open-admin.tsx';

const MARGA = {
  ...edited(7),
  ...{ email: 'marga@example.com', name: 'Marga', role: 'helper' },
  ...{ hasSecondFactor: false, lastSignInAt: null, invitation: 'open' },
};

test('a new account is an invitation, unless the administrator chooses its password', async () => {
  const { user, sent, address } = openAdmin('/admin/users/new', {
    'POST /api/admin/users/invitations': () => json(MARGA, 201),
    'GET /api/admin/users/7': () => json(MARGA),
  });
  await user.type(await screen.findByLabelText(/^Name/), 'Marga');
  await user.type(screen.getByLabelText(/^Email/), 'marga@example.com');
  await user.selectOptions(screen.getByLabelText(/^Role/), 'Helper');
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
  await user.selectOptions(screen.getByLabelText(/^Language of the invitation/), 'Deutsch');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/admin/users/7/edit'));
  expect(sent('POST', '/api/admin/users/invitations')).toMatchObject([
    { email: 'marga@example.com', name: 'Marga', role: 'helper', language: 'de' },
  ]);
});

test('an invitation is sent again in a language, and revoked', async () => {
  const { user, sent } = openAdmin('/admin/users/7/edit', {
    'GET /api/admin/users/7': () => json(MARGA),
    'POST /api/admin/users/7/invitation': () => json(MARGA, 202),
    'DELETE /api/admin/users/7/invitation': () => json({ ...MARGA, invitation: 'over' }),
  });
  await user.selectOptions(await screen.findByLabelText('Language of the invitation'), 'Català');
  await user.click(screen.getByRole('button', { name: 'Send the invitation again' }));
  await waitFor(() =>
    expect(sent('POST', '/api/admin/users/7/invitation')).toEqual([{ language: 'ca' }]),
  );
  await user.click(screen.getByRole('button', { name: 'Revoke the invitation' }));
  expect(await screen.findByText(/The link no longer works/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Revoke the invitation' })).toBeNull();
});
