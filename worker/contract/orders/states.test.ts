import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TransferInboxState, TripInboxState } from '../admin/admin.ts';
import { canFollow as canStep, isOpenTransfer, nextStates, STEPS } from './states.ts';

const canFollow = (from: TransferInboxState, to: TransferInboxState) =>
  canStep('transfer', from, to);
const STATES = Object.keys(STEPS.transfer) as TransferInboxState[];
const TRIP_STATES = Object.keys(STEPS.trip) as TripInboxState[];
const state = fc.constantFrom(...STATES);
const changes = fc.array(state, { maxLength: 30 });

/** The state of a request after trying these states one after the other. */
function walk(tried: readonly TransferInboxState[]): TransferInboxState[] {
  const way: TransferInboxState[] = ['new'];
  for (const to of tried) if (canFollow(way.at(-1) ?? 'new', to)) way.push(to);
  return way;
}

test('whatever is tried in whatever order, a request comes to a driver through a confirmation, and to its end through either', () => {
  fc.assert(
    fc.property(changes, (tried) => {
      const way = walk(tried);
      for (const [index, to] of way.entries()) {
        if (to === 'driver_assigned') expect(way.slice(0, index)).toContain('confirmed');
        if (to === 'completed' || to === 'no_show')
          expect(way.slice(0, index).some((one) => one === 'confirmed')).toBe(true);
      }
    }),
  );
});

test('a cancellation is the end', () => {
  fc.assert(
    fc.property(changes, (tried) => {
      const way = walk(tried);
      const end = way.findIndex((one) => one.startsWith('cancelled_'));
      if (end >= 0) expect(way).toHaveLength(end + 1);
    }),
  );
});

test('every state can be reached, and only open ones can be cancelled', () => {
  const reached = new Set<TransferInboxState>(['new']);
  for (let round = 0; round < STATES.length; round += 1)
    for (const from of reached) for (const to of STEPS.transfer[from].firm) reached.add(to);
  expect([...reached].sort()).toEqual([...STATES].sort());
  for (const from of STATES)
    expect(canFollow(from, 'cancelled_customer')).toBe(isOpenTransfer(from));
});

test('a slip about spam or a refusal is undone; a driver can be exchanged', () => {
  expect(canFollow('spam', 'new')).toBe(true);
  expect(canFollow('declined', 'new')).toBe(true);
  expect(canFollow('driver_assigned', 'driver_assigned')).toBe(true);
  expect(canFollow('new', 'new')).toBe(false);
});

test('a booking that the guest or the firm cancelled has no next state', () => {
  for (const to of TRIP_STATES) {
    expect(canStep('trip', 'cancelled_customer', to), to).toBe(false);
    expect(canStep('trip', 'cancelled_operator', to), to).toBe(false);
  }
});

test('every state of a booking can be reached from a hold or a request, and only an offer leads to a hold', () => {
  const reached = new Set<TripInboxState>(['on_hold', 'new']);
  for (const from of reached)
    for (const to of TRIP_STATES) if (canStep('trip', from, to)) reached.add(to);
  expect([...reached].sort()).toEqual([...TRIP_STATES].sort());
  const offerable = TRIP_STATES.filter((from) => canStep('trip', from, 'on_hold'));
  expect(offerable.sort()).toEqual(['expired', 'new']);
});

test('the firm chooses among its own steps: what it offered is the guest’s to accept, and check-in and payments have no button', () => {
  expect(nextStates('trip', { status: 'new', offer: null })).toContain('confirmed');
  expect(nextStates('trip', { status: 'new', offer: 'made' })).not.toContain('confirmed');
  expect(nextStates('transfer', { status: 'quoted', offer: 'made' })).not.toContain('confirmed');
  expect(nextStates('trip', { status: 'expired', offer: null })).toEqual([]);
  expect(nextStates('trip', { status: 'expired', offer: 'expired' })).toEqual(['declined']);
  expect(canStep('trip', 'expired', 'confirmed')).toBe(true);
});
