import { beforeAll, expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { PartnerClosing } from '#contract/sales/sales.ts';
import { BookingRefused } from '#orders/bookings/refused.ts';
import { type Admin, anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType } from '../../test/builders.ts';
import { aBookableOption, tryToBook } from '../../test/orders/bookable.ts';
import { aPartner } from '../../test/orders/partners.ts';

let admin: Admin;
const DAY = addDays(menorcaToday(new Date()), 20);
const NOW = new Date();

beforeAll(async () => {
  await aTripType({ id: 1 });
  admin = await anAdmin();
});

/** An option of ten places, of which a partner may sell four. */
async function allotted() {
  const { optionId, adult } = await aBookableOption({ option: { capacity: 10 } });
  const partner = await aPartner();
  await jsonOf(
    admin(`/sales/allotments/${partner.id}`, 'PUT', { allotments: [{ optionId, places: 4 }] }),
  );
  const sell = (count: number, partnerId: number | null = partner.id) =>
    tryToBook(
      optionId,
      DAY,
      Array.from({ length: count }, () => adult),
      NOW,
      { sentBy: { id: partnerId } },
    ).then(
      () => count,
      (error: unknown) => {
        if (error instanceof BookingRefused && error.reason === 'sold_out') return 0;
        throw error;
      },
    );
  const closings = async () =>
    (await jsonOf<{ items: PartnerClosing[] }>(admin('/sales/closings'))).items.filter(
      (one) => one.optionId === optionId && one.date === DAY,
    );
  return { optionId, partner, sell, closings };
}

test('of ten places a partner sells four, however many it tries at once, and others the rest', async () => {
  const { sell } = await allotted();
  const tries = await Promise.all(Array.from({ length: 8 }, () => sell(1)));
  expect(tries.reduce((sum, one) => sum + one, 0)).toBe(4);
  expect(await sell(6, null)).toBe(6);
});

test('what a partner can sell no more is on the list until it is closed there, and again when places are back', async () => {
  const { optionId, partner, sell, closings } = await allotted();
  expect(await closings()).toEqual([]);
  await sell(4);
  const [open] = await closings();
  expect(open).toMatchObject({ partnerId: partner.id, optionId, left: 0, isClosed: false });
  const note = (isClosed: boolean) =>
    jsonOf(
      admin('/sales/closings', 'POST', {
        ...{ partnerId: partner.id, optionId, date: DAY, time: '10:00', isClosed },
      }),
    );
  await note(true);
  expect(await closings()).toEqual([]);
  await jsonOf(
    admin(`/sales/allotments/${partner.id}`, 'PUT', { allotments: [{ optionId, places: 6 }] }),
  );
  expect(await closings()).toMatchObject([{ left: 2, isClosed: true }]);
  await note(false);
  expect(await closings()).toEqual([]);
});
