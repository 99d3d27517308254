import { expect, test, vi } from 'vitest';
import { watchHands } from './hands.ts';

const happens = (name: string) => document.body.dispatchEvent(new Event(name, { bubbles: true }));

test('what has time is done at once while hands are free', () => {
  const work = vi.fn();
  watchHands((idle) => idle()).whenFree(work);
  expect(work).toHaveBeenCalledOnce();
});

test.each([
  ['pointerdown', 'pointerup'],
  ['pointerdown', 'pointercancel'],
  ['keydown', 'keyup'],
])('from %s to %s hands are busy: what has time waits, and comes once', async (beginning, end) => {
  const hands = watchHands((idle) => idle());
  const [heard, work] = [vi.fn(), vi.fn()];
  hands.hear(heard);
  happens(beginning);
  hands.whenFree(work);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(hands.areBusy()).toBe(true);
  expect(work).not.toHaveBeenCalled();
  happens(end);
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
  expect(hands.areBusy()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
});
