import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import { bookings, outbox } from '#core/db/schema.ts';
import { db } from '../../../test/builders.ts';
import {
  act,
  anOption,
  asGuests,
  booked,
  made,
  order,
  pathOf,
  postJson,
  seen,
} from '../../../test/orders/guest-bookings.ts';

asGuests();

const errorsOf = async (response: Response) =>
  ((await response.json()) as Problem).errors?.map(({ path, code }) => `${path} ${code}`);

test('nothing is booked at once, or confirmed, without the terms; what was agreed to is stored', async () => {
  const option = await anOption();
  const without = { ...booked, termsAccepted: false };
  const refused = await postJson(pathOf(option), await order(option, without));
  expect([refused.status, await errorsOf(refused)]).toEqual([422, ['termsAccepted terms_needed']]);
  const hold = await made(option);
  const unconfirmed = await act(hold, 'confirm', without);
  expect([unconfirmed.status, await errorsOf(unconfirmed)]).toEqual([
    422,
    ['termsAccepted terms_needed'],
  ]);
  expect((await seen(hold)).status).toBe('ON_HOLD');
  expect((await act(hold, 'confirm', booked)).status).toBe(200);
  const [row] = await db.select().from(bookings).where(eq(bookings.uuid, hold.booking.uuid));
  expect(row).toMatchObject({ termsEdition: expect.any(String), offer: null });
  expect(row?.termsAcceptedAt).toMatch(/^20/);
});

test('the confirmation says what is open and how it is paid, the weather rule, and people in words', async () => {
  const option = await anOption();
  const { booking } = await made(option, booked);
  const mail = (await db.select().from(outbox)).find(
    ({ kind, body }) => kind === 'trip.confirmed' && body.includes(booking.reference),
  );
  for (const part of ['Noch zu zahlen', 'bar oder mit Karte', 'Lassen Wind oder See'])
    expect(mail?.body).toContain(part);
});
