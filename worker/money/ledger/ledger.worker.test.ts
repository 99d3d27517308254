import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { Reader } from '#core/db/reader.ts';
import { bookings, ledgerEntries } from '#core/db/schema.ts';
import { changeTo } from '#orders/bookings/changes/change.ts';
import { cancel, confirm } from '#orders/bookings/changes/states.ts';
import { aTripType, db } from '../../test/builders.ts';
import { aBookableOption, departureOf, tryToBook } from '../../test/orders/bookable.ts';
import { ledgerDifferences } from './check-ledger.ts';
import { ledgerOf } from './ledger.reads.ts';

const DAY = '2027-06-12';
const now = new Date('2027-06-01T08:00:00Z');
const by = { actor: 'user:1', now };

beforeAll(async () => {
  await aTripType({ id: 1 });
});

const ledger = async (id: string) => {
  const { entries, balanceCents } = await new Reader(db).run(ledgerOf(db, { kind: 'booking', id }));
  return { entries: entries.map(({ kind, cents }) => [kind, cents]), balanceCents };
};

test('a hold owes nothing; confirmed, changed and cancelled it owes what its row says', async () => {
  const option = await aBookableOption();
  const hold = await tryToBook(option.optionId, DAY, [option.adult, option.adult], now);
  expect(await ledger(hold.id)).toEqual({ entries: [], balanceCents: 0 });
  const booking = await confirm(db, hold, true, by);
  const here = await departureOf(option.optionId, `${DAY}T10:00:00+02:00`);
  const more = await changeTo(
    db,
    booking,
    { ...here, units: [...booking.units, { unitId: option.child }] },
    by,
  );
  if (!more) throw new Error('It was not changed.');
  const fewer = await changeTo(db, more, { ...here, units: booking.units.slice(1) }, by);
  if (!fewer) throw new Error('It was not changed.');
  await cancel(db, fewer, null, by, { set: { refund: 'NONE' } });
  expect(await ledger(hold.id)).toEqual({
    entries: [
      ['due', 10_000],
      ['due', 2500],
      ['due', -7500],
      ['correction', -5000],
      ['fee', 5000],
    ],
    balanceCents: 5000,
  });
  expect(await ledgerDifferences(db)).toEqual({});
});

test('entries cannot be changed or deleted, and the check notices a price that was written without a ledger entry', async () => {
  const option = await aBookableOption();
  const booking = await confirm(
    db,
    await tryToBook(option.optionId, DAY, [option.adult], now),
    true,
    by,
  );
  const own = eq(ledgerEntries.subjectId, booking.id);
  await expect(db.update(ledgerEntries).set({ cents: 1 }).where(own)).rejects.toThrow();
  await expect(db.delete(ledgerEntries).where(own)).rejects.toThrow();
  await db.update(bookings).set({ totalCents: 1 }).where(eq(bookings.id, booking.id));
  expect(await ledgerDifferences(db)).toEqual({ bookings: 1, 'lines of bookings': 1 });
  await db
    .update(bookings)
    .set({ totalCents: booking.totalCents })
    .where(eq(bookings.id, booking.id));
});
