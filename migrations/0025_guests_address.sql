DROP INDEX `bookings_email`;--> statement-breakpoint
CREATE INDEX `bookings_guest` ON `bookings` (lower("contact_email"));--> statement-breakpoint
DROP INDEX `transfer_requests_email`;--> statement-breakpoint
CREATE INDEX `transfer_requests_guest` ON `transfer_requests` (lower("contact_email"));