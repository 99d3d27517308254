CREATE TABLE `calendar_events` (
	`uid` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`changed_at` text NOT NULL,
	`local_date` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `calendar_events_day` ON `calendar_events` (`local_date`);--> statement-breakpoint
CREATE TABLE `resource_calendars` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`resource_id` integer NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`url` text NOT NULL,
	`etag` text,
	`read_at` text,
	`content_at` text,
	`next_read_at` text DEFAULT '' NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`failure` text,
	`failure_status` integer,
	`unread` integer DEFAULT 0 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`resource_id`) REFERENCES `resources`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `resource_calendars_resource` ON `resource_calendars` (`resource_id`);--> statement-breakpoint
CREATE INDEX `resource_calendars_due` ON `resource_calendars` (`next_read_at`);--> statement-breakpoint
ALTER TABLE `resource_absences` ADD `calendar_id` integer DEFAULT 0 NOT NULL;