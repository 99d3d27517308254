import { beforeEach, expect, test, vi } from 'vitest';

const HOUR_MS = 3_600_000;
const TRUE_NOW = Date.parse('2027-06-01T21:50:00Z');

const answerAt = (at: number) => new Headers({ 'Server-Timing': `d1;dur=3, now;dur=${at}` });
const load = () => import('./server-clock.ts');

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: TRUE_NOW + 25 * 60_000 });
});

test('time is counted from the server’s answer, however wrong the device’s clock is', async () => {
  const clock = await load();
  clock.noteServerTime(answerAt(TRUE_NOW));
  expect(clock.serverNow()).toBe(TRUE_NOW);
  const { isBookableDay, serverToday } = await import('./server-day.ts');
  expect(serverToday()).toBe('2027-06-01');
  expect(['2030-06-01', '2030-06-02'].map(isBookableDay)).toEqual([true, false]);
  vi.advanceTimersByTime(60_000);
  expect(clock.serverNow()).toBe(TRUE_NOW + 60_000);
  vi.setSystemTime(TRUE_NOW - 24 * HOUR_MS);
  expect(clock.serverNow()).toBe(TRUE_NOW + 60_000);
});

test('an older answer, as from a cache, does not turn the time back; a newer one corrects it', async () => {
  const clock = await load();
  clock.noteServerTime(answerAt(TRUE_NOW));
  clock.noteServerTime(answerAt(TRUE_NOW - 24 * HOUR_MS));
  clock.noteServerTime(new Headers());
  expect(clock.serverNow()).toBe(TRUE_NOW);
  clock.noteServerTime(answerAt(TRUE_NOW + HOUR_MS));
  expect(clock.serverNow()).toBe(TRUE_NOW + HOUR_MS);
});

test('a document from the network names the time, one from a cache does not', async () => {
  class Navigation {
    responseStart = 200;
    serverTiming = [{ name: 'now', duration: TRUE_NOW }];
    constructor(readonly transferSize: number) {}
  }
  vi.stubGlobal('PerformanceNavigationTiming', Navigation);
  const entries = vi.fn(() => [new Navigation(0)]);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(entries as never);
  vi.spyOn(performance, 'now').mockReturnValue(1200);
  expect((await load()).serverNow()).toBe(TRUE_NOW + 25 * 60_000);
  vi.resetModules();
  entries.mockReturnValue([new Navigation(9000)]);
  expect((await load()).serverNow()).toBe(TRUE_NOW + 1000);
});

test('a correction is announced, the delay of an answer is not', async () => {
  const clock = await load();
  const corrected = vi.fn();
  const unsubscribe = clock.onServerTime(corrected);
  expect(clock.knownServerNow()).toBeUndefined();
  for (const delay of [0, 300, 60_000]) clock.noteServerTime(answerAt(TRUE_NOW + delay));
  expect(corrected).toHaveBeenCalledTimes(2);
  unsubscribe();
  clock.noteServerTime(answerAt(TRUE_NOW + 120_000));
  expect(corrected).toHaveBeenCalledTimes(2);
});

test('until an answer has arrived the device’s clock counts', async () => {
  expect((await load()).serverNow()).toBe(TRUE_NOW + 25 * 60_000);
});
