import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { DepartureStart, FirmCalendar, Manifest } from '#contract/bookings/firm-calendar.ts';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import type { CrewLink, HandOverAnswer, NewCrewLink } from '#contract/crew/crew.ts';
import { bookingToken } from '#core/auth/manage-link.ts';
import {
  bookings,
  bookingUnits,
  crewLinks,
  crewReports,
  departures,
  ledgerEntries,
  outbox,
} from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { bindings, getJson, send } from '../../test/client.ts';
import {
  aGuide,
  aLedDeparture,
  aReport,
  pageOf,
  pathOf,
  report,
  sendReports,
  TODAY,
  TOMORROW,
} from '../../test/orders/crew.ts';

await aTripType();
const admin = await anAdmin();

const aLink = (id: number) =>
  jsonOf<NewCrewLink>(admin('/crew/links', 'POST', { kind: 'guide', id }));
const cashOf = (bookingId: string) =>
  db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.subjectId, bookingId), eq(ledgerEntries.method, 'cash')));
const ticketsOf = (bookingId: string) =>
  db.select().from(bookingUnits).where(eq(bookingUnits.bookingId, bookingId));
const outcomes = (answers: readonly { outcome: string }[]) => answers.map(({ outcome }) => outcome);

test('a guide reads the next days at a secret address, in their language and without an account', async () => {
  const guide = await aGuide();
  const own = await aLedDeparture(guide, ['Ada']);
  await aLedDeparture(await aGuide('Other'), ['Grace']);
  const link = await aLink(guide);
  const response = await send(pathOf(link));
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  expect(response.headers.get('Content-Language')).toBe('de');
  const page = await response.text();
  expect(page).toContain('Alle an Bord');
  expect(page).toContain('Ada');
  expect(page).toContain('tel:+34600333444');
  expect(page).toContain(`data-job="${own.job}"`);
  expect(page).toMatch(/Zu kassieren: 75\s€/);
  expect(page).not.toContain('Grace');
  expect(page).not.toContain('@example.com');
  expect(link.whatsappUrl).toContain('wa.me/34600111222');
});

test('the database has a hash of the address; a new address ends the former, and revoking ends it at once', async () => {
  const guide = await aGuide();
  const former = await aLink(guide);
  const link = await aLink(guide);
  const rows = await db.select().from(crewLinks).where(eq(crewLinks.guideId, guide));
  expect(JSON.stringify(rows)).not.toContain(pathOf(link).slice('/crew/'.length));
  expect((await send(pathOf(former))).status).toBe(404);
  expect((await send(pathOf(link))).status).toBe(200);
  const listed = await jsonOf<CrewLink[]>(admin('/crew/links'));
  expect(listed.find(({ member }) => member === `guide:${guide}`)?.lastUsedAt).not.toBeNull();
  expect(JSON.stringify(listed)).not.toMatch(/token|url/i);
  await admin('/crew/links/revoke', 'POST', { kind: 'guide', id: guide });
  const refused = await send(pathOf(link), { headers: { 'Accept-Language': 'ca' } });
  expect(refused.status).toBe(404);
  expect(await refused.text()).toContain('ja no és vàlid');
  const sent = await sendReports(link, [aReport({ kind: 'on_the_way', job: 'departure:1' })]);
  expect(sent.status).toBe(404);
});

