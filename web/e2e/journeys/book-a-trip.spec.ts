import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { TripAvailability } from '#contract/bookings/availability.ts';
import { axeFindings, decided, expect, hydrated, PHONE, test, watch } from '../site.ts';

type Found = { id: number; optionId: number; date: string; vacancies: number };

/** A trip that is confirmed at once, with a day that has as many places; every test takes a day of its own. */
async function bookable(
  request: APIRequestContext,
  { places, weekday, nth }: { places: number; weekday?: number; nth: number },
): Promise<Found> {
  const { items } = (await (await request.get('/api/trips?pageSize=100')).json()) as {
    items: { id: number }[];
  };
  for (const { id } of items) {
    const { options } = (await (
      await request.get(`/api/trips/${id}/availability?month=now`)
    ).json()) as TripAvailability;
    const [option] = options;
    if (
      !option?.instantConfirmation ||
      option.pricingPer !== 'UNIT' ||
      (option.maxUnits ?? 99) < places
    )
      continue;
    const days = option.departures.filter(
      ({ date, vacancies, isAvailable }) =>
        isAvailable &&
        (vacancies ?? 99) >= places &&
        (weekday === undefined || new Date(date).getUTCDay() === weekday),
    );
    const day = days[nth];
    if (day) return { id, optionId: option.id, date: day.date, vacancies: day.vacancies ?? 99 };
  }
  throw new Error('No trip has such a day.');
}

const dayIn = (page: Page, date: string) => page.locator(`#book [data-day="${date}"]`);

async function openTrip(page: Page, path: string) {
  await decided(page);
  await page.goto(path);
  await hydrated(page);
  await page.locator('#book').scrollIntoViewIfNeeded();
  await expect(page.locator('#book[data-hydrated]')).toBeAttached();
}

async function giveContact(page: Page, name: string) {
  const form = page.locator('#book form');
  await form.locator('[name="contact.name"]').fill(name);
  await form.locator('[name="contact.email"]').fill('guest@example.com');
  await form.locator('[name=privacyAccepted]').check();
  await form.locator('[name=termsAccepted]').check();
}

test('four places on Saturday’s departure, on a phone, in German', async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  const { id, date } = await bookable(request, { places: 4, weekday: 6, nth: 0 });
  await openTrip(page, `/de/trips/${id}`);
  const grid = page.getByRole('grid', { name: 'Datum wählen' });
  await expect(grid).toBeVisible();
  const more = page.locator('#book').getByRole('button', { name: 'Mehr' }).first();
  await more.click();
  await more.click();
  await dayIn(page, date).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Jetzt buchen' }).click();
  await expect(
    page.getByText(/Wir halten Ihre Plätze noch \d+ Minuten frei/).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Nur dies buchen' }).click();
  await giveContact(page, 'Ada Lovelace');
  await page.getByRole('button', { name: /^Zahlungspflichtig buchen/ }).click();
  await expect(page).toHaveURL(/\/de\/order\/[A-Z0-9]{8}\?token=/);
});

