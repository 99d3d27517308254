import type { TripAvailability } from '#contract/bookings/availability.ts';
import type { GuestBookingAnswer } from '#contract/bookings/guest-bookings.ts';
import type { OutboxItem } from '#contract/mail/mail-admin.ts';
import type { Page as Paged } from '#contract/paging.ts';
import type { TripCard } from '#contract/trips/trips.ts';
import { expect, test } from '../admin-session.ts';
import { axeFindings, decided, hydrated, PHONE } from '../site.ts';

test('de: a guest who lost the link asks for it, and the link in the mail opens the booking', async ({
  admin,
  page,
}) => {
  const email = `lost-${crypto.randomUUID()}@example.com`;
  const { items } = (await (
    await page.request.get('/api/trips?pageSize=40')
  ).json()) as Paged<TripCard>;
  const from = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  const booked = async () => {
    for (const { id } of items) {
      const { options } = (await (
        await page.request.get(`/api/trips/${id}/availability?from=${from}&people=1`)
      ).json()) as TripAvailability;
      for (const { id: optionId, departures, units } of options) {
        const departure = departures.find(({ isAvailable }) => isAvailable);
        const [unit] = units;
        if (!departure || !unit) continue;
        const response = await page.request.post(`/api/trips/${id}/bookings`, {
          data: {
            ...{ optionId, departureId: departure.id, language: 'de' },
            units: [{ unitId: unit.id, quantity: 1 }],
            contact: { name: 'Änne Müller', email },
            ...{ privacyAccepted: true, termsAccepted: true },
          },
        });
        if (response.ok()) return ((await response.json()) as GuestBookingAnswer).booking;
      }
    }
    throw new Error('No trip can be booked.');
  };
  const { reference } = await booked();

  await page.setViewportSize(PHONE);
  await decided(page);
  const missing = await page.goto(`/de/order/${reference}?token=replaced`);
  expect(missing?.status()).toBe(404);
  await hydrated(page);
  const form = page.locator('main form');
  await form.getByLabel('E-Mail').fill(email);
  await form.getByLabel('Nachname').fill('Mueller');
  await form.getByRole('button', { name: 'Links zusenden' }).click();
  await expect(page.getByText('Wenn es Buchungen mit diesen Angaben gibt').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const linksMail = async () => {
    const { items: mails } = await admin.api<Paged<OutboxItem>>('GET', `/outbox?q=${email}`);
    return mails.find(({ kind }) => kind === 'order.links');
  };
  await expect.poll(linksMail).toBeDefined();
  const { text } = await admin.api<{ text: string }>('GET', `/outbox/${(await linksMail())?.id}`);
  await page.goto(/https?:\S+\/order\/\S+/.exec(text)?.[0] ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Buchung' })).toBeVisible();
  await expect(page.getByText(reference).first()).toBeVisible();
});
