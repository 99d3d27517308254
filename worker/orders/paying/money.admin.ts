import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { MANUAL_METHODS, type MoneySubject, type SubjectLedger } from '#contract/money/ledger.ts';
import { PaymentEntryInput } from '#contract/money/payments.schema.ts';
import type { GuestPayLink } from '#contract/money/payments.ts';
import { VoucherCode } from '#contract/money/vouchers.schema.ts';
import { actorOf } from '#core/auth/actor.ts';
import { type AuditEntry, auditEntry, auditEntryIf } from '#core/db/statements/audit.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, pathParameter } from '#core/http/description/describe-route.ts';
import { idIn } from '#core/http/ids.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import type { Subject } from '#money/ledger/entries.ts';
import { ledgerOf } from '#money/ledger/ledger.reads.ts';
import { isGuestOfPartner, payByHand, undoPayment } from '#money/payments/by-hand.ts';
import { disputesOf } from '#money/payments/provider-refunds/disputes.reads.ts';
import { chosenProvider } from '#money/payments/providers/providers.ts';
import { tickRefund } from '#money/payments/refunds.ts';
import { guestPayLink, mailPayLink } from './links/pay-link.ts';
import { subjectNamed } from './links/subject.ts';
import { payWithVoucher } from './vouchers/pay-with-voucher.ts';
import { confirmedMails } from './vouchers/vouchers.routes.ts';

/** `cents`: as shown to who paid it. */
const TickInput = v.object({
  method: v.picklist(MANUAL_METHODS),
  cents: v.optional(v.pipe(v.number(), v.integer())),
});

const byOf = (c: Context<App>) => ({ actor: actorOf(c), now: new Date() });

/** Entries, balance and refunds as the administration shows them. */
export async function ledgerAnswer(c: Context<App>, subject: Subject): Promise<SubjectLedger> {
  const { db, reader } = c.var;
  const [ledger, disputes, provider, isPaidToPartner] = await Promise.all([
    reader.run(ledgerOf(db, subject)),
    reader.run(disputesOf(db, subject)),
    chosenProvider(c.env, db),
    isGuestOfPartner(db, subject),
  ]);
  return {
    ...{ ...ledger, disputes, isPaidElsewhere: isPaidToPartner },
    canPayOnline: provider !== undefined && !isPaidToPartner && ledger.balanceCents > 0,
  };
}

const auditOf = (
  c: Context<App>,
  action: 'payment' | 'payment-undo' | 'refund' | 'pay-link',
  { kind, id }: Subject,
  detail: AuditEntry['detail'],
): AuditEntry => ({
  ...{ userId: c.var.user.id, apiKeyId: c.var.apiKeyId, action, detail },
  ...{ entity: kind === 'booking' ? 'bookings' : 'transfer-requests', entityId: id },
});

const UNDONE = 'problem.payment_stays';

const NOT_DUE = 'problem.refund_not_due';

