import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Backup, BackupAnswer } from '#contract/admin/backup.ts';
import type { ErasedAnswer, PersonData } from '#contract/mail/inbox.ts';
import { bookings, bookingUnits, departures } from '#core/db/schema.ts';
import { confirm } from '#orders/bookings/changes/states.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { aBookableOption, tryToBook } from '../../test/orders/bookable.ts';
import { anonymiseOld } from './anonymise.ts';

const admin = await anAdmin();
await aTripType({ id: 1 });
const option = await aBookableOption();
const CONTACT = {
  fullName: 'Ada Pons',
  emailAddress: 'Ada@example.com',
  phoneNumber: '+34600111222',
  country: 'ES',
};

async function aBooking(now: Date, date: string) {
  const units = [option.adult, option.child].map((unitId) => ({
    unitId,
    contact: { fullName: 'Bel Pons' },
  }));
  const hold = await tryToBook(option.optionId, date, [], now, {
    units,
    contact: CONTACT,
    notes: 'No nuts',
  });
  return confirm(db, hold, true, { actor: 'guest', now });
}
const stored = async (id: string) => {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  const units = await db.select().from(bookingUnits).where(eq(bookingUnits.bookingId, id));
  return { row, units };
};
const isSignedOut = ({ row, units }: Awaited<ReturnType<typeof stored>>) =>
  !/Ada|Bel|nuts|600111222/.test(JSON.stringify([row, units]));

test('a backup brings bookings back as they were, with the places that they take', async () => {
  await aBooking(new Date('2027-06-01T08:00:00Z'), '2027-06-20');
  const backup = await jsonOf<Backup>(admin('/backup?personal=1'));
  const before = await db.select().from(departures);
  expect(backup.tables.booking_units).toHaveLength(2);
  expect(
    (await jsonOf<BackupAnswer>(admin('/backup', 'PUT', { ...backup, replace: true })))
      .missingPictures,
  ).toEqual([]);
  expect((await jsonOf<Backup>(admin('/backup?personal=1'))).tables).toEqual(backup.tables);
  expect(await db.select().from(departures)).toEqual(before);
});

test('content that would take the option from a booking is refused', async () => {
  const { tables, ...content } = await jsonOf<Backup>(admin('/backup'));
  const without = { ...content, tables: { ...tables, trip_options: [] }, replace: true };
  expect((await admin('/backup', 'PUT', without)).status).toBe(409);
});

test('a guest’s bookings are exported without secrets, and erased with the names of those who came along', async () => {
  const { id, reference, manageTokenHash } = await aBooking(
    new Date('2027-06-01T08:00:00Z'),
    '2027-06-21',
  );
  const data = await jsonOf<PersonData>(
    admin('/person/export', 'POST', { email: 'ada@example.com' }),
  );
  expect(data.bookings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ reference, notes: 'No nuts', units: expect.any(Array) }),
    ]),
  );
  expect(data.upcoming).toEqual(
    expect.arrayContaining([{ kind: 'booking', reference, date: '2027-06-21' }]),
  );
  expect(JSON.stringify(data)).not.toContain(manageTokenHash);
  const erased = await jsonOf<ErasedAnswer>(
    admin('/person/erase', 'POST', { email: 'ada@example.com' }),
  );
  expect(erased.bookings).toBe(2);
  const after = await stored(id);
  expect(isSignedOut(after)).toBe(true);
  expect(after.row).toMatchObject({ status: 'CONFIRMED', places: 2, totalCents: 7500 });
});

test('bookings older than the firm keeps them lose their names, figures stay', async () => {
  const old = await aBooking(new Date('2025-01-10T08:00:00Z'), '2025-01-12');
  const recent = await aBooking(new Date('2027-01-10T08:00:00Z'), '2027-01-12');
  await anonymiseOld(db, 12, new Date('2027-02-01T03:00:00Z'));
  expect([isSignedOut(await stored(old.id)), isSignedOut(await stored(recent.id))]).toEqual([
    true,
    false,
  ]);
  expect((await stored(old.id)).row?.totalCents).toBe(7500);
});
