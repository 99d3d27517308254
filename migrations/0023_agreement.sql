ALTER TABLE `bookings` ADD `terms_edition` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `terms_accepted_at` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `offer` text;--> statement-breakpoint
ALTER TABLE `transfer_requests` ADD `terms_edition` text;--> statement-breakpoint
ALTER TABLE `transfer_requests` ADD `terms_accepted_at` text;--> statement-breakpoint
ALTER TABLE `transfer_requests` ADD `offer` text;