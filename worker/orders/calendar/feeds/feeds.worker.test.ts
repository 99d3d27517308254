import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { expect, test, vi } from 'vitest';
import type { CalendarFeed, NewCalendarFeed } from '#contract/bookings/firm-calendar.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { calendarFeeds, departures, drivers, guides } from '#core/db/schema.ts';
import { confirm } from '#orders/bookings/changes/states.ts';
import { anAdmin, jsonOf } from '../../../test/admin.ts';
import { aTripType, db } from '../../../test/builders.ts';
import { bindings, send } from '../../../test/client.ts';
import { lostD1 } from '../../../test/d1/intercepted-d1.ts';
import { aBookableOption, tryToBook } from '../../../test/orders/bookable.ts';

await aTripType();
const admin = await anAdmin();
const NOW = new Date();
const DAY = addDays(menorcaToday(NOW), 5);

const make = (input: object) => jsonOf<NewCalendarFeed>(admin('/calendar-feeds', 'POST', input));
/** As calendar programs read it. */
const ical = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => ({ sequence: event.getFirstPropertyValue('sequence') }));
const fetchFeed = ({ url }: NewCalendarFeed) => send(new URL(url).pathname);

test('a calendar is read at its secret address until it is revoked; the database knows only a hash', async () => {
  const { optionId, adult } = await aBookableOption();
  const hold = await tryToBook(optionId, DAY, [adult, adult], NOW, {
    contact: { fullName: 'Ada Secret' },
  });
  await confirm(db, hold, true, { actor: 'test', now: NOW });
  const feed = await make({ name: 'Office' });
  const response = await fetchFeed(feed);
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('private, max-age=900');
  const text = await response.text();
  expect(text).toContain(`DTSTART;TZID=Europe/Madrid:${DAY.replaceAll('-', '')}T100000`);
  expect(text).toContain('REFRESH-INTERVAL');
  expect(text).not.toContain('Ada');
  const [row] = await db.select().from(calendarFeeds);
  expect(feed.url).not.toContain(row?.tokenHash);
  expect(row?.lastUsedAt).not.toBeNull();
  expect(JSON.stringify(await jsonOf<CalendarFeed[]>(admin('/calendar-feeds')))).not.toMatch(
    /token|url/i,
  );
  await admin(`/calendar-feeds/${feed.id}/revoke`, 'POST');
  expect((await fetchFeed(feed)).status).toBe(404);
  expect((await send(`/calendar/${'x'.repeat(43)}.ics`)).status).toBe(404);
});

test('a guide’s calendar has the departures that the guide leads, and no others', async () => {
  const { optionId, adult } = await aBookableOption();
  const hold = await tryToBook(optionId, DAY, [adult], NOW);
  await confirm(db, hold, true, { actor: 'test', now: NOW });
  const [guide] = await db.insert(guides).values({ name: 'Biel' }).returning();
  const feed = await make({ name: 'Biel', guideId: guide?.id });
  expect(await (await fetchFeed(feed)).text()).not.toContain('BEGIN:VEVENT');
  await db.update(departures).set({ guideId: guide?.id }).where(eq(departures.optionId, optionId));
  expect((await (await fetchFeed(feed)).text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect((await admin('/calendar-feeds', 'POST', { name: 'x', guideId: 999 })).status).toBe(422);
});

test.each([
  ['guide', guides],
  ['driver', drivers],
] as const)(
  'the calendar of a %s who is not active, or is removed, is not there',
  async (kind, table) => {
    const [person] = await db.insert(table).values({ name: 'Joan', phone: '' }).returning();
    const feed = await make({ name: 'Joan', [`${kind}Id`]: person?.id });
    const answerOnce = async (set: { isActive?: boolean; deletedAt?: string }) => {
      await db
        .update(table)
        .set(set)
        .where(eq(table.id, person?.id ?? 0));
      return (await fetchFeed(feed)).status;
    };
    expect(await answerOnce({ isActive: true })).toBe(200);
    expect(await answerOnce({ isActive: false })).toBe(404);
    expect(await answerOnce({ isActive: true })).toBe(200);
    expect(await answerOnce({ deletedAt: NOW.toISOString() })).toBe(404);
  },
);

test('a calendar that has not changed is 304; a change raises the event’s sequence and its date of change', async () => {
  const { optionId, adult } = await aBookableOption();
  const day = addDays(DAY, 1);
  const hold = await tryToBook(optionId, day, [adult], NOW);
  await confirm(db, hold, true, { actor: 'test', now: NOW });
  const [guide] = await db.insert(guides).values({ name: 'Aina' }).returning();
  const isMeant = eq(departures.optionId, optionId);
  await db.update(departures).set({ guideId: guide?.id }).where(isMeant);
  const feed = await make({ name: 'Aina', guideId: guide?.id });
  const read = async (etag?: string | null) => {
    const { pathname } = new URL(feed.url);
    const answer = await send(pathname, { headers: etag ? { 'If-None-Match': etag } : {} });
    const text = await answer.text();
    const of = (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1];
    return {
      ...{ status: answer.status, etag: answer.headers.get('ETag'), text },
      ...{ sequence: of('SEQUENCE'), changed: of('LAST-MODIFIED'), made: of('DTSTAMP') },
    };
  };
  const first = await read();
  expect(first).toMatchObject({ status: 200, sequence: '0' });
  expect(first.made).toBe(first.changed);
  expect(await read(first.etag)).toMatchObject({ status: 304, text: '', etag: first.etag });
  expect(await read(`W/${first.etag}`)).toMatchObject({ status: 304 });
  expect((await read()).text).toBe(first.text);

  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  await db.update(departures).set({ calledOffAt: NOW.toISOString() }).where(isMeant);
  const [second, both] = await Promise.all([read(first.etag), read()]);
  vi.useRealTimers();
  expect(second).toMatchObject({ status: 200, sequence: '1' });
  expect(both.text).toBe(second.text);
  expect(second.text).toContain('STATUS:CANCELLED');
  expect(String(second.changed) > String(first.changed)).toBe(true);
  expect(ical(second.text)).toMatchObject([{ sequence: 1 }]);
});

test('a calendar that is not there, or not now, is one sentence for programs, never a page', async () => {
  const away = { DB: lostD1(bindings.DB) };
  const feed = await make({ name: 'Office' });
  for (const [path, overrides, status] of [
    [`/calendar/${'x'.repeat(43)}.ics`, {}, 404],
    ['/calendar/short.ics', {}, 404],
    ['/calendar/short.ics', away, 404],
    [new URL(feed.url).pathname, away, 503],
  ] as const) {
    const answer = await send(path, { headers: { Accept: 'text/html,text/calendar' } }, overrides);
    expect([path, answer.status, answer.headers.get('Content-Type')]).toEqual([
      path,
      status,
      'text/plain; charset=utf-8',
    ]);
    expect(await answer.text()).toMatch(/^[A-Z][^<{]+\.\n$/);
    expect(answer.headers.get('Retry-After')).toBe(status === 503 ? '30' : null);
  }
});
