CREATE TABLE `crew_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member` text NOT NULL,
	`job` text NOT NULL,
	`kind` text NOT NULL,
	`cents` integer NOT NULL,
	`actor` text NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`key` text NOT NULL,
	CONSTRAINT "crew_entries_kind" CHECK(kind IN ('pay', 'paid', 'handed_in') AND (kind <> 'pay' OR cents >= 0))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crew_entries_key_unique` ON `crew_entries` (`key`);--> statement-breakpoint
CREATE INDEX `crew_entries_job` ON `crew_entries` (`job`,`member`);--> statement-breakpoint
CREATE INDEX `crew_entries_member` ON `crew_entries` (`member`,`kind`);--> statement-breakpoint
CREATE TABLE `crew_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token_hash` text NOT NULL,
	`guide_id` integer,
	`driver_id` integer,
	`language` text NOT NULL,
	`created_by` integer,
	`last_used_at` text,
	`revoked_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	CONSTRAINT "crew_links_owner" CHECK((guide_id IS NULL) <> (driver_id IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crew_links_tokenHash_unique` ON `crew_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `crew_links_owner` ON `crew_links` (`guide_id`,`driver_id`);--> statement-breakpoint
CREATE TABLE `crew_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`member` text NOT NULL,
	`job` text NOT NULL,
	`kind` text NOT NULL,
	`booking_id` text,
	`data` text DEFAULT '{}' NOT NULL,
	`undoes` text,
	`outcome` text NOT NULL,
	`reason` text,
	`at` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `crew_reports_job` ON `crew_reports` (`job`,`at`);--> statement-breakpoint
CREATE INDEX `crew_reports_undoes` ON `crew_reports` (`undoes`) WHERE undoes IS NOT NULL;--> statement-breakpoint
CREATE INDEX `crew_reports_created` ON `crew_reports` (`created_at`);--> statement-breakpoint
CREATE TABLE `push_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`subscription_id` text NOT NULL,
	`payload` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`last_error` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `push_messages_due` ON `push_messages` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `push_messages_subscription` ON `push_messages` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`user_id` integer,
	`member` text,
	`language` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	CONSTRAINT "push_subscriptions_owner" CHECK((user_id IS NULL) <> (member IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_owner` ON `push_subscriptions` (`user_id`,`member`);--> statement-breakpoint
ALTER TABLE `guides` ADD `pay_cents` integer;--> statement-breakpoint
ALTER TABLE `guides` ADD `pay_per` text DEFAULT 'job' NOT NULL;--> statement-breakpoint
ALTER TABLE `drivers` ADD `pay_cents` integer;--> statement-breakpoint
ALTER TABLE `drivers` ADD `pay_per` text DEFAULT 'job' NOT NULL;
--> statement-breakpoint
CREATE TRIGGER crew_reports_keep_update BEFORE UPDATE ON crew_reports BEGIN SELECT RAISE(ABORT, 'Reports are append-only.'); END;
--> statement-breakpoint
CREATE TRIGGER crew_reports_keep_delete BEFORE DELETE ON crew_reports BEGIN SELECT RAISE(ABORT, 'Reports are append-only.'); END;
--> statement-breakpoint
CREATE TRIGGER crew_entries_keep_update BEFORE UPDATE ON crew_entries BEGIN SELECT RAISE(ABORT, 'Entries of settling are append-only.'); END;
--> statement-breakpoint
CREATE TRIGGER crew_entries_keep_delete BEFORE DELETE ON crew_entries BEGIN SELECT RAISE(ABORT, 'Entries of settling are append-only.'); END;
