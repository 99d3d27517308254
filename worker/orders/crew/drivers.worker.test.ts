import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { menorcaToday } from '#contract/calendar.ts';
import type { HandOverAnswer, NewCrewLink } from '#contract/crew/crew.ts';
import { ledgerEntries, outbox, transferLegs } from '#core/db/schema.ts';
import { db } from '../../test/builders.ts';
import { ORIGIN, send } from '../../test/client.ts';
import { aReport, pageOf, pathOf, report, sendReports } from '../../test/orders/crew.ts';
import { instant } from '../../test/orders/shared-resources.ts';
import {
  aDriver,
  admin,
  confirmed,
  detail,
  openTransferOffice,
  post,
} from '../../test/orders/transfer-office.ts';

await openTransferOffice();
const TODAY = menorcaToday(new Date());

const crew = async <T>(path: string, body: object) =>
  (await (
    await send(`/api/admin/crew${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...admin.headers, 'Content-Type': 'application/json', Origin: ORIGIN },
    })
  ).json()) as T;

/** A journey today, whose driver has a page. */
async function aJourney() {
  const driver = await aDriver();
  const { id } = await confirmed({
    signName: 'Lovelace',
    contact: { name: 'Ada', email: 'ada@example.com', phone: '+34 600 123 456' },
  });
  const { version } = await detail(id);
  await post(`/${id}/driver`, { version, driverId: driver.id });
  await db
    .update(transferLegs)
    .set({ localDate: TODAY, localTime: '23:30', startsAt: instant(TODAY, '23:30') })
    .where(eq(transferLegs.requestId, id));
  const link = await crew<NewCrewLink>('/links', { kind: 'driver', id: driver.id, language: 'en' });
  return { id, driver, link, job: `transfer:${id}:outbound` as const };
}

test('a driver sees the own journeys with time, places, sign and what is owed, and no mail address', async () => {
  const { link, job } = await aJourney();
  await aJourney();
  const page = await pageOf(link);
  expect(page).toContain('23:30');
  expect(page).toContain('Sign: Lovelace');
  expect(page).toMatch(/To collect: €20/);
  expect(page).toContain(`data-job="${job}"`);
  expect(page.match(/<article/g)).toHaveLength(1);
  expect(page).not.toContain('@example.com');
});

test('picked up ends a transfer, and taking it back opens it again', async () => {
  const { link, id, job } = await aJourney();
  const done = aReport({ kind: 'picked_up', job });
  await sendReports(link, [done]);
  expect((await detail(id)).status).toBe('completed');
  await report(link, { kind: 'undo', job, undoes: done.id });
  expect((await detail(id)).status).toBe('driver_assigned');
  await report(link, { kind: 'no_show', job });
  const { status, events } = await detail(id);
  expect(status).toBe('no_show');
  expect(events.at(-1)).toMatchObject({ to: 'no_show' });
  expect(await pageOf(link)).toContain('No-show');
});

test('a driver takes cash once, and guests hear of a delay', async () => {
  const { link, id, job } = await aJourney();
  const cash = aReport({ kind: 'cash', job, cents: 2000 });
  await sendReports(link, [cash]);
  const again = await sendReports(link, [cash, aReport({ kind: 'cash', job, cents: 2000 })]);
  expect(await again.json()).toMatchObject({
    reports: [{ outcome: 'done' }, { outcome: 'refused' }],
  });
  const paid = await db.select().from(ledgerEntries).where(eq(ledgerEntries.subjectId, id));
  expect(paid.filter(({ method }) => method === 'cash')).toHaveLength(1);
  const delay = aReport({ kind: 'delay', job, minutes: 25 });
  await sendReports(link, [delay]);
  const mails = await db.select().from(outbox).where(eq(outbox.relatedId, id));
  const delayed = mails.filter(({ kind }) => kind === 'transfer.delayed');
  const isAhead = new Date() < new Date(instant(TODAY, '23:55'));
  expect(delayed.length).toBe(isAhead ? 1 : 0);
  expect((await detail(id)).legs[0]?.delayMinutes).toBe(isAhead ? 25 : null);
});

test('a substitute drives: the guest gets the new driver, and the former page ends', async () => {
  const { link, id, driver } = await aJourney();
  const other = await aDriver();
  const answer = await crew<HandOverAnswer>('/hand-over', {
    kind: 'driver',
    id: driver.id,
    to: other.id,
  });
  expect(answer.jobs).toBe(1);
  expect((await send(pathOf(link))).status).toBe(404);
  expect((await detail(id)).legs[0]?.driver?.id).toBe(other.id);
  expect(await pageOf(answer.link as NewCrewLink)).toContain('23:30');
});
