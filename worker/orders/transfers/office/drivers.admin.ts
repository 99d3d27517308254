import { eq, inArray, sql } from 'drizzle-orm';
import { OPEN_TRANSFER_STATES } from '#contract/orders/states.ts';
import { DriverInput } from '#contract/transfers/admin/admin-input.schema.ts';
import { refuse } from '#core/crud/check-input.ts';
import { crudRoutes } from '#core/crud/crud-routes.ts';
import { drivers, resources, transferRequests } from '#core/db/schema.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { phoneNumber } from '#core/values/phone-number.ts';

const e164 = (phone: string) => phoneNumber(phone, { language: 'es' });

export const driverAdminRoutes = crudRoutes({
  entity: 'drivers',
  writes: noStepUp('daily work'),
  noun: { one: 'a driver', many: 'drivers' },
  table: drivers,
  input: DriverInput,
  toRow: (driver) => ({ ...driver, phone: e164(driver.phone) ?? driver.phone }),
  check: ({ phone }) => {
    if (!e164(phone)) throw refuse('phone', 'phone', 'form.phone');
  },
  list: {
    name: drivers.name,
    phone: drivers.phone,
    vehicle: drivers.vehicle,
    plate: drivers.plate,
    isActive: drivers.isActive,
  },
  searched: [drivers.name, drivers.phone, drivers.vehicle, drivers.plate],
  sorts: { name: drivers.name, updated: drivers.updatedAt },
  states: { active: () => eq(drivers.isActive, true), inactive: () => eq(drivers.isActive, false) },
  references: [
    {
      path: 'resourceId',
      table: resources,
      ids: ({ resourceId }) => (resourceId === null ? [] : [resourceId]),
    },
  ],
  isUsed: (
    id,
  ) => sql`EXISTS (SELECT 1 FROM transfer_legs JOIN transfer_requests ON transfer_requests.id = transfer_legs.request_id
    WHERE transfer_legs.driver_id = ${id} AND transfer_requests.deleted_at IS NULL AND ${inArray(transferRequests.status, OPEN_TRANSFER_STATES)})`,
});
