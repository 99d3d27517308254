import { createExecutionContext } from 'cloudflare:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import type { MailPreview, MailTemplateInfo } from '#contract/mail/mail-admin.ts';
import { FIXED_PAGES } from '#contract/pages/fixed-pages.ts';
import { bookings, invoiceRecords, outbox, receipts, settings } from '#core/db/schema.ts';
import { payByHand } from '#money/payments/by-hand.ts';
import { recordsXml } from '#money/receipts/invoices/records-xml.ts';
import { confirm } from '#orders/bookings/changes/states.ts';
import { fillPage } from '../../pages/fill-page.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import {
  aBanner,
  aBlogCategory,
  aBlogPost,
  aDestination,
  aTestimonial,
  db,
} from '../../test/builders.ts';
import { bindings, ORIGIN, send } from '../../test/client.ts';
import { tryToBook } from '../../test/orders/bookable.ts';
import { anOption, asGuests, booked, made } from '../../test/orders/guest-bookings.ts';
import { aPartner } from '../../test/orders/partners.ts';
import { aReseller } from '../../test/orders/reseller.ts';
import { aTransferTable } from '../../test/orders/transfer-table.ts';
import { pdfText } from '../../test/pdf-text.ts';

// What leaves the site for others, under the name of its owner: nothing of the demo's name is in it.

const NAME = 'Excursions de la Costa del Nord';
const LEGAL_NAME = 'Costa del Nord S.L.';
/** Name, address and numbers of the demo’s firm. */
const FORMER = /mar[eè]s|971 ?000 ?000|600 ?000 ?000/i;
const admin = await anAdmin();
// Before the guests' own settings, which leave those that are there.
await aTransferTable();
asGuests();

beforeAll(async () => {
  const value = {
    ...{ siteName: NAME, email: 'hola@costa.example', phone: '+34971234567', city: 'Maó' },
    ...{ street: 'Moll de Llevant 1', postalCode: '07701', taxId: 'B07000000' },
    ...{ legalName: LEGAL_NAME, widgetHosts: ['hotel.example'] },
  };
  await db
    .insert(settings)
    .values({ key: 'site', value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
  const policy = {
    ...{ edition: '2026-11-01', title: 'Aviso', body: '{{siteName}}' },
    translations: { title: { es: 'Aviso' }, body: { es: '{{siteName}}' } },
  };
  await db.insert(settings).values([
    { key: 'policy-privacy', value: policy },
    { key: 'policy-terms', value: policy },
  ]);
});

const idOf = async (reference: string) => {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.reference, reference));
  return row?.id ?? '';
};

const pay = (id: string) =>
  payByHand(
    db,
    { kind: 'booking', id },
    { method: 'cash', cents: 1000, currency: 'EUR', reference: null },
    { actor: 'user:1', now: new Date() },
    () => [],
  );

const shows = (what: string, text: string, isNamed = true) => {
  expect.soft([what, FORMER.exec(text)?.[0]]).toEqual([what, undefined]);
  if (isNamed) expect.soft([what, text.includes(NAME)]).toEqual([what, true]);
};
const read = async (path: string, init?: RequestInit) => {
  const response = await send(path, init);
  expect.soft([path, response.status]).toEqual([path, 200]);
  return response.text();
};

test('pages of every kind in each language, those of failures among them', async () => {
  await aBlogCategory({ id: 1 });
  const rows = {
    trips: await anOption().then(({ tripId }) => tripId),
    destinations: (await aDestination()).id,
  };
  const { slug } = await aBlogPost({ author: '{{siteName}}' });
  await aTestimonial();
  await aBanner();
  const paths = [
    ...FIXED_PAGES.filter((path) => !path.startsWith('/auth')),
    ...Object.entries(rows).map(([kind, id]) => `/${kind}/${id}`),
    `/blog/${slug}`,
  ];
  for (const language of LANGUAGES) {
    for (const path of paths) {
      const response = await send(`/${language}${path === '/' ? '' : path}`);
      // The details are canonical with their slugs.
      const target = response.headers.get('Location');
      const page = target ? await send(target.replace(ORIGIN, '')) : response;
      expect.soft([language, path, page.status]).toEqual([language, path, 200]);
      shows(`${language}${path}`, await page.text());
    }
    shows(`404 in ${language}`, await (await send(`/${language}/no-such-page`)).text());
  }
  shows('sign-in', await read('/auth/login'));
  shows('administration', await read('/admin'), false);
});

test('files for browsers, search engines and assistants', async () => {
  for (const path of [
    ...['/manifest.webmanifest', '/admin.webmanifest', '/llms.txt', '/api/site'],
    ...LANGUAGES.flatMap((one) => [`/${one}/blog/feed.xml`, `/${one}/blog/feed.json`]),
  ])
    shows(path, await read(path));
  for (const path of ['/sitemap.xml', '/robots.txt', '/.well-known/security.txt'])
    shows(path, await read(path), false);
});

