import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../admin-session.ts';
import { axeFindings } from '../site.ts';

/** A page of another origin that allows frames and scripts of the site alone. */
async function hotelPage(site: string, path: string) {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; frame-src ${site}; script-src ${site}; style-src 'self'`,
    });
    response.end(
      `<!doctype html><html lang="de"><title>Hotel</title><main><h1>Hotel</h1><iframe src="${site}${path}" title="Ausflüge" width="320" height="200"></iframe></main><script src="${site}/widget/embed.js"></script></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

test('a hotel that is listed shows trips in a frame, another one does not', async ({
  admin,
  page: guest,
  baseURL,
}) => {
  const site = new URL(baseURL ?? '').origin;
  const hotel = await hotelPage(site, '/de/widget/trips?partner=hotel-sol');
  const other = await hotelPage(site, '/de/widget/trips');
  try {
    const page = await admin.open();
    await page.goto('/admin/settings/widgets');
    const hosts = page.getByRole('textbox', { name: 'Sites that may show them' });
    await hosts.fill(hotel.origin);
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(page.getByText(/^Saved/).first()).toBeVisible();
    await expect(page.locator('pre')).toContainText('/widget/trips');
    await expect(
      page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Trips in Menorca' }),
    ).toBeVisible();

    await guest.goto(hotel.origin);
    const frame = guest.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Ausflüge auf Menorca');
    // The script has given the frame the height of its page.
    await expect
      .poll(() => guest.locator('iframe').evaluate((one) => one.clientHeight))
      .toBeGreaterThan(1000);
    const inside = guest.frames().find((one) => one.url().includes('/widget/'));
    expect(
      await inside?.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    expect(await guest.context().cookies(site)).toEqual([]);
    const [tab] = await Promise.all([
      guest.context().waitForEvent('page'),
      frame
        .getByRole('link', { name: /^(?:Buchen|Ansehen und anfragen)/ })
        .first()
        .click(),
    ]);
    await expect(tab).toHaveURL(/\/de\/trips\/\d+.*p=hotel-sol/);
    await tab.close();

    await guest.goto(`${site}/de/widget/trips`);
    expect(await axeFindings(guest)).toEqual([]);
    await guest.goto(other.origin);
    await expect
      .poll(() => guest.frames().some((one) => one.url().startsWith('chrome-error://')))
      .toBe(true);
  } finally {
    hotel.close();
    other.close();
  }
});
