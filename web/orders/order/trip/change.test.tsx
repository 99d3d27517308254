import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, stubApi } from '../../../test/api.ts';
import { anOption } from '../../../test/booking-option.ts';
import { aGuestBooking, anItem } from '../../../test/order.ts';
import { renderPart } from '../../../test/render.tsx';
import { TripChange } from './change.tsx';

const ITEM = anItem({ date: '2035-06-13' });
const CHANGE = `POST /api/bookings/${ITEM.reference}/change`;
const AWAY = {
  ...{ type: 'about:blank', title: 'Service Unavailable', status: 503 },
  ...{ detail: 'The database is away.', code: 'database_unavailable' },
};

/** Another place is asked for, of which the first answer is `first`. */
async function oneMore(answers: (() => Response)[]) {
  const calls = stubApi({
    [CHANGE]: () => answers.shift()?.() ?? json({}, 500),
    'GET /api/trips/7/availability?month=2035-06': () =>
      json({ from: '2035-06-01', to: '2035-06-30', options: [anOption([], { id: 1 })] }),
  });
  const part = await renderPart(
    <TripChange item={ITEM} booking={aGuestBooking(ITEM, { totalCents: 5000 })} />,
  );
  const [more] = await screen.findAllByRole('button', { name: 'More' });
  await part.user.click(more as HTMLElement);
  return { ...part, calls };
}

const COST = { totalCents: 10_000, differenceCents: 5000, lines: [] };
const confirm = () => screen.getByRole('button', { name: 'Confirm the change' });

test('what a change costs is asked for again when the answer did not come, and the choice stays', async () => {
  const { user } = await oneMore([() => json(AWAY, 503), () => json(COST)]);
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.');
  expect(confirm().getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/€50/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(confirm().getAttribute('aria-disabled')).toBe('false');
});

test('a change that was not sent says so, and can be sent again', async () => {
  const lost = () => new Response('<h1>Bad Gateway</h1>', { status: 502 });
  const { user, calls } = await oneMore([
    ...[() => json(COST), lost, () => json(COST)],
    () => json(aGuestBooking(ITEM)),
  ]);
  await screen.findByText(/€50/);
  await user.click(confirm());
  expect((await screen.findByRole('alert')).textContent).toContain('could not be sent');
  await user.click(confirm());
  const sent = () => calls.filter(({ body }) => Object.hasOwn(body ?? {}, 'totalCents'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
