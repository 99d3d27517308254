import { expect, test } from 'vitest';
import type { PageAddress } from '#contract/render.ts';
import { aBanner, aSite, aTrip, IN_ONE_LANGUAGE } from '../test/builders.ts';
import { STRINGS } from '../test/strings.ts';
import { transferRules } from '../test/transfer-rules.ts';
import type { PageState } from './page/page-state.ts';
import { renderPage } from './render.tsx';

const SEO = {
  page: 'home',
  title: 'Menorca, Start',
  description: '',
  keywords: [],
  ...IN_ONE_LANGUAGE,
  canonicalUrl: null,
  robotsDirective: 'index,follow',
  schema: null,
  image: null,
};
const ANSWERS: Record<string, unknown> = {
  '/api/site': aSite(),
  '/api/seo/home': SEO,
  '/api/hero-banners/active': [aBanner({ title: 'A cove & more' })],
  '/api/trip-types': [],
  '/api/destinations/popular': [],
  '/api/trips/popular': [aTrip()],
  '/api/testimonials': [],
  '/api/trips?pageSize=3': {
    items: [aTrip({ name: 'Bucht im Kajak' })],
    total: 1,
    page: 1,
    pageSize: 3,
  },
};
/** The answer of a read, whatever language it is requested in. */
const answerTo = (address: string) =>
  ANSWERS[address.replace(/([?&])lang=de&?/, '$1').replace(/[?&]$/, '')] ?? [];
const render = (
  path: string,
  change: Partial<PageAddress> = {},
  load = async (address: string) => answerTo(address),
) =>
  renderPage({
    address: {
      path,
      language: 'de',
      isPrefixed: true,
      origin: 'https://menorca.example',
      ...change,
    },
    strings: STRINGS,
    load,
  });

test('the home page goes out with its content, head and status 200', async () => {
  const page = await render('/');
  expect([page.status, page.language]).toEqual([200, 'de']);
  expect(page.html).toContain('A cove &amp; more');
  expect(page.html).toContain('href="/de/trips"');
  expect(page.head).toContain('<title>Menorca, Start</title>');
  expect(page.head).toContain('<link rel="canonical" href="https://menorca.example/de" data-head>');
});

test('a page carries the texts of the namespaces that it uses, in its language, and its answers once', async () => {
  const banner = aBanner({ title: 'Eine Bucht' });
  const page = await render('/', {}, async (path) =>
    path === '/api/hero-banners/active?lang=de' ? [banner] : answerTo(path),
  );
  const { texts } = page.state as PageState;
  const home = Object.entries(STRINGS.de.home).filter(([key]) =>
    /^(?:hero|search)\.\w+$/.test(key),
  );
  for (const [key, text] of home) expect(texts.de?.home).toHaveProperty([key], text);
  expect(Object.keys(texts.de ?? {})).not.toContain('trips');
  expect(Object.keys(texts)).not.toContain('ca');
  expect(page.html.split('"Eine Bucht"')).toHaveLength(2);
});

test('the state has the answers of the first screen: those of later sections and the metadata are in the markup alone', async () => {
  const { html, head } = await render('/');
  const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].join('');
  for (const path of ['/api/site', '/api/hero-banners/active', '/api/trip-types'])
    expect(scripts).toContain(path);
  expect(scripts).not.toMatch(/popular|testimonials|SearchAction/);
  expect(head).toContain('SearchAction');
});

test('the state has whole groups of the texts of the first screen, what every page may show, and none of later sections', async () => {
  const { html, state } = await render('/');
  const { texts } = state as PageState;
  const groupsOf = (namespace: string) =>
    new Set(Object.keys(texts.de?.[namespace] ?? {}).map((key) => key.split('.')[0]));
  expect([...groupsOf('home')].sort()).toEqual(['hero', 'newsletter', 'search']);
  for (const group of ['navigation', 'error', 'toast', 'unavailable'])
    expect(groupsOf('common')).toContain(group);
  for (const group of ['services', 'about', 'card'])
    expect(groupsOf('common')).not.toContain(group);
  expect(html).toContain(STRINGS.de.home['features.title']);
});

test('of a group that later parts use, the state has the keys that the page shows, with their plural forms', async () => {
  const { state } = await render('/');
  const { common } = (state as PageState).texts.de ?? {};
  expect(common).toHaveProperty(['search.toggle']);
  expect(common).not.toHaveProperty(['search.suggested']);
  expect(common).toHaveProperty(['contact_widget.open']);
  expect(common).not.toHaveProperty(['contact_widget.send']);
});

test('the request of a transfer has its texts and lists in the markup alone: it hydrates once they have come', async () => {
  const { html, state } = await render('/airport-transfers/request', {}, async (path) => {
    if (path.startsWith('/api/seo/')) return SEO;
    return path === '/api/transfers/rules' ? transferRules : answerTo(path);
  });
  const { texts } = state as PageState;
  const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].join('');
  expect(html).toContain(STRINGS.de['airport-transfers']['request.contact']);
  expect(Object.keys(texts.de ?? {})).toEqual(['common']);
  expect(scripts).not.toContain('/api/transfers/places');
});

test('a page with a form has the texts of all its steps', async () => {
  const { state } = await render('/order/find');
  const { texts } = state as PageState;
  expect(texts.de?.order).toEqual(STRINGS.de.order);
  expect(texts.de?.common).toHaveProperty(['form.required']);
});

test('the markup is complete without scripts: no part waits in a hidden element', async () => {
  const { html } = await render('/');
  expect(html).toContain(STRINGS.de.home['features.title']);
  expect(html).not.toMatch(/<div hidden|<template/);
});

test('links on a bare page are bare', async () => {
  const { html, head } = await render('/', { isPrefixed: false });
  expect(html).toContain('href="/trips"');
  expect(html).not.toContain('href="/de/trips"');
  expect(head).toContain('<link rel="canonical" href="https://menorca.example/de" data-head>');
});

test('an unknown path goes out as the not-found page, with status 404 and not to be indexed', async () => {
  const page = await render('/no-such-page', {}, async (address) => {
    if (address.startsWith('/api/pages/')) throw new Error('404: nothing');
    return answerTo(address);
  });
  expect(page.status).toBe(404);
  expect(page.html).toContain(STRINGS.de.common['not_found.title']);
  expect(page.html).toContain('Bucht im Kajak');
  expect(page.head).toContain('content="noindex,follow"');
});

test('a page whose data fails is not rendered, so that the plain shell goes out', async () => {
  const failing = (address: string) =>
    address === '/api/trips/popular?lang=de'
      ? Promise.reject(new Error('503: down'))
      : Promise.resolve(answerTo(address));
  await expect(render('/', {}, failing)).rejects.toThrow('503: down');
});

test('whatever escapes an unknown address is written with, the not-found page is drawn', async () => {
  for (const written of ['%20', '%27', '%28%29', '%2A', '%5B%5d', '%7C', '%c3%a9', '%zz', "'!"]) {
    const page = await render(`/blog/a${written}b`, {}, async (path) => {
      const [read = ''] = path.split('?');
      if (read in ANSWERS || read === '/api/trips') return answerTo(path);
      if (read.startsWith('/api/seo/')) return SEO;
      throw new Error('404: nothing');
    });
    expect([written, page.status]).toEqual([written, 404]);
    expect(page.html).toContain(STRINGS.de.common['not_found.title']);
  }
});
