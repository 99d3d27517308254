import type { APIRequestContext, Page } from '@playwright/test';
import { type PlainPage, readPlain } from '../checks/plain-page.ts';
import { faultsOf, nodesOf } from '../checks/structured-data.ts';
import { expect, LANGUAGES, RETRY_OPTIONS, test } from '../site.ts';

const MAX_CLICKS = 3;
const AT_ONCE = 6;
const LOCALES: Record<string, string> = { es: 'es-ES', en: 'en-GB', de: 'de-DE', ca: 'ca-ES' };

type Found = PlainPage & { path: string; status: number; clicks: number; xRobots: string };

const languageOf = (path: string) =>
  LANGUAGES.find((language) => path === `/${language}` || path.startsWith(`/${language}/`));
const isIndexed = ({ robots }: PlainPage) => !robots.startsWith('noindex');

/** Crawls the whole site from the home page, in plain HTML. */
async function walk(
  request: APIRequestContext,
  page: Page,
  origin: string,
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  let waiting = ['/'];
  for (let clicks = 0; waiting.length > 0; clicks += 1) {
    const seen = new Set([...found.keys(), ...waiting]);
    const next = new Set<string>();
    for (let start = 0; start < waiting.length; start += AT_ONCE) {
      const answers = await Promise.all(
        waiting.slice(start, start + AT_ONCE).map(async (path) => {
          const response = await request.get(path, {
            ...RETRY_OPTIONS,
            headers: { 'Accept-Language': 'en' },
            maxRedirects: 0,
          });
          return { path, response, html: await response.text() };
        }),
      );
      for (const { path, response, html } of answers) {
        const plain = await readPlain(page, html);
        found.set(path, {
          ...plain,
          path,
          clicks,
          status: response.status(),
          xRobots: response.headers()['x-robots-tag'] ?? '',
        });
        for (const link of plain.links) {
          const url = URL.canParse(link, origin + path) ? new URL(link, origin + path) : undefined;
          const address =
            url && url.origin === origin && !url.pathname.startsWith('/api/')
              ? url.pathname + url.search
              : undefined;
          if (address && !seen.has(address)) next.add(address);
        }
      }
    }
    waiting = [...next];
  }
  return found;
}

let site: Map<string, Found>;
let origin: string;
const pages = () => [...site.values()];
/** Pages with their own content: in one language, indexed, canonical to their own URL. */
const own = () =>
  pages().filter(
    (one) => languageOf(one.path) && isIndexed(one) && one.canonical === origin + one.path,
  );

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser, playwright }, { project }) => {
  test.setTimeout(400_000);
  origin = new URL(project.use.baseURL ?? '').origin;
  const request = await playwright.request.newContext({ baseURL: origin });
  const page = await browser.newPage();
  site = await walk(request, page, origin);
  await page.close();
  await request.dispose();
});

test('every internal link leads to a page', () => {
  expect(
    pages().flatMap(({ path, status }) => (status === 200 ? [] : [`${path} ${status}`])),
  ).toEqual([]);
});

