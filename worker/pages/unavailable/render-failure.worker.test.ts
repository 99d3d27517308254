import { expect, test, vi } from 'vitest';
import { aTrip, aTripType } from '../../test/builders.ts';
import { send } from '../../test/client.ts';

test('a part that cannot be rendered is logged with its error and the place, without user input', async () => {
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});
  await aTripType({ id: 1 });
  const { id, slug } = await aTrip({ itinerary: 5 as never });
  const response = await send(`/en/trips/${id}-${slug}?adults=2&email=ada@example.com`);
  expect(response.status).toBe(200);
  const lines = errorLog.mock.calls.map(
    ([line]) => JSON.parse(String(line)) as Record<string, string>,
  );
  errorLog.mockRestore();
  const line = lines.find(({ message }) => message === 'render failed');
  expect(line).toMatchObject({
    level: 'error',
    error: expect.stringMatching(/^TypeError: /),
    stack: expect.stringMatching(/at \w*Itinerary/),
  });
  expect(line?.requestId).toBeTruthy();
  expect(JSON.stringify(lines)).not.toMatch(/ada@|adults=/);
});
