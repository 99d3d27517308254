import type { APIRequestContext, Page } from '@playwright/test';
import type { TripAvailability } from '#contract/bookings/availability.ts';
import { addDays } from '#contract/calendar.ts';
import { menorcaNow } from '#contract/menorca-time.ts';
import { type Admin, expect } from './admin-session.ts';
import { unique } from './booked-departure.ts';
import { aPicture } from './content-kinds.ts';

type Row = { id: number };

const { date, time } = menorcaNow();
export const TODAY = date;
export const TOMORROW = addDays(TODAY, 1);
/** The hour that has begun, at which guests are met. */
export const NOW = `${time.slice(0, 2)}:00`;

const HOTELS = ['Hotel Artiem', 'Hotel Capri', 'Sa Punta'];
export const WITH_NEEDS = {
  pickups: HOTELS.map((name, at) => ({
    ...{ id: `h${at + 1}`, name, directions: 'Recepció', minutesBefore: 60 - at * 15 },
  })),
  questions: [
    {
      ...{ id: 'diet', type: 'text', per: 'booking', needed: 'before' },
      question: '¿Alguna alergia o dieta?',
      translations: {
        question: {
          en: 'Allergies or diet?',
          de: 'Allergien oder Diät?',
          ca: 'Alguna al·lèrgia o dieta?',
        },
      },
    },
  ],
};
export const usesOf = ({ id }: Row) => ({ uses: [{ resourceId: id, per: 'departure' }] });

const SPAN = { validFrom: TODAY, validTo: addDays(TODAY, 3) };
export const at = (start: string) => ({ schedules: [{ ...SPAN, times: [start] }] });
/** Until midnight, whenever the test runs. */
export const ALL_DAY = {
  ...{ availabilityType: 'OPENING_HOURS', durationMinutes: 24 * 60 - 1 },
  schedules: [{ ...SPAN, opensAt: '00:00', closesAt: '23:59' }],
};

/** A trip, a boat and what is made of them. */
export async function aFirm({ api }: Admin, status: 'draft' | 'published' = 'draft') {
  const stamp = unique();
  const { items } = await api<{ items: Row[] }>('GET', '/trip-types');
  const trip = await api<Row>('POST', '/trips', {
    ...{ name: `Cales ${stamp}`, slug: `cales-${stamp}`, description: 'Por la costa.', status },
    ...{ image: await aPicture(api), tripTypeId: items[0]?.id, region: 'south', location: 'Maó' },
    ...{ duration: '3 horas', price: 45, showBookingOptions: true },
    translations: { name: { en: `Coves ${stamp}`, de: `Buchten ${stamp}`, ca: `Cales ${stamp}` } },
  });
  return {
    ...{ stamp, tripId: trip.id },
    boat: (name: string) =>
      api<Row & { name: string }>('POST', '/resources', { name: `${name} ${stamp}`, kind: 'boat' }),
    option: (name: string, more: object) =>
      api<Row>('POST', '/trips/options', {
        ...{ tripId: trip.id, name, isActive: true, instantConfirmation: true, capacity: 12 },
        ...{ durationMinutes: 180, cancellationMinutes: 0, firstPrices: [4500] },
        ...more,
      }),
  };
}
export type Firm = Awaited<ReturnType<typeof aFirm>>;

type Guest = { name: string; email?: string | undefined; phone?: string | undefined };
/** A guest with a mail address and a phone, unless said otherwise. */
export const aGuest = (name: string, more: Partial<Guest> = {}): Guest => ({
  ...{ name, email: `${unique()}@example.com`, phone: '+34600100200' },
  ...more,
});

const twoAdults = ({ options }: TripAvailability, optionId: number, day: string) => {
  const option = options.find(({ id }) => id === optionId);
  const departure = option?.departures.find((one) => one.date === day);
  if (!option || !departure) throw new Error(`Option ${optionId} has no departure on ${day}.`);
  const units = [{ unitId: option.units[0]?.id, quantity: 2 }];
  return { optionId, departureId: departure.id, units };
};

/** A guest books for two on the site. */
export async function bookedOnSite(
  request: APIRequestContext,
  { tripId }: Firm,
  { optionId, day, ...needs }: { optionId: number; day: string; pickup?: object },
  contact: Guest,
) {
  const path = `/api/trips/${tripId}/availability?from=${day}&to=${day}`;
  const sold = (await (await request.get(path)).json()) as TripAvailability;
  const accepted = { privacyAccepted: true, termsAccepted: true };
  const answer = await request.post(`/api/trips/${tripId}/bookings`, {
    data: { ...twoAdults(sold, optionId, day), ...needs, contact, language: 'de', ...accepted },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** The desk books for two, also what has begun. */
export async function bookedAtDesk(
  { api }: Admin,
  { tripId }: Firm,
  { optionId, day, ...needs }: { optionId: number; day: string; pickup?: object },
  contact: Guest,
) {
  const path = `/bookings/availability/${tripId}?from=${day}` as const;
  const sold = await api<TripAvailability>('GET', path);
  await api('POST', '/orders', {
    items: [{ kind: 'trip', ...twoAdults(sold, optionId, day), ...needs }],
    ...{ contact, language: 'de', source: 'phone' },
  });
}

/** Waits for pending requests; with `SCREENSHOTS`, a folder, stores a picture of the whole screen there. */
export async function seen(page: Page, name: string) {
  await page.waitForLoadState('networkidle');
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}
