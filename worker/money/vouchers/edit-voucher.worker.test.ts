import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { menorcaToday } from '#contract/calendar.ts';
import type { VoucherDetail, VoucherTexts } from '#contract/money/vouchers.ts';
import type { Problem } from '#contract/problem.ts';
import { auditLog, giftVouchers, outbox } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';

const admin = await anAdmin();
const issued = (more: object = {}) =>
  jsonOf<VoucherDetail>(
    admin('/vouchers', 'POST', { cents: 5000, method: 'cash', recipient: 'Ada', ...more }),
  );
const stored = ({ id }: VoucherDetail) => jsonOf<VoucherDetail>(admin(`/vouchers/${id}`));
const textsOf = ({
  recipient,
  giver,
  message,
  buyerEmail,
  language,
  endsOn,
}: VoucherDetail): VoucherTexts => ({
  ...{ recipient, giver, message, buyerEmail, language, endsOn },
});
const save = (voucher: VoucherDetail, more: object) =>
  admin(`/vouchers/${voucher.id}`, 'PUT', {
    ...textsOf(voucher),
    version: voucher.version,
    ...more,
  });
const refused = async (response: Response) => {
  const { errors = [] } = (await response.json()) as Problem;
  return [
    response.status,
    ...errors.map(({ path, code, message }) => `${path} ${code}: ${message}`),
  ];
};
const edits = (id: number) =>
  db
    .select({ detail: auditLog.detail })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, 'vouchers'),
        eq(auditLog.entityId, String(id)),
        eq(auditLog.action, 'update'),
      ),
    );

test('what a gift voucher says is corrected; code, amount and entries stay, and the mail says the new text', async () => {
  const voucher = await issued();
  const texts = {
    ...{
      recipient: 'Aina Pons',
      giver: 'Bea',
      message: 'Per molts d’anys',
      buyerEmail: 'bea.new@example.com',
    },
    ...{ language: 'ca', endsOn: '2099-12-31' },
  };
  const saved = await jsonOf<VoucherDetail>(
    save(voucher, { ...texts, cents: 900_000, code: 'AAAA-BBBB-CCCC-DDDD', balanceCents: 1 }),
  );
  expect(saved).toEqual({ ...voucher, ...texts, version: 2 });
  expect(await stored(voucher)).toEqual(saved);
  expect(await edits(voucher.id)).toEqual([{ detail: { version: 2 } }]);
  expect((await admin(`/vouchers/${voucher.id}/mail`, 'POST')).status).toBe(200);
  const [mail] = await db.select().from(outbox).where(eq(outbox.toAddress, 'bea.new@example.com'));
  expect(mail).toMatchObject({ language: 'ca', body: expect.stringContaining('Per molts d’anys') });
  expect(mail?.body).toContain('Aina Pons');
});

test('of two who edit at once, the second gets what the first saved, and nothing of it is lost', async () => {
  const voucher = await issued();
  const [one, other] = await Promise.all([
    save(voucher, { recipient: 'Ona' }),
    save(voucher, { recipient: 'Pau' }),
  ]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  const { current } = (await (one.status === 409 ? one : other).json()) as {
    current: VoucherDetail;
  };
  expect(current).toEqual(await stored(voucher));
  expect(current).toMatchObject({ version: 2, recipient: one.status === 200 ? 'Ona' : 'Pau' });
  expect(await edits(voucher.id)).toHaveLength(1);
  expect((await save(current, { message: 'Hola' })).status).toBe(200);
  expect(await stored(voucher)).toMatchObject({
    recipient: current.recipient,
    message: 'Hola',
    version: 3,
  });
});

test('a last day before today is refused, and one that is over may stay while a name is corrected', async () => {
  const voucher = await issued();
  const past = 'endsOn past: Please choose a date in the future.';
  expect(await refused(await save(voucher, { endsOn: '2020-01-01' }))).toEqual([422, past]);
  expect(
    await refused(
      await admin('/vouchers', 'POST', { cents: 100, method: 'cash', endsOn: '2020-01-01' }),
    ),
  ).toEqual([422, past]);
  expect(await refused(await save(voucher, { endsOn: '2099-02-31' }))).toEqual([
    422,
    'endsOn date: This date does not exist.',
  ]);
  expect(
    await refused(
      await save(voucher, {
        endsOn: 'soon',
        buyerEmail: 'bea',
        recipient: 'x'.repeat(121),
        language: 'fr',
      }),
    ),
  ).toEqual([
    422,
    'recipient too_long: This text is too long.',
    'buyerEmail email: Please enter a valid email address.',
    'language invalid: Please check this field.',
    'endsOn date: This date does not exist.',
  ]);
  expect(await stored(voucher)).toEqual(voucher);
  expect((await save(voucher, { endsOn: menorcaToday(new Date()) })).status).toBe(200);
  await db
    .update(giftVouchers)
    .set({ endsOn: '2020-01-01' })
    .where(eq(giftVouchers.id, voucher.id));
  const over = await stored(voucher);
  expect(await jsonOf(save(over, { recipient: 'Ona' }))).toMatchObject({
    recipient: 'Ona',
    state: 'over',
    endsOn: '2020-01-01',
  });
  expect(await jsonOf(save(await stored(voucher), { endsOn: null }))).toMatchObject({
    recipient: 'Ona',
    state: 'open',
    endsOn: null,
  });
});

test('a voided gift voucher stays as it is; one that does not exist is not there', async () => {
  const voucher = await issued();
  await admin(`/vouchers/${voucher.id}/void`, 'POST');
  const answer = await save(voucher, { recipient: 'Ona' });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    detail: 'This gift voucher has been voided.',
    current: { state: 'void', recipient: 'Ada', version: 1 },
  });
  expect(await edits(voucher.id)).toEqual([]);
  expect((await save({ ...voucher, id: 999_999 }, {})).status).toBe(404);
});

test('names that are written after they were erased are erased again', async () => {
  const voucher = await issued({ buyerEmail: 'gone@example.com' });
  await admin('/person/erase', 'POST', { email: 'gone@example.com' });
  expect((await save(voucher, {})).status).toBe(409);
  const erased = await stored(voucher);
  expect((await save(erased, { recipient: 'Ona', buyerEmail: 'ona@example.com' })).status).toBe(
    200,
  );
  const [row] = await db.select().from(giftVouchers).where(eq(giftVouchers.id, voucher.id));
  expect(row).toMatchObject({ recipient: 'Ona', anonymisedAt: null });
});
