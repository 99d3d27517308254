import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { InvoiceList, InvoiceSettingsDocument } from '#contract/money/invoices/invoices.ts';
import type { Problem } from '#contract/problem.ts';
import { invoiceRecords, receipts, settings } from '#core/db/schema.ts';
import type { Bindings } from '#env';
import { payByHand } from '#money/payments/by-hand.ts';
import { confirm } from '#orders/bookings/changes/states.ts';
import { verifyChain } from '../../../cli/invoices/verify-chain.ts';
import { anAdmin, jsonOf } from '../../../test/admin.ts';
import { aTripType, db } from '../../../test/builders.ts';
import { bindings } from '../../../test/client.ts';
import { aBookableOption, tryToBook } from '../../../test/orders/bookable.ts';
import { recordsXml } from './records-xml.ts';
import { sendRecords } from './send-records.ts';

const admin = await anAdmin();
const DAY = '2028-06-12';
const STEPS = ['adviser', 'declaration', 'certificate', 'trial', 'other'];
let now = new Date('2027-11-01T10:00:00Z');
const after = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
  return now;
};

const SITE = {
  ...{ siteName: 'Marès', legalName: 'Marès SL', taxId: 'B12345674' },
  ...{ street: 'Carrer Major 1', postalCode: '07701', city: 'Maó' },
};

beforeAll(async () => {
  await aTripType({ id: 1 });
  await db.insert(settings).values({ key: 'site', value: SITE });
});
beforeEach(() => after(60 * 24));

async function anInvoice() {
  const option = await aBookableOption();
  const by = { actor: 'user:1', now };
  const held = await tryToBook(option.optionId, DAY, [option.adult], now);
  const { id, reference } = await confirm(db, held, true, by);
  const paid = { method: 'cash', cents: 2000, currency: 'EUR', reference: null } as const;
  await payByHand(db, { kind: 'booking', id }, paid, by, () => []);
  const [invoice] = await db.select().from(receipts).where(eq(receipts.subjectId, id));
  return { id: invoice?.id ?? 0, reference, book: invoice?.book };
}

type Line = { state: string; code?: string; message?: string };
/** The tax office: answers each record of a delivery, and remembers what it got. */
function anOffice(say: (number: string) => Line) {
  const sent: string[] = [];
  const answerTo = (xml: string) =>
    [
      ...xml.matchAll(
        /<sum1:IDFactura><sum1:IDEmisorFactura(?:Anulada)?>.*?NumSerieFactura(Anulada)?>([^<]+)</g,
      ),
    ]
      .map(([, annulled, number = '']) => {
        const { state, code, message } = say(number);
        return `<t:RespuestaLinea><t:IDFactura><s:NumSerieFactura>${number}</s:NumSerieFactura></t:IDFactura><t:Operacion><s:TipoOperacion>${annulled ? 'Anulacion' : 'Alta'}</s:TipoOperacion></t:Operacion><t:EstadoRegistro>${state}</t:EstadoRegistro>${code ? `<t:CodigoErrorRegistro>${code}</t:CodigoErrorRegistro><t:DescripcionErrorRegistro>${message}</t:DescripcionErrorRegistro>` : ''}</t:RespuestaLinea>`;
      })
      .join('');
  const office = {
    fetch: async (_url: string, init: { body: string }) => {
      sent.push(init.body);
      return new Response(
        `<e:Envelope><e:Body><t:RespuestaRegFactuSistemaFacturacion><t:CSV>A-1</t:CSV><t:TiempoEsperaEnvio>60</t:TiempoEsperaEnvio><t:EstadoEnvio>Correcto</t:EstadoEnvio>${answerTo(init.body)}</t:RespuestaRegFactuSistemaFacturacion></e:Body></e:Envelope>`,
      );
    },
  };
  return { sent, env: { ...bindings, INVOICE_OFFICE: office } as unknown as Bindings };
}
const well = () => anOffice(() => ({ state: 'Correcto' }));
const listed = async (q: string) =>
  (await jsonOf<InvoiceList>(admin(`/invoices?q=${q}`))).items[0]?.records ?? [];
const sendAgain = (id: number) => admin(`/invoices/${id}/send-again`, 'POST', {});

test('invoices are off until all that comes first is done and the company’s data are complete', async () => {
  const first = await anInvoice();
  expect(first.book).toBe('');
  const stored = await jsonOf<InvoiceSettingsDocument>(admin('/invoices/settings'));
  expect(stored).toMatchObject({ isOn: false, office: 'test', version: 0 });
  expect(stored.state.lacks).toEqual(['producer', 'steps']);
  const { state: _state, ...value } = stored;
  const early = await admin('/invoices/settings', 'PUT', { ...value, isOn: true });
  expect([early.status, ((await early.json()) as Problem).code]).toEqual([409, 'state']);
  const ready = { producer: 'Marès SL', producerTaxNumber: 'B12345674', steps: STEPS };
  const on = await admin('/invoices/settings', 'PUT', { ...value, ...ready, isOn: true });
  expect(on.status, await on.clone().text()).toBe(200);
  expect((await anInvoice()).book).toBe('S');
});

test('without a certificate the records wait; with one they are taken in their order, once', async () => {
  const { reference } = await anInvoice();
  await sendRecords(bindings, db, now);
  expect(await listed(reference)).toMatchObject([{ status: 'due', attempts: 0 }]);
  const { sent, env } = well();
  await Promise.all([sendRecords(env, db, now), sendRecords(env, db, now)]);
  expect(sent.join().split(`${reference}`).length).toBeLessThanOrEqual(2);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('<sum:RegFactuSistemaFacturacion');
  expect(await listed(reference)).toMatchObject([{ status: 'accepted', csv: 'A-1' }]);
  await sendRecords(env, db, after(10));
  expect(sent).toHaveLength(1);
});

