import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import type { BookingSource } from '#contract/bookings/bookings.ts';

/** Where a booking came from. */
export const SOURCES: Record<BookingSource, AdminKey> = {
  site: 'source.site',
  phone: 'source.phone',
  whatsapp: 'source.whatsapp',
  hotel: 'source.hotel',
  reseller: 'source.reseller',
  counter: 'source.counter',
  import: 'source.import',
};