test('half a day offline is taken in in its order, each report once, with the time at which it was done', async () => {
  const guide = await aGuide();
  const { booked, job } = await aLedDeparture(guide, ['Ada', 'Grace', 'Hedy']);
  const [ada, grace, hedy] = booked.map((one) => one?.id ?? '');
  const link = await aLink(guide);
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const cash = aReport({ kind: 'cash', job, bookingId: ada, cents: 7500, at: at(3) });
  const queued = [
    aReport({ kind: 'on_the_way', job, at: at(5) }),
    aReport({ kind: 'boarded', job, bookingId: ada, at: at(4) }),
    cash,
    aReport({ kind: 'no_show', job, bookingId: grace, at: at(2) }),
    aReport({ kind: 'boarded', job, at: at(1) }),
  ];
  const answers = async () => (await (await sendReports(link, queued)).json()) as object;
  const first = await answers();
  expect(first).toMatchObject({ reports: queued.map(({ id }) => ({ id, outcome: 'done' })) });
  expect(await answers()).toEqual(first);
  expect((await ticketsOf(ada ?? '')).map(({ redeemedAt }) => redeemedAt)).toEqual([
    expect.stringContaining(at(4).slice(0, 15)),
    expect.stringContaining(at(4).slice(0, 15)),
  ]);
  // Everyone but those who were noted as absent.
  expect((await ticketsOf(grace ?? '')).every(({ redeemedAt }) => redeemedAt === null)).toBe(true);
  expect((await ticketsOf(hedy ?? '')).every(({ redeemedAt }) => redeemedAt !== null)).toBe(true);
  const [paid, ...more] = await cashOf(ada ?? '');
  expect(more).toEqual([]);
  expect(paid).toMatchObject({ cents: -7500, actor: `guide:${guide}` });
  expect(paid?.at.slice(0, 15)).toBe(at(3).slice(0, 15));
  const page = await pageOf(link);
  expect(page).toMatch(/75\s€ bar/);
  expect(page).toContain('An Bord: 4 von 6');
  expect(page).toContain('Nicht erschienen');
});

test('a device whose clock is wrong reports the right time', async () => {
  const guide = await aGuide();
  const { job } = await aLedDeparture(guide, ['Ada']);
  const link = await aLink(guide);
  const ahead = 5 * 3_600_000;
  const at = new Date(Date.now() + ahead - 600_000).toISOString();
  const sent = aReport({ kind: 'on_the_way', job, at });
  await sendReports(link, [sent], new Date(Date.now() + ahead).toISOString());
  const [row] = await db.select().from(crewReports).where(eq(crewReports.id, sent.id));
  expect(Math.abs(Date.parse(row?.at ?? '') - (Date.now() - 600_000))).toBeLessThan(30_000);
});

test('what has changed meanwhile is said: paid at the desk, cancelled, another’s job', async () => {
  const guide = await aGuide();
  const { booked, job } = await aLedDeparture(guide, ['Ada', 'Grace']);
  const [ada, grace] = booked.map((one) => one?.id ?? '');
  const link = await aLink(guide);
  await admin(`/bookings/${ada}/payments`, 'POST', { method: 'cash', cents: 7500 });
  await db
    .update(bookings)
    .set({ status: 'CANCELLED' })
    .where(eq(bookings.id, grace ?? ''));
  const other = await aLedDeparture(await aGuide('Other'), ['Hedy']);
  const answers = await report(
    link,
    { kind: 'cash', job, bookingId: ada, cents: 7500 },
    { kind: 'boarded', job, bookingId: grace },
    { kind: 'boarded', job: other.job },
    { kind: 'cash', job, bookingId: other.booked[0]?.id, cents: 100 },
  );
  expect(outcomes(answers)).toEqual(['refused', 'refused', 'refused', 'refused']);
  expect(answers.map(({ message }) => message)).toEqual([
    'Das ist mehr, als offen ist.',
    expect.stringContaining('geändert'),
    expect.stringContaining('jemand anderes'),
    expect.stringContaining('geändert'),
  ]);
  expect(await cashOf(ada ?? '')).toHaveLength(1);
});

