import { beforeAll, beforeEach, expect } from 'vitest';
import type { GuestBooking, GuestBookingAnswer } from '#contract/bookings/guest-bookings.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { Problem } from '#contract/problem.ts';
import { settings } from '#core/db/schema.ts';
import { departuresBetween } from '#orders/departures/departures.ts';
import { aTrip, aTripType, db } from '../builders.ts';
import { getJson, postJson as postFrom } from '../client.ts';
import { aBookableOption, planOf } from './bookable.ts';

// Bookings as guests make them on the site, over HTTP.

export const DAY = addDays(menorcaToday(new Date()), 40);
export const NEXT = addDays(DAY, 1);
export const CONTACT = { name: 'Ada Vidal', email: 'ada@example.com' };

let address = 0;

/** Firm and kind of trip; each test has a browser of its own, so that none reaches the limit of an address. */
export function asGuests(): void {
  beforeAll(async () => {
    await aTripType({ id: 1 });
    await db
      .insert(settings)
      .values({ key: 'site', value: { siteName: 'Marès', email: 'firm@example.com' } })
      .onConflictDoNothing();
  });
  beforeEach(() => {
    address += 1;
  });
}

export const postJson = (path: string, body: unknown, headers = {}) =>
  postFrom(path, body, { 'CF-Connecting-IP': `198.51.100.${address}`, ...headers });

export type Option = Awaited<ReturnType<typeof aBookableOption>>;
export async function anOption(more: Parameters<typeof aBookableOption>[0] = {}): Promise<Option> {
  const { id } = await aTrip({
    showBookingOptions: true,
    translations: { name: { de: 'Segeltag' } },
  });
  return aBookableOption({ ...more, tripId: id });
}
export const startOn = async ({ optionId }: Option, day: string) =>
  departuresBetween(await planOf(optionId, day, day), day, day)[0]?.id ?? '';
export const order = async (option: Option, more: object = {}, day = DAY) => ({
  optionId: option.optionId,
  departureId: await startOn(option, day),
  units: [{ unitId: option.adult, quantity: 2 }],
  language: 'de',
  ...more,
});
export const booked = { contact: CONTACT, privacyAccepted: true, termsAccepted: true };
export const pathOf = ({ tripId }: Option) => `/api/trips/${tripId}/bookings`;
export async function made(option: Option, more: object = {}, headers?: Record<string, string>) {
  const response = await postJson(pathOf(option), await order(option, more), headers);
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as GuestBookingAnswer;
}
export const act = (made: GuestBookingAnswer, what: string, body: object = {}) =>
  postJson(`/api/bookings/${made.booking.reference}/${what}`, { token: made.token, ...body });
export const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as Problem).code,
];
export const seen = (made: GuestBookingAnswer) =>
  getJson<GuestBooking>(`/api/bookings/${made.booking.reference}?token=${made.token}`);
