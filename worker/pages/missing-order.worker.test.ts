import { expect, test } from 'vitest';
import { ORIGIN, send } from '../test/client.ts';

const FORM = /<form[^>]*action="\/api\/orders\/find"/;

test.each([
  ['/es/order/UNKNOWN1', 'Con este enlace no encontramos ninguna reserva'],
  ['/en/order/UNKNOWN1?token=old', 'We cannot find a booking with this link'],
  ['/de/order/UNKNOWN1?token=old', 'Mit diesem Link finden wir keine Buchung'],
  ['/ca/order/UNKNOWN1', 'Amb aquest enllaç no trobam cap reserva'],
])('%s is 404, with the form that sends the right link', async (path, title) => {
  const response = await send(path);
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toMatch(FORM);
  // In place of the message and the trips of any other address.
  expect(html).not.toContain('font-display text-6xl');
});

test.each(['trips', 'airport-transfers'])('an old address of %s leads there', async (area) => {
  const response = await send(`/de/${area}/booking/UNKNOWN1`, { redirect: 'manual' });
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toMatch(/\/de\/order\/UNKNOWN1/);
});

test('without scripts a refused form comes back on the page of the link with what was typed', async () => {
  const response = await send('/api/orders/find', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ORIGIN },
    body: new URLSearchParams({
      form: 'find-booking',
      page: '/de/order/UNKNOWN1?token=old',
      email: 'ada@example.com',
    }).toString(),
  });
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain('Mit diesem Link finden wir keine Buchung');
  expect(html).toContain('value="ada@example.com"');
});

test('without scripts a form that was sent leads to the page with the answer', async () => {
  const response = await send('/api/orders/find', {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ORIGIN },
    body: new URLSearchParams({
      form: 'find-booking',
      page: '/de/order/UNKNOWN1?token=old',
      email: 'ada@example.com',
      surname: 'Vidal',
    }).toString(),
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toMatch(/^\/de\/order\/find\?state=/);
});
