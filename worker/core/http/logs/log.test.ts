import { expect, test, vi } from 'vitest';
import { failureFacts, log, requestId, underRequestId, withoutPersons } from './log.ts';

test.each([
  ['550 no such user <ada.lovelace+menorca@example.co.uk>', '550 no such user <[e-mail]>'],
  ['call +34 600 12 34 56 or (971) 38-00-11.', 'call [number] or (971) 38-00-11.'],
  ['call 600123456', 'call [number]'],
  ['token 4f9KcQ-vX1zzP0aBcDeFgHiJkLmN refused', 'token [token] refused'],
  ['key mares_9aB8cD7eF6gH5iJ4kL3mN2oP1', 'key [token]'],
  ['GET /de/trips/requests/x?token=abc&from=ada failed', 'GET /de/trips/requests/x[query] failed'],
  ['UNIQUE constraint failed: users.email', 'UNIQUE constraint failed: users.email'],
  [
    'at deliverDue (worker/core/mail/delivery.ts:101:22)',
    'at deliverDue (worker/core/mail/delivery.ts:101:22)',
  ],
])('«%s» is logged without personal data', (text, logged) =>
  expect(withoutPersons(text)).toBe(logged),
);

test('a failed statement is logged without its parameters', () => {
  const error = new Error(
    'Failed query: insert into outbox values (?, ?)\nparams: Ada Lovelace,Gate 3\nand her bag',
    {
      cause: new Error('D1_ERROR: no such column: gate'),
    },
  );
  const facts = JSON.stringify(failureFacts(error));
  expect(facts).not.toMatch(/Ada|Gate|bag/);
  expect(facts).toContain('insert into outbox values (?, ?)');
  expect(facts).toContain('no such column: gate');
  expect(failureFacts(error).stack).toMatch(/log\.test\.ts/);
});

test('a line is one JSON object with the id of the request it belongs to, also from the background', async () => {
  const line = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const one = underRequestId('one', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    log('warn', 'late', { kind: 'x' });
  });
  underRequestId('two', () => log('warn', 'at once'));
  await one;
  expect(line.mock.calls.map(([text]) => JSON.parse(text))).toEqual([
    { level: 'warn', message: 'at once', requestId: 'two' },
    { level: 'warn', message: 'late', requestId: 'one', kind: 'x' },
  ]);
  expect(requestId()).toBeUndefined();
  line.mockRestore();
});
