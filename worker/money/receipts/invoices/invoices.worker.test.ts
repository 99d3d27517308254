import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import type { InvoiceChain, InvoiceList } from '#contract/money/invoices/invoices.ts';
import {
  bookings,
  invoiceRecords,
  ledgerEntries,
  orders,
  receipts,
  settings,
  tripUnits,
} from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { payByHand, undoPayment } from '#money/payments/by-hand.ts';
import { confirm } from '#orders/bookings/changes/states.ts';
import { verifyChain } from '../../../cli/invoices/verify-chain.ts';
import { anAdmin, jsonOf } from '../../../test/admin.ts';
import { aTripType, db } from '../../../test/builders.ts';
import { aBookableOption, tryToBook } from '../../../test/orders/bookable.ts';
import { receiptStatement } from '../receipt-statement.ts';
import { replaceStatements } from '../replace-statements.ts';
import { checkChain } from './check-chain.ts';
import { recordsXml } from './records-xml.ts';
import { sealRecords } from './seal-records.ts';

const DAY = '2028-06-12';
const NEW_YEAR = Date.parse('2027-12-31T23:00:00Z');
const before = new Date(NEW_YEAR - 3_600_000);
const admin = await anAdmin();
const customer = { name: 'Vidal SL', taxNumber: 'B12345674', address: 'Carrer Major 1, Maó' };

beforeAll(async () => {
  await aTripType({ id: 1 });
  await db.insert(settings).values([
    {
      key: 'site',
      value: {
        siteName: 'Marès',
        legalName: 'Marès & Mar SL',
        taxId: 'B-12345674',
        street: 'Carrer Major 1',
        postalCode: '07701',
        city: 'Maó',
      },
    },
    {
      key: 'invoices',
      value: { isOn: true, producer: 'Marès SL', producerTaxNumber: 'B12345674' },
    },
  ]);
});

async function aBooking(named: typeof customer | null = null) {
  const option = await aBookableOption();
  const booked = await tryToBook(option.optionId, DAY, [option.adult, option.adult], before);
  const booking = await confirm(db, booked, true, { actor: 'user:1', now: before });
  if (named) {
    const [row] = await db.select().from(bookings).where(eq(bookings.id, booking.id));
    await db
      .update(orders)
      .set({ customer: named })
      .where(eq(orders.id, row?.orderId ?? ''));
  }
  return booking;
}
const pay = (id: string, cents: number, now: Date) =>
  payByHand(
    db,
    { kind: 'booking', id },
    { method: 'cash', cents, currency: 'EUR', reference: null },
    { actor: 'user:1', now },
    () => [],
  );
async function payBack(id: string, cents: number, now: Date) {
  const key = `refund:${crypto.randomUUID()}`;
  const entry = { subjectKind: 'booking', subjectId: id, kind: 'refund', method: 'cash' } as const;
  await db.batch(
    batchOf([
      db.insert(ledgerEntries).values({ ...entry, cents, actor: 'user:1', key }),
      receiptStatement(db, key, { actor: 'user:1', now }),
    ]),
  );
}
const invoicesOf = (id: string) =>
  db.select().from(receipts).where(eq(receipts.subjectId, id)).orderBy(receipts.id);
const wholeXml = async () =>
  recordsXml(await db.select().from(invoiceRecords).orderBy(invoiceRecords.position));

test('500 invoices with corrections over a turn of the year, many at once: series whole, chain verified by a program of its own', async () => {
  const booked = await Promise.all(
    Array.from({ length: 60 }, (_, n) => aBooking(n % 3 === 0 ? customer : null)),
  );
  // Twenty at a time, of which some began before midnight and are written after those of the new year.
  for (let round = 0; round < 9; round += 1)
    for (let from = 0; from < booked.length; from += 20)
      await Promise.all(
        booked.slice(from, from + 20).map(({ id }, n) => {
          const at = new Date(NEW_YEAR + (round - 4) * 60_000 + ((n * 7919) % 120_000) - 60_000);
          return round < 7 ? pay(id, 500 + n, at) : payBack(id, 100 + n, at);
        }),
      );
  const late = new Date(NEW_YEAR + 3_600_000);
  for (const { id } of booked.slice(1, 11)) {
    const [first] = (await invoicesOf(id)).filter(({ series }) => series === 'R');
    await db.batch(
      batchOf(replaceStatements(db, first?.id ?? 0, customer, { actor: 'guest', now: late })),
    );
  }
  const rows = await db.select().from(receipts).orderBy(receipts.id);
  expect(rows.length).toBeGreaterThanOrEqual(500);
  expect(new Set(rows.map(({ book }) => book))).toEqual(new Set(['F', 'S', 'RF', 'RS']));
  for (const year of [2027, 2028])
    for (const book of ['F', 'S', 'RF', 'RS']) {
      const own = rows.filter((row) => row.year === year && row.book === book);
      expect(
        own.map(({ number }) => number),
        `${book}-${year}`,
      ).toEqual(own.map((_row, index) => index + 1));
      const days = own.map(({ issuedAt }) => issuedAt);
      expect(days).toEqual(days.toSorted());
      expect(days.every((at) => Date.parse(at) >= NEW_YEAR === (year === 2028))).toBe(true);
    }
  await Promise.all(Array.from({ length: 5 }, () => sealRecords(db, late)));
  expect(await checkChain(db)).toEqual({
    ...{ records: rows.length, gaps: 0, unrecorded: 0, wrong: null },
  });
  expect(verifyChain(await wholeXml())).toEqual({
    ...{ records: rows.length, invoices: rows.length, faults: [] },
  });
  expect(await ledgerDifferences(db)).toEqual({});
}, 120_000);

