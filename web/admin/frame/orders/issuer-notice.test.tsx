import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSite } from '../../../test/builders.ts';
import { renderPart } from '../../../test/render.tsx';
import { IssuerNotice } from './issuer-notice.tsx';

const WHOLE = {
  legalName: 'Marès SL',
  taxId: 'B12345674',
  ...{ street: 'Moll 1', postalCode: '07701', city: 'Maó' },
};
const show = (change: object = {}) =>
  renderPart(<IssuerNotice />, { data: { '/api/site': aSite({ ...WHOLE, ...change }) } });

test('what receipts would lack of their issuer is named before one is issued, with the way to its first field', async () => {
  await show({ taxId: '', city: '' });
  expect(screen.getByRole('status').textContent).toContain('tax number and address');
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/\/settings#taxId$/);
});

test('a complete issuer leaves nothing to say', async () => {
  await show();
  expect(screen.queryByRole('status')).toBeNull();
});
