import type { AdminKey } from '#admin/frame/behaviour/paths.ts';

/** Why the server refuses a booking or its change. */
export const REFUSALS: Record<string, AdminKey> = {
  sold_out: 'desk.refused_sold_out',
  closed: 'desk.refused_closed',
  state: 'desk.refused_state',
  changed: 'desk.refused_changed',
  being_paid: 'desk.refused_being_paid',
  paying_back: 'desk.refused_paying_back',
};