test('what is changed in the file, or taken from it, is found', async () => {
  const xml = await wholeXml();
  const [, number] = /<sum1:NumSerieFactura>(S-2027-\d+)</.exec(xml) ?? [];
  expect(number).toBeDefined();
  const otherAmount = xml.replace(/<sum1:ImporteTotal>(\d)/, '<sum1:ImporteTotal>9$1');
  expect(verifyChain(otherAmount).faults.join()).toContain('hash');
  const parts = xml.split('\n');
  const without = [...parts.slice(0, 9), ...parts.slice(10)].join('\n');
  const { faults } = verifyChain(without);
  expect(faults.join()).toContain('does not follow');
  expect(faults.join()).toContain('a number is missing');
  const [one = '', two = ''] = parts.slice(5, 7);
  const swapped = parts.with(5, two).with(6, one).join('\n');
  expect(verifyChain(swapped).faults.length).toBeGreaterThan(0);
});

test('records cannot be changed or deleted, and a number is not given twice', async () => {
  await expect(
    db.run(sql`UPDATE invoice_records SET hash = '' WHERE position = 1`),
  ).rejects.toThrow();
  await expect(db.run(sql`DELETE FROM invoice_records WHERE position = 1`)).rejects.toThrow();
  const copy = sql`INSERT INTO receipts (series, book, year, number, entry_id, subject_kind, subject_id, reference, language, issuer, lines, total_cents, vat_cents, actor, issued_at, key)
    SELECT series, book, year, number, entry_id, subject_kind, subject_id, reference, language, issuer, lines, total_cents, vat_cents, actor, issued_at, 'copy' FROM receipts WHERE id = 1`;
  await expect(db.run(copy)).rejects.toThrow();
});

