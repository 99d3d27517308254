import { expect, test, vi } from 'vitest';
import { AnswerError } from './fetch-json.ts';
import { retryAfterSeconds, serverMessage } from './server-message.ts';

const answer = (body: string, headers: Record<string, string> = {}, status = 503) =>
  new AnswerError(status, body, {
    statusText: 'Service Unavailable',
    headers: new Headers(headers),
  });

test.each([
  ['plain text', 'The mailbox is full.\n', 'The mailbox is full.'],
  ['a JSON text', '"The mailbox is full."', 'The mailbox is full.'],
  ['`message`', '{"message":"The mailbox is full."}', 'The mailbox is full.'],
  ['`error`', '{"error":"The mailbox is full."}', 'The mailbox is full.'],
  [
    '`detail` before all else',
    '{"type":"about:blank","title":"Conflict","status":409,"detail":"Taken.","errors":[{"message":"x"}]}',
    'Taken.',
  ],
  [
    'the messages of its fields',
    '{"title":"Unprocessable","errors":[{"path":"a","message":"Too long."},{"message":"Too late."}]}',
    'Too long. Too late.',
  ],
  [
    'a title of its own',
    '{"type":"https://example.com/full","title":"Mailbox full"}',
    'Mailbox full',
  ],
])('what the server says as %s is read', (_name, body, message) => {
  expect(serverMessage(answer(body), 'de')).toBe(message);
});

test.each([
  ['nothing', ''],
  ['blanks', ' \n '],
  ['a page', '<!doctype html><h1>Bad Gateway</h1>'],
  ['a page after a blank line', '\n<html></html>'],
  ['JSON without words', '{"status":503}'],
  [
    'a title that repeats the status',
    '{"type":"about:blank","title":"Service Unavailable","status":503}',
  ],
  ['null', 'null'],
  ['a list', '[]'],
  ['markup as its words', '{"message":"<b>no</b>"}'],
  ['a trace', `Error: no\n${'    at x (y.js:1:1)\n'.repeat(40)}`],
])('%s is no message', (_name, body) => {
  expect(serverMessage(answer(body), 'en')).toBeUndefined();
});

test('a page is none by its type either, and nor is what did not come from a server', () => {
  expect(
    serverMessage(answer('Bad gateway', { 'Content-Type': 'text/html; charset=utf-8' }), 'en'),
  ).toBeUndefined();
  expect(serverMessage(new TypeError('Failed to fetch'), 'en')).toBeUndefined();
});

test('a message that names its language is read in that language alone', () => {
  const english = answer('{"detail":"Taken."}', { 'Content-Language': 'en' });
  expect([serverMessage(english, 'en'), serverMessage(english, 'de')]).toEqual([
    'Taken.',
    undefined,
  ]);
});

test.each([
  ['90', 90],
  ['Fri, 01 May 2026 10:02:00 GMT', 120],
  ['Fri, 01 May 2026 09:00:00 GMT', 1],
  ['soon', undefined],
])('Retry-After %s is %s seconds', (header, seconds) => {
  vi.useFakeTimers({ now: new Date('2026-05-01T10:00:00Z') });
  expect(retryAfterSeconds(answer('', { 'Retry-After': header }, 429))).toBe(seconds);
});
