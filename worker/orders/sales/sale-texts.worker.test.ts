import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { PersonData } from '#contract/mail/inbox.ts';
import { bookings, saleMessages } from '#core/db/schema.ts';
import { type Admin, anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { aBookableOption, tryToBook } from '../../test/orders/bookable.ts';

let admin: Admin;
beforeAll(async () => {
  await aTripType();
  admin = await anAdmin();
});

let count = 0;
/** A message as it was stored; without a reading its layout is unknown. */
async function aMessage(values: Partial<typeof saleMessages.$inferInsert>): Promise<string> {
  count += 1;
  const id = crypto.randomUUID();
  await db.insert(saleMessages).values({
    ...{
      id,
      source: 'mail',
      digest: `digest ${count}`,
      trust: 'trusted',
      state: 'open',
      kind: 'sale',
    },
    ...{ sentAt: new Date().toISOString(), text: 'Booking for two people', ...values },
  } as typeof saleMessages.$inferInsert);
  return id;
}
const exported = async (person: object) =>
  new Set(
    (await jsonOf<PersonData>(admin('/person/export', 'POST', person))).sales.map(({ id }) => id),
  );
const rowOf = async (id: string) =>
  (await db.select().from(saleMessages).where(eq(saleMessages.id, id)))[0];

test('messages about a person’s booking, from their address or with it in the text are exported and lose their texts on erasure', async () => {
  const email = 'ada@example.com';
  const { optionId, adult } = await aBookableOption();
  const day = addDays(menorcaToday(new Date()), 20);
  const hold = await tryToBook(optionId, day, [adult], new Date(), {
    contact: { fullName: 'Ada', emailAddress: email },
  });
  await db.update(bookings).set({ status: 'CONFIRMED' }).where(eq(bookings.id, hold.id));
  const theirs = [
    await aMessage({ bookingId: hold.id, state: 'done', result: 'booked' }),
    await aMessage({ sender: 'Ada@Example.com', text: 'Are there four places on Saturday?' }),
    await aMessage({ text: 'Gast: Ada Byron <ADA@example.com>, 2 Personen' }),
    await aMessage({ reading: { email } as never }),
  ];
  const others = [
    await aMessage({ sender: 'ben@example.com', text: 'Guest: mada@example.com' }),
    await aMessage({ text: 'Guest: ada@example.com-tours.example' }),
  ];
  expect(await exported({ email })).toEqual(new Set(theirs));
  await jsonOf(admin('/person/erase', 'POST', { email }));
  for (const id of theirs) {
    expect(await rowOf(id)).toMatchObject({ text: '', subject: '', sender: null, reading: null });
    expect((await rowOf(id))?.erasedAt).not.toBeNull();
  }
  for (const id of others) expect((await rowOf(id))?.text).not.toBe('');
  expect(await exported({ email })).toEqual(new Set());
});

test('a number is found however a message writes it', async () => {
  const written = ['Tel. +34 611 222 333', 'Móvil: 611-222-333', 'tel:0034611.222.333'];
  const theirs = await Promise.all(written.map((text) => aMessage({ text })));
  await aMessage({ text: 'Tel. +34 611 222 334' });
  expect(await exported({ phone: '+34611222333' })).toEqual(new Set(theirs));
  await jsonOf(admin('/person/erase', 'POST', { phone: '+34611222333' }));
  for (const id of theirs) expect((await rowOf(id))?.text).toBe('');
});
