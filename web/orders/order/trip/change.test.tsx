import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LazyToaster } from '#base/ui/toasts/lazy-toaster.tsx';
import { json, stubApi } from '../../../test/api.ts';
import { anOption } from '../../../test/booking-option.ts';
import { aGuestBooking, anItem } from '../../../test/order.ts';
import { renderPart } from '../../../test/render.tsx';
import { tripQuery } from '../items.ts';
import { TripChange } from './change.tsx';

const ITEM = anItem({ date: '2035-06-13' });
const CHANGE = `POST /api/bookings/${ITEM.reference}/change`;
const AWAY = {
  ...{ type: 'about:blank', title: 'Service Unavailable', status: 503 },
  ...{ detail: 'The database is away.', code: 'database_unavailable' },
};

const BEFORE = aGuestBooking(ITEM, { totalCents: 5000 });

/** As the order's page has it. */
function Change() {
  const { data = BEFORE } = useQuery(tripQuery(ITEM));
  return (
    <>
      <TripChange item={ITEM} booking={data} />
      <LazyToaster />
    </>
  );
}

/** Another place is asked for, of which the first answer is `first`. */
async function oneMore(answers: (() => Response)[], stored = () => BEFORE) {
  const calls = stubApi({
    [CHANGE]: () => answers.shift()?.() ?? json({}, 500),
    [`GET /api/bookings/${ITEM.reference}?token=secret`]: () => json(stored()),
    'GET /api/trips/7/availability?month=2035-06': () =>
      json({ from: '2035-06-01', to: '2035-06-30', options: [anOption([], { id: 1 })] }),
  });
  const part = await renderPart(<Change />);
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

test('a change that was made, of which the answer was lost, says so as any other', async () => {
  let stored = BEFORE;
  const lost = () => {
    stored = aGuestBooking(ITEM, {
      ...{ totalCents: 10_000 },
      tickets: ['TICKET23', 'TICKET24'].map((ticketCode) => ({
        ...{ uuid: ticketCode, unitId: 1, ticketCode, age: null, redeemedAt: null },
      })),
    });
    throw new TypeError('Failed to fetch');
  };
  const { user, calls } = await oneMore([() => json(COST), lost], () => stored);
  await screen.findByText(/€50/);
  await user.click(confirm());
  expect(await screen.findByText('Your booking has been changed.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(confirm().getAttribute('aria-disabled')).toBe('true');
  expect(calls.filter(({ path }) => path.endsWith('/change'))).toHaveLength(2);
});
