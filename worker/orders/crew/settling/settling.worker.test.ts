import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { NewCrewLink } from '#contract/crew/crew.ts';
import type { CrewMonth, CrewPay, DepartureCrew } from '#contract/crew/settling.ts';
import { bookings, crewEntries, guides, partners } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../../test/admin.ts';
import { aTripType, db } from '../../../test/builders.ts';
import { aGuide, aLedDeparture, aReport, sendReports, TODAY } from '../../../test/orders/crew.ts';

await aTripType();
const admin = await anAdmin();
type Led = Awaited<ReturnType<typeof aLedDeparture>>;

async function aPaidGuide(payCents: number, payPer: 'job' | 'guest') {
  const id = await aGuide();
  await db.update(guides).set({ payCents, payPer }).where(eq(guides.id, id));
  return { id, member: `guide:${id}` as const };
}
const crewOf = ({ optionId, date, time }: Led) =>
  jsonOf<DepartureCrew>(admin(`/crew/departures/${optionId}/${date}/${time}`));
const settle = (member: string, job: string, isSettled = true) =>
  jsonOf<CrewPay[]>(admin('/crew/settle', 'POST', { jobs: [{ member, job }], isSettled }));

test('a person gets an amount for each departure or guest, and another where it was agreed', async () => {
  const [byJob, byGuest] = [await aPaidGuide(8000, 'job'), await aPaidGuide(500, 'guest')];
  const one = await aLedDeparture(byJob.id, ['Ada', 'Grace']);
  const other = await aLedDeparture(byGuest.id, ['Ada', 'Grace']);
  expect((await crewOf(one)).people).toMatchObject([{ payCents: 8000, isUsual: true }]);
  expect((await crewOf(other)).people).toMatchObject([{ payCents: 2000, people: 4 }]);
  await admin('/crew/pay', 'PUT', { member: byJob.member, job: one.job, cents: 9500 });
  const skipper = await aGuide('Nina');
  await admin('/crew/pay', 'PUT', { member: `guide:${skipper}`, job: one.job, cents: 4000 });
  expect((await crewOf(one)).people).toMatchObject([
    { name: 'Biel', payCents: 9500, isUsual: false },
    { name: 'Nina', payCents: 4000 },
  ]);
  // A helper for nothing is none.
  await admin('/crew/pay', 'PUT', { member: `guide:${skipper}`, job: one.job, cents: 0 });
  expect((await crewOf(one)).people).toHaveLength(1);
});

test('the margin of a departure is its income without commission and pay', async () => {
  const { id } = await aPaidGuide(3000, 'job');
  const led = await aLedDeparture(id, ['Ada', 'Grace']);
  const [partner] = await db
    .insert(partners)
    .values({ name: 'Hotel', slug: `hotel-${id}`, commission: 1000, terms: 'commission' } as never)
    .returning();
  await db
    .update(bookings)
    .set({ partnerId: partner?.id ?? null, commissionBp: 1000 })
    .where(eq(bookings.id, led.booked[0]?.id ?? ''));
  expect(await crewOf(led)).toMatchObject({
    incomeCents: 15_000,
    commissionCents: 750,
    payCents: 3000,
    marginCents: 11_250,
  });
});

test('cash that was taken on the page is handed in, ticked once, and taken back', async () => {
  const { id, member } = await aPaidGuide(8000, 'job');
  const led = await aLedDeparture(id, ['Ada']);
  const { job } = led;
  const link = await jsonOf<NewCrewLink>(admin('/crew/links', 'POST', { kind: 'guide', id }));
  const bookingId = led.booked[0]?.id ?? '';
  await sendReports(link, [aReport({ kind: 'cash', job, bookingId, cents: 7500 })]);
  const open = { payCents: 8000, paidCents: 0, cashCents: 7500, handedInCents: 0 };
  const settled = { ...open, paidCents: 8000, handedInCents: 7500 };
  expect((await crewOf(led)).people).toMatchObject([open]);
  expect(await settle(member, job)).toMatchObject([settled]);
  // At once and again: nothing is written twice.
  await Promise.all([settle(member, job), settle(member, job)]);
  expect((await crewOf(led)).people).toMatchObject([settled]);
  expect(await db.select().from(crewEntries).where(eq(crewEntries.job, job))).toHaveLength(2);
  expect(await settle(member, job, false)).toMatchObject([open]);
  await expect(db.delete(crewEntries)).rejects.toThrow();
  // Cash that the firm takes back at the desk is not the guide's any more.
  const ledger = await jsonOf<{ entries: { id: number; method: string | null }[] }>(
    admin(`/bookings/${bookingId}/ledger`),
  );
  const entry = ledger.entries.find(({ method }) => method === 'cash');
  await admin(`/bookings/${bookingId}/payments/${entry?.id}/undo`, 'POST');
  expect((await crewOf(led)).people).toMatchObject([{ cashCents: 0 }]);
});

test('a month is a list and a CSV, a row for each person and job', async () => {
  const { id, member } = await aPaidGuide(8050, 'job');
  const { job } = await aLedDeparture(id, ['Ada']);
  const month = TODAY.slice(0, 7);
  const { rows } = await jsonOf<CrewMonth>(admin(`/crew/month?month=${month}`));
  expect(rows.filter((row) => row.member === member)).toMatchObject([
    { job, date: TODAY, time: '00:00', payCents: 8050, title: { name: expect.any(String) } },
  ]);
  const file = await admin(`/crew/month.csv?month=${month}&lang=de`);
  expect(file.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(await file.text()).toMatch(/Biel.*80,5/);
  expect((await jsonOf<CrewMonth>(admin('/crew/month?month=2001-01'))).rows).toEqual([]);
});
