import { expect, test, vi } from 'vitest';
import { watchHands } from './hands.ts';

const happens = (name: string) => document.body.dispatchEvent(new Event(name, { bubbles: true }));

test('what has time is done at once while hands are free', () => {
  const work = vi.fn();
  watchHands((idle) => idle()).atRest(work);
  expect(work).toHaveBeenCalledOnce();
});

test.each([
  ['pointerdown', 'pointerup'],
  ['pointerdown', 'pointercancel'],
  ['keydown', 'keyup'],
])('from %s until after %s hands are busy: what has time waits, and what has come, and comes once', async (beginning, end) => {
  const hands = watchHands((idle) => idle());
  const [heard, resting, come] = [vi.fn(), vi.fn(), vi.fn()];
  hands.hear(heard);
  happens(beginning);
  hands.atRest(resting);
  hands.soon(come);
  await new Promise((resolve) => setTimeout(resolve, 200));
  happens(end);
  // A tap's click and its frame are still to come.
  await new Promise((resolve) => setTimeout(resolve));
  expect(hands.areBusy()).toBe(true);
  for (const work of [resting, come]) expect(work).not.toHaveBeenCalled();
  for (const work of [resting, come]) await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
  expect(hands.areBusy()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('whose end is never told keeps hands busy for a second', async () => {
  const { areBusy } = watchHands((idle) => idle());
  happens('keydown');
  expect(areBusy()).toBe(true);
  await vi.waitFor(() => expect(areBusy()).toBe(false), { timeout: 5000 });
});
