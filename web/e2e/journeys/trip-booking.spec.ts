import type { APIRequestContext } from '@playwright/test';
import type { TripAvailability } from '#contract/bookings/availability.ts';
import type { GuestBookingAnswer } from '#contract/bookings/guest-bookings.ts';
import type { Page as Paged } from '#contract/paging.ts';
import type { TripCard } from '#contract/trips/trips.ts';
import { axeFindings, decided, expect, hydrated, PHONE, test } from '../site.ts';

test.use({ viewport: PHONE });

const isSaturday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 6;
const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Two places on a Saturday of a trip that also sails on the Sunday after it. */
async function aSaturday(request: APIRequestContext) {
  const { items } = (await (await request.get('/api/trips?pageSize=40')).json()) as Paged<TripCard>;
  const from = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  for (const { id } of items.filter(({ showBookingOptions }) => showBookingOptions)) {
    const { options } = (await (
      await request.get(`/api/trips/${id}/availability?from=${from}&people=2`)
    ).json()) as TripAvailability;
    for (const option of options.filter(
      (one) => one.instantConfirmation && one.pricingPer === 'UNIT' && one.minUnits === 1,
    )) {
      const open = option.departures.filter((one) => one.isAvailable && one.time !== '');
      const saturday = open.find(
        ({ date }) => isSaturday(date) && open.some((other) => other.date === nextDay(date)),
      );
      const sunday = saturday && open.find(({ date }) => date === nextDay(saturday.date));
      const [unit] = option.units;
      if (saturday && sunday && unit) return { id, option, saturday, sunday, unit };
    }
  }
  throw new Error('no trip on a Saturday and a Sunday');
}

test('de: a booking moves from Saturday to Sunday, and one place is cancelled', async ({
  page,
}) => {
  const { id, option, saturday, sunday, unit } = await aSaturday(page.request);
  const response = await page.request.post(`/api/trips/${id}/bookings`, {
    data: {
      ...{
        optionId: option.id,
        departureId: saturday.id,
        units: [{ unitId: unit.id, quantity: 2 }],
        language: 'de',
      },
      ...{
        contact: { name: 'Anna Vidal', email: 'anna@example.com' },
        privacyAccepted: true,
        termsAccepted: true,
      },
    },
  });
  expect(response.status()).toBe(201);
  const { booking, token } = (await response.json()) as GuestBookingAnswer;
  await decided(page);
  await page.goto(`/de/order/${booking.reference}?token=${token}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Buchung' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Ticket \d von 2$/ })).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Datum oder Personenzahl ändern' }).click();
  const change = page.locator('#change');
  await expect(
    change.getByRole('heading', { name: 'Datum oder Personenzahl ändern' }),
  ).toBeFocused();
  await change.getByRole('button', { name: 'Weniger' }).first().click();
  const day = change.locator(`[data-day="${sunday.date}"]`);
  if (!(await day.isVisible())) await change.getByRole('link', { name: 'Nächster Monat' }).click();
  await day.click();
  const start = change.getByRole('radio', { name: sunday.time });
  if (await start.isVisible()) await start.check();
  await expect(change.getByText(/Der Preis sinkt/).last()).toBeVisible();
  await change.getByRole('button', { name: 'Änderung bestätigen' }).click();
  await expect(page.getByRole('img', { name: /^Ticket \d von 1$/ })).toHaveCount(1);
  await expect(page.locator(`time[datetime="${sunday.date}"]`).first()).toBeVisible();

  await page.getByText('Buchung stornieren').click();
  await page.getByRole('button', { name: 'Ja, stornieren' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Storniert' })).toBeVisible();
});
