import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { TITLES } from '#content/seo/without-transfers.ts';
import type { SearchAnswer } from '#contract/content/search.ts';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import { FIXED_PAGES } from '#contract/pages/fixed-pages.ts';
import type { Seo } from '#contract/pages/seo.ts';
import type { PublicSettings } from '#contract/pages/settings.ts';
import { seoRecords, settings } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import {
  aBlogCategory,
  aBlogPost,
  aDestination,
  aTestimonial,
  aTripType,
  db,
} from '../../test/builders.ts';
import { getJson, ORIGIN, send } from '../../test/client.ts';
import { anOption } from '../../test/orders/guest-bookings.ts';
import { aPartner } from '../../test/orders/partners.ts';
import { pdfText } from '../../test/pdf-text.ts';

// A firm without transfers: no zone has prices, and nothing offers a transfer.

const WORDS: Record<Language, RegExp> = {
  es: /traslado/i,
  en: /transfer(?!red)/i,
  de: /transfer/i,
  ca: /trasllat/i,
};
/** By bank. */
const OF_MONEY = /bank transfer|transferencia|Überweisung|transferència/gi;

/** Pages about transfers, and those with legal texts. */
const ABOUT = /^\/(?:auth|airport-transfers|menorca-taxis|legal\/(?:privacy|terms))/;

const admin = await anAdmin();

beforeAll(async () => {
  await aTripType({ id: 1 });
  await aBlogCategory({ id: 1 });
  await db
    .insert(settings)
    .values({ key: 'site', value: { siteName: 'Costa', email: 'hola@costa.example' } });
});

/** What a visitor reads and follows, by line. */
const offers = (html: string, language: Language) => [
  ...html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.trim().replaceAll(OF_MONEY, ''))
    .filter((line) => WORDS[language].test(line)),
  ...[...html.matchAll(/(?:href|action)="([^"]*airport-transfers[^"]*)"/g)].map(([, to]) => to),
  ...[...html.matchAll(/(?:content|alt|aria-label|placeholder)="([^"]*)"/g)]
    .map(([, text = '']) => text)
    .filter((text) => WORDS[language].test(text)),
  ...[...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .map(([, data = '']) => data)
    .filter((data) => WORDS[language].test(data)),
];

test.each(LANGUAGES)('no page offers a transfer in %s', async (language) => {
  const { tripId } = await anOption();
  const { id } = await aDestination();
  const { slug } = await aBlogPost();
  await aTestimonial();
  const paths = [
    ...FIXED_PAGES.filter((path) => !ABOUT.test(path)),
    ...[`/trips/${tripId}`, `/destinations/${id}`, `/blog/${slug}`],
  ];
  for (const path of paths) {
    const response = await send(`/${language}${path === '/' ? '' : path}`);
    const target = response.headers.get('Location');
    const page = target ? await send(new URL(target, 'http://localhost').pathname) : response;
    expect.soft([path, page.status]).toEqual([path, 200]);
    expect.soft([path, offers(await page.text(), language)]).toEqual([path, []]);
  }
});

test.each(LANGUAGES)('pages and widget of transfers are not there in %s', async (language) => {
  const pages = FIXED_PAGES.filter((path) => /^\/(?:airport-transfers|menorca-taxis)/.test(path));
  for (const path of [...pages, '/widget/transfer']) {
    const page = await send(`/${language}${path}`);
    expect.soft([path, page.status]).toEqual([path, 404]);
    expect.soft(await page.text()).toContain(`<html lang="${language}"`);
  }
});

test('titles that came with the site name no transfers, those of the owner are as written', async () => {
  for (const [page, es] of Object.entries(TITLES)) {
    const texts = { es, en: 'Trips and transfers', de: 'Transfer', ca: 'Trasllats' };
    await db.insert(seoRecords).values({ page, title: texts, description: texts });
    const { title, description } = await getJson<Seo>(`/api/seo/${page}`);
    for (const language of LANGUAGES)
      expect.soft(`${title[language]} ${description[language]}`).not.toMatch(WORDS[language]);
  }
  await db
    .update(seoRecords)
    .set({ title: { es: 'Traslados' } })
    .where(eq(seoRecords.page, 'home'));
  expect((await getJson<Seo>('/api/seo/home')).title).toEqual({ es: 'Traslados' });
});

test.each(LANGUAGES)('nor do partners’ cards and gift vouchers in %s', async (language) => {
  const partner = await aPartner({ language });
  const voucher = { cents: 5000, method: 'cash', recipient: 'Ada', language };
  const { id } = await jsonOf<{ id: number }>(admin('/vouchers', 'POST', voucher));
  for (const path of [`/partners/${partner.id}/card.pdf`, `/vouchers/${id}/voucher.pdf`]) {
    const printed = await pdfText(await (await admin(path)).arrayBuffer());
    expect.soft(printed.length).toBeGreaterThan(20);
    expect.soft(printed).not.toMatch(WORDS[language]);
  }
  const preview = `/email-settings/preview?kind=voucher.issued&language=${language}`;
  const { text } = await jsonOf<{ text: string }>(admin(preview));
  expect(text).not.toMatch(WORDS[language]);
});

test('the search finds no page about transfers', async () => {
  for (const page of ['airport-transfers-vip', 'menorca-taxis', 'blog']) {
    const title = { es: 'Lunares', de: 'Lunares' };
    await db.insert(seoRecords).values({ page, title, description: title });
  }
  const { items } = await getJson<SearchAnswer>('/api/search?q=lunares&lang=de');
  expect(items.map(({ path }) => path)).toEqual(['/blog']);
});

test('the sitemap names no page about transfers, and figures say nothing of them', async () => {
  expect(await (await send('/sitemap-pages.xml')).text()).not.toMatch(/airport-transfers|taxis/);
  const { figures } = await getJson<PublicSettings>('/api/site');
  expect(figures.freeCancellationHours).toBeNull();
});

test('nor do files for search engines and assistants, nor the tools of assistants', async () => {
  for (const path of ['/llms.txt', '/robots.txt', '/manifest.webmanifest']) {
    const text = await (await send(path)).text();
    const lines = text.split('\n').filter((line) => /transfer|traslado/i.test(line));
    expect.soft([path, lines]).toEqual([path, []]);
  }
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), {
      fetch: (url, init) => send(new URL(url).pathname, init as RequestInit),
    }),
  );
  expect(client.getInstructions()).not.toMatch(/transfer/i);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['facts']));
  expect(tools.filter(({ name }) => /transfer/.test(name))).toEqual([]);
});
