import { useLocation } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LazyToaster } from '#base/ui/toasts/lazy-toaster.tsx';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripDetail } from '#contract/trips/trips.ts';
import { json, stubApi } from '../../test/api.ts';
import { aTrip, IN_ONE_LANGUAGE } from '../../test/builders.ts';
import { renderPart } from '../../test/render.tsx';
import Booking from './booking.tsx';

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
