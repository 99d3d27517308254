import { useLocation } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LazyToaster } from '#base/ui/toasts/lazy-toaster.tsx';
import type { GuestBookingAnswer } from '#contract/bookings/guest-bookings.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripDetail } from '#contract/trips/trips.ts';
import { json, stubApi } from '../../test/api.ts';
import { aTrip, IN_ONE_LANGUAGE } from '../../test/builders.ts';
import { renderPart } from '../../test/render.tsx';
import Booking from './booking.tsx';
import { storeHold } from './hold-store.ts';

Element.prototype.scrollIntoView = () => {};
const DAY = addDays(menorcaToday(new Date()), 20);
const MONTH = DAY.slice(0, 7);
const unit = {
  ...{ id: 1, name: 'Adults', type: 'ADULT', minAge: 0, maxAge: 99, paxCount: 1 },
  ...{ needsAdult: false, ...IN_ONE_LANGUAGE },
};
const departure = {
  ...{ id: `${DAY}T10:00:00+02:00`, date: DAY, time: '10:00', endsAt: `${DAY}T13:00:00Z` },
  ...{ cutoffAt: '', hours: null, status: 'AVAILABLE', isAvailable: true, minimum: null },
  ...{ vacancies: 6, unitCents: [4500], cents: 0 },
};
const month = {
  ...{ from: `${MONTH}-01`, to: `${MONTH}-28`, currency: 'EUR', season: null },
  options: [
    {
      ...{ id: 12, name: 'Day sail', description: '', instantConfirmation: false },
      ...{ availabilityType: 'START_TIME', pricingPer: 'UNIT', durationMinutes: 300 },
      ...{ minUnits: 1, maxUnits: null, cancellationMinutes: 2880, payment: 'none' },
      ...{ depositPercent: null, depositCents: null, requiredContactFields: [] },
      ...{ guideLanguages: [], extras: [], questions: [], pickups: [], ...IN_ONE_LANGUAGE },
      ...{ units: [unit], departures: [departure] },
    },
  ],
};

/** The booking is left with its page, the toast is not. */
function Page() {
  const { pathname } = useLocation();
  return (
    <>
      {pathname.includes('/trips/') && (
        <Booking trip={aTrip({ id: 7 }) as unknown as InLanguage<TripDetail>} />
      )}
      <LazyToaster />
    </>
  );
}

test('a gift voucher typed for a trip on request is no discount, and the guest reads when it is used', async () => {
  const calls = stubApi({
    'POST /api/codes/check': () =>
      json({ code: 'GIFT', discountCents: 0, totalCents: 9000, voucherCents: 5000 }),
    'POST /api/trips/7/bookings': () =>
      json({ booking: { reference: 'ABCD2345' }, token: 'secret' }, 201),
  });
  const { user } = await renderPart(<Page />, {
    path: `/trips/7?date=${DAY}`,
    data: { [`/api/trips/7/availability?month=${MONTH}`]: month },
  });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByText('I have a discount code or a gift voucher'));
  await user.type(screen.getByLabelText('Code'), 'GIFT');
  const buttons = screen.getAllByRole('button');
  await user.click(buttons.at(-1) as HTMLElement);
  expect(
    await screen.findByText(/gift voucher with €50: use it on your booking’s page/),
  ).toBeDefined();
  const sent = calls.find(({ path }) => path === '/api/trips/7/bookings');
  expect(sent?.body).not.toHaveProperty('code');
});

test('who holds the last places and chooses anew does not find them taken by the own hold', async () => {
  const [option] = month.options;
  const own = { id: 1, quantity: 2, kind: 'unit', name: 'Adults', cents: 9000 };
  const booking = {
    ...{ reference: 'HELD2345', status: 'ON_HOLD', date: DAY, time: '10:00', totalCents: 9000 },
    ...{ expiresAt: new Date(Date.now() + 900_000).toISOString(), freeUntil: null },
    ...{ contact: { name: null, email: null, phone: null }, lines: [own], tickets: [{}, {}] },
    option: { id: 12 },
  };
  const withRoom = (vacancies: number) => ({
    ...month,
    options: [
      {
        ...option,
        instantConfirmation: true,
        departures: [{ ...departure, vacancies, isAvailable: vacancies > 0 }],
      },
    ],
  });
  let isHeld = true;
  const calls = stubApi({
    'GET /api/bookings/HELD2345?token=t': () => json(booking),
    'POST /api/bookings/HELD2345/cancel': () => {
      isHeld = false;
      return json({ ...booking, status: 'CANCELLED' });
    },
    [`GET /api/trips/7/availability?month=${MONTH}`]: () => json(withRoom(isHeld ? 0 : 2)),
  });
  storeHold(7, { booking, token: 't', manageUrl: '' } as unknown as GuestBookingAnswer);
  const { user } = await renderPart(<Page />, {
    path: `/trips/7?date=${DAY}`,
    data: { [`/api/trips/7/availability?month=${MONTH}`]: withRoom(0) },
  });
  const seen: string[] = [];
  const watcher = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  await user.click(await screen.findByRole('button', { name: 'Change the selection' }));
  const book = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Book now' });
  await waitFor(() => expect(book().disabled).toBe(false));
  watcher.disconnect();
  expect(seen.filter((text) => /not enough places/i.test(text))).toEqual([]);
  const asked = calls.filter(({ path }) => path.includes('/availability')).at(-1);
  expect(asked?.init.cache).toBe('reload');
});
