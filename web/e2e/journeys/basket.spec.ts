import type { APIRequestContext, Page } from '@playwright/test';
import type { TripAvailability } from '#contract/bookings/availability.ts';
import type { Order } from '#contract/orders/orders.ts';
import { axeFindings, decided, expect, hydrated, PHONE, test, watch } from '../site.ts';
import { islandTime } from '../transfer-journey.ts';

test.use({ viewport: PHONE, locale: 'de-DE' });

type Meant = (option: TripAvailability['options'][number]) => boolean;

/** A trip that is confirmed at once, with a day that has places. */
async function aTrip(request: APIRequestContext, isMeant: Meant, others: readonly number[] = []) {
  const { items } = (await (await request.get('/api/trips?pageSize=40')).json()) as {
    items: { id: number }[];
  };
  for (const { id } of items) {
    if (others.includes(id)) continue;
    const path = `/api/trips/${id}/availability?month=now`;
    const { options } = (await (await request.get(path)).json()) as TripAvailability;
    const option = options.find((one) => one.instantConfirmation && isMeant(one));
    const day = option?.departures.filter(({ status }) => status === 'AVAILABLE').at(-1);
    if (option && day) return { id, optionId: option.id, date: day.date };
  }
  throw new Error('No trip of this kind can be booked at once.');
}

async function addTrip(page: Page, { id, optionId, date }: Awaited<ReturnType<typeof aTrip>>) {
  await page.goto(`/de/trips/${id}?date=${date}&option=${optionId}#book`);
  await hydrated(page);
  const book = page.locator('#book');
  await book.scrollIntoViewIfNeeded();
  await expect(page.locator('#book[data-hydrated]')).toBeAttached();
  await book.getByRole('button', { name: 'Jetzt buchen' }).click();
  await book.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Warenkorb' })).toBeVisible();
}

const amountIn = (text: string | null) =>
  Number((text ?? '').replaceAll(/[^\d,]/g, '').replace(',', '.'));

test('a transfer, a sail and a walk in one basket are ordered and paid in one go, and are on one page', async ({
  page,
  request,
}) => {
  await decided(page);
  const complaints = watch(page);
  const sail = await aTrip(request, ({ payment }) => payment === 'deposit' || payment === 'all');
  const walk = await aTrip(request, () => true, [sail.id]);
  await addTrip(page, sail);
  await addTrip(page, walk);

  const journey = new URLSearchParams({
    ...{ to: 'Ciutadella', adults: '3', step: '2' },
    ...{ 'outbound.date': islandTime(20 * 24).date, 'outbound.time': '14:30' },
    ...{ 'return.date': islandTime(27 * 24).date, 'return.time': '10:00' },
  });
  await page.goto(`/de/airport-transfers/request?${journey}`);
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Ihr Warenkorb, 2 Posten' })).toBeVisible();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();

  const cards = page.locator('main li').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(3);
  const titles = await cards.getByRole('heading', { level: 2 }).allTextContents();
  // A reload and a removal taken back change nothing.
  await page.reload();
  await hydrated(page);
  await expect(cards).toHaveCount(3);
  await cards
    .first()
    .getByRole('button', { name: /^Entfernen/ })
    .click();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(titles);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  const form = page.getByRole('form', { name: 'Zur Kasse' });
  await form.getByLabel('Name', { exact: true }).fill('Ada Vidal');
  await form.getByLabel('E-Mail').fill(`ada${Date.now()}@example.com`);
  await form.getByLabel(/^Flugnummer/).fill('vy3726');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  const binding = form.getByRole('button', { name: /^Zahlungspflichtig buchen und .* zahlen$/ });
  const nowCents = Math.round(amountIn(await binding.textContent()) * 100);
  expect(nowCents).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);
  await binding.click();

  await page.waitForURL(/\/pay\/test\//);
  await page.getByRole('button', { name: 'Bezahlen' }).click();
  await page.waitForURL(/\/de\/order\/[A-Z0-9]{8}\?token=/);
  for (const title of titles) {
    const [name = ''] = title.split(' · ');
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  const [, reference = '', token = ''] = /order\/(\w+)\?token=([\w-]+)/.exec(page.url()) ?? [];
  const path = `/api/orders/${reference}?token=${token}`;
  // What is paid first is a hold until its payment has arrived.
  await expect
    .poll(async () =>
      ((await (await request.get(path)).json()) as Order).items
        .map(({ kind, status }) => `${kind} ${status}`)
        .toSorted(),
    )
    .toEqual(['transfer new', 'trip CONFIRMED', 'trip CONFIRMED']);
  await expect(page.getByRole('link', { name: /Warenkorb/ })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
