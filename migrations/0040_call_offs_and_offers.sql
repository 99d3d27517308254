ALTER TABLE `bookings` ADD `called_off_departure_id` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `offered` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `offer_until` text;--> statement-breakpoint
CREATE INDEX `bookings_called_off` ON `bookings` (`called_off_departure_id`) WHERE called_off_departure_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `bookings_undecided` ON `bookings` (`departure_id`) WHERE choice_asked_at IS NOT NULL AND choice IS NULL AND status IN ('CONFIRMED', 'PENDING');--> statement-breakpoint
CREATE INDEX `bookings_offers` ON `bookings` (`offer_until`) WHERE offer_until IS NOT NULL;--> statement-breakpoint
ALTER TABLE `departures` ADD `called_off_reasons` text;--> statement-breakpoint
ALTER TABLE `departures` ADD `offered_date` text;--> statement-breakpoint
ALTER TABLE `departures` ADD `answer_by` text;--> statement-breakpoint
ALTER TABLE `departures` ADD `if_silent` text;
--> statement-breakpoint
UPDATE bookings SET called_off_departure_id = departure_id WHERE choice_asked_at IS NOT NULL AND coalesce(choice, 'refund') = 'refund';
--> statement-breakpoint
DROP VIEW item_index_bookings;
--> statement-breakpoint
CREATE VIEW item_index_bookings AS
SELECT kind, item_id, order_id, state, shelf, travels_at, last_day, partner_id, source, CASE WHEN owed_cents > 0 THEN 'owed' WHEN paid_cents > 0 THEN 'paid' ELSE 'none' END AS paid,
  owed_cents, paid_cents, total_cents, created_at, updated_at,
  '|kind=' || kind || '|shelf=' || shelf || '|state=' || state || '|source=' || source || '|partner=' || coalesce(partner_id, 0) || '|day=' || substr(travels_at, 1, 10) || '|' AS marks, words, task
FROM (SELECT 'booking' AS kind, bookings.id AS item_id, bookings.order_id, bookings.partner_id, bookings.source,
    coalesce((SELECT sum(cents) FROM ledger_entries WHERE subject_kind = 'booking' AND subject_id = bookings.id), 0) AS owed_cents, -coalesce((SELECT sum(cents) FROM ledger_entries WHERE subject_kind = 'booking' AND subject_id = bookings.id AND ledger_entries.kind IN ('deposit', 'payment', 'refund')), 0) AS paid_cents, bookings.total_cents, bookings.created_at, bookings.updated_at,
    CASE WHEN bookings.deleted_at IS NOT NULL THEN 'trash' WHEN ended_as = 'no_show' THEN 'no_show' WHEN bookings.status = 'CANCELLED' THEN
      CASE coalesce(ended_as, 'guest') WHEN 'guest' THEN 'cancelled_customer' WHEN 'firm' THEN 'cancelled_operator' ELSE ended_as END
      ELSE CASE bookings.status WHEN 'ON_HOLD' THEN 'on_hold' WHEN 'PENDING' THEN 'new' WHEN 'CONFIRMED' THEN 'confirmed' WHEN 'REDEEMED' THEN 'completed' ELSE 'expired' END END AS state,
    CASE WHEN bookings.deleted_at IS NOT NULL THEN 'trash' WHEN bookings.status IN ('ON_HOLD', 'EXPIRED') AND bookings.offer IN ('asked', 'expired') THEN 'open' WHEN bookings.status = 'EXPIRED' OR coalesce(ended_as, '') = 'spam' THEN 'noise'
      WHEN bookings.status IN ('PENDING', 'CONFIRMED') THEN 'open' ELSE 'other' END AS shelf,
    local_date || 'T' || local_time AS travels_at, local_date AS last_day,
    CASE WHEN bookings.deleted_at IS NOT NULL THEN '' WHEN bookings.status = 'PENDING' AND bookings.offer IS NOT 'made' OR bookings.status IN ('ON_HOLD', 'EXPIRED') AND bookings.offer IN ('asked', 'expired') THEN 'answer'
      WHEN bookings.status IN ('CONFIRMED', 'PENDING') AND coalesce(contact_email, '') = '' AND choice_asked_at IS NOT NULL AND choice IS NULL AND choice_told_at IS NULL
        AND EXISTS (SELECT 1 FROM departures WHERE departures.id = bookings.departure_id AND called_off_at IS NOT NULL) THEN 'tell' ELSE '' END AS task,
    '  ' || replace(replace(replace(coalesce(reference, '') || ' ' || coalesce((SELECT reference FROM orders WHERE orders.id = bookings.order_id), '') || ' ' || coalesce(contact_name, '') || ' ' || coalesce(contact_email, '') || ' ' || coalesce(replace(contact_phone, ' ', ''), '') || ' ' || coalesce(reseller_reference, '') || ' ' || coalesce((SELECT name FROM trips WHERE trips.id = bookings.trip_id), '') || ' ' || coalesce((SELECT group_concat(value, ' ') FROM json_each(bookings.contact) WHERE type = 'text' AND key <> 'notes'), '') || ' ' || coalesce((SELECT group_concat(booking_units.contact ->> '$.fullName', ' ') FROM booking_units WHERE booking_units.booking_id = bookings.id), '') || ' ' || coalesce(substr(notes, 1, 500), '') || ' ' || coalesce(substr(note, 1, 500), ''), char(10), ' '), 'ß', 'ss'), ' ', '  ') AS words
  FROM bookings);