test('each report is taken back once: check-in, absence and cash', async () => {
  const guide = await aGuide();
  const { booked, job } = await aLedDeparture(guide, ['Ada', 'Grace']);
  const [ada, grace] = booked.map((one) => one?.id ?? '');
  const link = await aLink(guide);
  const done = [
    aReport({ kind: 'boarded', job, bookingId: ada }),
    aReport({ kind: 'cash', job, bookingId: ada, cents: 7500 }),
    aReport({ kind: 'no_show', job, bookingId: grace }),
  ];
  await sendReports(link, done);
  const undo = () =>
    report(link, ...done.map(({ id: undoes }) => ({ kind: 'undo' as const, job, undoes })));
  expect(outcomes(await undo())).toEqual(['done', 'done', 'done']);
  expect(outcomes(await undo())).toEqual(['already', 'already', 'already']);
  expect((await ticketsOf(ada ?? '')).every(({ redeemedAt }) => redeemedAt === null)).toBe(true);
  expect((await ticketsOf(grace ?? '')).every(({ noShowAt }) => noShowAt === null)).toBe(true);
  const cents = (await cashOf(ada ?? '')).map((entry) => entry.cents);
  expect(cents).toEqual([-7500, 7500]);
  // The guest paid after all: a second report is a second entry.
  expect(outcomes(await report(link, { kind: 'cash', job, bookingId: ada, cents: 7500 }))).toEqual([
    'done',
  ]);
});

test('guests who were noted as absent come after all', async () => {
  const guide = await aGuide();
  const { booked, job } = await aLedDeparture(guide, ['Ada']);
  const bookingId = booked[0]?.id ?? '';
  const link = await aLink(guide);
  await report(link, { kind: 'no_show', job, bookingId });
  expect(outcomes(await report(link, { kind: 'boarded', job, bookingId }))).toEqual(['done']);
  const [ticket] = await ticketsOf(bookingId);
  expect(ticket).toMatchObject({ noShowAt: null, redeemedAt: expect.any(String) });
});

test('guests who were noted as absent are on the manifest as such, and are checked in at the desk after all', async () => {
  const guide = await aGuide();
  const { booked, job, optionId, date, time } = await aLedDeparture(guide, ['Ada', 'Grace']);
  const [ada = '', grace = ''] = booked.map((one) => one?.id);
  const link = await aLink(guide);
  await report(link, { kind: 'no_show', job, bookingId: ada });
  await report(link, { kind: 'no_show', job, bookingId: grace });
  const path = `/departures/${optionId}/${date}/${time}`;
  const manifest = await jsonOf<Manifest>(admin(path));
  const codes = manifest.bookings.flatMap(({ tickets }) =>
    tickets.flatMap(({ code, noShowAt }) => (noShowAt === null ? [] : [code])),
  );
  expect(codes).toHaveLength(4);
  const [first] = manifest.bookings.find(({ id }) => id === ada)?.tickets ?? [];
  expect(await pageOf(link)).not.toContain('Alle an Bord');
  const at = new Date().toISOString();
  await admin(`${path}/check-in`, 'POST', { tickets: [{ code: first?.code, at }] });
  const [row] = await db.select().from(bookings).where(eq(bookings.id, ada));
  expect(row).toMatchObject({ status: 'CONFIRMED', endedAs: null });
  expect((await ticketsOf(ada)).map(({ noShowAt }) => noShowAt === null)).toEqual([true, false]);
  const [other] = await db.select().from(bookings).where(eq(bookings.id, grace));
  expect(other).toMatchObject({ status: 'CONFIRMED', endedAs: 'no_show' });
});

test('what the desk noted is on the page: who did not come is not asked for again', async () => {
  const guide = await aGuide();
  const { booked } = await aLedDeparture(guide, ['Ada']);
  const link = await aLink(guide);
  expect(await pageOf(link)).toContain('data-act="no_show"');
  await admin(`/bookings/${booked[0]?.id}/no-show`, 'POST', { version: booked[0]?.version });
  const page = await pageOf(link);
  expect(page).toContain('Nicht erschienen');
  expect(page).not.toContain('data-act="no_show"');
  // Who comes after all is boarded here, too.
  expect(page).toMatch(/data-act="boarded"[^>]*data-booking/);
});

