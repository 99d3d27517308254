import type { APIRequestContext } from '@playwright/test';
import type { RequestAnswer } from '#contract/trips/trip-requests.ts';
import { expect, test } from '../../admin-session.ts';
import { LANGUAGE_NAMES, textIn } from '../../content-kinds.ts';
import { axeFindings, decided, hydrated, PHONE, watch } from '../../site.ts';
import { withRetry } from '../../with-retry.ts';

const unique = () => crypto.randomUUID().slice(0, 8);

/** A trip that was asked for, by a guest who reads German. */
async function requested(request: APIRequestContext, name: string, email: string) {
  const { items } = await (await request.get('/api/trips?pageSize=20')).json();
  const trip = items.find((one: { showBookingOptions: boolean }) => one.showBookingOptions);
  const data = {
    ...{ date: `${new Date().getUTCFullYear() + 1}-06-12`, adults: 2, childAges: [] },
    ...{ contact: { name, email }, language: 'de' },
    ...{ privacyAccepted: true, termsAccepted: true },
  };
  const booked = await withRetry(() => request.post(`/api/trips/${trip.id}/requests`, { data }));
  return (await booked.json()) as RequestAnswer;
}

test('a visitor writes with a reference, the owner answers with a template in German, and the order shows the thread', async ({
  admin,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const stamp = unique();
  const [guest, email] = [`Grete ${stamp}`, `grete-${stamp}@example.com`];
  const { reference } = await requested(request, guest, email);

  // The template, in the owner's language and in German.
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/messages/templates');
  await page.getByRole('link', { name: 'New', exact: true }).click();
  const name = `Sombra ${stamp}`;
  await textIn(page, 'Name', 'es').fill(name);
  await textIn(page, 'Answer', 'es').fill('Hay sombra a bordo el {{date}}, a las {{time}}.');
  await page.getByRole('button', { name: LANGUAGE_NAMES.de, exact: true }).click();
  await textIn(page, 'Answer', 'de').fill('an Bord gibt es am {{date}} um {{time}} Schatten.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/messages\/templates\/edit\/\d+/);
  expect(await axeFindings(page)).toEqual([]);

  // The visitor, in German.
  const visitor = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await visitor.addInitScript(() =>
    localStorage.setItem(
      'cookie-consent',
      JSON.stringify({ essential: true, analytics: false, marketing: false, at: '2026-01-01' }),
    ),
  );
  await visitor.goto('/de/contact');
  const form = visitor.getByRole('main').locator('form').first();
  await form.getByLabel('Name').fill(guest);
  await form.getByLabel('E-Mail').fill(email);
  await form.getByLabel('Nachricht').fill(`Zu ${reference}: Gibt es Schatten?`);
  await form.getByRole('button', { name: 'Senden' }).click();
  await expect(
    visitor.getByRole('heading', { name: 'Ihre Nachricht ist angekommen' }),
  ).toBeVisible();
  await visitor.context().close();

  // The answer.
  await page.goto('/admin/messages?status=new');
  await page.getByRole('link', { name: new RegExp(guest) }).click();
  const thread = page.getByRole('list', { name: 'Conversation' });
  await expect(thread.getByRole('listitem')).toHaveText(/Gibt es Schatten\?/);
  const order = page.getByRole('region', { name: 'Order', exact: true });
  await expect(order).toContainText(reference);
  await expect(order).toContainText('the message names its reference');
  await order.getByRole('button', { name: 'This is the order' }).click();
  await expect(order.getByRole('button', { name: 'This is the order' })).toBeHidden();
  await page.getByLabel('Start with a template').selectOption({ label: name });
  const text = page.getByLabel('Text', { exact: true });
  // The trip is for a whole day, so that it has no time.
  await expect(text).toHaveValue(
    /^an Bord gibt es am \p{L}+, 12\. Juni \d+ um \{\{time\}\} Schatten\.$/u,
  );
  await page.getByRole('button', { name: 'Send by email' }).click();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await text.fill('an Bord gibt es Schatten.');
  await page.getByRole('button', { name: 'Send by email' }).click();
  await expect(thread.getByRole('listitem').nth(1)).toContainText('an Bord gibt es Schatten.');
  await expect(text).toHaveValue('');
  expect(await axeFindings(page)).toEqual([]);

  // The order, on a phone; the firm writes once more from there.
  await page.setViewportSize(PHONE);
  await page.goto(`/admin/orders/${reference}`);
  await expect(thread.getByRole('listitem')).toHaveCount(2);
  const reply = page.getByRole('region', { name: 'Reply' });
  await reply.getByLabel('Text', { exact: true }).fill('bis bald!');
  await reply.getByRole('button', { name: 'Send by email' }).click();
  await expect(thread.getByRole('listitem').nth(2)).toContainText('bis bald!');
  await page.getByRole('link', { name: 'Open the conversation' }).click();
  await expect(page.getByRole('heading', { level: 2, name: guest })).toBeVisible();
  await expect(thread.getByRole('listitem')).toHaveCount(3);
  expect(complaints).toEqual([]);
});

test('a guest writes on the order’s page on a phone in German, the firm answers from its inbox, and the guest reads it there', async ({
  admin,
  browser,
  request,
}) => {
  const stamp = unique();
  const [name, question] = [`Ulla ${stamp}`, 'Dürfen wir unseren Hund mitbringen?'];
  const { manageUrl } = await requested(request, name, `ulla-${stamp}@example.com`);
  const guest = await (await browser.newContext({ viewport: PHONE, locale: 'de-DE' })).newPage();
  const complaints = watch(guest);
  await decided(guest);
  const { pathname, search } = new URL(manageUrl);
  await guest.goto(pathname + search);
  await hydrated(guest);
  await guest.getByText('Uns schreiben', { exact: true }).click();
  const text = guest.getByLabel('Ihre Nachricht');
  const form = guest.locator('form', { has: text });
  const send = form.getByRole('button', { name: 'Absenden' });
  await text.fill(question);
  await send.click();
  const written = guest
    .locator('section', { has: guest.getByRole('heading', { name: 'Nachrichten' }) })
    .getByRole('listitem');
  await expect(written).toHaveText([new RegExp(`^Sie.*${question.replace('?', '\\?')}$`, 's')]);
  await expect(text).toHaveValue('');

  const page = await admin.open();
  await page.goto('/admin/messages?status=new');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  const thread = page.getByRole('list', { name: 'Conversation' });
  await expect(thread.getByRole('listitem')).toContainText(question);
  await page.getByLabel('Text', { exact: true }).fill('ja, an der Leine gern.');
  await page.getByRole('button', { name: 'Send by email' }).click();
  await expect(thread.getByRole('listitem')).toHaveCount(2);

  await guest.reload();
  await expect(written).toHaveCount(2);
  await expect(written.nth(1)).toContainText('Wir');
  await expect(written.nth(1)).toContainText('ja, an der Leine gern.');
  expect(await axeFindings(guest)).toEqual([]);
  expect(complaints).toEqual([]);
  await guest.context().close();
});
