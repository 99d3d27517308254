import { beforeAll, test } from 'vitest';
import { discountCodes, partners } from '#core/db/schema.ts';
import { db } from '../../test/builders.ts';
import { expectWithin, GUEST } from '../../test/d1/round-trips.ts';
import { traced, tracedPost } from '../../test/d1/traced-d1.ts';
import { openTransferOffice, post } from '../../test/orders/transfer-office.ts';
import {
  aQuote,
  aTransferRequest,
  journey,
  person,
  QUOTE,
  REQUESTS,
} from '../../test/orders/transfer-table.ts';

beforeAll(openTransferOffice);

test('a transfer’s quote and request', async () => {
  expectWithin(await tracedPost(QUOTE, journey()), GUEST, 200);
  const { quoteToken } = await aQuote();
  expectWithin(await tracedPost(REQUESTS, { ...person(), quoteToken }), GUEST, 201);
});

test('a transfer’s request with a code or a partner, and one that uses up the code', async () => {
  const [partner] = await db
    .insert(partners)
    .values({ name: 'Hotel Sol', slug: 'hotel-sol', terms: 'net' })
    .returning();
  await db.insert(discountCodes).values([
    { code: 'PLATJA', name: 'Beach', percent: 10, forTransfers: true },
    { code: 'HOTEL', name: 'Hotel', percent: 10, forTransfers: true, partnerId: partner?.id },
    { code: 'LAST', name: 'Last', percent: 10, forTransfers: true, maxUses: 1 },
  ]);
  const { quoteToken } = await aQuote();
  const request = async (more: object, key: string) =>
    tracedPost(REQUESTS, { ...person(more), quoteToken }, { 'Idempotency-Key': key });
  expectWithin(await request({ code: 'PLATJA' }, 'code'), GUEST, 201);
  expectWithin(await request({ code: 'PLATJA' }, 'code'), GUEST, 201);
  expectWithin(await request({ code: 'HOTEL' }, 'hotel’s code'), GUEST, 201);
  expectWithin(await request({ partner: 'hotel-sol' }, 'hotel'), GUEST, 201);
  expectWithin(await request({ code: 'LAST' }, 'last'), GUEST, 201);
  expectWithin(await request({ code: 'LAST' }, 'after the last'), GUEST, 409);
});

test('a transfer that is read, changed and cancelled', async () => {
  const request = await aTransferRequest();
  expectWithin(await traced(request.pathOf('')), GUEST, 200);
  expectWithin(await tracedPost(request.pathOf('/change'), { message: 'Later' }), GUEST, 201);
  expectWithin(await tracedPost(request.pathOf('/change'), { message: 'Later' }), GUEST, 201);
  expectWithin(await tracedPost(request.pathOf('/cancel'), { feeCents: 0 }), GUEST, 200);
  expectWithin(await tracedPost(request.pathOf('/cancel'), { feeCents: 0 }), GUEST, 200);
});

test('a transfer whose contact is corrected', async () => {
  const request = await aTransferRequest();
  const correct = (email: string) => tracedPost(request.pathOf('/contact'), { contact: { email } });
  expectWithin(await correct('ana@example.com'), GUEST, 200);
  expectWithin(await correct('ana@example.com'), GUEST, 200);
});

test('the offer for a transfer is accepted', async () => {
  const request = await aTransferRequest({ termsAccepted: false });
  const accept = () => tracedPost(request.pathOf('/accept'), { termsAccepted: true });
  expectWithin(await accept(), GUEST, 409);
  await post(`/${request.id}/state`, { to: 'confirmed', version: 1 });
  expectWithin(await accept(), GUEST, 200);
  expectWithin(await accept(), GUEST, 200);
});
