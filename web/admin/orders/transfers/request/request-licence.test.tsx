import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LicenceRecord } from '#contract/transfers/admin/licence.ts';
import { json, stubApi } from '../../../../test/api.ts';
import { renderPart } from '../../../../test/render.tsx';
import { aTransfer } from '../../../../test/transfer-detail.ts';
import { RequestProvider } from './request-context.tsx';
import { RequestLicence } from './request-licence.tsx';

test('a licence holder’s record says since when the journey is agreed, in words', async () => {
  const request = aTransfer();
  const [{ date } = { date: '' }] = request.legs;
  const record: LicenceRecord = {
    ...{ reference: request.reference, leg: 'outbound', plate: '1234ABC', driver: 'Toni' },
    ...{ contractAt: '2027-01-31T23:30', from: 'Airport', to: 'Alaior', reportedAt: null },
    ...{ startsAt: `${date}T14:30`, endsAt: `${date}T14:45` },
  };
  stubApi({
    [`GET /api/admin/transfers/licence?from=${date}&to=${date}`]: () => json({ items: [record] }),
  });
  await renderPart(
    <RequestProvider name={request.reference} request={request}>
      <RequestLicence />
    </RequestProvider>,
  );
  const since = await screen.findByText(/31 January 2027, 23:30$/);
  expect(since.textContent).not.toContain('2027-01-31');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Number plate' }).value).toBe(
    '1234ABC',
  );
});
