import * as octo from '@octocloud/types';
import { expect } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { settings } from '#core/db/schema.ts';
import { aTrip, aTripType, db } from '../builders.ts';
import { aBookableOption, setException, tryToBook } from './bookable.ts';
import { aReseller } from './reseller.ts';

export const TODAY = menorcaToday(new Date());
export const IN_A_MONTH = addDays(TODAY, 30);
export const SOLD_OUT_DAY = addDays(TODAY, 5);
export const CLOSED_DAY = addDays(TODAY, 7);
export const CONTACT = {
  firstName: 'John',
  lastName: 'Doe',
  emailAddress: 'johndoe@mail.com',
  fullName: 'John Doe',
  notes: 'Test note',
};
type Booking = octo.Booking;
type Availability = octo.Availability;

export const ids = (of: { tripId: number; optionId: number }) => ({
  productId: String(of.tripId),
  optionId: String(of.optionId),
});
/** A day of hire has no start times: the validator wants none, the description's schema at least one. */
export const asDescribed = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (name, value) =>
    name === 'availabilityLocalStartTimes' && value.length === 0 ? ['00:00'] : value,
  );
export const range = { localDateStart: TODAY, localDateEnd: IN_A_MONTH };

/** A sail at ten and a day's hire, each with a day that is sold out and one that is closed, and a reseller. */
export async function anOctoSite({ capacity = 60 } = {}) {
  await aTripType({ id: 1 });
  await db.insert(settings).values({
    key: 'site',
    value: { siteName: 'Menorca', email: 'hello@example.com', tagline: { en: 'Slowly' } },
  });
  const texts = {
    highlights: ['Two coves'],
    included: ['Lunch'],
    meetingLatitude: 40,
    meetingLongitude: 4.1,
    gallery: ['cove.jpg', 'sea.jpg'],
  };
  const trip = await aTrip({ ...texts, guideLanguages: ['es', 'en'] });
  const sail = await aBookableOption({
    tripId: trip.id,
    option: { capacity, maxUnits: 10, requiredContactFields: ['firstName', 'lastName'] },
  });
  const hire = await aBookableOption({
    option: { availabilityType: 'OPENING_HOURS', capacity: 6 },
    schedule: { times: [], opensAt: '09:30', closesAt: '18:00' },
  });
  for (const { optionId, adult } of [sail, hire]) {
    await setException({ optionId, localDate: SOLD_OUT_DAY, kind: 'changed', capacity: 1 });
    await setException({ optionId, localDate: CLOSED_DAY, kind: 'closed' });
    await tryToBook(optionId, SOLD_OUT_DAY, [adult], new Date());
  }
  const ask = await aReseller();

  /** The availabilities of a month that can be booked. */
  async function openOnes(of = sail): Promise<Availability[]> {
    const { body } = await ask('POST', '/availability', { ...ids(of), ...range });
    return (body as Availability[]).filter(
      ({ available, id }) => available && id > addDays(TODAY, 9),
    );
  }
  const reservation = async (of = sail, quantity = 2, more: object = {}) => ({
    ...ids(of),
    availabilityId: (await openOnes(of))[0]?.id,
    unitItems: Array(quantity).fill({ unitId: String(of.adult) }),
    ...more,
  });
  const reserved = async (of = sail, quantity = 2, more: object = {}): Promise<Booking> => {
    const { status, body } = await ask('POST', '/bookings', await reservation(of, quantity, more));
    expect(status, JSON.stringify(body)).toBe(200);
    return octo.zBooking.parse(body) as Booking;
  };
  const confirmed = async (more: object = {}) => {
    const { uuid } = await reserved();
    return (await ask('POST', `/bookings/${uuid}/confirm`, { contact: CONTACT, ...more }))
      .body as Booking;
  };
  return { ask, sail, hire, openOnes, reservation, reserved, confirmed };
}
