import { getTableName, is, Table } from 'drizzle-orm';
import * as schema from '#core/db/schema.ts';

/** Free text fields, which are stored as sent. */
export const TAGGED_FIELDS: ReadonlySet<string> = new Set([
  ...[
    'name',
    'signName',
    'note',
    'message',
    'text',
    'title',
    'subtitle',
    'description',
    'excerpt',
    'body',
    'subject',
    'reason',
  ],
  ...[
    'author',
    'country',
    'siteName',
    'legalName',
    'meetingPoint',
    'question',
    'answer',
    'consentSource',
    'value',
  ],
]);

/** Placeholder for the tag in a generated request; no other text contains it. */
export const TAG_PLACE = 'qzTAGzq';
const TAG = /qz(\d+x\d+)zq/g;

/** Identifies one request in all texts that it sends. */
export const tagOf = (seed: number, index: number) => `${seed}x${index}`;
export const withTag = (body: string, tag: string) => body.replaceAll(TAG_PLACE, `qz${tag}zq`);

type Query = (statement: string) => Promise<Record<string, unknown>[]>;

/** The tags of all requests whose texts are in the database, each with a table that contains it. */
export async function storedTags(query: Query): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const table of Object.values(schema)) {
    if (!is(table, Table)) continue;
    const name = getTableName(table);
    for (const row of await query(`SELECT * FROM "${name}"`))
      for (const cell of Object.values(row))
        if (typeof cell === 'string')
          for (const [, tag = ''] of cell.matchAll(TAG)) found.set(tag, name);
  }
  return found;
}
