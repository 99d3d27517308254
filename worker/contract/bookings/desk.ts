import type * as v from 'valibot';
import type { BookingSource } from './bookings.ts';
import type * as schema from './desk.schema.ts';

/** How a booking by hand came. */
export const DESK_SOURCES = [
  'phone',
  'whatsapp',
  'hotel',
  'site',
  'reseller',
  'counter',
] as const satisfies readonly BookingSource[];

export type DeskBookingChange = v.InferInput<typeof schema.DeskBookingChange>;
export type DeskMove = v.InferInput<typeof schema.DeskMove>;
export type DeskSplit = v.InferInput<typeof schema.DeskSplit>;
export type DeskNoShow = v.InferInput<typeof schema.DeskNoShow>;
