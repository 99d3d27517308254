import { expect, test, vi } from 'vitest';
import { steadily } from './steadily.ts';

const never = () => new Promise<string>(() => undefined);

test('an error that passes is not noticed', async () => {
  const ask = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('D1_ERROR: Network connection lost.'))
    .mockResolvedValue('rows');
  expect(await steadily(ask)).toBe('rows');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('beside a question that hangs another one is asked', async () => {
  vi.useFakeTimers();
  const ask = vi.fn<() => Promise<string>>().mockImplementationOnce(never).mockResolvedValue('rows');
  const answer = steadily(ask);
  await vi.advanceTimersByTimeAsync(300);
  expect(await answer).toBe('rows');
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a wrong statement is asked once', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('D1_ERROR: no such column: x: SQLITE_ERROR'));
  await expect(steadily(ask)).rejects.toThrow('no such column');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a database that is gone is given up, by error or by silence', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'));
  await expect(steadily(ask)).rejects.toThrow('gone');
  expect(ask).toHaveBeenCalledTimes(4);
  vi.useFakeTimers();
  const silent = expect(steadily(never)).rejects.toThrow('in time');
  await vi.advanceTimersByTimeAsync(3000);
  await silent;
  vi.useRealTimers();
});
