import { eq, or } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { bookingToken } from '#bookings/manage-link.ts';
import { MANUAL_METHODS, type SubjectLedger } from '#contract/money/ledger.ts';
import { PaymentEntryInput } from '#contract/money/payments.schema.ts';
import { VoucherCode } from '#contract/money/vouchers.schema.ts';
import type { PayLink } from '#contract/money/payments.ts';
import { type AuditEntry, auditEntry, auditEntryIf } from '#db/audit.ts';
import { bookings } from '#db/schema.ts';
import { signingSecret } from '#db/signing-secret.ts';
import type { App } from '#env';
import { body } from '#http/body.ts';
import { answers, pathParameter } from '#http/describe-route.ts';
import { siteOrigin } from '#http/origin.ts';
import { ApiError, found } from '#http/problem.ts';
import { router } from '#http/router.ts';
import type { Subject } from '#ledger/entries.ts';
import { ledgerOf } from '#ledger/ledger.reads.ts';
import { payWithVoucher } from '#vouchers/pay-with-voucher.ts';
import { toldBy } from '#vouchers/vouchers.routes.ts';
import { payByHand } from './by-hand.ts';
import { payableOf } from './due.ts';
import { chosenProvider } from './providers.ts';
import { tickRefund } from './refunds.ts';

const BOOKING = pathParameter('uuid', { type: 'string', minLength: 1 }, 'The uuid, or the reference.');
const TickInput = v.object({ method: v.picklist(MANUAL_METHODS) });

const actorOf = (c: Context<App>) => (c.var.apiKeyId === undefined ? `user:${c.var.user.id}` : `key:${c.var.apiKeyId}`);

/** The booking named in the URL, in the trash or not: its money stays. */
async function bookingOf(c: Context<App>) {
  const name = c.req.param('uuid') ?? '';
  const [row] = await c.var.db
    .select({ id: bookings.id, reference: bookings.reference })
    .from(bookings)
    .where(or(eq(bookings.uuid, name), eq(bookings.id, name), eq(bookings.reference, name)));
  return found(row);
}

/** Entries, balance and refunds as the administration shows them. */
export async function ledgerAnswer(c: Context<App>, subject: Subject): Promise<SubjectLedger> {
  const { db, reader } = c.var;
  const [ledger, provider] = await Promise.all([reader.run(ledgerOf(db, subject)), chosenProvider(c.env, db)]);
  return { ...ledger, canPayOnline: provider !== undefined && ledger.balanceCents > 0 };
}

const auditOf = (c: Context<App>, action: 'payment' | 'refund', { kind, id }: Subject, detail: AuditEntry['detail']): AuditEntry => ({
  ...{ userId: c.var.user.id, apiKeyId: c.var.apiKeyId, action, detail },
  ...{ entity: kind === 'booking' ? 'bookings' : 'transfer-requests', entityId: id },
});

export async function enterPayment(
  c: Context<App>,
  subject: Subject,
  input: v.InferOutput<typeof PaymentEntryInput>,
): Promise<SubjectLedger> {
  const { method, cents } = input;
  await payByHand(c.var.db, subject, input, { actor: actorOf(c), now: new Date() }, (isNew) => [
    auditEntryIf(c.var.db, auditOf(c, 'payment', subject, { method, cents }), isNew),
  ]);
  return ledgerAnswer(c, subject);
}

/** Pays with a guest's gift voucher, as far as its balance goes. */
export async function enterVoucher(c: Context<App>, subject: Subject, code: string): Promise<SubjectLedger> {
  const now = new Date();
  await payWithVoucher(c.var.db, subject, code, { actor: actorOf(c), now }, {
    beside: (isPaid) => [auditEntryIf(c.var.db, auditOf(c, 'payment', subject, { method: 'voucher' }), isPaid)],
    told: toldBy(c, now),
  });
  return ledgerAnswer(c, subject);
}

/** Notes that the firm paid a refund by hand; a second time changes nothing and says so. */
export async function enterRefund(c: Context<App>, subject: Subject, method: (typeof MANUAL_METHODS)[number]): Promise<SubjectLedger> {
  const refundId = c.req.param('refund') ?? '';
  const by = { actor: actorOf(c), now: new Date() };
  if (!(await tickRefund(c.var.db, refundId, method, by, subject.id)))
    throw new ApiError(409, 'This refund was paid already, or is paid by the payment provider.', { code: 'state' });
  await auditEntry(c.var.db, auditOf(c, 'refund', subject, { method }));
  return ledgerAnswer(c, subject);
}

/** A booking's money: its ledger, what the firm received or paid back by hand, and a link to pay. */
export const bookingMoneyRoutes = router()
  .get('/:uuid/ledger', describeRoute({ summary: 'The ledger of a booking', parameters: [BOOKING] }), async (c) =>
    c.json(await ledgerAnswer(c, { kind: 'booking', id: (await bookingOf(c)).id })),
  )
  .post(
    '/:uuid/payments',
    describeRoute({
      summary: 'Enter a payment that the company received',
      description: 'At most what is owed; the same `key` is one payment.',
      parameters: [BOOKING],
      responses: answers({ 201: 'application/json' }),
    }),
    body(PaymentEntryInput),
    async (c) => c.json(await enterPayment(c, { kind: 'booking', id: (await bookingOf(c)).id }, c.req.valid('json')), 201),
  )
  .post(
    '/:uuid/voucher',
    describeRoute({ summary: 'Pay for a booking with a guest’s gift voucher', parameters: [BOOKING], responses: answers({ 201: 'application/json' }) }),
    body(VoucherCode),
    async (c) => c.json(await enterVoucher(c, { kind: 'booking', id: (await bookingOf(c)).id }, c.req.valid('json').code), 201),
  )
  .post(
    '/:uuid/refunds/:refund/done',
    describeRoute({ summary: 'Note that a refund was paid by hand', parameters: [BOOKING, pathParameter('refund', { type: 'string' })] }),
    body(TickInput),
    async (c) => c.json(await enterRefund(c, { kind: 'booking', id: (await bookingOf(c)).id }, c.req.valid('json').method)),
  )
  .get('/:uuid/pay-link', describeRoute({ summary: 'A link by which the guest pays what is owed', parameters: [BOOKING] }), async (c) => {
    const { db } = c.var;
    const { id, reference } = await bookingOf(c);
    const [payable, provider, secret] = await Promise.all([
      payableOf(db, { kind: 'booking', id }, new Date()),
      chosenProvider(c.env, db),
      signingSecret(db, c.env.QUOTE_SECRET),
    ]);
    const cents = payable ? payable.dueNowCents || payable.openCents : 0;
    if (!provider || cents === 0) throw new ApiError(409, 'Nothing can be paid online for this booking.', { code: 'state' });
    const url = `${siteOrigin(c.env, c.req.url)}/api/bookings/${reference}/pay?token=${await bookingToken(secret, id)}`;
    return c.json({ url, cents, currency: 'EUR' } satisfies PayLink);
  });
