import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Language, Namespace } from '#contract/language.ts';
import { json } from '../test/api.ts';
import { aSite } from '../test/builders.ts';
import { STRINGS } from '../test/strings.ts';
import { startSite } from './start-site.tsx';

const SEO = {
  page: 'home',
  title: { en: 'Menorca, home', de: 'Menorca, Start' },
  description: { en: 'An island' },
  keywords: {},
  canonicalUrl: null,
  robotsDirective: 'index,follow',
  schema: null,
  image: null,
};

/** A browser that opens `address` and gets the plain shell; `asked` are the addresses it asks the server for. */
function open(address: string) {
  window.history.replaceState(null, '', address);
  document.head.innerHTML = '<title>Menorca</title>';
  document.body.innerHTML = '<div id="root"></div>';
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const [, language, namespace] = /^\/locales\/(\w+)\/([\w-]+)\.json/.exec(path) ?? [];
    if (language) return json(STRINGS[language as Language][namespace as Namespace]);
    if (path === '/api/site') return json(aSite());
    return path === '/api/seo/home' ? json(SEO) : path.startsWith('/api/seo/') ? new Response('', { status: 404 }) : json([]);
  });
  return asked;
}
const headingOf = (language: Language) => screen.findByRole('heading', { name: STRINGS[language].home['hero.default_1.title'] });

beforeEach(() => {
  // The site draws itself, outside React's test tools.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('the plain shell shows the spinner, asks for every namespace of es, en and the page’s language, then shows the site', async () => {
  const asked = open('/de');
  void startSite();
  expect((await screen.findByText('Cargando traducciones...')).closest('[role=status]')).not.toBeNull();
  await headingOf('de');
  expect(screen.queryByText('Cargando traducciones...')).toBeNull();
  const files = new Set(asked.filter((path) => path.startsWith('/locales/')).map((path) => path.replace(/\?v=\d+$/, '')));
  expect(files.size).toBe(21);
  await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  await waitFor(() => expect(document.title).toBe('Menorca, Start'));
});

test('a bare address is in the stored language, and says so when the page is in another', async () => {
  localStorage.setItem('i18nextLng', 'ca');
  open('/');
  void startSite();
  await headingOf('ca');
  expect(console.warn).not.toHaveBeenCalled();
});

test('a prefixed address in another language than the stored one logs the mismatch', async () => {
  localStorage.setItem('i18nextLng', 'ca');
  open('/en');
  void startSite();
  await headingOf('en');
  await waitFor(() => expect(console.warn).toHaveBeenCalledWith('The page is in en, the stored preference is ca.'));
});

test('the first thing on the page is the link «Skip to content», which leads to the page itself', async () => {
  open('/en');
  void startSite();
  await headingOf('en');
  const [first] = screen.getAllByRole('link');
  expect(first?.textContent).toBe('Skip to content');
  expect(first?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});

test('every page has header, page, footer, contact widget and consent banner', async () => {
  open('/en');
  void startSite();
  await headingOf('en');
  for (const role of ['banner', 'main', 'contentinfo']) expect(await screen.findByRole(role)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Open contact chat' })).toBeDefined();
  expect(await screen.findByRole('region', { name: 'Cookie consent' })).toBeDefined();
});

test('an unknown path shows the not-found page, and its head says that it is none', async () => {
  open('/en/no-such-page');
  void startSite();
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeDefined();
  await waitFor(() => expect(document.title).toBe('Page not found | Illa Viatges, Menorca'));
  expect(document.head.querySelector('[name=robots]')?.getAttribute('content')).toBe('noindex,follow');
});

test('choosing a language on a prefixed page shows the overlay, then the page, its address, its title and its links in that language', async () => {
  open('/en');
  void startSite();
  await headingOf('en');
  fireEvent.click(screen.getByRole('button', { name: /^Language: English/ }));
  fireEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Deutsch' }));
  expect(await screen.findByText((STRINGS.de.common['language.switching'] ?? '').replace('{{language}}', 'Deutsch'))).toBeDefined();
  expect(localStorage.getItem('i18nextLng')).toBe('de');
  await headingOf('de');
  expect(window.location.pathname).toBe('/de');
  await waitFor(() => expect(document.title).toBe('Menorca, Start'));
  expect(document.documentElement.lang).toBe('de');
  await waitFor(() =>
    expect(within(screen.getByRole('banner')).getByRole('link', { name: STRINGS.de.common['navigation.about'] }).getAttribute('href')).toBe(
      '/de/about',
    ),
  );
  // The overlay's timer must not outlive the test.
  await waitFor(() => expect(document.querySelector('[role=status][lang=de]')).toBeNull(), { timeout: 5000 });
});
