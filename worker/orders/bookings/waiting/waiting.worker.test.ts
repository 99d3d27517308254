import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Manifest } from '#contract/bookings/firm-calendar.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { PersonData } from '#contract/mail/inbox.ts';
import type { Problem } from '#contract/problem.ts';
import { outbox, waitingGuests } from '#core/db/schema.ts';
import { anonymiseOld } from '#site/operations/anonymise.ts';
import { anAdmin, jsonOf } from '../../../test/admin.ts';
import { aTrip, aTripType, db } from '../../../test/builders.ts';
import { bindings, postForm, postJson, send } from '../../../test/client.ts';
import { aBookableOption, tryToBook } from '../../../test/orders/bookable.ts';
import { cancel } from '../changes/states.ts';
import { notifyWaiting } from './notify-waiting.ts';

const DAY = addDays(menorcaToday(new Date()), 40);
const MINUTE_MS = 60_000;

beforeAll(() => aTripType({ id: 1 }));
let address = 0;
beforeEach(() => {
  address += 1;
});

async function aFullDay() {
  const { id } = await aTrip({ showBookingOptions: true });
  const option = await aBookableOption({ tripId: id, option: { capacity: 4 } });
  const booking = await tryToBook(
    option.optionId,
    DAY,
    [option.adult, option.adult, option.adult, option.adult],
    new Date(),
  );
  return { ...option, booking };
}
type Full = Awaited<ReturnType<typeof aFullDay>>;
const wait = ({ tripId }: Pick<Full, 'tripId'>, email: string, more: object = {}) =>
  postJson(
    `/api/trips/${tripId}/waiting`,
    {
      date: DAY,
      people: 2,
      name: 'Ada Vidal',
      email,
      language: 'de',
      privacyAccepted: true,
      ...more,
    },
    { 'CF-Connecting-IP': `198.51.100.${address}` },
  );
const waiting = (email: string) =>
  db.select().from(waitingGuests).where(eq(waitingGuests.email, email));
const mailsTo = (to: string, kind: 'trip.waiting' | 'trip.places_free') =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.toAddress, to), eq(outbox.kind, kind)));
const tokenIn = (text = '') => /trips\/waiting\/list\?token=([\w.-]+)/.exec(text)?.[1] ?? '';

