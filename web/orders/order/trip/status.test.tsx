import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import type { GuestMoney } from '#contract/money/payments.ts';
import { renderPart } from '../../../test/render.tsx';
import { stateOf, TripStatus } from './status.tsx';

const aBooking = (more: Partial<GuestBooking>) =>
  ({
    status: 'CONFIRMED',
    endedAs: null,
    refund: null,
    calledOff: null,
    minimum: null,
    freeUntil: null,
    feeCents: 0,
    totalCents: 9000,
    currency: 'EUR',
    ...more,
  }) as GuestBooking;

test('each end of a booking has its own words', () => {
  expect(
    (['guest', 'firm', 'declined', 'no_show', 'called_off'] as const).map((endedAs) =>
      stateOf(aBooking({ status: 'CANCELLED', endedAs })),
    ),
  ).toEqual(['cancelled', 'cancelledByUs', 'declined', 'noShow', 'cancelled']);
  const asked = { reason: null, offered: null, answerBy: null, ifSilent: 'refund' } as const;
  expect(stateOf(aBooking({ calledOff: { ...asked, choice: null } }))).toBe('calledOff');
  expect(stateOf(aBooking({ calledOff: { ...asked, choice: 'date' } }))).toBe('confirmed');
});

test('a cancellation names what it costs and what comes back', async () => {
  await renderPart(
    <TripStatus
      booking={aBooking({ status: 'CANCELLED', endedAs: 'guest', refund: 'NONE', feeCents: 4000 })}
      money={{ refundCents: 800, refundedCents: 0 } as GuestMoney}
    />,
  );
  expect(screen.getByRole('status').textContent).toMatch(/costs €40:.*We will refund €8\./);
});

test('a hold whose guest is known waits for the payment, and says until when', async () => {
  const contact = { name: 'Ada', email: 'ada@example.com' } as GuestBooking['contact'];
  await renderPart(
    <TripStatus
      money={undefined}
      booking={aBooking({ status: 'ON_HOLD', contact, expiresAt: '2027-06-12T10:30:00Z' })}
    />,
  );
  expect(screen.getByRole('status').textContent).toMatch(/please pay.*12:30/);
});

test('a guest reads whether the departure runs or how many people it needs, and by when that is decided', async () => {
  const minimum = { people: 4, missing: 2, decidedAt: '2027-06-11T08:00:00Z', runs: false };
  await renderPart(<TripStatus money={undefined} booking={aBooking({ minimum })} />);
  expect(screen.getByRole('status').textContent).toMatch(/Needs 2 more.*4 people.*10:00/);
});

test('an offer does not say until when a change is free: nothing is booked yet', async () => {
  const freeUntil = '2027-06-10T10:00:00Z';
  const { unmount } = await renderPart(
    <TripStatus money={undefined} booking={aBooking({ freeUntil })} />,
  );
  expect(screen.getByRole('status').textContent).toContain('Free changes');
  unmount();
  const offered = { isOver: false } as GuestBooking['offered'];
  await renderPart(
    <TripStatus money={undefined} booking={aBooking({ status: 'PENDING', offered, freeUntil })} />,
  );
  expect(screen.getByRole('status').textContent).not.toContain('Free changes');
});
