import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, stubApi } from '../../../test/api.ts';
import { renderPart } from '../../../test/render.tsx';
import { aUser } from '../../../test/user.ts';
import { DayMoneyLine } from './take-payment.tsx';

const PATH = '/api/admin/transfers/t1/payments';
const line = (
  owedCents: number,
  taken: Parameters<typeof DayMoneyLine>[0]['money']['taken'] = [],
) => (
  <DayMoneyLine
    of={{ kind: 'transfer', id: 't1' }}
    money={{ owedCents, taken }}
    name="Ada"
    touched={[]}
  />
);

test('what is owed is taken with two taps, and a repeated tap is the same payment', async () => {
  let tries = 0;
  await renderPart(line(6000));
  const calls = stubApi({
    [`POST ${PATH}`]: () => {
      tries += 1;
      return tries === 1 ? json({ title: 'Service Unavailable', status: 503 }, 503) : json({}, 201);
    },
  });
  const user = aUser();
  expect(screen.getByText('Still owed: €60')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Paid in cash Ada' }));
  expect(calls).toEqual([]);
  expect(screen.getByText('If it is a mistake, only the office can correct it.')).toBeDefined();
  const tap = async () => {
    const yes = await screen.findByRole('button', { name: 'Confirm: €60, Cash Ada' });
    await waitFor(() => expect(yes.hasAttribute('disabled')).toBe(false));
    await user.click(yes);
  };
  await tap();
  await tap();
  const sent = calls.filter(({ path }) => path === PATH).map(({ body }) => body as { key: string });
  expect(sent).toMatchObject([{ method: 'cash', cents: 6000 }, { key: sent[0]?.key }]);
});

test('other ways to pay are one tap further; who took it stands there', async () => {
  await renderPart(
    line(6000, [{ method: 'bizum', cents: 1000, at: '2027-06-12T10:00:00.000Z', user: 'Joan' }]),
  );
  const user = aUser();
  await user.click(screen.getByRole('button', { name: 'Paid otherwise Ada' }));
  await user.click(screen.getByRole('button', { name: 'Bizum Ada' }));
  expect(screen.getByRole('button', { name: 'Confirm: €60, Bizum Ada' })).toBeDefined();
  expect(screen.getByText(/^€10 · Bizum · Joan · /)).toBeDefined();
});

test('nothing stands where nothing is owed and nothing was taken', async () => {
  await renderPart(line(0));
  expect(screen.queryByRole('button')).toBeNull();
});
