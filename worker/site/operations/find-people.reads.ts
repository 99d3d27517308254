import { type SQL, sql } from 'drizzle-orm';
import type { FoundPerson } from '#contract/mail/inbox.ts';
import { tidyPhone } from '#contract/texts/tidy-text.ts';
import type { Database } from '#core/db/client.ts';
import { containsWords, folded } from '#core/db/columns.ts';

type Row = {
  name: string | null;
  email: string | null;
  phone: string | null;
  reference: string | null;
};

/** Rows that are read of a table and people that are answered, at most. */
const ROWS = 200;
const MAX_PEOPLE = 50;
/** Fewer digits are part of too many numbers. */
const MIN_DIGITS = 5;

/** Where people are named: table, name, email, phone, reference. */
const PLACES: readonly (readonly [string, ...SQL[]])[] = [
  [
    'transfer_requests',
    sql`contact_name || ' ' || coalesce(sign_name, '')`,
    sql`contact_email`,
    sql`contact_phone`,
    sql`reference`,
  ],
  [
    'bookings',
    sql`coalesce(contact_name, '') || ' ' || coalesce((SELECT group_concat(u.contact ->> '$.fullName', ' ') FROM booking_units u WHERE u.booking_id = bookings.id), '')`,
    sql`contact_email`,
    sql`contact_phone`,
    sql`reference`,
  ],
  ['contact_messages', sql`name`, sql`email`, sql`phone`, sql`NULL`],
  ['guests', sql`name`, sql`email`, sql`phone`, sql`NULL`],
  ['waiting_guests', sql`name`, sql`email`, sql`phone`, sql`NULL`],
  ['subscribers', sql`NULL`, sql`email`, sql`NULL`, sql`NULL`],
  ['gift_vouchers', sql`NULL`, sql`buyer_email`, sql`NULL`, sql`NULL`],
];
const OWN_NAME: Readonly<Record<string, SQL>> = {
  transfer_requests: sql`contact_name`,
  bookings: sql`contact_name`,
};

/** One person for each address, else number, else reference. */
function people(rows: readonly Row[]): FoundPerson[] {
  const found = new Map<string, FoundPerson>();
  for (const { name, email, phone, reference } of rows) {
    const key = email?.toLowerCase() ?? phone ?? reference ?? '';
    if (key === '') continue;
    const one = found.get(key) ?? {
      ...{ email: email?.toLowerCase() ?? null, phone, names: [], references: [], records: 0 },
    };
    if (name && !one.names.includes(name)) one.names.push(name);
    if (reference) one.references.push(reference);
    one.phone ??= phone;
    one.records += 1;
    found.set(key, one);
  }
  return [...found.values()].slice(0, MAX_PEOPLE);
}

/** People whose name, address, number or reference a text is or belongs to. */
export async function findPeople(db: Database, text: string): Promise<FoundPerson[]> {
  const digits = tidyPhone(text).replace(/\D/g, '').replace(/^0+/, '');
  const isNumber = /^[+\d\s().\-/]+$/.test(text) && digits.length >= MIN_DIGITS;
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  const parts = PLACES.map(
    ([table, name = sql`NULL`, email = sql`NULL`, phone = sql`NULL`, reference = sql`NULL`]) => {
      const hits = [
        containsWords([name, email], text) ?? sql`false`,
        sql`${folded(sql`coalesce(${reference}, '')`)} = lower(${code})`,
        isNumber
          ? sql`instr(replace(replace(replace(coalesce(${phone}, ''), ' ', ''), '-', ''), '.', ''), ${digits}) > 0`
          : sql`false`,
      ];
      return sql`SELECT ${OWN_NAME[table] ?? name} AS name, ${email} AS email, ${phone} AS phone, ${reference} AS reference FROM ${sql.raw(table)}
      WHERE coalesce(${email}, ${phone}, ${name === undefined ? sql`NULL` : (OWN_NAME[table] ?? name)}) IS NOT NULL AND (${sql.join(hits, sql` OR `)})`;
    },
  );
  // A union of all would have more terms than D1 takes, and raw statements of a batch have no parameters.
  const rows = await Promise.all(parts.map((part) => db.all<Row>(sql`${part} LIMIT ${ROWS}`)));
  return people(rows.flat());
}
