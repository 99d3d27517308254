import { DESKTOP, decided, expect, hydrated, PHONE, test } from '../site.ts';

const CANONICAL = 'link[rel=canonical]';

test('with the language the page says of itself what it is in the new one', async ({ page }) => {
  await decided(page);
  await page.goto('/en/trips');
  await hydrated(page);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/trips$/);
  await expect(page).toHaveTitle(/^Ausflüge auf Menorca/);
  await expect(page.locator(CANONICAL)).toHaveAttribute('href', /\/de\/trips$/);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page).toHaveURL(/\/de\/blog$/);
  await expect(page.locator(CANONICAL)).toHaveAttribute('href', /\/de\/blog$/);
});

test('back in the list that a visit began with, the page says that it is the first again', async ({
  page,
}) => {
  await decided(page);
  await page.setViewportSize(DESKTOP);
  await page.goto('/en/destinations');
  await hydrated(page);
  const title = await page.title();
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Page 2' })
    .click();
  await expect(page).toHaveTitle(/page 2/);
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect(page.locator(CANONICAL)).toHaveAttribute('href', /\/en\/destinations$/);
});

test.describe('a choice that only local storage knows', () => {
  test.beforeEach(async ({ page }) => {
    await decided(page);
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'de'));
  });

  test('counts on a bare address, and the edge hears of it', async ({ page }) => {
    await page.goto('/trips');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ausflüge/);
    await expect(page).toHaveTitle(/^Ausflüge auf Menorca/);
    expect((await page.context().cookies()).find(({ name }) => name === 'i18nextLng')?.value).toBe(
      'de',
    );
    expect(await (await page.request.get('/trips')).text()).toContain('<html lang="de"');
  });

  test('leaves an address with a language alone', async ({ page }) => {
    const warned = page.waitForEvent('console', (message) =>
      message.text().includes('the stored preference is de'),
    );
    await page.goto('/en/trips');
    await warned;
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('a page is hydrated without asking for data, and a change of language brings all of it before it shows', async ({
  page,
}) => {
  await decided(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/(?!images|vitals)/.test(pathname)) asked.push(pathname + search);
  });
  for (const path of [
    '',
    '/trips',
    '/trips/13',
    '/blog/best-beaches-by-wind',
    '/airport-transfers',
  ]) {
    await page.goto(`/en${path}`);
    await hydrated(page);
    // Sections that come near the screen load theirs; nothing else does.
    const again = asked.filter((one) => /\/(?:site|seo|hero-banners)/.test(one));
    expect([path, again]).toEqual([path, []]);
    await page.evaluate(() => {
      const gaps = '[data-skeleton], main .animate-spin';
      const watcher = new MutationObserver(() => {
        if (document.querySelector(gaps)) document.body.dataset.gap = 'true';
      });
      watcher.observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('link', { name: 'Deutsch', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/de${path}$`));
    await expect(page.locator('#content')).toHaveCSS('opacity', '1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('body')).not.toHaveAttribute('data-gap');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.removeItem('i18nextLng'));
    asked.length = 0;
  }
});

test('a page returned to after a change of language is in the new one', async ({ page }) => {
  await decided(page);
  await page.setViewportSize(DESKTOP);
  await page.goto('/en/trips');
  await hydrated(page);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page).toHaveURL(/\/en\/blog$/);
  // The URL changes a moment before the page does.
  await expect(page.locator(CANONICAL)).toHaveAttribute('href', /\/en\/blog$/);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Deutsch', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/blog$/);
  await expect(page.locator(CANONICAL)).toHaveAttribute('href', /\/de\/blog$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ausflüge/);
  await expect(page.locator('main article').first()).toContainText('Jetzt buchen');
});

test('offline a change of language leaves the page as it is', async ({ page, context }) => {
  await decided(page);
  await page.goto('/en/trips');
  await hydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  const text = await heading.textContent();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  const overlay = page.getByRole('status').filter({ hasText: 'Deutsch' });
  await expect(overlay).toBeVisible();
  await expect(overlay).toBeHidden();
  await expect(page.locator('#content')).toHaveCSS('opacity', '1');
  expect([await heading.textContent(), await page.locator('html').getAttribute('lang')]).toEqual([
    text,
    'en',
  ]);
  await context.setOffline(false);
});

test('a language whose texts fail to load does not block the page', async ({ page }) => {
  await decided(page);
  await page.goto('/en/trips');
  await hydrated(page);
  await page.route('**/locales/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  const overlay = page.getByRole('status').filter({ hasText: 'Deutsch' });
  await expect(overlay).toBeVisible();
  await expect(overlay).toBeHidden();
  await expect(page.locator('#content')).toHaveCSS('opacity', '1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the keyboard stays where it was after a language, and after the contact card', async ({
  page,
}) => {
  await decided(page);
  await page.setViewportSize(DESKTOP);
  await page.goto('/en/about');
  await hydrated(page);
  const switcher = page.getByRole('button', { name: 'Language: English' });
  await switcher.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Español' })).toBeFocused();
  await page.keyboard.type('d');
  await expect(page.getByRole('link', { name: 'Deutsch' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: 'Sprache: Deutsch' })).toBeFocused();
  const round = page.getByRole('button', { name: 'Kontakt-Chat öffnen' });
  await round.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(round).toBeFocused();
});

test('a half-written booking is there again after a look at the privacy policy', async ({
  page,
}) => {
  await decided(page);
  await page.setViewportSize(DESKTOP);
  await page.goto('/en/trips/13');
  await hydrated(page);
  const form = page.locator('#book');
  await form.scrollIntoViewIfNeeded();
  await expect(page.locator('#book[data-hydrated]')).toBeAttached();
  await form.locator('td a[href]').filter({ hasText: '€' }).nth(12).click();
  await form.getByRole('button', { name: 'Book now' }).click();
  await form.getByRole('button', { name: 'book this alone' }).click();
  await form.getByLabel('Name').fill('Ada Byron');
  await form.getByLabel('Message').fill('A window seat, please.');
  await form.getByRole('link', { name: 'privacy policy' }).click();
  await expect(page).toHaveURL(/\/legal\/privacy$/);
  await page.goBack();
  await expect(form.getByLabel('Name')).toHaveValue('Ada Byron');
  await expect(form.getByLabel('Message')).toHaveValue('A window seat, please.');
});

test('on a phone the contact button can be reached while the site asks about cookies', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/de');
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Cookie-Einwilligung' })).toBeVisible();
  await page.getByRole('button', { name: 'Kontakt-Chat öffnen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test('what a tap opens shows no ring, and closes by key or by tap', async ({ page }) => {
    await decided(page);
    await page.goto('/de/airport-transfers/ciutadella');
    await hydrated(page);
    const isRingless = () => expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'solid');
    const switcher = page.getByRole('button', { name: 'Sprache: Deutsch' });
    await switcher.tap();
    await expect(switcher).toBeFocused();
    await isRingless();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Català' })).toBeHidden();

    await page.reload();
    await hydrated(page);
    const menu = page.getByRole('button', { name: 'Menü öffnen' });
    const close = page.getByRole('button', { name: 'Schließen' });
    await menu.tap();
    await expect(close).toBeFocused();
    await isRingless();
    await close.tap();
    await expect(menu).toBeFocused();
    await isRingless();

    const question = page.locator('main summary').first();
    await question.tap();
    await expect(page.locator('main details').first()).toHaveAttribute('open');
    await expect(question).toBeFocused();
    await isRingless();
  });
});