test('places that were booked after a page was stored come as an update of what it shows', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const { id, optionId, date, vacancies } = await bookable(request, { places: 4, nth: 11 });
  const path = `/de/trips/${id}?date=${date}`;
  const stored = await (await request.get(path)).text();
  const { options } = (await (
    await request.get(`/api/trips/${id}/availability?from=${date}&to=${date}`)
  ).json()) as TripAvailability;
  const option = options.find((one) => one.id === optionId);
  const adult = option?.units.find(({ paxCount, type }) => paxCount === 1 && type === 'ADULT');
  for (let left = vacancies; left > 2; left -= option?.maxUnits ?? 99) {
    const answer = await request.post(`/api/trips/${id}/bookings`, {
      data: {
        ...{ optionId, departureId: option?.departures[0]?.id, language: 'de' },
        units: [{ unitId: adult?.id, quantity: Math.min(left - 2, option?.maxUnits ?? 99) }],
      },
    });
    expect(answer.status()).toBe(201);
  }
  const complaints = watch(page);
  await page.route(`**${path}`, (route) =>
    route.fulfill({ body: stored, contentType: 'text/html; charset=utf-8' }),
  );
  await openTrip(page, path);
  await expect(page.locator('#book').getByText('noch 2 Plätze')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('«Book now», pressed before the script of the form has come, holds the places once it is there', async ({
  page,
  request,
}) => {
  const { id, date } = await bookable(request, { places: 2, nth: 5 });
  let release = () => {};
  const pressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/booking-[^/]+\.js$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await decided(page);
  await page.goto(`/en/trips/${id}?date=${date}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Book now' }).click();
  await expect(page.locator('#book[data-hydrated]')).not.toBeAttached();
  release();
  await expect(page.getByText(/hold your places for/).first()).toBeVisible();
});

async function ready(browser: Browser, path: string, date: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: PHONE })).newPage();
  await openTrip(page, path);
  await dayIn(page, date).click();
  return page;
}

test('two browsers want the last places: one gets them, the other reads so', async ({
  browser,
  request,
}) => {
  const { id, optionId, date, vacancies } = await bookable(request, { places: 4, nth: 6 });
  const { options } = (await (
    await request.get(`/api/trips/${id}/availability?from=${date}&to=${date}`)
  ).json()) as TripAvailability;
  const option = options.find((one) => one.id === optionId);
  const departure = option?.departures[0];
  const held = {
    optionId,
    departureId: departure?.id,
    units: [{ unitId: option?.units[0]?.id, quantity: 2 }],
  };
  const pages = [
    await ready(browser, `/en/trips/${id}`, date),
    await ready(browser, `/en/trips/${id}`, date),
  ] as const;
  // Two places are left.
  for (let left = vacancies; left >= 4; left -= 2)
    expect(
      (
        await request.post(`/api/trips/${id}/bookings`, {
          data: held,
          headers: { 'Idempotency-Key': crypto.randomUUID() },
        })
      ).status(),
    ).toBe(201);
  await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Book now' }).click()));
  const texts = () => Promise.all(pages.map((page) => page.locator('#book').textContent()));
  const count = async (pattern: RegExp) =>
    (await texts()).filter((text) => pattern.test(text ?? '')).length;
  await expect.poll(() => count(/hold your places/)).toBe(1);
  await expect.poll(() => count(/have just been taken|not enough places left/)).toBe(1);
  for (const page of pages) await page.context().close();
});

test('without scripts a day is a link, and a form books it; a refused one keeps what was typed', async ({
  browser,
  request,
}) => {
  const { id, date } = await bookable(request, { places: 2, nth: 9 });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/en/trips/${id}`);
  await dayIn(page, date).click();
  await expect(page).toHaveURL(new RegExp(`date=${date}(&option=\\d+)?#book$`));
  const form = page.locator('#book form');
  await form.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await form.getByLabel('Email').fill('guest@example.com');
  await form.getByRole('button', { name: /^Book (and pay|with obligation to pay)/ }).click();
  await expect(
    page.getByText('Please confirm that you have read the privacy policy.').first(),
  ).toBeVisible();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace');
  // By key: where scripts are off, the sections above get their height while the page scrolls, and a click may miss.
  for (const name of ['privacyAccepted', 'termsAccepted']) {
    await form.locator(`[name=${name}]`).press('Space');
    await expect(form.locator(`[name=${name}]`)).toBeChecked();
  }
  await form.getByRole('button', { name: /^Book (and pay|with obligation to pay)/ }).click();
  await expect(page).toHaveURL(/\/en\/order\/[A-Z0-9]{8}\?token=/);
  await context.close();
});

test('keys move in the calendar by day, week and month', async ({ page, request }) => {
  const { id, date } = await bookable(request, { places: 2, nth: 8 });
  await openTrip(page, `/en/trips/${id}`);
  await dayIn(page, date).focus();
  const focused = () =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.day);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(focused).toBe(date);
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('grid', { name: 'Choose a date' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  // A month later, also once the month's departures are there.
  await expect.poll(async () => (await focused())?.slice(0, 7) ?? '').toMatch(/^\d{4}-\d{2}$/);
  expect((await focused())?.slice(0, 7)).not.toBe(date.slice(0, 7));
  await page.keyboard.press('PageUp');
  await expect.poll(async () => (await focused())?.slice(0, 7)).toBe(date.slice(0, 7));
  await expect(page.getByRole('grid', { name: 'Choose a date' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await dayIn(page, date).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('grid', { name: 'Choose a date' }).locator('[aria-selected=true]'),
  ).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Book now' })).toBeEnabled();
});

/** A day of a trip on which everything is sold; the demo has some. */
async function soldOut(
  request: APIRequestContext,
): Promise<{ id: number; optionId: number; date: string }> {
  const { items } = (await (await request.get('/api/trips?pageSize=100')).json()) as {
    items: { id: number }[];
  };
  for (const { id } of items) {
    const { options } = (await (
      await request.get(`/api/trips/${id}/availability?month=now`)
    ).json()) as TripAvailability;
    for (const option of options) {
      const full = Map.groupBy(option.departures, ({ date }) => date);
      const [date] =
        [...full].find(([, starts]) => starts.every(({ status }) => status === 'SOLD_OUT')) ?? [];
      if (date) return { id, optionId: option.id, date };
    }
  }
  throw new Error('No day is sold out.');
}

test('on a sold-out day a guest asks to be notified when places are free, also without scripts', async ({
  browser,
  page,
  request,
}) => {
  const { id, optionId, date } = await soldOut(request);
  const address = `/en/trips/${id}?option=${optionId}&date=${date}`;
  const fill = async (on: Page, email: string) => {
    const form = on.getByRole('form', { name: 'Notify me when places become available' });
    await form.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
    await form.getByLabel('Email').fill(email);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Notify me' }).click();
  };
  await openTrip(page, address);
  await fill(page, 'waiting@example.com');
  await expect(page.getByRole('heading', { name: 'You are on the waiting list' })).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(address);
  await fill(plain, 'waiting-plain@example.com');
  await expect(plain).toHaveURL(/\/en\/trips\/waiting\/list\?state=waiting#waiting$/);
  await expect(
    plain.getByRole('heading', { level: 1, name: 'You are on the waiting list' }),
  ).toBeVisible();
  await context.close();
});
