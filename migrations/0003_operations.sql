CREATE TABLE `route_stats` (
	`day` text NOT NULL,
	`route` text NOT NULL,
	`requests` integer NOT NULL,
	`hits` integer DEFAULT 0 NOT NULL,
	`statements` integer NOT NULL,
	`rows_read` integer NOT NULL,
	PRIMARY KEY(`day`, `route`)
);
--> statement-breakpoint
ALTER TABLE `images` ADD `name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `reply_to` text;--> statement-breakpoint
ALTER TABLE `request_events` ADD `type` text DEFAULT 'state' NOT NULL;--> statement-breakpoint
ALTER TABLE `request_events` ADD `data` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `last_seen_at` text;--> statement-breakpoint
ALTER TABLE `transfer_requests` ADD `fee_cents` integer;--> statement-breakpoint
ALTER TABLE `trip_requests` ADD `note` text;--> statement-breakpoint
CREATE INDEX `trip_requests_created` ON `trip_requests` (`created_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `totp_last_step` integer;--> statement-breakpoint
CREATE INDEX `contact_messages_created` ON `contact_messages` (`created_at`);