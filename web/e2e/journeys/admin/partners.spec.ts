import type { TripAvailability } from '#contract/bookings/availability.ts';
import { expect, test } from '../../admin-session.ts';
import { axeFindings, decided, hydrated, PHONE } from '../../site.ts';

const unique = () => crypto.randomUUID().slice(0, 8);

test('a partner’s link leads to its booking, and its month shows the commission', async ({
  admin,
  page: guest,
  request,
}) => {
  const slug = `hotel-${unique()}`;
  const page = await admin.open();
  await page.goto('/admin/partners');
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
  await page.goto('/admin/partners/new');
  await page.getByLabel('Name', { exact: true }).fill(slug);
  await page.getByLabel('Commission on trips (%)').fill('12.5');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page).toHaveURL(/\/partners\/edit\/\d+/);
  await expect(page.getByRole('img', { name: `QR code of ${slug}` })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const id = Number(/\d+$/.exec(page.url())?.[0]);

  await decided(guest);
  await guest.goto(`/en?p=${slug}`);
  await hydrated(guest);
  await expect
    .poll(() => guest.evaluate(() => sessionStorage.getItem('partner') ?? ''))
    .toContain(slug);
  const { items } = (await (await request.get('/api/trips?pageSize=100')).json()) as {
    items: { id: number }[];
  };
  let open: { path: string; optionId: number; departureId: string; unitId: number } | undefined;
  for (const trip of items) {
    const { options } = (await (
      await request.get(`/api/trips/${trip.id}/availability?month=now`)
    ).json()) as TripAvailability;
    const [option] = options;
    const day = option?.departures.find(
      ({ isAvailable, vacancies }) => isAvailable && (vacancies ?? 99) > 4,
    );
    const unit = option?.units.find(({ type }) => type === 'ADULT');
    if (!option?.instantConfirmation || option.pricingPer !== 'UNIT' || !day || !unit) continue;
    open = {
      path: `/en/trips/${trip.id}?date=${day.date}`,
      optionId: option.id,
      departureId: day.id,
      unitId: unit.id,
    };
    break;
  }
  expect(open).toBeDefined();
  const booked = guest.waitForResponse((response) =>
    /\/api\/trips\/\d+\/bookings$/.test(response.url()),
  );
  await guest.goto(open?.path ?? '');
  await hydrated(guest);
  await guest.locator('#book').scrollIntoViewIfNeeded();
  await expect(guest.locator('#book[data-hydrated]')).toBeAttached();
  await guest.getByRole('button', { name: 'Book now' }).click();
  const { booking } = (await (await booked).json()) as { booking: { reference: string } };

  await page.goto(`/admin/orders/${booking.reference}`);
  await expect(page.getByRole('link', { name: slug })).toBeVisible();
  const { partner } = await admin.api<{ partner: { commissionBp: number } }>(
    'GET',
    `/bookings/${booking.reference}/partner`,
  );
  expect(partner.commissionBp).toBe(1250);
  // A hold earns nothing yet; what the desk books for the same hotel does.
  const body = {
    departureId: open?.departureId,
    optionId: open?.optionId,
    units: [{ unitId: open?.unitId, quantity: 2 }],
  };
  const by = {
    contact: { name: `Ona ${unique()}` },
    language: 'en',
    source: 'hotel',
    price: { totalCents: 10_000, reason: 'hotel' },
  };
  await admin.api('POST', '/bookings', { ...body, ...by, partnerId: id });
  await page.goto('/admin/orders?task=all');
  await page.getByRole('combobox', { name: 'Partner' }).selectOption(slug);
  await expect(page.getByRole('row').filter({ hasText: slug })).toHaveCount(2);
  await expect(page.getByRole('row', { name: by.contact.name })).toContainText(slug);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.goto(`/admin/partners/${id}`);
  const month = page.getByRole('region').filter({ hasText: 'Owed to the partner' });
  await expect(month).toContainText('1 booking');
  await expect(month).toContainText('€12.50');
  await month.getByRole('button', { name: 'Show details' }).click();
  await expect(month.getByText('€100').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
