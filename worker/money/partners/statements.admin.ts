import { eq, isNull, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { StatementPaid } from '#contract/money/partners.schema.ts';
import { partners, transferZones } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, pathParameter, refusals } from '#core/http/description/describe-route.ts';
import { idIn } from '#core/http/ids.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { readStationery } from '#money/pdf/fonts.ts';
import { issueStatement, payStatement } from './issue.ts';
import { cardPdf, statementPdf } from './partner-pdfs.ts';
import { statementCsv } from './statement-csv.ts';
import { statedPartner, statementList, statementOf } from './statements.reads.ts';

const MONTH = '/:id/statements/:month{[0-9]{4}-[0-9]{2}}';
const ID = pathParameter('id', { type: 'integer', minimum: 1 });
const PARAMETERS = [ID, pathParameter('month', { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}$' })];

const partnerIn = async (c: Context<App>) =>
  found(await statedPartner(c.var.db, found(idIn(c.req.param('id')))));
const monthIn = (c: Context<App>) => c.req.param('month') ?? '';
const statementIn = async (c: Context<App>, partner: Awaited<ReturnType<typeof partnerIn>>) =>
  found(await statementOf(c.var.db, partner, monthIn(c), new Date()));

const contextOf = (c: Context<App>) => ({
  ...{
    month: monthIn(c),
    now: new Date(),
    audit: { userId: c.var.user.id, apiKeyId: c.var.apiKeyId },
  },
  actor: c.var.apiKeyId === undefined ? `user:${c.var.user.id}` : `key:${c.var.apiKeyId}`,
});

const file = (c: Context<App>, content: Uint8Array, name: string) =>
  c.body(content as Uint8Array<ArrayBuffer>, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name}"`,
  });

async function around(c: Context<App>) {
  const site = await c.var.reader.run(siteSettings(c.var.db));
  return { fonts: await readStationery(c.env, site), site, now: new Date() };
}

/** What a partner earned by month: computed until it is issued, frozen from then on. */
export const statementRoutes = router();

statementRoutes.get(
  '/:id/statements',
  describeRoute({ summary: 'The months of a partner, latest first', parameters: [ID] }),
  noStepUp('a read'),
  async (c) => c.json(await statementList(c.var.db, await partnerIn(c), new Date())),
);
statementRoutes.get(
  MONTH,
  describeRoute({
    summary: 'A partner’s statement of a month, issued or as it would be now',
    parameters: PARAMETERS,
  }),
  noStepUp('a read'),
  async (c) => c.json(await statementIn(c, await partnerIn(c))),
);
statementRoutes.get(
  `${MONTH}/statement.csv`,
  describeRoute({
    summary: 'The statement as CSV',
    parameters: PARAMETERS,
    responses: answers({ 200: 'text/csv' }),
  }),
  stepUp(),
  async (c) => {
    const partner = await partnerIn(c);
    const statement = await statementIn(c, partner);
    return c.body(statementCsv(partner, statement), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${partner.slug}-${statement.month}.csv"`,
    });
  },
);
statementRoutes.get(
  `${MONTH}/statement.pdf`,
  describeRoute({
    summary: 'The statement as PDF',
    parameters: PARAMETERS,
    responses: answers({ 200: 'application/pdf' }),
  }),
  stepUp(),
  async (c) => {
    const partner = await partnerIn(c);
    const [statement, more] = await Promise.all([statementIn(c, partner), around(c)]);
    return file(
      c,
      await statementPdf(partner, statement, more),
      `${partner.slug}-${statement.month}.pdf`,
    );
  },
);
statementRoutes.get(
  '/:id/card.pdf',
  describeRoute({
    summary: 'A card with the partner’s link, to print',
    parameters: [ID],
    responses: answers({ 200: 'application/pdf' }),
  }),
  noStepUp('a read'),
  async (c) => {
    const [partner, more, zones] = await Promise.all([
      partnerIn(c),
      around(c),
      c.var.db.$count(transferZones, isNull(transferZones.deletedAt)),
    ]);
    return file(
      c,
      await cardPdf(partner, siteOrigin(c.env, c.req.url), { ...more, hasTransfers: zones > 0 }),
      `${partner.slug}.pdf`,
    );
  },
);
statementRoutes.post(
  '/:id/code',
  describeRoute({
    summary: 'Give the link of a partner on net terms another code',
    description: 'The former link, and cards with it, count for nobody from then on.',
    parameters: [ID],
  }),
  stepUp(),
  async (c) => {
    const { id } = await partnerIn(c);
    const { user, apiKeyId } = c.var;
    const [, [row]] = await c.var.db.batch([
      auditEntry(c.var.db, {
        ...{ userId: user.id, apiKeyId, action: 'edit', entity: 'partners', entityId: id },
        detail: { deed: 'code' },
      }),
      c.var.db
        .update(partners)
        .set({ code: sql`lower(hex(randomblob(5)))` })
        .where(eq(partners.id, id))
        .returning({ code: partners.code }),
    ]);
    return c.json(found(row));
  },
);
statementRoutes.post(
  MONTH,
  describeRoute({
    summary: 'Issue a statement',
    description:
      'Freezes it. 409 when it is issued already, when an earlier month is not, or when there is nothing to state.',
    parameters: PARAMETERS,
    responses: { ...answers({ 201: 'application/json' }), ...refusals(409) },
  }),
  noStepUp('pays nothing: noting the payment asks'),
  async (c) => {
    const partner = await partnerIn(c);
    await issueStatement(c.var.db, partner, contextOf(c));
    return c.json(await statementIn(c, partner), 201);
  },
);
statementRoutes.post(
  `${MONTH}/paid`,
  describeRoute({
    summary: 'Note that a statement was paid',
    description: 'Once; 409 otherwise. On net terms the partner’s bookings are paid then.',
    parameters: PARAMETERS,
    responses: { ...answers({ 200: 'application/json' }), ...refusals(409) },
  }),
  stepUp(),
  body(StatementPaid),
  async (c) => {
    const partner = await partnerIn(c);
    await payStatement(c.var.db, partner, c.req.valid('json'), contextOf(c));
    return c.json(await statementIn(c, partner));
  },
);