test('every mail in each language', async () => {
  const kinds = await jsonOf<MailTemplateInfo[]>(admin('/email-settings/templates'));
  for (const language of LANGUAGES)
    for (const { kind } of kinds) {
      const { subject, html, text } = await jsonOf<MailPreview>(
        admin(`/email-settings/preview?kind=${kind}&language=${language}`),
      );
      shows(`${kind} in ${language}`, [subject, html, text].join(' '), false);
      expect.soft([kind, html.includes(NAME)]).toEqual([kind, true]);
    }
});

test('a booking’s page, its calendar file, its answers, its mails as they go out, and its receipt', async () => {
  const { booking, token } = await made(await anOption(), booked);
  const path = `/api/bookings/${booking.reference}`;
  const file = (await read(`${path}/calendar.ics?token=${token}`)).replaceAll(/\r\n[ \t]/g, '');
  shows('calendar file', file);
  shows('answer', await read(`${path}?token=${token}`), false);
  const mails = await db.select().from(outbox);
  expect(mails.length).toBeGreaterThan(1);
  for (const { kind, subject, html, body, attachments, replyTo } of mails) {
    const files = attachments.map(({ content }) => content);
    shows(`mail ${kind}`, [subject, html, body, replyTo, ...files].join('\n'));
  }
  await pay(await idOf(booking.reference));
  const { items } = JSON.parse(await read(`${path}/receipts?token=${token}`)) as {
    items: { number: string }[];
  };
  const receipt = await send(`${path}/receipts/${items[0]?.number}.pdf?token=${token}`);
  const printed = await pdfText(await receipt.arrayBuffer());
  shows('receipt', printed, false);
  expect(printed).toContain(LEGAL_NAME);
});

test('the frames of other sites, their script and style', async () => {
  for (const language of LANGUAGES)
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
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), {
      fetch: (url, init) => send(new URL(url).pathname, init as RequestInit),
    }),
  );
  shows('assistants', JSON.stringify([client.getServerVersion(), client.getInstructions()]));
  shows('facts', JSON.stringify(await client.callTool({ name: 'facts', arguments: {} })), false);
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
  // Of no other test: a page that is stored would go out.
  const response = await send('/services', {}, { DB });
  expect(response.status).toBe(503);
  shows('503', await response.text(), false);
});

/** What is printed, without the words of a name that is the document's own. */
const document = async (what: string, answer: Promise<Response>, name = NAME) => {
  const response = await answer;
  expect.soft([what, response.status]).toEqual([what, 200]);
  const printed = await pdfText(await response.arrayBuffer());
  shows(what, printed, false);
  expect.soft([what, printed.includes(name)]).toEqual([what, true]);
  shows(`file of ${what}`, response.headers.get('Content-Disposition') ?? '', false);
};

test.each(LANGUAGES)('gift vouchers, partners’ cards and statements in %s', async (language) => {
  const { id } = await jsonOf<{ id: number }>(
    admin('/vouchers', 'POST', { cents: 5000, method: 'cash', recipient: 'Ada', language }),
  );
  await document('gift voucher', admin(`/vouchers/${id}/voucher.pdf`));
  const partner = await aPartner({ language });
  await document('card', admin(`/partners/${partner.id}/card.pdf`));
  const day = menorcaToday(new Date());
  const month = day.slice(0, 7);
  const { optionId, adult } = await anOption();
  const hold = await tryToBook(optionId, addDays(day, 60), [adult], new Date(), {
    sentBy: { id: partner.id },
  });
  const { id: booking } = await confirm(db, hold, true, { actor: 'user:1', now: new Date() });
  await db.update(bookings).set({ localDate: day }).where(eq(bookings.id, booking));
  const statement = `/partners/${partner.id}/statements/${month}/statement`;
  await document('statement', admin(`${statement}.pdf`), LEGAL_NAME);
  shows('statement as CSV', await (await admin(`${statement}.csv`)).text(), false);
});

test('an invoice, its record and the list of the tax office', async () => {
  await db.insert(settings).values({
    key: 'invoices',
    value: { isOn: true, producer: LEGAL_NAME, producerTaxNumber: 'B12345674' },
  });
  const { booking } = await made(await anOption(), booked);
  const id = await idOf(booking.reference);
  await pay(id);
  const [invoice] = await db.select().from(receipts).where(eq(receipts.subjectId, id));
  expect(invoice?.series).toBe('R');
  await document('invoice', admin(`/receipts/${invoice?.id}/file.pdf`), LEGAL_NAME);
  const records = await db.select().from(invoiceRecords);
  expect(records.length).toBeGreaterThan(0);
  shows('records', recordsXml(records), false);
});

test('the words drawn into the pictures for link previews', async () => {
  const waits = createExecutionContext();
  for (const language of LANGUAGES)
    for (const path of FIXED_PAGES.filter((one) => !one.startsWith('/auth'))) {
      const { share } = await fillPage(bindings, waits as never, {
        ...{ path, language, isPrefixed: true, origin: ORIGIN },
      });
      if (!share) continue;
      const drawn = `picture of ${language}${path}`;
      shows(drawn, share.name, false);
      expect.soft([drawn, share.siteName]).toEqual([drawn, NAME]);
    }
});
