import { beforeAll, expect, test } from 'vitest';
import type { DaySheet, TransferList } from '#contract/transfers/admin/admin.ts';
import { outbox } from '#core/db/schema.ts';
import { db } from '../../../test/builders.ts';
import {
  aDriver,
  confirmed,
  detail,
  errorsOf,
  get,
  openTransferOffice,
  post,
  write,
} from '../../../test/orders/transfer-office.ts';
import { aTransferRequest, mailsAbout, SUMMER_DAY } from '../../../test/orders/transfer-table.ts';

beforeAll(openTransferOffice);

test('a driver is assigned, exchanged and taken away; the guest hears of it; clashes are flagged', async () => {
  const [one, other, driver] = [
    await confirmed(),
    await confirmed({ contact: { name: 'Bob', email: 'bob@example.com' } }),
    await aDriver(),
  ];
  expect(driver).toMatchObject({ phone: '+34600111222', plate: '1234 LMN' });
  for (const request of [one, other])
    expect((await post(`/${request.id}/driver`, { driverId: driver.id, version: 2 })).status).toBe(
      200,
    );
  const { items } = await get<TransferList>(`?q=${one.reference}`);
  expect(items[0]).toMatchObject({
    status: 'driver_assigned',
    legs: [
      {
        driver: { name: driver.name },
        conflicts: expect.arrayContaining([
          { kind: 'driver', reference: other.reference, leg: 'outbound' },
        ]),
      },
    ],
  });
  expect(await one.booking()).toMatchObject({
    status: 'driver_assigned',
    legs: [{ driver: { plate: '1234 LMN' } }],
  });
  expect((await mailsAbout(one.id)).filter((mail) => mail.includes('driver'))).toHaveLength(1);
  expect((await write('DELETE', `/drivers/${driver.id}`)).status).toBe(409);
  const second = await aDriver();
  await post(`/${other.id}/driver`, { driverId: second.id, version: 3 });
  expect((await detail(one.id)).legs[0]?.conflicts.filter(({ kind }) => kind === 'driver')).toEqual(
    [],
  );
  await post(`/${other.id}/driver`, { driverId: null, version: 4 });
  expect(await detail(other.id)).toMatchObject({ status: 'confirmed', legs: [{ driver: null }] });
  expect(await errorsOf(await post(`/${other.id}/driver`, { driverId: 999, version: 5 }))).toEqual([
    'driverId invalid',
  ]);
});

test.each<[string, (id: string) => Promise<Response>]>([
  ['the state is set back', (id) => post(`/${id}/state`, { to: 'confirmed', version: 3 })],
  ['no driver is chosen', (id) => post(`/${id}/driver`, { driverId: null, version: 3 })],
])(
  'a driver taken away is named neither by the mail nor by its calendar file: %s',
  async (_name, takeAway) => {
    const [request, driver] = [await confirmed(), await aDriver()];
    await post(`/${request.id}/driver`, { driverId: driver.id, version: 2 });
    expect((await takeAway(request.id)).status).toBe(200);
    const mails = (await db.select().from(outbox)).filter(
      ({ relatedId }) => relatedId === request.id,
    );
    // Lines of a calendar file are folded.
    const mailTexts = (kind: string) =>
      mails
        .filter((mail) => mail.kind === kind)
        .flatMap(({ html, body, attachments }) => [
          html,
          body,
          ...attachments.map(({ content }) => content.replaceAll('\r\n ', '')),
        ])
        .join();
    expect(mailTexts('transfer.driver_assigned')).toContain(driver.name);
    expect(mailTexts('transfer.changed')).toContain('DTSTART');
    expect(mailTexts('transfer.changed')).not.toContain(driver.name);
  },
);

test('a driver needs a confirmed request', async () => {
  const [request, driver] = [await aTransferRequest(), await aDriver()];
  expect(
    await errorsOf(await post(`/${request.id}/driver`, { driverId: driver.id, version: 1 })),
  ).toEqual(['driverId invalid']);
});

test('the same guest asking twice for one pick-up is flagged', async () => {
  const contact = { name: 'Twice', email: 'twice@example.com' };
  const [one, other] = [
    await aTransferRequest({ contact }),
    await aTransferRequest({ contact: { ...contact, email: 'TWICE@example.com' } }),
  ];
  expect((await detail(one.id)).legs[0]?.conflicts).toContainEqual({
    kind: 'duplicate',
    reference: other.reference,
    leg: 'outbound',
  });
});

test('the day sheet is in the order of pick-ups, with a WhatsApp line in each guest’s language', async () => {
  const date = `${Number(SUMMER_DAY.slice(0, 4))}-07-07`;
  const late = await aTransferRequest({
    quote: { outbound: { date, time: '18:00' } },
    contact: { name: 'Lea', phone: '+49 171 1234567' },
  });
  const early = await aTransferRequest({
    quote: { outbound: { date, time: '08:00' } },
    language: 'ca',
  });
  const gone = await aTransferRequest({ quote: { outbound: { date, time: '09:00' } } });
  await post(`/${gone.id}/state`, { to: 'declined', version: 1 });
  const { legs } = await get<DaySheet>(`/day?date=${date}`);
  expect(legs.map(({ reference }) => reference)).toEqual([early.reference, late.reference]);
  expect(legs[0]?.whatsapp).toBeNull();
  expect(legs[1]?.whatsapp?.url).toMatch(
    /^https:\/\/wa\.me\/491711234567\?text=Guten%20Tag%20Lea%2C/,
  );
  expect(legs[1]).toMatchObject({
    from: { name: 'Aeropuerto' },
    to: { name: 'Maó' },
    flight: null,
  });
});
