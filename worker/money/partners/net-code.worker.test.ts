import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { bookings, discountCodes, partners, transferRequests } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, db } from '../../test/builders.ts';
import { postJson } from '../../test/client.ts';
import { act, anOption, asGuests, booked, DAY, made } from '../../test/orders/guest-bookings.ts';
import { aPartner } from '../../test/orders/partners.ts';
import { aTransferRequest, aTransferTable } from '../../test/orders/transfer-table.ts';

// The slug of a partner is public. Its guests pay the partner, and not us, when they come by the link with its code.

beforeAll(() => aTransferTable());
asGuests();
const admin = await anAdmin();

const paidFirst = () => anOption({ option: { payment: 'all' } });
const stored = async (reference: string) =>
  (await db.select().from(bookings).where(eq(bookings.reference, reference)))[0];

test('the slug of a partner on net terms alone does not skip the payment, whatever stands after it', async () => {
  const { slug, code } = await aPartner({ terms: 'net' });
  const other = await aPartner({ terms: 'net' });
  for (const sent of [slug, `${slug}.`, `${slug}.wrong`, `${slug}.${other.code}`, `.${code}`]) {
    const { booking } = await made(await paidFirst(), { ...booked, partner: sent });
    expect(await stored(booking.reference), sent).toMatchObject({
      ...{ status: 'ON_HOLD', partnerId: null },
    });
  }
  const { id } = await aTransferRequest({ partner: slug });
  const [transfer] = await db.select().from(transferRequests).where(eq(transferRequests.id, id));
  expect(transfer?.partnerId).toBeNull();
  const trip = await aTrip();
  await postJson(`/api/trips/${trip.id}/requests`, {
    ...{ date: DAY, adults: 2, ...booked, partner: slug },
  });
  const [request] = await db.select().from(bookings).where(eq(bookings.tripId, trip.id));
  expect(request?.partnerId).toBeNull();
});

test('with the code the guest pays the partner; a new code ends the former link', async () => {
  const { id, slug, code } = await aPartner({ terms: 'net' });
  const by = async (sent: string) =>
    stored((await made(await paidFirst(), { ...booked, partner: sent })).booking.reference);
  expect(await by(`${slug}.${code}`)).toMatchObject({ status: 'CONFIRMED', partnerId: id });
  const { code: next } = await jsonOf<{ code: string }>(admin(`/partners/${id}/code`, 'POST'));
  expect(next).not.toBe(code);
  expect(await by(`${slug}.${code}`)).toMatchObject({ status: 'ON_HOLD', partnerId: null });
  expect(await by(`${slug}.${next}`)).toMatchObject({ status: 'CONFIRMED', partnerId: id });
});

test('the partner whose code is typed decides who is paid, at once and for a hold, whichever link the guest came by', async () => {
  const [net, onCommission] = [await aPartner({ terms: 'net' }), await aPartner()];
  for (const [comes, types, status] of [
    [net, onCommission, 'ON_HOLD'],
    [onCommission, net, 'CONFIRMED'],
  ] as const) {
    const code = `OF${types.id}`;
    await db
      .insert(discountCodes)
      .values({ code, name: 'Sun', percent: 10, partnerId: types.id })
      .onConflictDoNothing();
    const partner = `${comes.slug}.${comes.code}`;
    const atOnce = await made(await paidFirst(), { ...booked, partner, code });
    const hold = await made(await paidFirst(), { partner });
    expect((await act(hold, 'confirm', { ...booked, code })).status).toBe(200);
    for (const { booking } of [atOnce, hold])
      expect(await stored(booking.reference)).toMatchObject({ status, partnerId: types.id });
  }
});

test('each partner has a code of its own, which its row shows; on commission the slug is enough', async () => {
  const made_ = await jsonOf<{ id: number; code: string }>(
    admin('/partners', 'POST', { name: 'Hotel Sol', slug: 'hotel-sol', terms: 'net' }),
  );
  expect((await jsonOf<{ code: string }>(admin(`/partners/${made_.id}`))).code).toMatch(
    /^[0-9a-f]{10}$/,
  );
  const codes = (await db.select({ code: partners.code }).from(partners)).map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  const { id, slug } = await aPartner();
  const { booking } = await made(await anOption(), { ...booked, partner: slug });
  expect((await stored(booking.reference))?.partnerId).toBe(id);
});
