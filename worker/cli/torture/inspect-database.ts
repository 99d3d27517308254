import { getTableColumns, getTableName, is, Table } from 'drizzle-orm';
import { isPlain } from '#contract/texts/plain-words.ts';
import { isBlank } from '#contract/texts/tidy-text.ts';
import * as schema from '#core/db/schema.ts';
import { localPlatform } from '../local/local-platform.ts';
import { checkIntegrity } from './integrity.ts';
import { storedTags } from './tags.ts';

/** States that must not occur, each as the rest of a `SELECT count(*)`. */
const INVARIANTS: Readonly<Record<string, string>> = {
  'transfer requests without a journey':
    'FROM transfer_requests r WHERE NOT EXISTS (SELECT 1 FROM transfer_legs WHERE request_id = r.id)',
  'transfer requests without price lines':
    'FROM transfer_requests r WHERE NOT EXISTS (SELECT 1 FROM transfer_lines WHERE request_id = r.id)',
  'transfer requests whose lines are not their total':
    'FROM transfer_requests r WHERE total_cents <> (SELECT coalesce(sum(cents), 0) FROM transfer_lines WHERE request_id = r.id)',
  'transfer requests without a first event':
    "FROM transfer_requests r WHERE NOT EXISTS (SELECT 1 FROM request_events e WHERE e.request_id = r.id AND e.kind = 'transfer')",
  'guests whose request was not confirmed by mail':
    "FROM transfer_requests r WHERE status = 'new' AND contact_email IS NOT NULL AND anonymised_at IS NULL AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.to_address = r.contact_email)",
  'subscribers who were never written to':
    "FROM subscribers s WHERE status = 'pending' AND consent_source = 'site' AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.to_address = s.email)",
  'departures with more places taken than they have':
    "FROM departures d WHERE capacity < (SELECT coalesce(sum(places), 0) FROM bookings b WHERE b.departure_id = d.id AND (status IN ('CONFIRMED', 'PENDING', 'REDEEMED') OR (status = 'ON_HOLD' AND expires_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))))",
  'departures whose counter is wrong':
    "FROM departures d WHERE taken <> (SELECT coalesce(sum(places), 0) FROM bookings b WHERE b.departure_id = d.id AND status IN ('CONFIRMED', 'PENDING', 'REDEEMED'))",
  'bookings without units':
    'FROM bookings b WHERE NOT EXISTS (SELECT 1 FROM booking_units WHERE booking_id = b.id)',
  'bookings without a first event':
    "FROM bookings b WHERE is_demo = 0 AND NOT EXISTS (SELECT 1 FROM request_events e WHERE e.request_id = b.id AND e.kind = 'booking')",
  'trips of no order':
    'FROM bookings WHERE order_id IS NULL OR order_id NOT IN (SELECT id FROM orders)',
  'transfers of no order':
    'FROM transfer_requests WHERE order_id IS NULL OR order_id NOT IN (SELECT id FROM orders)',
  'payments that are not in the ledger, or twice':
    "FROM test_payments t WHERE iif(status = 'paid', cents, 0) <> (SELECT coalesce(-sum(cents), 0) FROM ledger_entries e WHERE e.session_id = t.session_id AND e.key GLOB 'session:*')",
  'price versions without prices':
    'FROM transfer_price_versions v WHERE NOT EXISTS (SELECT 1 FROM transfer_prices WHERE version_id = v.id)',
  'installations without an administrator':
    "FROM (SELECT 1) WHERE NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND deleted_at IS NULL)",
};
/** Tables with revisions, each with its name in the revisions. */
const EDITED: Readonly<Record<string, string>> = {
  trips: 'trips',
  destinations: 'destinations',
  blog_posts: 'blog-posts',
  testimonials: 'testimonials',
  hero_banners: 'hero-banners',
};

