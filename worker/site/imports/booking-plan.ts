import * as v from 'valibot';
import { totalOf } from '#contract/bookings/bookings.ts';
import type { UnitType } from '#contract/bookings/plans.ts';
import { menorcaToday } from '#contract/calendar.ts';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import type { BookingRow } from '#contract/imports/imports.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import { MailAddress } from '#contract/mail/mail-address.schema.ts';
import { says } from '#core/http/problem-text.ts';
import { phoneNumber } from '#core/values/phone-number.ts';
import { checkUnits } from '#orders/bookings/check-units.ts';
import { type Departure, departuresOn } from '#orders/departures/departures.ts';
import { countUnits, takingOf } from '#orders/departures/places.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { priceLines } from '#orders/departures/prices.ts';
import { type Outcome, refusalOf, refused } from './outcome.ts';

type Contact = Pick<BookingRow, 'email' | 'phone' | 'language'>;
/** An address or a number that is none. A number next to an address may be written in any way. */
export function contactFault({ email, phone, language }: Contact): Outcome | undefined {
  if (email && !v.is(MailAddress, email)) return refused(FIELD_MESSAGES.email, 'email');
  if (phone && !email && !phoneNumber(phone, { language: language ?? DEFAULT_LANGUAGE }))
    return refused(FIELD_MESSAGES.phone, 'phone');
  return undefined;
}

/** The columns of units, for what a refusal is about. */
const UNIT_COLUMNS: Partial<Record<UnitType, string>> = {
  ADULT: 'adults',
  YOUTH: 'youths',
  CHILD: 'children',
  INFANT: 'infants',
  SENIOR: 'seniors',
};
const peopleOf = ({ people }: Pick<BookingRow, 'people'>) =>
  (Object.entries(people) as [UnitType, number][]).filter(([, quantity]) => quantity > 0);

/** What can be said of a row without the plan of its option. */
export function rowFault(row: BookingRow, now: Date): Outcome | undefined {
  if (row.date < menorcaToday(now))
    return refused(says('problem.import_past', { date: row.date }), 'date');
  if (peopleOf(row).length === 0) return refused('problem.import_no_people', 'people');
  if (!row.name && !row.email && !row.phone) return refused('problem.import_no_contact', 'name');
  if (row.totalCents !== null && (row.paidCents ?? 0) > row.totalCents)
    return refused('problem.import_paid', 'paid');
  return contactFault(row);
}

function departureFor(plan: Plan, { date, time }: BookingRow): Departure | Outcome {
  const starts = departuresOn(plan, date);
  if (starts.length === 0) return refused(says('problem.import_no_day', { date }), 'date');
  const isHire = plan.option.availabilityType === 'OPENING_HOURS';
  const wanted = isHire ? '' : time;
  if (!isHire && time === '' && starts.length > 1)
    return refused(says('problem.import_which_start', { date }), 'time');
  const departure = !isHire && time === '' ? starts[0] : starts.find((one) => one.time === wanted);
  if (!departure) return refused(says('problem.import_no_start', { date, time }), 'time');
  return departure.isClosed ? refused('problem.import_closed', 'date') : departure;
}

export type PlannedBooking = {
  departure: Departure;
  units: { unitId: number; quantity: number }[];
  places: number;
  people: number;
  totalCents: number;
};

/** Departure, units and price of a row by the plan of its option, or why there are none. */
export function plannedBooking(plan: Plan, row: BookingRow): PlannedBooking | Outcome {
  const departure = departureFor(plan, row);
  if ('state' in departure) return departure;
  const units: PlannedBooking['units'] = [];
  for (const [type, quantity] of peopleOf(row)) {
    const unit =
      plan.units.find((one) => one.type === type) ??
      (plan.units.length === 1 ? plan.units[0] : undefined);
    if (!unit) return refused('problem.import_no_unit', UNIT_COLUMNS[type] ?? 'people');
    const known = units.find(({ unitId }) => unitId === unit.id);
    if (known) known.quantity += quantity;
    else units.push({ unitId: unit.id, quantity });
  }
  const items = units.flatMap(({ unitId, quantity }) =>
    Array.from({ length: quantity }, () => ({ unitId })),
  );
  try {
    checkUnits(plan, items);
  } catch (error) {
    return { ...refusalOf(error), path: 'people' };
  }
  const counted = countUnits(items);
  const totalCents = row.totalCents ?? totalOf(priceLines(plan, departure, { units: counted }));
  if ((row.paidCents ?? 0) > totalCents) return refused('problem.import_paid', 'paid');
  return { departure, units, ...takingOf(plan, departure, counted), totalCents };
}