/** The money of a booking or a transfer: its ledger, what the firm received or paid back by hand, and the link to pay. */
export function moneyRoutes(kind: MoneySubject) {
  const what = kind === 'booking' ? 'booking' : 'transfer';
  const parameters = [
    pathParameter(
      'subject',
      { type: 'string', minLength: 1 },
      kind === 'booking' ? 'The uuid, or the reference.' : 'The id, or the reference.',
    ),
  ];
  const subjectOf = async (c: Context<App>) =>
    found(await subjectNamed(c.var.db, kind, c.req.param('subject') ?? ''));
  const routes = router();
  routes.get(
    '/:subject/ledger',
    describeRoute({ summary: `The ledger of a ${what}`, parameters }),
    noStepUp('a read'),
    async (c) => c.json(await ledgerAnswer(c, await subjectOf(c))),
  );
  routes.post(
    '/:subject/payments',
    describeRoute({
      summary: `Enter a payment that the company received for a ${what}`,
      description: 'At most what is owed; the same `key` is one payment.',
      parameters,
      responses: answers({ 201: 'application/json' }),
    }),
    noStepUp('money coming in'),
    body(PaymentEntryInput),
    async (c) => {
      const subject = await subjectOf(c);
      const input = c.req.valid('json');
      const { method, cents } = input;
      await payByHand(c.var.db, subject, input, byOf(c), (isNew) => [
        auditEntryIf(c.var.db, auditOf(c, 'payment', subject, { method, cents }), isNew),
      ]);
      return c.json(await ledgerAnswer(c, subject), 201);
    },
  );
  routes.post(
    '/:subject/payments/:entry/undo',
    describeRoute({
      summary: `Take back a payment for a ${what} that was entered by mistake`,
      description:
        'Writes a second entry; the first one stays. 409 for payments through the provider and those taken back already.',
      parameters: [
        ...parameters,
        pathParameter('entry', { type: 'integer', minimum: 1 }, 'The entry’s `id` in the ledger.'),
      ],
    }),
    noStepUp('money coming in'),
    async (c) => {
      const subject = await subjectOf(c);
      const isDone = await undoPayment(
        c.var.db,
        subject,
        idIn(c.req.param('entry')) ?? 0,
        byOf(c),
        (isNew, entry) => [
          auditEntryIf(c.var.db, auditOf(c, 'payment-undo', subject, { entry }), isNew),
        ],
      );
      if (!isDone) throw new ApiError(409, UNDONE, { code: 'state' });
      return c.json(await ledgerAnswer(c, subject));
    },
  );
  routes.post(
    '/:subject/voucher',
    describeRoute({
      summary: `Pay for a ${what} with a guest’s gift voucher`,
      description: 'As far as its balance goes.',
      parameters,
      responses: answers({ 201: 'application/json' }),
    }),
    noStepUp('money coming in'),
    body(VoucherCode),
    async (c) => {
      const subject = await subjectOf(c);
      const by = byOf(c);
      await payWithVoucher(c.var, subject, c.req.valid('json').code, by, {
        alongside: (isPaid) => [
          auditEntryIf(c.var.db, auditOf(c, 'payment', subject, { method: 'voucher' }), isPaid),
        ],
        mails: confirmedMails(c, subject.id, by.now),
      });
      return c.json(await ledgerAnswer(c, subject), 201);
    },
  );
  routes.post(
    '/:subject/refunds/:refund/done',
    describeRoute({
      summary: `Note that a refund of a ${what} was paid by hand`,
      parameters: [...parameters, pathParameter('refund', { type: 'string' })],
    }),
    stepUp(),
    body(TickInput),
    async (c) => {
      const subject = await subjectOf(c);
      const paid = c.req.valid('json');
      // A second time changes nothing and says so.
      if (!(await tickRefund(c.var.db, c.req.param('refund'), paid, byOf(c), subject)))
        throw new ApiError(409, NOT_DUE, { code: 'state' });
      await auditEntry(c.var.db, auditOf(c, 'refund', subject, { method: paid.method }));
      return c.json(await ledgerAnswer(c, subject));
    },
  );
  routes.get(
    '/:subject/pay-link',
    describeRoute({
      summary: `A link by which the guest of a ${what} pays what is owed; null when nothing can be paid online`,
      parameters,
    }),
    noStepUp('a read'),
    async (c) => c.json<GuestPayLink | null>(await guestPayLink(c, await subjectOf(c), new Date())),
  );
  routes.post(
    '/:subject/pay-link/mail',
    describeRoute({
      summary: `Mail the link to pay to the guest of a ${what}`,
      description: 'In the guest’s language; one mail in ten minutes, 429 before.',
      parameters,
      responses: answers({ 201: 'application/json' }),
    }),
    noStepUp('mails a link to the guest'),
    async (c) => {
      const subject = await subjectOf(c);
      await mailPayLink(c, subject, new Date(), (isNew, cents) => [
        auditEntryIf(c.var.db, auditOf(c, 'pay-link', subject, { cents }), isNew),
      ]);
      return c.json<GuestPayLink>(found(await guestPayLink(c, subject, new Date())), 201);
    },
  );
  return routes;
}
