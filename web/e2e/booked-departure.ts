import type { APIRequestContext } from '@playwright/test';
import type { TripAvailability } from '#contract/bookings/availability.ts';
import type { FirmCalendar } from '#contract/bookings/firm-calendar.ts';

type Api = <T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: unknown,
) => Promise<T>;

export const unique = () => crypto.randomUUID().slice(0, 8);
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Books two places of a departure without bookings, `days` ahead. */
export async function aBookedDeparture(
  api: Api,
  request: APIRequestContext,
  days: number,
  name: string,
) {
  const date = dayIn(days);
  const { departures, options } = await api<FirmCalendar>(
    'GET',
    `/calendar?from=${date}&to=${date}`,
  );
  for (const one of departures.filter(
    ({ status, sold, capacity }) => status === 'AVAILABLE' && sold === 0 && (capacity ?? 0) > 3,
  )) {
    const tripId = options.find(({ id }) => id === one.optionId)?.tripId;
    const path = `/api/trips/${tripId}/availability?from=${date}&to=${date}`;
    const { options: sold } = (await (await request.get(path)).json()) as TripAvailability;
    const option = sold.find(
      ({ id, instantConfirmation }) => id === one.optionId && instantConfirmation,
    );
    const departure = option?.departures.find(({ time }) => time === one.time);
    const unit = option?.units.find(({ paxCount, type }) => paxCount === 1 && type === 'ADULT');
    if (!option || !departure || !unit) continue;
    const data = {
      ...{
        optionId: option.id,
        departureId: departure.id,
        units: [{ unitId: unit.id, quantity: 2 }],
        language: 'de',
        privacyAccepted: true,
        termsAccepted: true,
      },
      contact: { name, email: `${unique()}@example.com`, phone: '+34600100200' },
    };
    const response = await request.post(`/api/trips/${tripId}/bookings`, { data });
    if (response.status() !== 201) continue;
    return { date, path: `${one.optionId}/${date}/${one.time || 'all-day'}` };
  }
  throw new Error(`Nothing can be booked on ${date}.`);
}
