import { eq, sql } from 'drizzle-orm';
import { GuideInput } from '#contract/bookings/firm-calendar.schema.ts';
import { refuse } from '#core/crud/check-input.ts';
import { crudRoutes } from '#core/crud/crud-routes.ts';
import { guides, resources } from '#core/db/schema.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { phoneNumber } from '#core/values/phone-number.ts';

const e164 = (phone: string) => phoneNumber(phone, { language: 'es' });

export const guideAdminRoutes = crudRoutes({
  entity: 'guides',
  writes: noStepUp('daily work'),
  noun: { one: 'a guide', many: 'guides' },
  table: guides,
  input: GuideInput,
  toRow: (guide) => ({ ...guide, phone: e164(guide.phone) ?? guide.phone }),
  check: ({ phone }) => {
    if (phone && !e164(phone)) throw refuse('phone', 'phone', 'form.phone');
  },
  list: {
    name: guides.name,
    phone: guides.phone,
    email: guides.email,
    languages: guides.languages,
    isActive: guides.isActive,
  },
  searched: [guides.name, guides.phone, guides.email],
  sorts: { name: guides.name, updated: guides.updatedAt },
  states: { active: () => eq(guides.isActive, true), inactive: () => eq(guides.isActive, false) },
  references: [
    {
      path: 'resourceId',
      table: resources,
      ids: ({ resourceId }) => (resourceId === null ? [] : [resourceId]),
    },
  ],
  isUsed: (id) =>
    sql`EXISTS (SELECT 1 FROM departures WHERE departures.guide_id = ${id} AND departures.local_date >= date('now'))`,
});
