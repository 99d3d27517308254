CREATE TABLE `calendar_feeds` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`token_hash` text NOT NULL,
	`guide_id` integer,
	`driver_id` integer,
	`created_by` integer,
	`last_used_at` text,
	`revoked_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`guide_id`) REFERENCES `guides`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`driver_id`) REFERENCES `drivers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_tokenHash_unique` ON `calendar_feeds` (`token_hash`);--> statement-breakpoint
CREATE INDEX `calendar_feeds_owner` ON `calendar_feeds` (`guide_id`,`driver_id`);--> statement-breakpoint
CREATE TABLE `guides` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`email` text,
	`languages` text DEFAULT '[]' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE TABLE `octo_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`webhook_id` text NOT NULL,
	`booking_id` text NOT NULL,
	`event` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`last_error` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `octo_deliveries_due` ON `octo_deliveries` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `octo_deliveries_webhook` ON `octo_deliveries` (`webhook_id`);--> statement-breakpoint
CREATE TABLE `octo_webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`api_key_id` integer NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`secret` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `octo_webhooks_key` ON `octo_webhooks` (`api_key_id`);--> statement-breakpoint
CREATE TABLE `waiting_guests` (
	`id` text PRIMARY KEY NOT NULL,
	`trip_id` integer NOT NULL,
	`option_id` integer,
	`local_date` text NOT NULL,
	`people` integer NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`language` text NOT NULL,
	`privacy_edition` text NOT NULL,
	`privacy_accepted_at` text NOT NULL,
	`token_hash` text NOT NULL,
	`told_at` text,
	`ended_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`option_id`) REFERENCES `trip_options`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `waiting_guests_day` ON `waiting_guests` (`local_date`,`trip_id`);--> statement-breakpoint
CREATE INDEX `waiting_guests_email` ON `waiting_guests` (`email`);--> statement-breakpoint
ALTER TABLE `booking_units` ADD `no_show_at` text;--> statement-breakpoint
ALTER TABLE `booking_units` ADD `age` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `idempotency_key` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `digest` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `ended_as` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `choice_asked_at` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `choice` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `privacy_edition` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `privacy_accepted_at` text;--> statement-breakpoint
CREATE INDEX `bookings_key` ON `bookings` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `bookings_inbox` ON `bookings` (`deleted_at`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `bookings_digest` ON `bookings` (`digest`,`created_at`);--> statement-breakpoint
ALTER TABLE `departures` ADD `guide_id` integer REFERENCES guides(id);--> statement-breakpoint
ALTER TABLE `departures` ADD `called_off_at` text;--> statement-breakpoint
ALTER TABLE `departures` ADD `called_off_reason` text;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `commission` integer;