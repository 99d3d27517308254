import { and, eq, type SQL, sql } from 'drizzle-orm';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import { PartnerInput } from '#contract/money/partners.schema.ts';
import { refuse } from '#core/crud/check-input.ts';
import { crudRoutes } from '#core/crud/crud-routes.ts';
import { bookings, partners, transferRequests } from '#core/db/schema.ts';
import { stepUp } from '#core/step-up/step-up.ts';
import { phoneNumber } from '#core/values/phone-number.ts';
import { hasOpenCommission } from './earned.sql.ts';

const e164 = (phone: string) => phoneNumber(phone, { language: 'es' });

const hasBookings = (id: number): SQL =>
  sql`SELECT 1 AS found WHERE EXISTS (SELECT 1 FROM ${bookings} WHERE ${bookings.partnerId} = ${id}) OR EXISTS (SELECT 1 FROM ${transferRequests} WHERE ${transferRequests.partnerId} = ${id})`;

export const partnerAdminRoutes = crudRoutes({
  entity: 'partners',
  writes: stepUp(),
  noun: { one: 'a partner', many: 'partners' },
  table: partners,
  input: PartnerInput,
  toRow: (partner) => ({
    ...partner,
    phone: partner.phone && (e164(partner.phone) ?? partner.phone),
  }),
  check: async ({ phone, terms }, db, before) => {
    if (phone && !e164(phone)) throw refuse('phone', 'phone', 'form.phone');
    // What was stated would turn from one side to the other.
    if (before && before.terms !== terms && (await db.get(hasBookings(before.id))))
      throw refuse('terms', 'terms_stay', FIELD_MESSAGES.terms_stay);
  },
  list: {
    ...{
      name: partners.name,
      slug: partners.slug,
      kind: partners.kind,
      terms: partners.terms,
      isActive: partners.isActive,
    },
    ...{
      tripCommissionBp: partners.tripCommissionBp,
      transferCommissionBp: partners.transferCommissionBp,
    },
  },
  searched: [partners.name, partners.slug, partners.contactName, partners.email, partners.taxName],
  sorts: { name: partners.name, updated: partners.updatedAt },
  states: {
    active: () => eq(partners.isActive, true),
    inactive: () => eq(partners.isActive, false),
    net: () => and(eq(partners.isActive, true), eq(partners.terms, 'net')),
  },
  isUsed: (id) => hasOpenCommission(sql`${id}`),
  usedBy: {
    message: 'problem.partner_owed',
    code: 'open_commission',
  },
});
