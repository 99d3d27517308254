import { eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, expect, test } from 'vitest';
import type { GuestReceipts, ReceiptList, ReceiptRow } from '#contract/money/receipts.ts';
import { bookingToken } from '#core/auth/manage-link.ts';
import { receipts } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { payByHand } from '#money/payments/by-hand.ts';
import { confirm } from '#orders/bookings/changes/states.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { bindings, postForm, postJson, send } from '../../test/client.ts';
import { aBookableOption, tryToBook } from '../../test/orders/bookable.ts';
import { receiptUrl } from './receipt-link.ts';

const now = new Date('2027-05-10T08:00:00Z');
const by = { actor: 'user:1', now };
const admin = await anAdmin();
const secret = await signingSecret(db, bindings.QUOTE_SECRET);

beforeAll(async () => {
  await aTripType({ id: 1 });
});

/** A booking of which a part is paid, and the addresses of its receipts. */
async function aPaidBooking(cents = 4000) {
  const option = await aBookableOption();
  const booking = await confirm(
    db,
    await tryToBook(option.optionId, '2027-06-12', [option.adult], now),
    true,
    by,
  );
  const subject = { kind: 'booking' as const, id: booking.id };
  await payByHand(
    db,
    subject,
    { method: 'cash', cents, currency: 'EUR', reference: null },
    by,
    () => [],
  );
  const token = await bookingToken(secret, booking.id);
  const path = `/api/bookings/${booking.reference}/receipts`;
  return {
    booking,
    token,
    path,
    list: async () => (await send(`${path}?token=${token}`)).json() as Promise<GuestReceipts>,
  };
}
const pdfOf = async (response: Response) =>
  PDFDocument.load(await response.arrayBuffer(), { updateMetadata: false });

test('a guest lists and opens receipts with the link’s token alone, and the QR code’s address opens the same document', async () => {
  const { path, token, list, booking } = await aPaidBooking();
  const { items } = await list();
  expect(items).toMatchObject([
    { series: 'R', totalCents: 4000, vatCents: 694, isSimplified: true, corrects: null },
  ]);
  const number = items[0]?.number ?? '';
  const file = await send(`${path}/${number}.pdf?token=${token}`);
  expect(file.headers.get('Content-Type')).toBe('application/pdf');
  expect(file.headers.get('Cache-Control')).toBe('private, no-store');
  const document = await pdfOf(file);
  expect([document.getTitle(), document.getPageCount()]).toEqual([`Receipt ${number}`, 1]);
  const [{ id } = { id: 0 }] = await db
    .select({ id: receipts.id })
    .from(receipts)
    .where(eq(receipts.subjectId, booking.id));
  const own = await receiptUrl(secret, '', { id, number });
  expect((await pdfOf(await send(own))).getTitle()).toBe(`Receipt ${number}`);
  for (const wrong of [
    `${path}?token=x`,
    `${path}/${number}.pdf?token=x`,
    own.replace(/token=.*/, 'token=x'),
    `${path}/R-2027-9999.pdf?token=${token}`,
  ])
    expect((await send(wrong)).status, wrong).toBe(404);
});

test('the guest’s data replace the receipts once; wrong numbers are refused, and it works as a form', async () => {
  const { path, token, list } = await aPaidBooking();
  const data = { name: 'Núria Col·lell Groß', taxNumber: '12345678-z', address: 'Straße 1' };
  const bad = await postJson(path, { token, ...data, taxNumber: '12345678A' });
  expect(bad.status).toBe(422);
  expect(await bad.json()).toMatchObject({ errors: [{ path: 'taxNumber', code: 'tax_number' }] });
  const unreadable = await postJson(path, { token, ...data, name: '王小明' });
  expect([unreadable.status, await unreadable.json()]).toMatchObject([
    422,
    { errors: [{ path: 'name', code: 'latin_letters' }] },
  ]);
  expect((await postJson(path, { token: 'x', ...data })).status).toBe(404);
  expect((await postForm(path, { token, ...data })).status).toBe(303);
  expect((await postJson(path, { token, ...data })).status).toBe(201);
  const { items, customer } = await list();
  expect(
    items.map(({ series, totalCents, isSimplified }) => [series, totalCents, isSimplified]),
  ).toEqual([
    ['R', 4000, false],
    ['C', -4000, true],
    ['R', 4000, true],
  ]);
  expect(customer).toEqual({ name: data.name, taxNumber: '12345678Z', address: 'Straße 1' });
  const corrective = await pdfOf(await send(`${path}/${items[1]?.number}.pdf?token=${token}`));
  expect(corrective.getTitle()).toBe(`Corrective receipt ${items[1]?.number}`);
});

test('the administration lists receipts with their sums, and exports the days of a quarter', async () => {
  await aPaidBooking(1210);
  const all = await jsonOf<ReceiptList>(
    admin('/receipts?year=2027&quarter=2&series=R&pageSize=100'),
  );
  expect(all.total).toBe(all.items.length);
  expect(all.totalCents).toBe(all.items.reduce((sum, { totalCents }) => sum + totalCents, 0));
  expect(
    (await jsonOf<ReceiptList>(admin('/receipts?year=2027&quarter=3'))).items.filter(
      ({ issuedAt }) => issuedAt < '2027-06',
    ),
  ).toEqual([]);
  const found = await jsonOf<ReceiptList>(admin(`/receipts?q=${all.items[0]?.reference}`));
  expect(found.items.map(({ id }) => id)).toEqual([all.items[0]?.id]);
  const { items } = await jsonOf<{ items: ReceiptRow[] }>(
    admin('/receipts/export.json?from=2027-05-10&to=2027-05-10'),
  );
  expect(items.at(-1)).toMatchObject({
    totalCents: 1210,
    vatCents: 210,
    method: 'cash',
    lines: [{ vatBp: 2100 }],
  });
  const table = await (await admin('/receipts/export.csv?from=2027-05-10&to=2027-05-10')).text();
  expect(table.split('\r\n')[0]).toContain('"number","series","date"');
  expect(table).toContain(`"${items.at(-1)?.number}","R","2027-05-10","10:00"`);
  expect(table).toContain('"rate",21,10,2.1,12.1,"EUR","cash"');
  const unfit = ['', '?from=2027-05-10', '?from=2027-02-30&to=2027-05-10'].flatMap((days) => [
    admin(`/receipts/export.csv${days}`),
    admin(`/receipts/export.json${days}`),
  ]);
  expect((await Promise.all(unfit)).map(({ status }) => status)).toEqual(unfit.map(() => 422));
  expect((await admin('/receipts/export.csv?from=2027-05-11&to=2027-05-10')).status).toBe(422);
  const every = await jsonOf<{ items: ReceiptRow[] }>(
    admin('/receipts/export.json?from=2000-01-01&to=2100-12-31'),
  );
  expect(every.items).toEqual(expect.arrayContaining(items));
  const file = await admin(`/receipts/${items[0]?.id}/file.pdf`);
  expect(file.headers.get('Content-Disposition')).toContain('.pdf"');
});

test('the description says that an export needs both of its days', async () => {
  const { paths } = await jsonOf<{
    paths: Record<string, { get: { parameters: { name: string; required: boolean }[] } }>;
  }>(send('/api/openapi.json'));
  for (const ending of ['csv', 'json'])
    expect(
      paths[`/api/admin/receipts/export.${ending}`]?.get.parameters
        .filter(({ required }) => required)
        .map(({ name }) => name),
    ).toEqual(['from', 'to']);
});
