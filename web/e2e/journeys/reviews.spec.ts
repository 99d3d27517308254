import type { ReviewList } from '#contract/content/reviews.ts';
import type { OutboxItem } from '#contract/mail/mail-admin.ts';
import type { OrderDetail } from '#contract/orders/order-detail.ts';
import type { Page as Paged } from '#contract/paging.ts';
import type { TransferPlace } from '#contract/transfers/table.ts';
import { expect, test } from '../admin-session.ts';
import { axeFindings, decided, hydrated, PHONE } from '../site.ts';

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

test('de: a review goes from the mail to the page, is refused, written anew and published', async ({
  admin,
  page,
}) => {
  const email = `review-${crypto.randomUUID()}@example.com`;
  const words = `Pünktlich und freundlich, ${crypto.randomUUID().slice(0, 8)}.`;
  const places = (await (
    await page.request.get('/api/transfers/places')
  ).json()) as TransferPlace[];
  const airport = places.find(({ kind }) => kind === 'airport');
  const town = places.find(({ kind, zone }) => kind !== 'airport' && zone !== null);
  const { reference } = await admin.api<OrderDetail>('POST', '/orders', {
    items: [
      {
        ...{ kind: 'transfer', from: airport?.id, to: town?.id, vehicle: 'standard', adults: 2 },
        outbound: { date: YESTERDAY, time: '12:00', flight: 'VY 3726' },
        price: { totalCents: 5000, reason: 'Vereinbart' },
      },
    ],
    contact: { name: 'Jutta Meer', email },
    ...{ language: 'de', source: 'phone', notify: false },
  });

  const office = await admin.open();
  await office.goto(`/admin/orders/${reference}`);
  await office.getByRole('button', { name: 'Ask for a review now' }).click();
  await expect(office.getByText('Email on its way: request for a review').first()).toBeVisible();
  const mail = async (kind: string) => {
    const { items } = await admin.api<Paged<OutboxItem>>('GET', `/outbox?q=${email}`);
    const id = items.find((one) => one.kind === kind)?.id;
    return id && admin.api<{ text: string }>('GET', `/outbox/${id}`);
  };
  await expect.poll(() => mail('review.asked')).toBeTruthy();
  const { text = '' } = (await mail('review.asked')) || {};
  const link = /https?:\S+\/review\/\S+/.exec(text)?.[0] ?? '';

  await page.setViewportSize(PHONE);
  await decided(page);
  await page.goto(link);
  await hydrated(page);
  await page.getByRole('button', { name: 'Bewertung senden' }).click();
  await expect(page.getByText('Bitte füllen Sie dieses Feld aus.').first()).toBeVisible();
  await page.getByRole('radio', { name: '2 Sterne' }).check();
  await page.getByLabel('Ihre Worte').fill(words);
  await page.getByLabel('Name, wie er erscheinen soll').fill('Jutta');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Bewertung senden' }).click();
  await expect(page.getByText('Danke, Ihre Bewertung ist da.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const open = async () => {
    await office.goto(`/admin/reviews?q=${encodeURIComponent(words)}`);
    await office.getByRole('link', { name: /Jutta/ }).click();
  };
  await open();
  await office.getByRole('button', { name: 'Refuse' }).click();
  await office.getByLabel('Reason').selectOption({ label: 'Details of other people' });
  await office.getByRole('button', { name: 'Refuse and notify' }).click();
  await expect.poll(() => mail('review.refused')).toBeTruthy();

  await page.reload();
  await expect(page.getByText('Sie zeigt Daten anderer Personen.')).toBeVisible();
  await hydrated(page);
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(page.getByText('Danke, Ihre Bewertung ist da.')).toBeVisible();

  await open();
  await office.getByRole('button', { name: 'Publish' }).click();
  await expect(office.getByText('Review published').first()).toBeVisible();
  const listed = async () =>
    (await (
      await page.request.get('/api/reviews?kind=transfer&lang=de&pageSize=50')
    ).json()) as ReviewList;
  await expect
    .poll(async () => (await listed()).items.some((one) => one.text === words))
    .toBe(true);
  expect((await listed()).rating).not.toBe(null);
  await page.goto('/de/reviews?kind=transfer');
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText('Geprüfte Buchung').first()).toBeVisible();
});