test('an address waits once for a day, gets one mail, and the answer tells nothing of it', async () => {
  const full = await aFullDay();
  const answers = [
    await wait(full, 'Once@example.com'),
    await wait(full, 'once@example.com', { people: 3 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await answers[0]?.text()).toBe(await answers[1]?.text());
  expect(
    (await waiting('once@example.com')).map(({ people, language }) => [people, language]),
  ).toEqual([[3, 'de']]);
  expect(await mailsTo('once@example.com', 'trip.waiting')).toHaveLength(1);
});

test('what is not valid says which field', async () => {
  const full = await aFullDay();
  const pathsOf = async (more: object) =>
    ((await (await wait(full, 'no@example.com', more)).json()) as Problem).errors?.map(
      ({ path }) => path,
    );
  expect(await pathsOf({ privacyAccepted: false })).toEqual(['privacyAccepted']);
  expect(await pathsOf({ people: 0 })).toEqual(['people']);
  expect(await pathsOf({ optionId: 999_999 })).toEqual(['optionId']);
  expect(await pathsOf({ date: '2020-01-01' })).toEqual(['date']);
  expect(
    (await wait({ tripId: (await aTrip({ showBookingOptions: false })).id }, 'no@example.com'))
      .status,
  ).toBe(409);
  expect(await waiting('no@example.com')).toEqual([]);
});

test('a form without scripts leads to the page that says so', async () => {
  const { tripId, optionId } = await aFullDay();
  const fields = {
    date: DAY,
    people: '2',
    optionId: String(optionId),
    name: 'Ada',
    email: 'form@example.com',
    privacyAccepted: 'true',
  };
  const response = await postForm(`/api/trips/${tripId}/waiting`, {
    ...fields,
    form: 'trip-waiting',
    page: '/de/trips/1',
    language: 'de',
  });
  expect([response.status, response.headers.get('Location')]).toEqual([
    303,
    '/de/trips/waiting/list?state=waiting',
  ]);
});

test('the link of the mail ends the waiting when it is pressed, and not when it is opened', async () => {
  const full = await aFullDay();
  await wait(full, 'end@example.com');
  const [mail] = await mailsTo('end@example.com', 'trip.waiting');
  const token = tokenIn(mail?.body);
  await send(`/de/trips/waiting/list?token=${token}`);
  expect((await waiting('end@example.com'))[0]?.endedAt).toBeNull();
  expect((await postJson('/api/trips/waiting/end', { token: `${token}x` })).status).toBe(404);
  expect((await postJson('/api/trips/waiting/end', { token })).status).toBe(200);
  expect((await waiting('end@example.com'))[0]?.endedAt).not.toBeNull();
});

test('when places are free the first who fit are notified once; the next ones get them later', async () => {
  const full = await aFullDay();
  const now = new Date();
  for (const email of ['first@example.com', 'second@example.com', 'third@example.com'])
    await wait(full, email);
  await wait(full, 'many@example.com', { people: 9 });
  await notifyWaiting(db, now, bindings);
  expect(await mailsTo('first@example.com', 'trip.places_free')).toEqual([]);
  await cancel(db, full.booking, null, { actor: 'guest', now });
  await notifyWaiting(db, now, bindings);
  await notifyWaiting(db, new Date(now.getTime() + 5 * MINUTE_MS), bindings);
  const notified = async () =>
    (
      await Promise.all(
        ['first', 'second', 'third', 'many'].map((name) =>
          mailsTo(`${name}@example.com`, 'trip.places_free'),
        ),
      )
    ).map(({ length }) => length);
  expect(await notified()).toEqual([1, 1, 0, 0]);
  const [mail] = await mailsTo('first@example.com', 'trip.places_free');
  expect([mail?.language, mail?.body]).toEqual(['de', expect.stringContaining(`date=${DAY}#book`)]);
  await notifyWaiting(db, new Date(now.getTime() + 180 * MINUTE_MS), bindings);
  expect(await notified()).toEqual([1, 1, 1, 0]);
});

test('hundreds who wait for full days keep no one of a later day from being notified', async () => {
  const full = await aFullDay();
  const later = addDays(DAY, 1);
  await wait(full, 'later@example.com');
  const [row] = await waiting('later@example.com');
  await db.run(
    sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
      INSERT INTO waiting_guests (id, trip_id, option_id, local_date, people, name, email, language, privacy_edition, privacy_accepted_at, token_hash, created_at)
      SELECT 'crowd-' || i, trip_id, option_id, local_date, people, name, 'crowd' || i || '@example.com', language, privacy_edition, privacy_accepted_at, token_hash || i, created_at FROM n, waiting_guests WHERE id = ${row?.id ?? ''}`,
  );
  await db.run(sql`UPDATE waiting_guests SET local_date = ${later} WHERE id = ${row?.id ?? ''}`);
  await notifyWaiting(db, new Date(), bindings);
  await db.run(sql`DELETE FROM waiting_guests WHERE id LIKE 'crowd-%'`);
  expect(await mailsTo('later@example.com', 'trip.places_free')).toHaveLength(1);
});

test('the firm sees who waits; export, erasure and retention know them', async () => {
  const admin = await anAdmin();
  const full = await aFullDay();
  await wait(full, 'seen@example.com');
  const manifest = await jsonOf<Manifest>(admin(`/departures/${full.optionId}/${DAY}/10:00`));
  expect(manifest.waiting.map(({ email, people }) => [email, people])).toEqual([
    ['seen@example.com', 2],
  ]);
  const data = await jsonOf<PersonData>(
    admin('/person/export', 'POST', { email: 'seen@example.com' }),
  );
  expect([data.waiting.length, JSON.stringify(data.waiting).includes('tokenHash')]).toEqual([
    1,
    false,
  ]);
  await admin('/person/erase', 'POST', { email: 'seen@example.com' });
  expect(await waiting('seen@example.com')).toEqual([]);
  await wait(full, 'old@example.com');
  await anonymiseOld(db, 12, new Date(Date.parse(DAY) + 60 * 24 * 60 * MINUTE_MS));
  expect(await waiting('old@example.com')).toEqual([]);
});
