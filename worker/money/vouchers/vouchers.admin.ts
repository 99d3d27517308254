import { gt, isNotNull, not, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { menorcaToday } from '#contract/calendar.ts';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import { VoucherInput, VoucherQuery, VoucherUpdate } from '#contract/money/vouchers.schema.ts';
import { refuse } from '#core/crud/check-input.ts';
import { ReadAfter } from '#core/db/read-after.ts';
import { giftVoucherEntries, giftVouchers } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { type AuditEntry, auditEntryIf } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { answers, pathParameter } from '#core/http/description/describe-route.ts';
import { idIn } from '#core/http/ids.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { ApiError, conflict, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { queueMailIf } from '#core/mail/outbox.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { readStationery } from '#money/pdf/fonts.ts';
import { balanceOf, hasEntry } from './balance.sql.ts';
import { updateVoucher } from './update-voucher.ts';
import { newVoucherCode } from './voucher-code.ts';
import { voucherMail } from './voucher-mail.ts';
import { voucherPdf } from './voucher-pdf.ts';
import { voucherDetail, voucherList } from './vouchers.reads.ts';

const ID = pathParameter('id', { type: 'integer', minimum: 1 });

const actorOf = (c: Context<App>) =>
  c.var.apiKeyId === undefined ? `user:${c.var.user.id}` : `key:${c.var.apiKeyId}`;
const auditOf = (c: Context<App>, action: AuditEntry['action'], entityId: string): AuditEntry => ({
  ...{ userId: c.var.user.id, apiKeyId: c.var.apiKeyId, action, entity: 'vouchers', entityId },
});
const detailOf = async (c: Context<App>, id: number | undefined) =>
  found(
    id === undefined ? undefined : await c.var.reader.run(voucherDetail(c.var.db, id, new Date())),
  );
const named = (c: Context<App>) => detailOf(c, idIn(c.req.param('id')));

/** Gift vouchers that the company issues; entries are never changed. */
export const voucherAdminRoutes = router();

voucherAdminRoutes.get(
  '/',
  describeRoute({ summary: 'List gift vouchers' }),
  noStepUp('a read'),
  query(VoucherQuery),
  async (c) =>
    c.json(await c.var.reader.run(voucherList(c.var.db, c.req.valid('query'), new Date()))),
);
voucherAdminRoutes.post(
  '/',
  describeRoute({
    summary: 'Issue a gift voucher that was paid',
    responses: answers({ 201: 'application/json' }),
  }),
  stepUp(),
  body(VoucherInput),
  async (c) => {
    const { db } = c.var;
    const { method, notify, key: sentKey, ...input } = c.req.valid('json');
    const code = newVoucherCode();
    const key = `issue:${sentKey ?? code}`;
    const now = new Date();
    const site = await c.var.reader.run(mailSite(db));
    const id = sql<number>`(SELECT ${giftVouchers.id} FROM ${giftVouchers} WHERE ${giftVouchers.code} = ${code})`;
    const issue = {
      voucherId: id,
      cents: input.cents,
      kind: 'issue' as const,
      method,
      actor: actorOf(c),
      at: now.toISOString(),
      key,
    };
    const made = sql`(SELECT ${giftVoucherEntries.voucherId} FROM ${giftVoucherEntries} WHERE ${giftVoucherEntries.key} = ${key})`;
    const after = new ReadAfter(voucherDetail(db, made, now));
    after.take(
      await db.batch(
        batchOf([
          insertIf(db, giftVouchers, { ...input, code }, not(hasEntry(key))),
          insertIf(db, giftVoucherEntries, issue, isNotNull(id)),
          ...after.statements,
        ]),
      ),
    );
    const voucher = found(after.result?.value);
    // The second of two presses.
    if (voucher.code !== code) return c.json(voucher, 201);
    const { buyerEmail } = voucher;
    const mail =
      notify && buyerEmail
        ? voucherMail(site, { ...voucher, buyerEmail }, siteOrigin(c.env, c.req.url))
        : undefined;
    await db.batch(
      batchOf([
        auditEntryIf(db, auditOf(c, 'create', String(voucher.id)), sql`true`),
        ...(mail ? [queueMailIf(db, mail, sql`true`)] : []),
      ]),
    );
    return c.json(voucher, 201);
  },
);
voucherAdminRoutes.get(
  '/:id',
  describeRoute({ summary: 'A gift voucher with its entries', parameters: [ID] }),
  noStepUp('a read'),
  async (c) => c.json(await named(c)),
);
voucherAdminRoutes.put(
  '/:id',
  describeRoute({
    summary: 'Correct a gift voucher: names, message, address, language, last day',
    parameters: [ID],
  }),
  stepUp(),
  body(VoucherUpdate),
  async (c) => {
    const before = await named(c);
    const { version, ...input } = c.req.valid('json');
    const today = menorcaToday(new Date());
    if (input.endsOn !== null && input.endsOn < today && input.endsOn !== before.endsOn)
      throw refuse('endsOn', 'past', FIELD_MESSAGES.past);
    const isSaved = await updateVoucher(
      c.var.db,
      before.id,
      version,
      input,
      auditOf(c, 'update', String(before.id)),
    );
    const current = await detailOf(c, before.id);
    if (isSaved) return c.json(current);
    return conflict(
      c,
      current,
      current.state === 'void' ? 'problem.voucher_voided' : 'problem.other_save_first',
    );
  },
);
voucherAdminRoutes.get(
  '/:id/voucher.pdf',
  describeRoute({
    summary: 'A gift voucher to print',
    parameters: [ID],
    responses: answers({ 200: 'application/pdf' }),
  }),
  noStepUp('a read'),
  async (c) => {
    const voucher = await named(c);
    const site = await c.var.reader.run(siteSettings(c.var.db));
    const fonts = await readStationery(c.env, site);
    const pdf = await voucherPdf(voucher, {
      fonts,
      site,
      origin: siteOrigin(c.env, c.req.url),
      now: new Date(),
    });
    return c.body(pdf as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${voucher.code}.pdf"`,
    });
  },
);
voucherAdminRoutes.post(
  '/:id/mail',
  describeRoute({ summary: 'Mail a gift voucher to its buyer again', parameters: [ID] }),
  stepUp(),
  async (c) => {
    const { db } = c.var;
    const voucher = await named(c);
    const { buyerEmail } = voucher;
    if (!buyerEmail || voucher.state !== 'open')
      throw new ApiError(409, 'problem.voucher_no_mail', { code: 'state' });
    const site = await c.var.reader.run(mailSite(db));
    const mail = voucherMail(site, { ...voucher, buyerEmail }, siteOrigin(c.env, c.req.url));
    await db.batch([
      queueMailIf(db, mail, sql`true`),
      auditEntryIf(db, auditOf(c, 'message', String(voucher.id)), sql`true`),
    ]);
    return c.json(voucher);
  },
);
voucherAdminRoutes.post(
  '/:id/void',
  describeRoute({ summary: 'Void a gift voucher: what is left on it is gone', parameters: [ID] }),
  stepUp(),
  async (c) => {
    const { db } = c.var;
    const { id, balanceCents } = await named(c);
    if (balanceCents <= 0) throw new ApiError(409, 'problem.voucher_spent', { code: 'state' });
    const now = new Date();
    const key = `void:${crypto.randomUUID()}`;
    const left = balanceOf(id);
    const entry = {
      voucherId: id,
      cents: sql<number>`-${left}`,
      kind: 'void' as const,
      actor: actorOf(c),
      at: now.toISOString(),
      key,
    };
    await db.batch([
      insertIf(db, giftVoucherEntries, entry, gt(left, 0)),
      auditEntryIf(db, auditOf(c, 'void', String(id)), hasEntry(key)),
    ]);
    return c.json(await detailOf(c, id));
  },
);
