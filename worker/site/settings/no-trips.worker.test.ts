import { beforeAll, expect, test } from 'vitest';
import { TITLES } from '#content/seo/without-transfers.ts';
import type { FaqAnswer } from '#contract/content/documents.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import { FIXED_PAGES } from '#contract/pages/fixed-pages.ts';
import type { Seo } from '#contract/pages/seo.ts';
import type { PublicSettings } from '#contract/pages/settings.ts';
import { seoRecords, settings } from '#core/db/schema.ts';
import { aBlogCategory, aBlogPost, aDestination, aTripType, db } from '../../test/builders.ts';
import { getJson, send } from '../../test/client.ts';
import { aTransferTable } from '../../test/orders/transfer-table.ts';

// A firm of transfers alone: no trip is public, and nothing leads to one.

/** Links and forms of the list of trips. */
const toTrips = (html: string) =>
  [...html.matchAll(/(?:href|action)="((?:\/\w\w)?\/trips(?:[/?#][^"]*)?)"/g)].map(([, to]) => to);

beforeAll(async () => {
  await aTripType({ id: 1 });
  await aBlogCategory({ id: 1 });
  await aTransferTable();
  const entry = { question: { es: '¿Qué?' }, answer: { es: 'Eso.' } };
  const entries = (['trips', 'transfers', 'island'] as const).map((topic) => ({
    topic,
    question: '¿Qué?',
    answer: 'Eso.',
    translations: entry,
  }));
  await db.insert(settings).values({ key: 'faq', value: { entries } });
});

test.each(LANGUAGES)('no page leads to trips in %s', async (language) => {
  const { id } = await aDestination();
  const { slug } = await aBlogPost();
  const paths = [
    ...FIXED_PAGES.filter((path) => !/^\/(?:auth|trips|legal\/(?:privacy|terms))/.test(path)),
    ...[`/destinations/${id}`, `/blog/${slug}`, '/airport-transfers/mao', '/search?q=nada'],
  ];
  for (const path of paths) {
    const page = await send(`/${language}${path === '/' ? '' : path}`);
    expect.soft([path, toTrips(await page.text())]).toEqual([path, []]);
  }
  for (const path of ['/trips', '/nothing']) {
    const page = await send(`/${language}${path}`);
    expect.soft([path, page.status]).toEqual([path, 404]);
    const html = await page.text();
    expect.soft(html).toContain(`<html lang="${language}"`);
    // Its languages are those of its own address.
    if (path !== '/trips') expect.soft([path, toTrips(html)]).toEqual([path, []]);
  }
});

test('home begins with the transfer, and its menu names the places', async () => {
  const html = await (await send('/de')).text();
  expect(html).toMatch(/action="\/de\/airport-transfers\/request"/);
  const { hasNoTrips, menus } = await getJson<PublicSettings>('/api/site');
  expect(hasNoTrips).toBe(true);
  const [explore] = menus?.footer ?? [];
  expect(explore?.links).toContainEqual({
    to: '/airport-transfers/mao',
    label: expect.objectContaining({ de: expect.stringContaining('Maó') }),
  });
});

test('titles that came with the site name no trips', async () => {
  for (const [page, es] of Object.entries(TITLES)) {
    const texts = { es, en: 'Trips and transfers', de: 'Ausflüge', ca: 'Excursions' };
    await db.insert(seoRecords).values({ page, title: texts, description: texts });
    const { title, description } = await getJson<Seo>(`/api/seo/${page}`);
    expect
      .soft(JSON.stringify([title, description]))
      .not.toMatch(/excursi|trips|Ausfl|salid|sortid/i);
  }
});

test('nor does the sitemap list them, nor is anything asked about them', async () => {
  expect(await (await send('/sitemap-pages.xml')).text()).not.toMatch(/\/trips</);
  const faq = await getJson<FaqAnswer[]>('/api/faq?lang=es');
  expect(faq.map(({ topic }) => topic)).toEqual(['transfers', 'island']);
});
