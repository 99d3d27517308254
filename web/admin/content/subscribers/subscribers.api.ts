import { fetchJson } from '#base/api/fetch-json.ts';
import {
  SUBSCRIBER_IMPORT_ROWS,
  type SubscriberImport,
  type SubscriberImportAnswer,
} from '#contract/mail/inbox.ts';
import type { TableRow } from './read-table.ts';

export const SUBSCRIBERS = '/api/admin/subscribers';

export const eraseSubscriber = (id: number) =>
  fetchJson<void>(`${SUBSCRIBERS}/${id}`, { method: 'DELETE' });

/** Rows per request; well below the API's limit. */
const ROWS_AT_ONCE = Math.min(1000, SUBSCRIBER_IMPORT_ROWS);
/** The API counts lines from the header of each request. */
const FIRST_LINE = 2;

/** Imports a table in batches, or as a dry run; line numbers in the result are those of the file. */
export async function importTable(
  rows: readonly TableRow[],
  isDryRun: boolean,
  onProgress: (done: number) => void,
): Promise<SubscriberImportAnswer> {
  const sum: SubscriberImportAnswer = { added: 0, known: 0, refused: [] };
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const part = rows.slice(start, start + ROWS_AT_ONCE);
    const body: SubscriberImport = { isDryRun, rows: part.map(({ line: _line, ...row }) => row) };
    const answer = await fetchJson<SubscriberImportAnswer>(`${SUBSCRIBERS}/import`, {
      method: 'POST',
      body,
    });
    sum.added += answer.added;
    sum.known += answer.known;
    sum.refused.push(
      ...answer.refused.map(({ line, path }) => ({
        line: part[line - FIRST_LINE]?.line ?? line,
        path,
      })),
    );
    onProgress(Math.min(rows.length, start + ROWS_AT_ONCE));
  }
  return sum;
}
