import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#contract/languages/language.ts';
import { renderPart } from '../../../../test/render.tsx';
import { LiveProof } from './live-proof.tsx';

const VERSION = 7;

/** Stub of the public site: the page of each language, by its canonical path; undefined means no page. */
function aSite(
  canonicals: Partial<Record<string, string>>,
  { version = VERSION, isMoved = false, body = '' } = {},
) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/admin/utilities/version') return Response.json({ version: VERSION });
    asked.push(path);
    if (isMoved) return { type: 'opaqueredirect', headers: new Headers() };
    const canonical = canonicals[path.split('/')[1] ?? ''];
    const html = canonical
      ? `<link rel="canonical" href="https://site.example${canonical}">${body}`
      : '<h1>Not found</h1>';
    return new Response(html, {
      status: canonical ? 200 : 404,
      headers: { 'X-Content-Version': String(version) },
    });
  });
  return asked;
}
const OWN = Object.fromEntries(LANGUAGES.map((language) => [language, `/${language}/trips/5-x`]));
const words = () => screen.getAllByRole('listitem').map((item) => item.textContent);

afterEach(() => vi.unstubAllGlobals());

test('a page of the saved version in its own language is live', async () => {
  aSite(OWN);
  await renderPart(<LiveProof path="/trips/5-x" />);
  await waitFor(() => expect(words().every((text) => text?.endsWith('live'))).toBe(true));
});

test('the home page is looked at where it is, without a slash at its end', async () => {
  const asked = aSite(Object.fromEntries(LANGUAGES.map((language) => [language, `/${language}`])));
  await renderPart(<LiveProof path="/" />);
  await waitFor(() => expect(words().every((text) => text?.endsWith('live'))).toBe(true));
  expect(asked.toSorted()).toEqual(['/ca', '/de', '/en', '/es']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/de');
});

test('a page that visitors do not get is not called live, however new the answer is', async () => {
  aSite({});
  await renderPart(<LiveProof path="/trips/5-x" />);
  await waitFor(() =>
    expect(words().every((text) => text?.includes('not visible') && text.includes('404'))).toBe(
      true,
    ),
  );
});

test('an address that leads to another site is not called live', async () => {
  aSite(OWN, { isMoved: true });
  await renderPart(<LiveProof path="/trips/5-x" />);
  await waitFor(() => expect(words().every((text) => text?.includes('another page'))).toBe(true));
});

test('a language without a translation is said to show another one', async () => {
  aSite({ ...OWN, ca: '/es/trips/5-x' });
  await renderPart(<LiveProof path="/trips/5-x" />);
  await waitFor(() => expect(words()[3]).toContain('in Español'));
  expect(
    words()
      .slice(0, 3)
      .every((text) => text?.endsWith('live')),
  ).toBe(true);
});

test.each([
  '<h1 lang="es">Paseo</h1><p role="note" data-fallback="en">…</p>',
  '<h1><span lang="en">Walk</span></h1>',
])(
  'a page that shows English where its original is Spanish is said to be in English: %s',
  async (body) => {
    aSite({ ...OWN, de: '/es/trips/5-x' }, { body });
    await renderPart(<LiveProof path="/trips/5-x" />);
    await waitFor(() => expect(words()[2]).toContain('in English'));
  },
);

test('what comes out later is said to, and nothing is looked at', async () => {
  const asked = aSite({});
  await renderPart(<LiveProof path="/trips/5-x" from="2099-06-12T09:00:00.000Z" />);
  expect(screen.getByRole('status').textContent).toMatch(/Visitors will see it from .*2099/);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(asked).toEqual([]);
});

test('what came out before is looked at', async () => {
  aSite(OWN);
  await renderPart(<LiveProof path="/trips/5-x" from="2020-06-12T09:00:00.000Z" />);
  await waitFor(() => expect(words().every((text) => text?.endsWith('live'))).toBe(true));
});
