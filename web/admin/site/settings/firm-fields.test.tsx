import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Settings } from '#contract/pages/settings.schema.ts';
import { json } from '../../../test/api.ts';
import { edited, openAdmin } from '../../../test/open-admin.tsx';

const SAMPLE = 'This is a sample and does not exist: please enter your own.';

test('a contact of the demo’s kind is said to be a sample until the firm’s own stands there', async () => {
  const site = v.parse(Settings, { siteName: 'Sa Cova', email: 'hola@sacova.example' });
  const { user } = openAdmin('/admin/settings#email', {
    'GET /api/admin/settings': () => json({ ...edited(0), ...site }),
    'GET /api/admin/drafts/settings/0': () => json(null),
    'PUT /api/admin/drafts/settings/0': () => json({ updatedAt: '' }),
  });
  const email = await screen.findByRole('textbox', { name: 'Email', description: SAMPLE });
  await user.clear(email);
  await user.type(email, 'hola@sacova.com');
  expect(screen.queryByText(SAMPLE)).toBeNull();
});
