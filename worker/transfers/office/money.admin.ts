import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { MANUAL_METHODS } from '#contract/money/ledger.ts';
import { PaymentEntryInput } from '#contract/money/payments.schema.ts';
import { VoucherCode } from '#contract/money/vouchers.schema.ts';
import { body } from '#http/body.ts';
import { answers, ID_OR_REFERENCE, pathParameter } from '#http/describe-route.ts';
import { router } from '#http/router.ts';
import { enterPayment, enterRefund, enterVoucher, ledgerAnswer } from '#payments/money.admin.ts';
import { ONE_TRANSFER, storedTransfer } from './detail.ts';

const TickInput = v.object({ method: v.picklist(MANUAL_METHODS) });

/** The money of a transfer: its ledger, and what the firm received or paid back by hand. */
export const transferMoneyRoutes = router()
  .get(`${ONE_TRANSFER}/ledger`, describeRoute({ summary: 'The ledger of a transfer', parameters: [ID_OR_REFERENCE] }), async (c) =>
    c.json(await ledgerAnswer(c, { kind: 'transfer', id: (await storedTransfer(c)).request.id })),
  )
  .post(
    `${ONE_TRANSFER}/payments`,
    describeRoute({
      summary: 'Enter a payment for a transfer',
      description: 'At most what is owed; the same `key` is one payment.',
      parameters: [ID_OR_REFERENCE],
      responses: answers({ 201: 'application/json' }),
    }),
    body(PaymentEntryInput),
    async (c) => c.json(await enterPayment(c, { kind: 'transfer', id: (await storedTransfer(c)).request.id }, c.req.valid('json')), 201),
  )
  .post(
    `${ONE_TRANSFER}/voucher`,
    describeRoute({ summary: 'Pay for a transfer with a guest’s gift voucher', parameters: [ID_OR_REFERENCE], responses: answers({ 201: 'application/json' }) }),
    body(VoucherCode),
    async (c) => c.json(await enterVoucher(c, { kind: 'transfer', id: (await storedTransfer(c)).request.id }, c.req.valid('json').code), 201),
  )
  .post(
    `${ONE_TRANSFER}/refunds/:refund/done`,
    describeRoute({
      summary: 'Note that a refund of a transfer was paid by hand',
      parameters: [ID_OR_REFERENCE, pathParameter('refund', { type: 'string' })],
    }),
    body(TickInput),
    async (c) => c.json(await enterRefund(c, { kind: 'transfer', id: (await storedTransfer(c)).request.id }, c.req.valid('json').method)),
  );
