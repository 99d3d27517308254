import { PDFDocument } from 'pdf-lib';
import { beforeAll, expect, test } from 'vitest';
import { settings } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';
import { send } from '../../test/client.ts';
import { anOption, asGuests, made } from '../../test/orders/guest-bookings.ts';
import { aReseller } from '../../test/orders/reseller.ts';
import { aTransferTable } from '../../test/orders/transfer-table.ts';

// What leaves the site for others, under the name of its owner: nothing of the demo's name is in it.

const NAME = 'Excursions de la Costa del Nord';
const FORMER = /mar[eè]s/i;
const admin = await anAdmin();
// Before the guests' own settings, which leave those that are there.
await aTransferTable();
asGuests();

beforeAll(async () => {
  const value = {
    ...{ siteName: NAME, email: 'hola@costa.example', phone: '+34971234567', city: 'Maó' },
    ...{ street: 'Moll de Llevant 1', postalCode: '07701', taxId: 'B07000000' },
    ...{ legalName: 'Costa del Nord S.L.', widgetHosts: ['hotel.example'] },
  };
  await db
    .insert(settings)
    .values({ key: 'site', value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
});

const shows = (what: string, text: string, isNamed = true) => {
  expect.soft([what, FORMER.exec(text)?.[0]]).toEqual([what, undefined]);
  if (isNamed) expect.soft([what, text.includes(NAME)]).toEqual([what, true]);
};
const read = async (path: string, init?: RequestInit) => {
  const response = await send(path, init);
  expect.soft([path, response.status]).toEqual([path, 200]);
  return response.text();
};

test('a booking’s page, its calendar file and its answers', async () => {
  const { booking, token } = await made(await anOption());
  const path = `/api/bookings/${booking.reference}`;
  const file = (await read(`${path}/calendar.ics?token=${token}`)).replaceAll(/\r\n[ \t]/g, '');
  shows('calendar file', file);
  shows('answer', await read(`${path}?token=${token}`), false);
});

test('the frames of other sites, their script and style', async () => {
  for (const language of ['de', 'ca'])
    for (const page of ['trips', 'transfer', 'gift-voucher'])
      shows(page, await read(`/${language}/widget/${page}`), false);
  for (const file of ['embed.js', 'widget.css']) shows(file, await read(`/widget/${file}`), false);
});

test('what resellers and assistants read', async () => {
  const ask = await aReseller();
  shows('key', ask.key, false);
  const { body } = await ask('GET', '/supplier', undefined, 'octo/content');
  shows('supplier', JSON.stringify(body));
  const { body: products } = await ask('GET', '/products', undefined, 'octo/content');
  shows('products', JSON.stringify(products), false);
  shows('API docs', await read('/api/docs'), false);
  shows('API description', await read('/api/openapi.json'), false);
});

test('the page of a failure', async () => {
  const DB = {
    prepare: () => {
      throw new Error('down');
    },
    batch: () => Promise.reject(new Error('down')),
  } as unknown as D1Database;
  const response = await send('/de/services', {}, { DB });
  expect(response.status).toBe(503);
  shows('503', await response.text(), false);
});

test('documents name the owner alone', async () => {
  const { id } = await jsonOf<{ id: number }>(
    admin('/vouchers', 'POST', { cents: 5000, method: 'cash', recipient: 'Ada' }),
  );
  const answer = await admin(`/vouchers/${id}/voucher.pdf`);
  const file = await PDFDocument.load(new Uint8Array(await answer.arrayBuffer()));
  const about = [file.getTitle(), file.getAuthor(), file.getSubject(), file.getCreator()];
  shows('gift voucher', about.filter(Boolean).join(' '), false);
  expect([NAME, 'Costa del Nord S.L.']).toContain(file.getAuthor());
  shows('name of the file', answer.headers.get('Content-Disposition') ?? '', false);
});
