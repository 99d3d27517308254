import type { BookingContact } from '#contract/bookings/bookings.ts';
import { departureId, instantOfWall, utcSeconds, wallClock } from '#core/values/wall-clock.ts';
import type { Booking as StoredBooking } from '#orders/bookings/booking.reads.ts';
import { endingOf } from '#orders/bookings/ending.ts';
import { departuresOn } from '#orders/departures/departures.ts';
import { type Taken, takenKey } from '#orders/departures/plan.reads.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { octoAvailability } from './availability.ts';
import type { Wanted } from './capabilities.ts';
import { bookingPickup, octoAnswers } from './needs.ts';
import type { Availability, Booking, Contact, Ticket, UnitItem } from './octo.ts';
import { octoStatus } from './octo-status.ts';
import { pricing } from './pricing.ts';
import type { ProductPlans } from './products.reads.ts';
import { DELIVERY, octoOption, octoProduct, octoUnit, REDEMPTION } from './products.ts';

export type Surroundings = {
  product: ProductPlans | undefined;
  taken: Taken;
  wanted: Wanted;
  now: Date;
};

const contactOf = (contact: BookingContact): Contact => ({
  fullName: contact.fullName ?? null,
  firstName: contact.firstName ?? null,
  lastName: contact.lastName ?? null,
  emailAddress: contact.emailAddress || null,
  phoneNumber: contact.phoneNumber ?? null,
  locales: contact.locales ?? [],
  postalCode: contact.postalCode ?? null,
  country: contact.country ?? null,
  notes: contact.notes ?? null,
});

const utc = (at: string | null) => (at === null ? null : utcSeconds(at));

/** A code once it is worth something: a hold has none yet. */
const ticket = (isValid: boolean, deliveryValue: string, redeemedAt: string | null): Ticket => ({
  redemptionMethod: REDEMPTION,
  utcRedeemedAt: utc(redeemedAt),
  deliveryOptions: isValid ? [{ deliveryFormat: 'QRCODE', deliveryValue }] : [],
});

/** The departure as it stands now; of one that is no longer planned the time that was booked. */
function availabilityOf(
  booking: StoredBooking,
  plan: Plan | undefined,
  { taken, wanted, now }: Surroundings,
): Availability {
  const { localDate: date, localTime: time } = booking;
  const departure = plan && departuresOn(plan, date).find((one) => one.time === time);
  const asked = { units: undefined, wanted, now: now.getTime() };
  if (plan && departure)
    return octoAvailability(
      plan,
      departure,
      taken.get(takenKey(plan.option.id, departure)) ?? 0,
      asked,
    );
  const startsAt = instantOfWall(date, time);
  const start = wallClock(startsAt);
  return {
    ...{
      id: departureId(date, time),
      localDateTimeStart: start,
      localDateTimeEnd: start,
      utcCutoffAt: utcSeconds(startsAt),
      allDay: time === '',
    },
    ...{
      available: false,
      status: 'CLOSED',
      vacancies: 0,
      capacity: 0,
      maxUnits: null,
      openingHours: [],
    },
  };
}

/** The moment for which guests are picked up: of a day of hire its first hour. */
const startsAtOf = ({ localDateTimeStart, openingHours: [hours] }: Availability) =>
  hours
    ? instantOfWall(localDateTimeStart.slice(0, 10), hours.from)
    : Date.parse(localDateTimeStart);

/** The commission that a booking was made under, by which statements count it; null where none was agreed, then or now. */
function agreedFor({ commissionBp }: StoredBooking, { commission }: Wanted): number | null {
  if (commissionBp) return commissionBp;
  return commission === null ? null : (commissionBp ?? commission);
}

/** A booking as the standard describes it. */
export function octoBooking(booking: StoredBooking, around: Surroundings): Booking {
  const { product, wanted, now } = around;
  const status = octoStatus(booking, now);
  const plan = product?.plans.find(({ option }) => option.id === booking.optionId);
  const availability = availabilityOf(booking, plan, around);
  const isOver = status === 'CANCELLED' || status === 'EXPIRED';
  const isValid = status === 'CONFIRMED' || status === 'REDEEMED';
  const commission = agreedFor(booking, wanted);
  const unitItems = booking.units.map((unit): UnitItem => {
    const described = plan && octoUnit(plan, unit.unitId, wanted);
    return {
      uuid: unit.uuid,
      resellerReference: unit.resellerReference,
      supplierReference: null,
      unitId: String(unit.unitId),
      ...(described && { unit: described }),
      status: unit.redeemedAt && !isOver ? 'REDEEMED' : status,
      utcRedeemedAt: utc(unit.redeemedAt),
      contact: contactOf(unit.contact),
      ticket: ticket(isValid, unit.ticketCode, unit.redeemedAt),
      ...(wanted.hasPricing && { pricing: pricing(unit.cents, commission) }),
      ...(wanted.hasQuestions && octoAnswers(plan, booking.answers, unit.uuid, wanted)),
    };
  });
  return {
    id: booking.id,
    uuid: booking.uuid,
    testMode: false,
    resellerReference: booking.resellerReference,
    supplierReference: booking.reference,
    status,
    utcCreatedAt: utcSeconds(booking.createdAt),
    utcUpdatedAt: utcSeconds(booking.updatedAt),
    utcExpiresAt: status === 'ON_HOLD' || status === 'EXPIRED' ? utc(booking.expiresAt) : null,
    utcRedeemedAt: utc(booking.redeemedAt),
    utcConfirmedAt: utc(booking.confirmedAt),
    productId: String(booking.tripId),
    ...(product &&
      plan && {
        product: octoProduct(product, wanted, true),
        option: octoOption(plan, plan === product.plans[0], wanted, true),
      }),
    optionId: String(booking.optionId),
    cancellable: typeof endingOf(booking, now)?.free === 'string',
    cancellation: isOver
      ? {
          refund: booking.refund ?? 'NONE',
          reason: booking.cancellationReason,
          utcCancelledAt: utcSeconds(booking.cancelledAt ?? booking.expiresAt ?? booking.updatedAt),
        }
      : null,
    freesale: false,
    availabilityId: availability.id,
    availability,
    contact: contactOf(booking.contact),
    notes: booking.notes,
    deliveryMethods: DELIVERY.deliveryMethods as Booking['deliveryMethods'],
    voucher: ticket(isValid, booking.reference, booking.redeemedAt),
    unitItems,
    ...(wanted.hasPricing && { pricing: pricing(booking.totalCents, commission) }),
    ...(wanted.hasQuestions && octoAnswers(plan, booking.answers, null, wanted)),
    ...(wanted.hasPickups && bookingPickup(booking.pickup, startsAtOf(availability), wanted)),
  };
}
