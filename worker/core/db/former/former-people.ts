/** Until migration `resources` a booking had only its places. People of those in a backup from that time are counted by their tickets, as in the migration. */
export const COUNT_PEOPLE = `UPDATE bookings SET people = (SELECT sum(trip_units.pax_count) FROM booking_units
  JOIN trip_units ON trip_units.id = booking_units.unit_id WHERE booking_units.booking_id = bookings.id) WHERE people IS NULL`;
