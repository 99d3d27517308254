import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canFollow, isOpen, TRANSITIONS, type TransferState } from './states.ts';

const STATES = Object.keys(TRANSITIONS) as TransferState[];
const state = fc.constantFrom(...STATES);
const changes = fc.array(state, { maxLength: 30 });

/** The state of a request after trying these states one after the other. */
function walk(tried: readonly TransferState[]): TransferState[] {
  const way: TransferState[] = ['new'];
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
  const reached = new Set<TransferState>(['new']);
  for (let round = 0; round < STATES.length; round += 1)
    for (const from of reached) for (const to of TRANSITIONS[from]) reached.add(to);
  expect([...reached].sort()).toEqual([...STATES].sort());
  for (const from of STATES) expect(canFollow(from, 'cancelled_customer')).toBe(isOpen(from));
});

test('a slip about spam or a refusal is undone; a driver can be exchanged', () => {
  expect(canFollow('spam', 'new')).toBe(true);
  expect(canFollow('declined', 'new')).toBe(true);
  expect(canFollow('driver_assigned', 'driver_assigned')).toBe(true);
  expect(canFollow('new', 'new')).toBe(false);
});