/** Texts for mails and printed sheets: each is one readable line without an address. */
const PLAIN_WORDS: readonly [table: string, column: string][] = [
  ['transfer_requests', 'contact_name'],
  ['transfer_requests', 'sign_name'],
  ['transfer_legs', 'flight'],
  ['transfer_legs', 'pickup_address'],
  ['transfer_legs', 'dropoff_address'],
  ['bookings', 'contact_name'],
  ['contact_messages', 'name'],
  ['drivers', 'name'],
  ['users', 'name'],
];

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What the schema promises of each column without a constraint: numbers are integers, texts are texts, JSON is JSON. */
function* columnPromises(): Generator<[what: string, statement: string]> {
  for (const table of Object.values(schema)) {
    if (!is(table, Table)) continue;
    const name = getTableName(table);
    for (const [key, column] of Object.entries(getTableColumns(table))) {
      const field = `"${snake(key)}"`;
      const rows = `FROM "${name}" WHERE ${field} IS NOT NULL AND`;
      if (column.dataType === 'json')
        // As text, or in SQLite's own form.
        yield [`rows of ${name} whose ${key} is no JSON`, `${rows} NOT json_valid(${field}, 9)`];
      else if (column.columnType === 'SQLiteInteger')
        yield [
          `rows of ${name} whose ${key} is not an integer`,
          `${rows} typeof(${field}) <> 'integer'`,
        ];
      else if (column.columnType === 'SQLiteText')
        yield [`rows of ${name} whose ${key} is no text`, `${rows} typeof(${field}) <> 'text'`];
    }
  }
}

function* everything(): Generator<[what: string, statement: string]> {
  yield* columnPromises();
  yield* Object.entries(INVARIANTS);
  for (const [table, entity] of Object.entries(EDITED))
    yield [
      `revisions of ${table} that are newer than their row`,
      `FROM revisions r WHERE entity = '${entity}' AND version > coalesce((SELECT version FROM ${table} t WHERE t.id = r.entity_id), 0)`,
    ];
}

/** `tagged`: requests whose texts are in the database. */
export type Inspection = {
  rows: number;
  promises: number;
  tagged: number;
  check: string;
  wrong: string[];
};

/** Inspects the database of a stopped server: is it intact, is nothing partly written, and is nothing stored that was refused? */
export async function inspect(
  directory: string,
  refused: ReadonlySet<string> = new Set(),
): Promise<Inspection> {
  const platform = await localPlatform(directory);
  const { DB } = platform.env;
  const wrong: string[] = [];
  const all = async (statement: string) =>
    (await DB.prepare(statement).all<Record<string, unknown>>()).results;
  const count = async (statement: string) =>
    Number((await all(`SELECT count(*) AS n ${statement}`))[0]?.n ?? 0);
  let rows = 0;
  let promises = 0;
  let tagged = 0;
  try {
    const orphans = await all('PRAGMA foreign_key_check');
    if (orphans.length > 0)
      wrong.push(
        `${orphans.length} rows name others that do not exist: ${JSON.stringify(orphans.slice(0, 3))}`,
      );
    for (const table of Object.values(schema))
      if (is(table, Table)) rows += await count(`FROM "${getTableName(table)}"`);
    for (const [what, statement] of everything()) {
      promises += 1;
      const number = await count(statement);
      if (number > 0) wrong.push(`${number} ${what}`);
    }
    for (const [table, column] of PLAIN_WORDS) {
      promises += 1;
      const texts = (
        await all(`SELECT "${column}" AS text FROM "${table}" WHERE "${column}" <> ''`)
      ).map(({ text }) => String(text));
      const malformed = texts.filter((text) => isBlank(text) || !isPlain(text));
      if (malformed.length > 0)
        wrong.push(
          `${malformed.length} ${column} of ${table} that are no plain words: ${JSON.stringify(malformed.slice(0, 3))}`,
        );
    }
    promises += 1;
    const tags = await storedTags(all);
    tagged = tags.size;
    const stored = [...tags].filter(([tag]) => refused.has(tag));
    if (stored.length > 0)
      wrong.push(
        `${stored.length} requests that were refused and stored: ${JSON.stringify(stored.slice(0, 5))}`,
      );
  } finally {
    await platform.dispose();
  }
  const { check, answer } = await checkIntegrity(directory);
  if (answer !== 'ok') wrong.push(`${check}: ${answer}`);
  return { rows, promises, tagged, check, wrong };
}