test('every page of the sitemap and its address without a language is at most three clicks from home', async ({
  request,
}) => {
  const listed = await sitemapPaths(request);
  const bare = listed.map((path) => path.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/');
  const far = [...listed, ...new Set(bare)].filter(
    (path) => (site.get(path)?.clicks ?? Number.POSITIVE_INFINITY) > MAX_CLICKS,
  );
  expect(far).toEqual([]);
});

test('every page has one heading of the first rank, and an alternative text for every picture', () => {
  for (const { path, headings, pictures } of pages()) {
    expect(headings, path).toHaveLength(1);
    expect(headings[0]?.trim(), path).not.toBe('');
    expect(
      pictures.filter(({ alt, isHidden }) => alt === null && !isHidden).map(({ src }) => src),
      path,
    ).toEqual([]);
  }
});

test('galleries and covers say what they show', () => {
  for (const { path, pictures } of own().filter((one) =>
    /\/(?:trips|destinations)\/\d|\/blog\/[^/]+$/.test(one.path),
  )) {
    const described = pictures.filter(({ alt }) => alt !== null && alt.length > 10);
    expect(described.length, path).toBeGreaterThan(0);
  }
});

test('every page is in its language, and nothing in it in another', () => {
  for (const one of pages()) {
    expect(one.language, one.path).toBe(languageOf(one.path) ?? 'en');
    expect(one.foreign, one.path).toEqual([]);
  }
});

test('every page names its alternates, and each of them names it', () => {
  for (const one of pages().filter(isIndexed)) {
    expect(Object.keys(one.alternates), one.path).toEqual([...LANGUAGES, 'x-default']);
    const canonical = site.get(one.canonical.slice(origin.length));
    expect(canonical?.alternates, one.path).toEqual(one.alternates);
    expect(one.alternates[one.language], one.path).toBe(one.canonical);
    for (const address of Object.values(one.alternates))
      expect(site.get(address.slice(origin.length))?.alternates, address).toEqual(one.alternates);
  }
});

test('titles and descriptions are of a good length, and no two pages share one', () => {
  for (const { path, title, description } of pages()) {
    expect.soft(title.length, `${path}: ${title}`).toBeGreaterThanOrEqual(30);
    expect.soft(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70);
    expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
  }
  for (const texts of [
    own().map(({ title }) => title),
    own().map(({ description }) => description),
  ])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('pages that no link leads to have good titles too, and are not to be found', async ({
  page,
  request,
}) => {
  for (const path of [
    '/auth/login',
    '/order/find',
    '/basket',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/search?q=mao',
    '/nothing',
    '/trips?page=99',
  ]) {
    for (const language of LANGUAGES) {
      const address = path.startsWith('/auth') ? path : `/${language}${path}`;
      const response = await request.get(address, { headers: { 'Accept-Language': language } });
      const { title, description, robots } = await readPlain(page, await response.text());
      expect
        .soft([30, title.length, 60].toSorted((a, b) => a - b)[1], `${address}: ${title}`)
        .toBe(title.length);
      expect
        .soft(
          [70, description.length, 160].toSorted((a, b) => a - b)[1],
          `${address}: ${description}`,
        )
        .toBe(description.length);
      expect(robots, address).toContain('noindex');
      expect(response.headers()['x-robots-tag'], address).toBe(robots);
    }
  }
});

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => address.replaceAll('&amp;', '&').slice(origin.length),
    );
  return (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
}

test('the sitemap holds exactly the pages that may be found', async ({ request }) => {
  const listed = await sitemapPaths(request);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.toSorted()).toEqual(
    own()
      .map(({ path }) => path)
      .toSorted(),
  );
});

test('what is not to be found says so in the answer’s head too', () => {
  for (const one of pages())
    expect(one.xRobots.startsWith('noindex'), one.path).toBe(!isIndexed(one));
  const hidden = pages().filter((one) => !isIndexed(one));
  expect(hidden.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/search', '/airport-transfers/request']),
  );
});

test('structured data is schema.org’s, on every page with the way there, and with no ratings', () => {
  for (const one of pages()) {
    const nodes = one.jsonLd.map((text) => JSON.parse(text) as Record<string, unknown>);
    for (const node of nodes) expect(node['@context'], one.path).toBe('https://schema.org');
    expect(faultsOf(nodes), one.path).toEqual([]);
    const [crumbs] = nodesOf(nodes, 'BreadcrumbList');
    const last = (crumbs?.itemListElement as { item?: string }[] | undefined)?.at(-1)?.item;
    if (isIndexed(one) && languageOf(one.path) && !one.path.includes('?'))
      expect(last, one.path).toBe(one.canonical);
    expect(one.jsonLd.join(), one.path).not.toMatch(/"(?:aggregateRating|review|reviewRating)"/);
  }
});

test('structured data says what the page shows: names, lists and prices', () => {
  const price = (amount: unknown, language: string) =>
    new Intl.NumberFormat(LOCALES[language], {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    }).format(Number(amount));
  let [priced, sold] = [0, 0];
  for (const { path, jsonLd, headings, text, language } of own()) {
    const nodes = jsonLd.map((one) => JSON.parse(one) as Record<string, unknown>);
    for (const type of ['TouristTrip', 'Product', 'TouristDestination', 'Service'])
      for (const { name } of nodesOf(nodes, type)) expect(headings, path).toEqual([name]);
    for (const { headline } of nodesOf(nodes, 'BlogPosting'))
      expect(headings, path).toEqual([headline]);
    for (const list of nodesOf(nodes, 'ItemList'))
      for (const { name } of list.itemListElement as { name: string }[])
        expect(text, path).toContain(name);
    for (const offer of nodesOf(nodes, 'Offer')) {
      expect(text, path).toContain(price(offer.price, language));
      priced += 1;
    }
    for (const offer of nodesOf(nodes, 'AggregateOffer')) {
      for (const amount of [offer.lowPrice, offer.highPrice])
        expect(text, path).toContain(price(amount, language));
      sold += 1;
    }
    for (const { name } of nodesOf(nodes, 'Question')) expect(text, path).toContain(name);
  }
  expect(priced).toBeGreaterThan(0);
  expect(sold).toBeGreaterThanOrEqual(LANGUAGES.length * 9);
});
