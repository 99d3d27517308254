import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GuestBooking, GuestOffer } from '#contract/bookings/guest-bookings.ts';
import { aGuestBooking, anItem } from '../../../test/order.ts';
import { renderPart } from '../../../test/render.tsx';
import { OfferedDay } from './offered-day.tsx';
import { stateOf } from './status.tsx';
import { TripOffer } from './trip-offer.tsx';

const item = anItem({ status: 'PENDING' });
const anOffer = (more: Partial<GuestOffer> = {}): GuestOffer => ({
  ...{ option: null, title: 'Private boat trip', date: '2027-06-14', time: '17:30' },
  ...{ totalCents: 30_000, depositCents: 5000, note: 'With lunch', isHeld: true },
  ...{ until: '2027-06-10T10:00:00Z', isOver: false, isFull: false },
  ...more,
});
const offeredBooking = (more: Partial<GuestOffer> = {}): GuestBooking =>
  aGuestBooking(item, { offer: 'made', offered: anOffer(more), totalCents: 30_000 });

test('an offer says what it is, until when, and what is due; it is accepted, declined or asked about', async () => {
  await renderPart(<TripOffer item={item} booking={offeredBooking()} />);
  expect(screen.getByText(/Private boat trip/)).toBeDefined();
  expect(screen.getByText('With lunch')).toBeDefined();
  expect(screen.getByText(/€50 when you accept/)).toBeDefined();
  expect(screen.getByText(/We are holding your places/)).toBeDefined();
  for (const name of [/Accept with obligation/, 'Decline', 'Send the question'])
    expect(screen.getByRole('button', { name, hidden: true })).toBeDefined();
});

test.each([
  ['has ended', { isOver: true }, 'Our offer has ended'],
  ['has lost its places', { isFull: true }, 'These places have gone meanwhile'],
])('an offer that %s says so, and can be asked about, not accepted', async (_what, more, title) => {
  await renderPart(<TripOffer item={item} booking={offeredBooking(more)} />);
  expect(screen.getByRole('heading', { name: title })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  expect(screen.getByLabelText('Your question')).toBeDefined();
});

test('the state of a booking with an offer is the offer’s', () => {
  expect(stateOf(offeredBooking())).toBe('offer');
  expect(stateOf(offeredBooking({ isOver: true }))).toBe('offerOver');
});

test('the day that is offered instead shows what is left, or that it is too little', async () => {
  const start = { id: '2027-06-14T10:00:00+02:00', time: '10:00', vacancies: 3, isAvailable: true };
  const asked = (isAvailable: boolean) =>
    aGuestBooking(item, {
      canChange: true,
      calledOff: {
        ...{ reason: 'Fog', choice: null, answerBy: null, ifSilent: 'refund' },
        offered: { date: '2027-06-14', starts: [{ ...start, isAvailable }] },
      },
    });
  const { unmount } = await renderPart(<OfferedDay item={item} booking={asked(true)} />);
  expect(screen.getByRole('button', { name: 'Take this day at 10:00' })).toBeDefined();
  expect(screen.getByText('3 places left')).toBeDefined();
  unmount();
  await renderPart(<OfferedDay item={item} booking={asked(false)} />);
  expect(screen.getByText(/Only 3 places are left/)).toBeDefined();
});
