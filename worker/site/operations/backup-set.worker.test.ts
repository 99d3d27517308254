import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { unsubscribeUrl } from '#content/newsletter/unsubscribe-link.ts';
import type { Backup, BackupAnswer } from '#contract/admin/backup.ts';
import {
  bookings,
  bookingUnits,
  departures,
  drivers,
  outbox,
  resourceAbsences,
  resourceCalendars,
  resources,
  revisions,
  settings,
  subscribers,
} from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { bindings, postJson } from '../../test/client.ts';
import { aTripRequest } from '../../test/orders/trip-requests.ts';

// What a restore overwrites and what it leaves alone: an installation's secret, its mail settings, and people who are not in the file.

const admin = await anAdmin();
const exported = async (search = '') => jsonOf<Backup>(admin(`/backup${search}`));
const restored = (backup: object, replace = true) =>
  admin('/backup', 'PUT', { ...backup, replace });
const stored = async (key: 'quote-secret' | 'mail' | 'site' | 'faq') =>
  (await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key)).get())
    ?.value;
const setValue = (key: 'quote-secret' | 'mail' | 'site' | 'faq', value: unknown) =>
  db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });

/** A subscribed address, with the link in its mails. */
async function aSubscriber(email: string) {
  const [row] = await db
    .insert(subscribers)
    .values({ email, language: 'en', status: 'confirmed' })
    .returning();
  if (!row) throw new Error('There is no subscriber.');
  const token = new URL(
    await unsubscribeUrl(await signingSecret(db, undefined), 'http://localhost', row),
  ).searchParams.get('token');
  return { ...row, unsubscribe: () => postJson('/api/subscribe/unsubscribe', { token }) };
}

const type = await aTripType();

beforeEach(async () => {
  await bindings.DB.batch(
    ['settings', 'subscribers', 'drivers', 'revisions', 'outbox'].map((table) =>
      bindings.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
  await setValue('site', { siteName: 'Before' });
});

test.each(['', '?personal=1'])(
  'mails of the past keep their links, and mail its settings, after a restore (%s)',
  async (search) => {
    const ada = await aSubscriber('ada@example.com');
    const secret = await stored('quote-secret');
    await setValue('mail', { driver: 'outbox', senderName: 'Old' });
    const backup = await exported(search);
    await setValue('mail', { driver: 'http', senderName: 'New' });
    await setValue('site', { siteName: 'After' });
    expect((await restored(backup)).status).toBe(200);
    expect(await stored('site')).toEqual({ siteName: 'Before' });
    expect(await stored('quote-secret')).toBe(secret);
    expect(await stored('mail')).toEqual({ driver: 'http', senderName: 'New' });
    expect((await ada.unsubscribe()).status).toBe(200);
  },
);

test('a file that names the secret or mail settings without the guests they belong to changes neither', async () => {
  await aSubscriber('ada@example.com');
  const secret = await stored('quote-secret');
  await setValue('mail', { senderName: 'Here' });
  const foreign = [
    { key: 'quote-secret', value: '"theirs"' },
    { key: 'mail', value: '{"senderName":"Theirs"}' },
  ];
  const backup = await exported();
  const tables = { ...backup.tables, settings: [...(backup.tables.settings ?? []), ...foreign] };
  const answer = await jsonOf<BackupAnswer>(restored({ ...backup, tables }));
  expect(answer.rows).toBe(
    Object.values(backup.tables).reduce((sum, rows) => sum + rows.length, 0),
  );
  expect(await stored('quote-secret')).toBe(secret);
  expect(await stored('mail')).toEqual({ senderName: 'Here' });
});

test('guests bring the secret of their links and, where there are none yet, the mail settings', async () => {
  const ada = await aSubscriber('ada@example.com');
  await setValue('mail', { senderName: 'Mine' });
  const backup = await exported('?personal=1');
  await db.delete(settings);
  await setValue('quote-secret', 'of another installation');
  expect((await restored(backup)).status).toBe(200);
  expect((await ada.unsubscribe()).status).toBe(200);
  expect(await stored('mail')).toEqual({ senderName: 'Mine' });
});

test('documents that the file does not have stay, with and without replace', async () => {
  const backup = await exported();
  await setValue('faq', { entries: [] });
  expect((await restored(backup)).status).toBe(200);
  expect(await stored('faq')).toEqual({ entries: [] });
  const only = { ...backup, tables: { settings: backup.tables.settings } };
  await setValue('site', { siteName: 'After' });
  expect((await restored(only, false)).status).toBe(200);
  expect([await stored('site'), await stored('faq')]).toEqual([
    { siteName: 'Before' },
    { entries: [] },
  ]);
});

test('what was written of drivers goes with people, not with content, and stays when only content comes back', async () => {
  const [driver] = await db
    .insert(drivers)
    .values({ name: 'Biel', phone: '+34600111222' })
    .returning();
  const data = { name: 'Biel', phone: '+34600111222' };
  await db
    .insert(revisions)
    .values({ entity: 'trips', entityId: 1, version: 1, data: { name: 'Paseo' } });
  const backup = await exported();
  expect(JSON.stringify(backup)).not.toContain('600111222');
  await db.delete(revisions);
  // With an id that the file also contains.
  await db.insert(revisions).values({
    id: Number(backup.tables.revisions?.[0]?.id),
    entity: 'drivers',
    entityId: driver?.id ?? 0,
    version: 1,
    data,
  });
  expect((await restored(backup)).status).toBe(200);
  const rows = await db.select({ entity: revisions.entity, data: revisions.data }).from(revisions);
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({ entity: 'drivers', data });
  expect(JSON.stringify(await exported('?personal=1'))).toContain('600111222');
});

test('content alone is put where people wrote already, but not where there is content', async () => {
  await db.insert(outbox).values({
    id: 'm',
    kind: 'x',
    toAddress: 'a@b.cd',
    subject: 's',
    html: 'h',
    body: 'b',
    language: 'en',
  });
  const backup = await exported();
  const tables = { settings: backup.tables.settings, redirects: [] };
  expect((await restored({ ...backup, tables }, false)).status).toBe(200);
  expect((await restored(backup, false)).status).toBe(409);
  expect(await db.select({ id: outbox.id }).from(outbox)).toEqual([{ id: 'm' }]);
});

test('a mail that was sent after the backup does not wait to be sent again', async () => {
  const mail = {
    kind: 'x',
    toAddress: 'a@b.cd',
    subject: 's',
    html: 'h',
    body: 'b',
    language: 'en',
  } as const;
  await db.insert(outbox).values([
    { id: 'sent-since', ...mail },
    { id: 'still-waiting', ...mail },
  ]);
  const backup = await exported('?personal=1');
  await db.update(outbox).set({ status: 'sent' }).where(eq(outbox.id, 'sent-since'));
  await db.insert(outbox).values({ id: 'newer', ...mail, status: 'sent' });
  expect((await restored(backup)).status).toBe(200);
  expect(
    await db.select({ id: outbox.id, status: outbox.status }).from(outbox).orderBy(outbox.id),
  ).toEqual([
    { id: 'sent-since', status: 'sent' },
    { id: 'still-waiting', status: 'pending' },
  ]);
});

test('a trip with a request is not removed: the restore says why and changes nothing', async () => {
  const backup = await exported();
  const trip = await aTrip({ tripTypeId: type.id, slug: 'asked-for' });
  await aTripRequest(trip.id);
  await setValue('site', { siteName: 'After' });
  const answer = await restored(backup);
  expect([answer.status, await answer.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'in_use' }),
  ]);
  expect(await stored('site')).toEqual({ siteName: 'After' });
  for (const table of [bookingUnits, bookings, departures]) await db.delete(table);
  expect((await restored(backup)).status).toBe(200);
});

