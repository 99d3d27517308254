import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CalendarFeed, NewCalendarFeed } from '#contract/bookings/firm-calendar.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { calendarFeeds, departures, guides } from '#core/db/schema.ts';
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
