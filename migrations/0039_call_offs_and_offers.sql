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