test('calendars of others go with personal data alone; what they blocked is read again in full', async () => {
  const [boat] = await db.insert(resources).values({ name: 'Llaüt', kind: 'boat' }).returning();
  const resourceId = boat?.id ?? 0;
  const absence = { fromDay: '2027-06-12', toDay: '2027-06-12', resourceId };
  const span = { startsAt: '2027-06-11T22:00:00.000Z', endsAt: '2027-06-12T22:00:00.000Z' };
  const url = 'https://calendars.example.org/secret/a.ics';
  await db.insert(resourceCalendars).values({ resourceId, url, etag: '"1"', nextReadAt: '2999' });
  await db.insert(resourceAbsences).values([
    { ...absence, ...span },
    { ...absence, ...span, calendarId: 1 },
  ]);
  const [content, personal] = [await exported(), await exported('?personal=1')];
  expect(JSON.stringify(content)).not.toContain(url);
  expect(content.tables.resource_absences).toMatchObject([{ calendar_id: 0 }]);
  expect(personal.tables.resource_calendars).toMatchObject([{ url }]);
  for (const backup of [content, personal]) {
    expect((await restored(backup)).status).toBe(200);
    expect(await db.select().from(resourceAbsences)).toMatchObject([{ calendarId: 0 }]);
    expect(await db.select().from(resourceCalendars)).toMatchObject([
      { url, etag: null, contentAt: null, nextReadAt: '' },
    ]);
  }
  const { resources: _boats, resource_absences: _days, ...rest } = content.tables;
  const empty = { ...content, tables: { ...rest, resources: [], resource_absences: [] } };
  expect((await restored(empty)).status).toBe(200);
  expect(await db.select().from(resourceCalendars)).toEqual([]);
});
