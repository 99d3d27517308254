import { expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { Problem } from '#contract/problem.ts';
import { tripExtras } from '#core/db/schema.ts';
import { departuresOn } from '#orders/departures/departures.ts';
import { anAdmin } from '../../../test/admin.ts';
import { aTripType, db } from '../../../test/builders.ts';
import { postJson } from '../../../test/client.ts';
import { aBookableOption, planOf } from '../../../test/orders/bookable.ts';

await aTripType();
const admin = await anAdmin();
const option = await aBookableOption();
const other = await aBookableOption();
const [foreign] = await db
  .insert(tripExtras)
  .values({ optionId: other.optionId, name: 'Lunch', cents: 1000 })
  .returning();
const DAY = addDays(menorcaToday(new Date()), 20);
const departureId = departuresOn(await planOf(option.optionId), DAY)[0]?.id ?? '';
const contact = { name: 'Ada Mora', email: 'ada@example.com' };

const one = { unitId: option.adult, quantity: 1 };
const CASES = [
  [
    'extras.0.extraId',
    'an unknown extra',
    { units: [one], extras: [{ extraId: 987_654, quantity: 1 }] },
  ],
  [
    'extras.0.extraId',
    'an unknown extra of which none is wanted',
    { units: [one], extras: [{ extraId: 987_654, quantity: 0 }] },
  ],
  [
    'extras.0.extraId',
    'another option’s extra',
    { units: [one], extras: [{ extraId: foreign?.id ?? 0, quantity: 1 }] },
  ],
  [
    'units.1.unitId',
    'another option’s unit',
    { units: [one, { unitId: other.adult, quantity: 1 }] },
  ],
  ['units.1.unitId', 'a unit that is named twice', { units: [one, one] }],
  [
    `ages.${option.child}`,
    'more ages than children',
    { units: [one, { unitId: option.child, quantity: 1, ages: [4, 5] }] },
  ],
] as const;

test.each(CASES)('at %s %s is refused, of guests and at the desk', async (path, _what, sent) => {
  const body = { optionId: option.optionId, departureId, ...sent, contact, language: 'en' };
  for (const response of [
    await postJson(`/api/trips/${option.tripId}/bookings`, {
      ...body,
      privacyAccepted: true,
      termsAccepted: true,
    }),
    await admin('/bookings', 'POST', { ...body, source: 'phone' }),
  ]) {
    const problem = (await response.json()) as Problem;
    expect(
      [response.status, problem.errors?.map((error) => error.path)],
      JSON.stringify(problem),
    ).toEqual([422, [path]]);
  }
});
