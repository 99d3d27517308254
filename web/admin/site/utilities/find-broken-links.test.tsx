import { expect, test } from 'vitest';
import { findBrokenLinks, linksOf, sitemapPages } from './find-broken-links.ts';

const ORIGIN = 'https://example.com';
const site = (pages: Record<string, string>) => {
  const asked: string[] = [];
  const get = async (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${path}`);
    const text = pages[path];
    return { status: text === undefined ? 404 : 200, text: async () => text ?? '' };
  };
  return { asked, get };
};

test('only addresses of this site count, each once', () => {
  const html =
    '<a href="/a#top">A</a><a href="/a">A</a><a href="https://other.com/x">B</a><a href="mailto:a@b.cd">C</a><a href="tel:1">D</a><img src="/p.jpg">';
  expect(linksOf(html, ORIGIN)).toEqual(['/a', '/p.jpg']);
});

test('what a page links to and is not there is listed with its page; each address is asked for once', async () => {
  const { asked, get } = site({
    '/one': '<a href="/two">2</a><a href="/gone">x</a>',
    '/two': '<a href="/gone">x</a>',
  });
  const progress: number[] = [];
  const broken = await findBrokenLinks(['/one', '/two', '/missing'], {
    origin: ORIGIN,
    get,
    signal: new AbortController().signal,
    onProgress: (done) => progress.push(done),
  });
  expect(broken.sort((a, b) => a.page.localeCompare(b.page))).toEqual([
    { page: '/missing', target: '/missing', status: 404 },
    { page: '/one', target: '/gone', status: 404 },
    { page: '/two', target: '/gone', status: 404 },
  ]);
  expect(asked.filter((one) => one === 'HEAD /gone')).toHaveLength(1);
  expect(progress.at(-1)).toBe(3);
});

test('pages are those of the sitemap and its parts', async () => {
  const { get } = site({
    '/sitemap.xml': `<sitemapindex><sitemap><loc>${ORIGIN}/sitemap-a.xml</loc></sitemap></sitemapindex>`,
    '/sitemap-a.xml': `<urlset><url><loc>${ORIGIN}/es</loc></url><url><loc>https://other.com/x</loc></url></urlset>`,
  });
  expect(await sitemapPages(ORIGIN, get)).toEqual(['/es']);
});

test('a sitemap that is not there, or names other sites alone, is an error and not a site without broken links', async () => {
  await expect(sitemapPages(ORIGIN, site({}).get)).rejects.toThrow('404');
  const others = '<urlset><url><loc>https://other.com/x</loc></url></urlset>';
  await expect(sitemapPages(ORIGIN, site({ '/sitemap.xml': others }).get)).rejects.toThrow(
    'no pages',
  );
});

test('a check that is stopped comes to its end', async () => {
  const stop = new AbortController();
  const get = async () => {
    stop.abort();
    throw stop.signal.reason;
  };
  const checked = findBrokenLinks(['/one', '/two'], {
    origin: ORIGIN,
    get,
    signal: stop.signal,
    onProgress: () => {},
  });
  await expect(checked).rejects.toThrow();
});