test('a delay is written to each guest once, in their language, and not when it comes too late', async () => {
  const guide = await aGuide();
  const later = await aLedDeparture(guide, ['Ada', 'Grace'], { date: TOMORROW });
  const link = await aLink(guide);
  const delay = aReport({ kind: 'delay', job: later.job, minutes: 20 });
  await sendReports(link, [delay]);
  await sendReports(link, [delay]);
  const mails = () => db.select().from(outbox).where(eq(outbox.kind, 'trip.delayed'));
  expect(await mails()).toMatchObject([
    { toAddress: 'ada@example.com', language: 'ca', subject: expect.stringContaining('23:20') },
    { toAddress: 'grace@example.com' },
  ]);
  const [ada] = later.booked;
  const token = await bookingToken(await signingSecret(db, bindings.QUOTE_SECRET), ada?.id ?? '');
  const shown = async () => {
    const { departures: starts } = await jsonOf<FirmCalendar>(
      admin(`/calendar?from=${TOMORROW}&to=${TOMORROW}`),
    );
    const guest = await getJson<GuestBooking>(`/api/bookings/${ada?.reference}?token=${token}`);
    const own = starts.find(({ optionId }) => optionId === later.optionId);
    expect(guest).toMatchObject({ reference: ada?.reference });
    return [own?.delayMinutes, guest.delayMinutes];
  };
  expect(await shown()).toEqual([20, 20]);
  const over = await aLedDeparture(guide, ['Hedy']);
  expect(await report(link, { kind: 'delay', job: over.job, minutes: 1 })).toMatchObject([
    { outcome: new Date().getUTCHours() === 22 ? expect.any(String) : 'refused' },
  ]);
  await report(link, { kind: 'undo', job: later.job, undoes: delay.id });
  expect(await mails()).toHaveLength(4);
  expect(await shown()).toEqual([null, null]);
});

test('a departure of another day admits no guests', async () => {
  const guide = await aGuide();
  const { job } = await aLedDeparture(guide, ['Ada'], { date: TOMORROW });
  const link = await aLink(guide);
  expect(await report(link, { kind: 'boarded', job })).toMatchObject([
    { outcome: 'refused', message: 'Die Abfahrt ist nicht heute.' },
  ]);
});

test('a substitute gets the jobs and a page, and the former address stops at once', async () => {
  const guide = await aGuide();
  const [today, tomorrow] = [
    await aLedDeparture(guide, ['Ada']),
    await aLedDeparture(guide, ['Grace'], { date: TOMORROW }),
  ];
  const former = await aLink(guide);
  const substitute = await aGuide('Nina');
  const answer = await jsonOf<HandOverAnswer>(
    admin('/crew/hand-over', 'POST', { kind: 'guide', id: guide, to: substitute }),
  );
  expect(answer.jobs).toBe(1);
  expect((await send(pathOf(former))).status).toBe(404);
  const page = await pageOf(answer.link as NewCrewLink);
  expect(page).toContain('Ada');
  expect(page).not.toContain('Grace');
  const guideOf = async (id: number) =>
    (await db.select().from(departures).where(eq(departures.id, id)))[0]?.guideId;
  expect([await guideOf(today.id), await guideOf(tomorrow.id)]).toEqual([substitute, guide]);
  const manifestOf = ({ optionId, date, time }: DepartureStart) =>
    jsonOf<Manifest>(admin(`/departures/${optionId}/${date}/${time}`));
  expect((await manifestOf(today)).departure.guide?.name).toBe('Nina');
  // The substitute has a page now, whose address is valid.
  const again = await jsonOf<HandOverAnswer>(
    admin('/crew/hand-over', 'POST', {
      kind: 'guide',
      id: guide,
      to: substitute,
      until: TOMORROW,
    }),
  );
  expect(again).toEqual({ jobs: 1, link: null });
  expect(
    (await admin('/crew/hand-over', 'POST', { kind: 'guide', id: guide, to: guide })).status,
  ).toBe(422);
});

test('reports are append-only', async () => {
  const guide = await aGuide();
  const { job } = await aLedDeparture(guide, ['Ada'], { date: TODAY });
  await report(await aLink(guide), { kind: 'on_the_way', job });
  await expect(db.update(crewReports).set({ kind: 'delay' })).rejects.toThrow();
  await expect(db.delete(crewReports)).rejects.toThrow();
});
