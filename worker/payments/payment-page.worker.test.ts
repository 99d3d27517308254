import { beforeAll, expect, test } from 'vitest';
import { contentSecurityPolicy } from '#http/security-headers.ts';
import { aTripType } from '../test/builders.ts';
import { ORIGIN, postForm, send } from '../test/client.ts';
import { aHold, startOf } from '../test/paid-first.ts';

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
  expect((await postForm(link('pay'), {})).status).toBe(404);
  const answer = await send(link('pay'), { headers: { Accept: 'text/html' } });
  expect([answer.status, answer.headers.get('Referrer-Policy'), answer.headers.get('Cache-Control')]).toEqual([
    303,
    'no-referrer',
    'private, no-store',
  ]);
  const page = await send(`/pay/test/${await startOf(link('pay'))}`);
  expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
  const html = await page.text();
  expect(html).not.toMatch(/<script|<iframe|autocomplete="cc-|name="(?:card|number|cvc)/);
  expect(answer.headers.get('Location')?.startsWith(ORIGIN)).toBe(true);
});
