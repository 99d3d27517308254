import { expect, test } from 'vitest';
import { AnswerError } from '#api/fetch-json.ts';
import { failureReason } from './failure-reason.ts';

const refused = (status: number) => new AnswerError(status, JSON.stringify({ title: 'x', status, detail: 'As the API says it.' }));

test.each([
  ['no answer at all', new TypeError('Failed to fetch'), false, { key: 'editor.failed_connection' }],
  ['a session that ended', refused(401), false, { key: 'editor.failed_signed_out' }],
  ['a row that is gone', refused(404), false, { key: 'editor.failed_gone' }],
  ['a row in the trash', refused(409), true, { key: 'editor.failed_gone' }],
  ['a race that was lost each time', refused(409), false, { key: 'editor.failed_busy' }],
  ['a database that is away', refused(503), false, { key: 'editor.failed_busy' }],
  ['a proxy’s own page', new AnswerError(502, '<html>'), false, { key: 'editor.failed_busy' }],
  ['anything else', refused(413), false, { detail: 'As the API says it.' }],
] as const)('%s', (_name, error, isGone, reason) => {
  expect(failureReason(error, isGone)).toEqual(reason);
});