test('a payment that was entered by mistake annuls its invoice by a record of its own, and no document corrects it', async () => {
  const now = new Date('2028-02-01T10:00:00Z');
  const { id } = await aBooking();
  await pay(id, 2500, now);
  await sealRecords(db, now);
  const [entry] = await db
    .select()
    .from(ledgerEntries)
    .where(sql`subject_id = ${id} AND kind = 'payment'`);
  const by = { actor: 'user:1', now };
  expect(await undoPayment(db, { kind: 'booking', id }, entry?.id ?? 0, by, () => [])).toBe(true);
  expect(await invoicesOf(id)).toHaveLength(1);
  await sealRecords(db, now);
  const [invoice] = await invoicesOf(id);
  const records = await db
    .select()
    .from(invoiceRecords)
    .where(eq(invoiceRecords.receiptId, invoice?.id ?? 0));
  expect(records.map(({ kind }) => kind)).toEqual(['alta', 'anulacion']);
  const list = await jsonOf<InvoiceList>(admin(`/invoices?q=${invoice?.reference}`));
  expect(list.items).toMatchObject([{ isAnnulled: true }]);
  expect(verifyChain(await wholeXml()).faults).toEqual([]);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('an invoice states the lines of what was sold, and its VAT; a corrective one names what it corrects', async () => {
  const now = new Date('2028-02-02T10:00:00Z');
  const { id } = await aBooking(customer);
  // Named in the guest's language, else in English.
  await db.update(tripUnits).set({ translations: { name: { es: 'Adultos', en: 'Grown-ups' } } });
  await db.update(bookings).set({ language: 'de' });
  await pay(id, 10_000, now);
  await payBack(id, 10_000, now);
  const [invoice, back] = await invoicesOf(id);
  expect(invoice).toMatchObject({ book: 'F', vatCents: 1736, customer });
  expect(invoice?.lines[0]?.parts).toMatchObject([
    { name: 'Grown-ups', quantity: 2, cents: 10_000 },
  ]);
  expect(back).toMatchObject({ book: 'RF', correctsId: invoice?.id, totalCents: -10_000 });
  await sealRecords(db, now);
  const xml = await wholeXml();
  const last = xml.slice(xml.lastIndexOf('<sum1:RegistroAlta>'));
  expect(last).toContain('<sum1:TipoFactura>R1</sum1:TipoFactura>');
  expect(last).toContain('<sum1:IDFacturaRectificada>');
  expect(last).toContain('<sum1:NIF>B12345674</sum1:NIF>');
  expect(last).toContain('Marès &amp; Mar SL');
  const file = await admin(`/receipts/${invoice?.id}/file.pdf`);
  expect(file.headers.get('Content-Type')).toBe('application/pdf');
});

test('a customer whose number says nothing of its country is recorded as not identified, which the tax office takes of the types F2 and R5 alone', async () => {
  const now = new Date('2028-02-02T12:00:00Z');
  const { id } = await aBooking({ ...customer, taxNumber: 'C01X00T47' });
  await pay(id, 10_000, now);
  await payBack(id, 10_000, now);
  expect((await invoicesOf(id)).map(({ book }) => book)).toEqual(['F', 'RF']);
  await sealRecords(db, now);
  const records = (await wholeXml()).split('<sum1:RegistroAlta>').slice(-2);
  expect(records.map((xml) => /<sum1:TipoFactura>(..)</.exec(xml)?.[1])).toEqual(['F2', 'R5']);
  for (const xml of records) {
    expect(xml).toContain('<sum1:FacturaSinIdentifDestinatarioArt61d>S<');
    expect(xml).not.toContain('Destinatarios>');
  }
  expect(verifyChain(await wholeXml()).faults).toEqual([]);
});

test('the administration exports the records, checks them, and corrects whom an invoice names', async () => {
  const now = new Date('2028-02-03T10:00:00Z');
  const { id } = await aBooking();
  await pay(id, 3000, now);
  const [simplified] = await invoicesOf(id);
  expect(simplified?.book).toBe('S');
  const path = `/invoices/${simplified?.id}/correct`;
  const wrong = await admin(path, 'POST', { customer: { ...customer, taxNumber: 'B12345675' } });
  expect(wrong.status).toBe(422);
  expect((await admin(path, 'POST', { customer })).status).toBe(201);
  expect((await invoicesOf(id)).map(({ book, totalCents }) => [book, totalCents])).toEqual([
    ['S', 3000],
    ['RS', -3000],
    ['F', 3000],
  ]);
  const file = await admin('/invoices/export.xml');
  expect(verifyChain(await file.text()).faults).toEqual([]);
  const table = await admin('/invoices/export.csv?lang=de');
  expect((await table.text()).split('\r\n')[0]).toContain('previous_hash');
  expect(await jsonOf<InvoiceChain>(admin('/invoices/chain'))).toMatchObject({
    ...{ wrong: null, gaps: 0, unrecorded: 0 },
  });
});

test('a chain whose stored record was changed around the triggers is found', async () => {
  await db.run(sql`DROP TRIGGER invoice_records_keep_update`);
  await db.run(
    sql`UPDATE invoice_records SET data = json_set(data, '$.totalCents', 1) WHERE position = 7`,
  );
  expect((await checkChain(db)).wrong).toMatchObject({ position: 7, reason: 'hash' });
});

test('an export of more than 1,000 records, or of two issuers, is a ZIP of deliveries that the tax office takes', async () => {
  const [last] = await db.all<{ position: number }>(
    sql`SELECT max(position) AS position FROM invoice_records`,
  );
  const former = last?.position ?? 0;
  const copies = (count: number, data: ReturnType<typeof sql>) =>
    db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      INSERT INTO invoice_records (position, receipt_id, kind, attempt, data, hash, generated_at)
      SELECT (SELECT max(position) FROM invoice_records) + i, receipt_id, kind, 100 + (SELECT max(attempt) FROM invoice_records) + i, ${data}, hash, generated_at
      FROM invoice_records, n WHERE position = 1`);
  await copies(1001 - former, sql`json_set(data, '$.issuer', ${'Ñ'.repeat(121)})`);
  await copies(2, sql`json_set(data, '$.id.taxNumber', 'A58818501')`);
  const file = await admin('/invoices/export.xml');
  expect(file.headers.get('Content-Type')).toBe('application/zip');
  expect(file.headers.get('Content-Disposition')).toContain('invoices-all.zip');
  const files = Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer()))).map(
    ([name, content]) => ({ name, xml: strFromU8(content) }),
  );
  const counted = ({ xml }: { xml: string }) => xml.split('<sum:RegistroFactura>').length - 1;
  expect(files.map(({ name }) => name)).toEqual([
    ...['invoices-all-001.xml', 'invoices-all-002.xml', 'invoices-all-003.xml'],
  ]);
  expect(files.map(counted)).toEqual([1000, 1, 2]);
  expect(files[2]?.xml).toContain('<sum1:NIF>A58818501</sum1:NIF>');
  expect(files[1]?.xml).toContain(`<sum1:NombreRazon>${'Ñ'.repeat(120)}</sum1:NombreRazon>`);
  expect(verifyChain(...files.map(({ xml }) => xml)).records).toBe(1003);
});
