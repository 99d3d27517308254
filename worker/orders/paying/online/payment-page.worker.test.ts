import { beforeAll, expect, test } from 'vitest';
import { settings } from '#core/db/schema.ts';
import { contentSecurityPolicy } from '#core/http/protection/security-headers.ts';
import { aTripType, db } from '../../../test/builders.ts';
import { bindings, ORIGIN, postForm, send } from '../../../test/client.ts';
import { lostD1 } from '../../../test/d1/intercepted-d1.ts';
import { aHold, startOf } from '../../../test/orders/paid-first.ts';

beforeAll(async () => {
  await aTripType({ id: 1 });
});

test('no page loads anything of a payment provider, and forms lead to this site alone', () => {
  const policy = contentSecurityPolicy();
  expect(policy).not.toMatch(/https?:|stripe/);
  expect(policy).toContain("form-action 'self'");
});

// Chromium applies form-action to redirects after a form as well.
test('the way to the provider’s page is a link, never a form, and no card data is asked for here', async () => {
  const { link } = await aHold();
  expect((await postForm(link('pay'), {})).status).toBe(405);
  const answer = await send(link('pay'), { headers: { Accept: 'text/html' } });
  expect([
    answer.status,
    answer.headers.get('Referrer-Policy'),
    answer.headers.get('Cache-Control'),
  ]).toEqual([303, 'no-referrer', 'private, no-store']);
  const page = await send(`/pay/test/${await startOf(link('pay'))}`);
  expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
  const html = await page.text();
  expect(html).not.toMatch(/<script|<iframe|autocomplete="cc-|name="(?:card|number|cvc)/);
  expect(answer.headers.get('Location')?.startsWith(ORIGIN)).toBe(true);
});

test('the page to pay without money tells other sites as little as the guest’s own page, and so does the way back', async () => {
  const { link } = await aHold();
  const page = await send(`/pay/test/${await startOf(link('pay'))}`);
  expect([page.status, page.headers.get('Referrer-Policy')]).toEqual([200, 'same-origin']);
  const back = await postForm(`/pay/test/${await startOf(link('pay'))}`, { deed: 'leave' });
  expect([back.status, back.headers.get('Referrer-Policy')]).toEqual([303, 'no-referrer']);
});

test('while the database is away links to pay answer a page with the firm’s phone, programs a problem', async () => {
  await db
    .insert(settings)
    .values({ key: 'site', value: { siteName: 'Marès', phone: '+34971000111' } });
  await send('/en/contact');
  const { link } = await aHold();
  const away = { DB: lostD1(bindings.DB) };
  const headers = { Accept: 'text/html', 'Accept-Language': 'de' };
  for (const path of ['/pay/test/x', link('pay'), '/api/payments/return/x']) {
    const answer = await send(path, { headers }, away);
    expect([
      path,
      answer.status,
      answer.headers.get('Retry-After'),
      answer.headers.get('Referrer-Policy'),
    ]).toEqual([path, 503, '30', 'same-origin']);
    const html = await answer.text();
    expect(html).toContain('<html lang="de"');
    expect(html).toContain('href="tel:+34971000111"');
  }
  const program = await send(link('pay'), { headers: { Accept: 'application/json' } }, away);
  expect(program.headers.get('Content-Type')).toBe('application/problem+json');
});
