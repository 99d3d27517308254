import { beforeAll, expect, test } from 'vitest';
import type { TripInboxState } from '#contract/admin/admin.ts';
import { canFollow, STEPS } from '#contract/orders/states.ts';
import { STORED } from '#orders/bookings/inbox-states.ts';
import { changeBooking } from '#orders/bookings/write.ts';
import { aTripType, db } from '../../test/builders.ts';
import { aBookableOption, tryToBook } from '../../test/orders/bookable.ts';

const STATES = Object.keys(STEPS.trip) as TripInboxState[];
const now = new Date('2027-06-01T08:00:00Z');

beforeAll(async () => {
  await aTripType({ id: 1 });
});

test('no write brings a booking from any state into one that its table does not have', async () => {
  const { optionId, adult } = await aBookableOption();
  const made = await tryToBook(optionId, '2027-06-12', [adult], now);
  for (const from of STATES)
    for (const to of STATES.filter((one) => one !== from && !canFollow('trip', from, one)))
      await expect(
        changeBooking(db, { ...made, ...STORED[from] }, STORED[to], { actor: 'user:1', now }),
        `${from} to ${to}`,
      ).rejects.toMatchObject({ status: 409, code: 'state' });
});
