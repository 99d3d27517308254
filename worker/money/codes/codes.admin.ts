import { eq, sql } from 'drizzle-orm';
import { CodeInput } from '#contract/money/codes.schema.ts';
import { crudRoutes } from '#core/crud/crud-routes.ts';
import { discountCodes, partners, trips } from '#core/db/schema.ts';
import { stepUp } from '#core/step-up/step-up.ts';
import { usesOf } from './uses.sql.ts';

export const codeAdminRoutes = crudRoutes({
  entity: 'codes',
  writes: stepUp(),
  noun: { one: 'a discount code', many: 'discount codes' },
  table: discountCodes,
  input: CodeInput,
  toRow: (code) => code,
  list: {
    code: discountCodes.code,
    name: discountCodes.name,
    percent: discountCodes.percent,
    cents: discountCodes.cents,
    startsOn: discountCodes.startsOn,
    endsOn: discountCodes.endsOn,
    maxUses: discountCodes.maxUses,
    isActive: discountCodes.isActive,
    uses: sql<number>`${usesOf(sql`discount_codes.id`)}`.as('uses'),
  },
  searched: [discountCodes.code, discountCodes.name],
  sorts: {
    code: discountCodes.code,
    name: discountCodes.name,
    endsOn: discountCodes.endsOn,
    updated: discountCodes.updatedAt,
  },
  states: {
    active: () => eq(discountCodes.isActive, true),
    inactive: () => eq(discountCodes.isActive, false),
  },
  references: [
    { path: 'tripIds', table: trips, ids: ({ tripIds }) => tripIds ?? [] },
    {
      path: 'partnerId',
      table: partners,
      ids: ({ partnerId }) => (partnerId === null ? [] : [partnerId]),
    },
  ],
  copy: (code, n) => ({ ...code, code: `${code.code.slice(0, 26)}-${n}`, isActive: false }),
});
