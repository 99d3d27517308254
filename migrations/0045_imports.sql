CREATE TABLE `guests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`language` text,
	`note` text DEFAULT '' NOT NULL,
	`import_id` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `guests_email` ON `guests` (lower("email"));--> statement-breakpoint
CREATE INDEX `guests_phone` ON `guests` (`phone`);--> statement-breakpoint
CREATE INDEX `guests_name` ON `guests` (`name`);--> statement-breakpoint
CREATE INDEX `guests_import` ON `guests` (`import_id`);--> statement-breakpoint
CREATE TABLE `import_rows` (
	`import_id` text NOT NULL,
	`line` integer NOT NULL,
	`data` text,
	`state` text DEFAULT 'waiting' NOT NULL,
	`made` text,
	`reason` text,
	`path` text,
	PRIMARY KEY(`import_id`, `line`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `import_rows_state` ON `import_rows` (`import_id`,`state`,`line`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`file_name` text NOT NULL,
	`header` text NOT NULL,
	`mapping` text NOT NULL,
	`options` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`leased_until` text,
	`created_by` integer,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`ended_at` text,
	CONSTRAINT "imports_words" CHECK(kind IN ('bookings', 'guests', 'trips', 'prices'))
);
--> statement-breakpoint
CREATE INDEX `imports_created` ON `imports` (`created_at`);