import { getTableName, is, Table } from 'drizzle-orm';
import * as schema from '#db/schema.ts';

/** Fields of free words: what stands in them is stored as it was sent. */
export const TAGGED_FIELDS: ReadonlySet<string> = new Set([
  ...['name', 'signName', 'note', 'message', 'text', 'title', 'subtitle', 'description', 'excerpt', 'body', 'subject', 'reason'],
  ...['author', 'country', 'siteName', 'legalName', 'meetingPoint', 'question', 'answer', 'consentSource', 'value'],
]);

/** Stands for the tag in a generated request; letters that no other text holds. */
export const TAG_PLACE = 'qzTAGzq';
const TAG = /qz(\d+x\d+)zq/g;

/** Names one request in all texts that it sends. */
export const tagOf = (seed: number, index: number) => `${seed}x${index}`;
export const withTag = (body: string, tag: string) => body.replaceAll(TAG_PLACE, `qz${tag}zq`);

type Query = (statement: string) => Promise<Record<string, unknown>[]>;

/** The tags of all requests of which the database holds a word, each with a table where it stands. */
export async function storedTags(query: Query): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const table of Object.values(schema)) {
    if (!is(table, Table)) continue;
    const name = getTableName(table);
    for (const row of await query(`SELECT * FROM "${name}"`))
      for (const cell of Object.values(row))
        if (typeof cell === 'string') for (const [, tag = ''] of cell.matchAll(TAG)) found.set(tag, name);
  }
  return found;
}
