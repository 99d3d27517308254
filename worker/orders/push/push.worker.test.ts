import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { NewCrewLink } from '#contract/crew/crew.ts';
import type { PushKey } from '#contract/crew/push.ts';
import { guides, pushMessages, pushSubscriptions } from '#core/db/schema.ts';
import { deliverPush } from '#core/push/deliver-push.ts';
import { cancel } from '#orders/bookings/changes/states.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { bindings, postJson } from '../../test/client.ts';
import { aGuide, aLedDeparture, pathOf, TOMORROW } from '../../test/orders/crew.ts';
import { aBrowser, aPushService } from '../../test/push-service.ts';
import { queuePush } from './queue-push.ts';

await aTripType();
const admin = await anAdmin();
const endpointOf = () => `http://127.0.0.1/push/${crypto.randomUUID()}`;
const payloads = async () => (await db.select().from(pushMessages)).map(({ payload }) => payload);

test('the firm and the guide are notified of what is new and cancelled, in their language and without names', async () => {
  const guide = await aGuide();
  const link = await jsonOf<NewCrewLink>(
    admin('/crew/links', 'POST', { kind: 'guide', id: guide, language: 'de' }),
  );
  const [office, phone] = [await aBrowser(), await aBrowser()];
  expect((await jsonOf<PushKey>(admin('/crew/push'))).publicKey).toMatch(/^B[\w-]{86}$/);
  const officeEnd = endpointOf();
  expect((await admin('/crew/push', 'POST', { endpoint: officeEnd, ...office.keys })).status).toBe(
    204,
  );
  const token = pathOf(link).slice('/crew/'.length);
  const phoneEnd = endpointOf();
  const body = { token, endpoint: phoneEnd, ...phone.keys };
  expect((await postJson('/api/crew/push', body)).status).toBe(204);
  // What was there before is no news.
  expect(await queuePush(db, new Date())).toBe(0);
  const { booked } = await aLedDeparture(guide, ['Ada'], { date: TOMORROW });
  expect(await queuePush(db, new Date())).toBeGreaterThan(0);
  expect(await queuePush(db, new Date())).toBe(0);
  const service = aPushService();
  await deliverPush(bindings, db, { send: service.send });
  const read = async (end: string, browser: typeof office) =>
    Promise.all(
      service.requests.filter(({ url }) => url === end).map(({ body: sent }) => browser.read(sent)),
    );
  expect(await read(officeEnd, office)).toMatchObject([
    { title: 'New booking', url: expect.stringContaining('/admin/orders/') },
  ]);
  expect(await read(phoneEnd, phone)).toMatchObject([{ title: 'Neue Buchung', url: '' }]);
  const [ada] = booked;
  if (ada) await cancel(db, ada, null, { actor: 'guest', now: new Date() });
  await queuePush(db, new Date());
  expect((await payloads()).map(({ title }) => title)).toContain('Buchung storniert');
  expect(JSON.stringify(await payloads())).not.toMatch(/Ada|example\.com|600333444/);
  await postJson('/api/crew/push/end', { token, endpoint: phoneEnd });
  await admin('/crew/push/end', 'POST', { endpoint: officeEnd });
  expect(await db.select().from(pushSubscriptions)).toEqual([]);
});

test('who is put on a departure is notified, and who is taken off it', async () => {
  const [former, next] = [await aGuide('Biel'), await aGuide('Nina')];
  const { optionId, date, time } = await aLedDeparture(former, ['Ada'], { date: TOMORROW });
  for (const id of [former, next]) {
    const link = await jsonOf<NewCrewLink>(
      admin('/crew/links', 'POST', { kind: 'guide', id, language: 'en' }),
    );
    const token = pathOf(link).slice('/crew/'.length);
    const { keys } = await aBrowser();
    await postJson('/api/crew/push', { token, endpoint: endpointOf(), ...keys });
  }
  await admin(`/departures/${optionId}/${date}/${time}/guide`, 'PUT', { guideId: next });
  const rows = await db
    .select({ member: pushSubscriptions.member, payload: pushMessages.payload })
    .from(pushMessages)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscriptionId));
  const titleOf = (id: number) =>
    rows.find(({ member }) => member === `guide:${id}`)?.payload.title;
  expect([titleOf(former), titleOf(next)]).toEqual(['Job taken off', 'New job']);
});

test('without the page’s token nothing is subscribed', async () => {
  const { keys } = await aBrowser();
  const body = { token: 'x'.repeat(43), endpoint: endpointOf(), ...keys };
  expect((await postJson('/api/crew/push', body)).status).toBe(404);
});

test('a phone gets no messages once the address by which it subscribed has ended, or the person has left', async () => {
  const guide = await aGuide('Pau');
  const subscribed = async () => {
    const link = await jsonOf<NewCrewLink>(
      admin('/crew/links', 'POST', { kind: 'guide', id: guide, language: 'en' }),
    );
    const token = pathOf(link).slice('/crew/'.length);
    const endpoint = endpointOf();
    await postJson('/api/crew/push', { token, endpoint, ...(await aBrowser()).keys });
    return endpoint;
  };
  const phones = async () =>
    (
      await db
        .select()
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.member, `guide:${guide}`))
    ).map(({ endpoint }) => endpoint);
  await subscribed();
  const second = await subscribed();
  expect(await phones()).toEqual([second]);
  await admin('/crew/links/revoke', 'POST', { kind: 'guide', id: guide });
  expect(await phones()).toEqual([]);
  const third = await subscribed();
  await queuePush(db, new Date());
  const news = async () => {
    await aLedDeparture(guide, ['Ada'], { date: TOMORROW });
    await queuePush(db, new Date());
    const rows = await db
      .select({ endpoint: pushSubscriptions.endpoint })
      .from(pushMessages)
      .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscriptionId));
    return rows.filter(({ endpoint }) => endpoint === third).length;
  };
  expect(await news()).toBe(1);
  await db.update(guides).set({ isActive: false }).where(eq(guides.id, guide));
  expect(await news()).toBe(1);
});
