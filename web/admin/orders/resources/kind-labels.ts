import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import type { ResourceKind } from '#contract/bookings/resources.ts';

export const KIND_LABELS: Record<ResourceKind, AdminKey> = {
  boat: 'resources.kind_boat',
  vehicle: 'resources.kind_vehicle',
  equipment: 'resources.kind_equipment',
  person: 'resources.kind_person',
};
