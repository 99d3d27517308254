import { and, eq, or, sql } from 'drizzle-orm';
import type { GuestRow } from '#contract/imports/imports.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import { guests, importRows } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { phoneNumber } from '#core/values/phone-number.ts';
import { contactFault } from './booking-plan.ts';
import { type Made, type Outcome, type Run, refused, type Undone } from './outcome.ts';

/** Address and number as they are stored. */
const stored = ({ email, phone, language }: GuestRow) => ({
  email: email ? email.toLowerCase() : null,
  phone: phone ? (phoneNumber(phone, { language: language ?? DEFAULT_LANGUAGE }) ?? phone) : null,
});

function fault(row: GuestRow): Outcome | undefined {
  if (!row.name) return refused('problem.import_no_contact', 'name');
  if (!row.email && !row.phone) return refused('problem.import_no_contact', 'email');
  return contactFault(row);
}

const keysOf = (row: GuestRow) =>
  Object.values(stored(row)).filter((value): value is string => value !== null);

export async function checkGuests({ c }: Run, rows: readonly GuestRow[]): Promise<Outcome[]> {
  const known = await c.var.db.select({ email: guests.email, phone: guests.phone }).from(guests);
  const taken = new Set(known.flatMap(({ email, phone }) => [email, phone]));
  return rows.map((row) => {
    const wrong = fault(row);
    if (wrong) return wrong;
    const keys = keysOf(row);
    if (keys.some((key) => taken.has(key)))
      return { state: 'same', reason: 'problem.import_guest_known', path: 'email' };
    for (const key of keys) taken.add(key);
    return { state: 'made' };
  });
}

export async function writeGuest(run: Run, row: GuestRow): Promise<Outcome> {
  const { c, importId } = run;
  const { db } = c.var;
  const wrong = fault(row);
  if (wrong) return wrong;
  const contact = stored(row);
  const isKnown = hasRow(
    guests,
    or(
      contact.email ? eq(sql`lower(${guests.email})`, contact.email) : undefined,
      contact.phone ? eq(guests.phone, contact.phone) : undefined,
    ),
  );
  const isWaiting = and(
    eq(importRows.importId, importId),
    eq(importRows.line, row.line),
    eq(importRows.state, 'waiting'),
  );
  const stamp = new Date().toISOString();
  const values = {
    ...{ ...contact, name: row.name, language: row.language, note: row.notes, importId },
    ...{ createdAt: stamp, updatedAt: stamp },
  };
  const [made] = (await db.batch(
    batchOf([
      insertIf(
        db,
        guests,
        values,
        sql`${hasRow(importRows, isWaiting)} AND NOT ${isKnown}`,
      ).returning({ id: guests.id }),
      db
        .update(importRows)
        .set({
          state: 'made',
          data: null,
          made: sql`json_object('guestId', last_insert_rowid())`,
        })
        .where(and(isWaiting, sql`changes() > 0`)),
    ]),
  )) as unknown as { id: number }[][];
  const [guest] = made ?? [];
  return guest
    ? { state: 'made', made: { guestId: guest.id } }
    : { state: 'same', reason: 'problem.import_guest_known', path: 'email' };
}

/** Deletes a contact that is as it was made. */
export async function undoGuest(run: Run, line: number, made: Made): Promise<Undone> {
  const { c, importId } = run;
  const { db } = c.var;
  const id = Number(made.guestId);
  await db.batch([
    db.delete(guests).where(and(eq(guests.id, id), eq(guests.importId, importId))),
    db
      .update(importRows)
      .set({ state: 'undone' })
      .where(and(eq(importRows.importId, importId), eq(importRows.line, line))),
  ]);
  return { state: 'undone' };
}
