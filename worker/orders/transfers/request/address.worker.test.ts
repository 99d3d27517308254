import { beforeAll, expect, test } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import type { TransferDetail } from '#contract/transfers/admin/admin.ts';
import * as schema from '#core/db/schema.ts';
import { db } from '../../../test/builders.ts';
import { ORIGIN, postJson, send } from '../../../test/client.ts';
import {
  admin,
  detail,
  get,
  openTransferOffice,
  write,
} from '../../../test/orders/transfer-office.ts';
import {
  aQuote,
  aTransferRequest,
  journey,
  person,
  REQUESTS,
  SUMMER_DAY,
} from '../../../test/orders/transfer-table.ts';

const BACK = { date: `${SUMMER_DAY.slice(0, 4)}-07-05`, time: '10:00' };
const DOOR = 'Hotel Artiem Audax, Urb. Serpentona';

beforeAll(openTransferOffice);

const legsOf = async (change: Parameters<typeof aTransferRequest>[0]) =>
  (await (await aTransferRequest(change)).booking()).legs.map(
    ({ leg, pickupAddress, dropoffAddress }) => ({
      leg,
      pickupAddress,
      dropoffAddress,
    }),
  );

test('the address given with the request holds for both ways; the airport has none', async () => {
  const legs = await legsOf({
    quote: { return: BACK },
    outbound: { pickupAddress: 'Gate 3', dropoffAddress: ` ${DOOR} ` },
  });
  expect(legs).toEqual([
    { leg: 'outbound', pickupAddress: null, dropoffAddress: DOOR },
    { leg: 'return', pickupAddress: DOOR, dropoffAddress: null },
  ]);
});

test('the way back may begin at another place; an address may come with the quote or not at all', async () => {
  const outbound = { ...journey().outbound, dropoffAddress: DOOR };
  expect(
    await legsOf({
      quote: { outbound, return: BACK },
      return: { pickupAddress: 'Port d’Addaia 7' },
    }),
  ).toMatchObject([{ dropoffAddress: DOOR }, { pickupAddress: 'Port d’Addaia 7' }]);
  expect(await legsOf({})).toEqual([
    { leg: 'outbound', pickupAddress: null, dropoffAddress: null },
  ]);
});

test('an address is one line without links', async () => {
  const { quoteToken } = await aQuote();
  const answer = async (dropoffAddress: string) =>
    postJson(REQUESTS, { ...person(), quoteToken, outbound: { dropoffAddress } });
  for (const wrong of ['https://evil.example', 'me@evil.example', 'Hotel\nUrb. 3', 'x'.repeat(161)])
    expect(
      ((await (await answer(wrong)).json()) as Problem).errors?.map(({ path }) => path),
    ).toEqual(['outbound.dropoffAddress']);
  expect((await answer('Av.Mediterrània 5, 2n')).status).toBe(201);
});

test('it stands in the mails, the calendar file, the day sheet and the table', async () => {
  const request = await aTransferRequest({ outbound: { dropoffAddress: DOOR } });
  const mails = (await db.select().from(schema.outbox)).filter(
    ({ relatedId }) => relatedId === request.id,
  );
  expect(mails.map(({ body }) => body.includes(`${DOOR}, Maó`))).toEqual([true, true]);
  expect(
    (await (await send(request.pathOf('/calendar.ics'))).text()).replaceAll('\r\n ', ''),
  ).toContain('Hotel Artiem Audax');
  const { legs } = await get<{
    legs: { reference: string; dropoffAddress: string; whatsapp: unknown }[];
  }>(`/day?date=${SUMMER_DAY}`);
  expect(legs.find(({ reference }) => reference === request.reference)?.dropoffAddress).toBe(DOOR);
  expect((await detail(request.id)).legs[0]?.dropoffAddress).toBe(DOOR);
});

test('a guest asks for another address; the company enters it, and an edit that does not name it leaves it', async () => {
  const request = await aTransferRequest({ outbound: { dropoffAddress: DOOR } });
  const asked = await postJson(request.pathOf('/change'), { address: 'Cala Galdana 12' });
  expect(((await asked.json()) as { events: unknown[] }).events.at(-1)).toMatchObject({
    wish: { address: 'Cala Galdana 12' },
  });
  const [leg] = (await request.booking()).legs;
  const edit = async (version: number, change: object) => {
    const legs = [
      { leg: 'outbound', date: leg?.date, time: leg?.time, flight: leg?.flight, ...change },
    ];
    return (await (
      await write('PUT', `/${request.id}`, { version, legs })
    ).json()) as TransferDetail;
  };
  expect((await edit(2, { dropoffAddress: 'Cala Galdana 12' })).legs[0]?.dropoffAddress).toBe(
    'Cala Galdana 12',
  );
  expect((await edit(3, { time: '15:00' })).legs[0]).toMatchObject({
    time: '15:00',
    dropoffAddress: 'Cala Galdana 12',
  });
  expect((await edit(4, { dropoffAddress: '' })).legs[0]?.dropoffAddress).toBeNull();
});

test('erasing a person erases the addresses; an export contains them', async () => {
  const request = await aTransferRequest({
    contact: { name: 'Eve', email: 'eve@example.com' },
    outbound: { dropoffAddress: DOOR },
  });
  const act = (action: string) =>
    send(`/api/admin/person/${action}`, {
      method: 'POST',
      body: JSON.stringify({ email: 'eve@example.com' }),
      headers: { ...admin.headers, 'Content-Type': 'application/json', Origin: ORIGIN },
    });
  expect(await (await act('export')).json()).toMatchObject({
    journeys: [{ dropoffAddress: DOOR }],
  });
  expect((await act('erase')).status).toBe(200);
  expect((await detail(request.id)).legs[0]?.dropoffAddress).toBeNull();
});
