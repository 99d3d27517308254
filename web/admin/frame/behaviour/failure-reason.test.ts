import { expect, test } from 'vitest';
import { AnswerError } from '#base/api/fetch-json.ts';
import { failureReason } from './failure-reason.ts';

const refused = (status: number) =>
  new AnswerError(status, JSON.stringify({ title: 'x', status, detail: 'As the API says it.' }));

test.each([
  ['no answer at all', new TypeError('Failed to fetch'), false, 'editor.failed_connection', false],
  ['a session that ended', refused(401), false, 'editor.failed_signed_out', false],
  ['a row that is gone', refused(404), false, 'editor.failed_gone', false],
  ['a row in the trash', refused(409), true, 'editor.failed_gone', false],
  ['a race that was lost each time', refused(409), false, 'editor.failed_busy', false],
  ['a database that is away', refused(503), false, 'editor.failed_busy', false],
  ['a proxy’s own page', new AnswerError(502, '<html>'), false, 'editor.failed_busy', false],
  ['too many tries', refused(429), false, 'editor.failed_refused', true],
  ['anything else', refused(413), false, 'editor.failed_refused', true],
] as const)('%s', (_name, error, isGone, key, isFallback) => {
  expect(failureReason(error, isGone)).toEqual({ key, isFallback });
});
