import { eq, or } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { MoneySubject } from '#contract/money/ledger.ts';
import { PartnerOf } from '#contract/money/partners.schema.ts';
import type { AttributedPartner } from '#contract/money/partners.ts';
import { demandPartner } from '#core/crud/demand-partner.ts';
import { bookings, partners, transferRequests } from '#core/db/schema.ts';
import { attribution } from '#core/db/statements/attribution.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { body } from '#core/http/bodies/body.ts';
import { ID_OR_REFERENCE } from '#core/http/description/describe-route.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';

const TABLES = { booking: bookings, transfer: transferRequests };
const ENTITIES = { booking: 'bookings', transfer: 'transfer-requests' } as const;

async function subjectIn(c: Context<App>, kind: MoneySubject) {
  const name = c.req.param('id') ?? '';
  const table = TABLES[kind];
  const [row] = await c.var.db
    .select({
      id: table.id,
      partnerId: table.partnerId,
      commissionBp: table.commissionBp,
      partner: partners.name,
    })
    .from(table)
    .leftJoin(partners, eq(partners.id, table.partnerId))
    .where(
      or(
        eq(table.id, name),
        eq(table.reference, name),
        ...(kind === 'booking' ? [eq(bookings.uuid, name)] : []),
      ),
    );
  return found(row);
}

async function partnerAnswer(c: Context<App>, kind: MoneySubject) {
  const { partnerId, commissionBp, partner } = await subjectIn(c, kind);
  const shown: AttributedPartner | null =
    partnerId === null
      ? null
      : { id: partnerId, name: partner ?? '', commissionBp: commissionBp ?? 0 };
  return c.json({ partner: shown });
}

/** Another partner, or none, with the commission as agreed now. The same one keeps that of the booking. */
async function choosePartner(c: Context<App>, kind: MoneySubject, partnerId: number | null) {
  const { db, user, apiKeyId } = c.var;
  const { id, partnerId: before } = await subjectIn(c, kind);
  if (partnerId === before) return;
  const table = TABLES[kind];
  await demandPartner(db, partnerId);
  await db.batch([
    db
      .update(table)
      .set(attribution(kind, { id: partnerId }) as never)
      .where(eq(table.id, id)),
    auditEntry(db, {
      userId: user.id,
      apiKeyId,
      action: 'edit',
      entity: ENTITIES[kind],
      entityId: id,
      detail: { deed: 'partner', partnerId },
    }),
  ]);
}

const routesOf = (kind: MoneySubject, path: `/:id${string}/partner`, noun: string) => {
  const routes = router();
  routes.get(
    path,
    describeRoute({ summary: `The partner of ${noun}`, parameters: [ID_OR_REFERENCE] }),
    noStepUp('a read'),
    (c) => partnerAnswer(c, kind),
  );
  routes.put(
    path,
    describeRoute({
      summary: `Choose the partner of ${noun}`,
      description: 'Null: none. The commission is the partner’s at this moment.',
      parameters: [ID_OR_REFERENCE],
    }),
    noStepUp('pays nothing: a statement does'),
    body(PartnerOf),
    async (c) => {
      await choosePartner(c, kind, c.req.valid('json').partnerId);
      return partnerAnswer(c, kind);
    },
  );
  return routes;
};

export const bookingPartnerRoutes = routesOf('booking', '/:id/partner', 'a booking');
export const transferPartnerRoutes = routesOf(
  'transfer',
  '/:id{[0-9a-f]{8}-[0-9a-f-]{27}|[2-9A-Z]{8}}/partner',
  'a transfer',
);
