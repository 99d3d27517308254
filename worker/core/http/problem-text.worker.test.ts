import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import type { Problem } from '#contract/problem.ts';
import { ORIGIN, postJson, send, visit } from '../../test/client.ts';
import { signIn } from '../../test/sign-in.ts';

beforeAll(() => void vi.spyOn(console, 'error').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

const NOTHING: Record<Language, [title: string, detail: string]> = {
  es: ['No encontrado', 'En esta dirección no hay nada.'],
  en: ['Not Found', 'There is nothing at this address.'],
  de: ['Nicht gefunden', 'Unter dieser Adresse gibt es nichts.'],
  ca: ['No trobat', 'En aquesta adreça no hi ha res.'],
};
const EMAIL: Record<Language, string> = {
  es: 'Escriba una dirección de correo válida.',
  en: 'Please enter a valid email address.',
  de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  ca: 'Escriviu una adreça de correu vàlida.',
};
const MISSING = '/api/trips/999999';

async function said(response: Response) {
  const { title, detail, errors } = (await response.json()) as Problem;
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  return { language: response.headers.get('Content-Language'), title, detail, errors };
}

test.each(LANGUAGES)('a refusal is in %s for a browser that prefers it', async (language) => {
  const [title, detail] = NOTHING[language];
  const headers = { 'Accept-Language': `fr, ${language};q=0.9, en;q=0.1` };
  expect(await said(await send(MISSING, { headers }))).toEqual({
    language,
    title,
    detail,
    errors: undefined,
  });
});

test.each(LANGUAGES)(
  'invalid fields are named in %s, with the codes of every language',
  async (language) => {
    const answer = await postJson('/api/contact/whatsapp-message', {
      name: 'Ada',
      message: 'Hi',
      email: 'ada@nowhere',
      language,
    });
    const { errors = [], language: sent } = await said(answer);
    expect(sent).toBe(language);
    expect(errors.find(({ path }) => path === 'email')).toEqual({
      path: 'email',
      code: 'email',
      message: EMAIL[language],
    });
  },
);

test('the body’s language goes before ?lang=, that before the visitor’s choice, that before the browser’s', async () => {
  const headers = { 'Accept-Language': 'es', Cookie: 'i18nextLng=ca' };
  const languageOf = async (path: string, more: object) =>
    (await said(await postJson(path, { email: 'x', ...more }, headers))).language;
  expect(await languageOf('/api/subscribe?lang=en', { language: 'de' })).toBe('de');
  expect(await languageOf('/api/subscribe?lang=en', {})).toBe('en');
  expect(await languageOf('/api/subscribe?lang=fr', { language: 'fr' })).toBe('ca');
  expect((await said(await send(MISSING, { headers: { 'Accept-Language': 'es' } }))).language).toBe(
    'es',
  );
});

test('without a language, and with none of the site’s, a refusal is in English', async () => {
  expect((await said(await send(MISSING))).language).toBe('en');
  const french = { headers: { 'Accept-Language': 'fr, it' } };
  expect((await said(await send(MISSING, french))).language).toBe('en');
});

test('a form without scripts is answered in the language of its page', async () => {
  const answer = await send('/api/subscribe', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: ORIGIN,
      'Accept-Language': 'es',
    },
    body: new URLSearchParams({ email: 'x', form: 'newsletter', page: '/de/contact' }).toString(),
  });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(EMAIL.de.slice(0, 20));
});

test('in the administration a body’s language is the guest’s, and the refusal is the reader’s', async () => {
  const { headers } = await signIn('admin@example.com', 'admin');
  const answer = await postJson(
    '/api/admin/vouchers',
    { language: 'de' },
    { ...headers, 'Accept-Language': 'ca' },
  );
  expect([answer.status, (await said(answer)).language]).toEqual([422, 'ca']);
});

test('one visitor’s language is not shown to the next through the cache', async () => {
  const visitIn = async (language: string) => {
    const answer = await visit(MISSING, { headers: { 'Accept-Language': language } });
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    return (await said(answer)).language;
  };
  for (const language of ['de', 'en', 'ca', 'de']) expect(await visitIn(language)).toBe(language);
});

test('the interface for resellers answers in English', async () => {
  const answer = await send('/octo/products', { headers: { 'Accept-Language': 'de' } });
  expect([answer.status, answer.headers.get('Content-Language')]).toEqual([401, 'en']);
  expect(await answer.text()).toContain('Send your key');
});

test.each([
  ['POST', '/api/trips', 405, 'GET, HEAD'],
  ['GET', '/api/auth/login', 405, 'POST'],
  ['HEAD', '/api/auth/login', 405, 'POST'],
  ['DELETE', '/api/trips/7', 405, 'GET, HEAD'],
  ['PUT', '/api/trips/7/requests', 405, 'POST'],
  ['POST', '/api/health', 405, 'GET, HEAD'],
  ['PATCH', '/mcp', 405, 'POST'],
  ['POST', '/sitemap.xml', 405, 'GET, HEAD'],
  ['POST', '/robots.txt', 405, 'GET, HEAD'],
  ['POST', '/locales/de/common.json', 405, 'GET, HEAD'],
  ['POST', '/locales/de', 404, null],
  ['PUT', '/de/trips', 405, 'GET, HEAD'],
  ['OPTIONS', '/api/trips', 405, 'GET, HEAD'],
  ['POST', '/api/nowhere', 404, null],
  ['GET', '/api/nowhere', 404, null],
  ['POST', '/api/trips/7/nowhere', 404, null],
])(
  '%s %s is answered with %i and the methods that the address has',
  async (method, path, status, allow) => {
    const answer = await send(path, { method, headers: { Origin: ORIGIN } });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([status, allow]);
  },
);

test('in the administration other methods are named after the sign-in alone', async () => {
  const path = '/api/admin/trips/7';
  const patch = (headers = {}) =>
    send(path, { method: 'PATCH', headers: { Origin: ORIGIN, ...headers } });
  expect([(await patch()).status, (await patch()).headers.get('Allow')]).toEqual([401, null]);
  const { headers } = await signIn('methods@example.com', 'admin');
  const signedIn = await patch(headers);
  expect([signedIn.status, signedIn.headers.get('Allow')]).toEqual([405, 'GET, HEAD, PUT, DELETE']);
});