test('while the tax office is down the records wait longer each time, and are sent once it is back', async () => {
  const { reference } = await anInvoice();
  const down = {
    ...bindings,
    INVOICE_OFFICE: { fetch: async () => new Response('busy', { status: 503 }) },
  } as unknown as Bindings;
  await sendRecords(down, db, now);
  const [first] = await listed(reference);
  expect(first).toMatchObject({
    status: 'due',
    attempts: 1,
    message: expect.stringContaining('503'),
  });
  expect(Date.parse(first?.nextAttemptAt ?? '')).toBe(now.getTime() + 60_000);
  await sendRecords(down, db, after(2));
  const [second] = await listed(reference);
  expect(Date.parse(second?.nextAttemptAt ?? '')).toBe(now.getTime() + 2 * 60_000);
  const { env } = well();
  await sendRecords(env, db, after(3));
  expect(await listed(reference)).toMatchObject([{ status: 'accepted' }]);
});

test('a refusal says why; sent again, a further record follows the chain', async () => {
  const { id, reference } = await anInvoice();
  expect((await sendAgain(id)).status).toBe(409);
  const message = 'El NIF no está identificado.';
  const refusing = anOffice(() => ({ state: 'Incorrecto', code: '1104', message }));
  await sendRecords(refusing.env, db, now);
  expect(await listed(reference)).toMatchObject([{ status: 'refused', code: '1104', message }]);
  expect((await sendAgain(id)).status).toBe(201);
  expect((await sendAgain(id)).status).toBe(409);
  const { sent, env } = well();
  await sendRecords(env, db, new Date(Date.now() + 60_000));
  expect(sent[0]).toContain('<sum1:Subsanacion>S</sum1:Subsanacion>');
  expect(sent[0]).toContain('<sum1:RechazoPrevio>X</sum1:RechazoPrevio>');
  expect((await listed(reference)).map(({ status }) => status)).toEqual(['accepted', 'refused']);
  const records = await db.select().from(invoiceRecords).orderBy(invoiceRecords.position);
  expect(verifyChain(recordsXml(records)).faults).toEqual([]);
});

test('what the tax office has already counts as taken', async () => {
  const { reference } = await anInvoice();
  const has = {
    ...bindings,
    INVOICE_OFFICE: {
      fetch: async (_url: string, { body }: { body: string }) => {
        const [, number] = /<sum1:NumSerieFactura>([^<]+)/.exec(body) ?? [];
        return new Response(
          `<RespuestaRegFactuSistemaFacturacion><RespuestaLinea><NumSerieFactura>${number}</NumSerieFactura><EstadoRegistro>Incorrecto</EstadoRegistro><CodigoErrorRegistro>3000</CodigoErrorRegistro><RegistroDuplicado><EstadoRegistroDuplicado>Correcta</EstadoRegistroDuplicado></RegistroDuplicado></RespuestaLinea></RespuestaRegFactuSistemaFacturacion>`,
        );
      },
    },
  } as unknown as Bindings;
  await sendRecords(has, db, new Date(Date.now() + 600_000));
  expect(await listed(reference)).toMatchObject([{ status: 'accepted' }]);
});

test('a delivery that is refused because of one record is taken without it; the record says why, and no one waits for it', async () => {
  const invoices = [await anInvoice(), await anInvoice(), await anInvoice(), await anInvoice()];
  const bad = invoices[1]?.reference ?? '';
  const states = () =>
    Promise.all(invoices.map(async ({ reference }) => (await listed(reference))[0]));
  const { sent, env } = well();
  const taking = env.INVOICE_OFFICE?.fetch as unknown as (
    url: string,
    init: object,
  ) => Promise<Response>;
  await sendRecords(bindings, db, now);
  const [wrong] = await db
    .select({ data: invoiceRecords.data })
    .from(invoiceRecords)
    .innerJoin(receipts, eq(receipts.id, invoiceRecords.receiptId))
    .where(eq(receipts.reference, bad));
  const number = wrong?.data.id.number ?? 'none';
  const fault = (side: string) =>
    new Response(
      `<e:Envelope><e:Body><e:Fault><faultcode>e:${side}</faultcode><faultstring>Codigo[4102].El XML no cumple el esquema.</faultstring></e:Fault></e:Body></e:Envelope>`,
      { status: 500 },
    );
  const officeWith = (refuses: (body: string) => boolean, side = 'Client') =>
    ({
      ...bindings,
      INVOICE_OFFICE: {
        fetch: async (url: string, init: { body: string }) =>
          refuses(init.body) ? fault(side) : taking(url, init),
      },
    }) as unknown as Bindings;
  // What concerns all of them refuses none for good.
  await sendRecords(
    officeWith(() => true),
    db,
    now,
  );
  expect((await states()).map((one) => one?.status)).toEqual(['due', 'due', 'due', 'due']);
  // The record after it names it, too.
  const own = `<sum1:IDFactura><sum1:IDEmisorFactura>B12345674</sum1:IDEmisorFactura><sum1:NumSerieFactura>${number}<`;
  const strict = officeWith((body) => body.includes(own));
  for (let run = 0; run < 4; run += 1) await sendRecords(strict, db, after(10));
  expect(await states()).toMatchObject([
    { status: 'accepted' },
    { status: 'refused', code: '4102', message: expect.stringContaining('esquema') },
    { status: 'accepted' },
    { status: 'accepted' },
  ]);
  expect(sent.join()).not.toContain(own);
});
