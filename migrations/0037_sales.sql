CREATE TABLE `partner_allotments` (
	`partner_id` integer NOT NULL,
	`option_id` integer NOT NULL,
	`places` integer NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	PRIMARY KEY(`partner_id`, `option_id`),
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`option_id`) REFERENCES `trip_options`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "partner_allotments_places" CHECK(places >= 0)
);
--> statement-breakpoint
CREATE INDEX `partner_allotments_option` ON `partner_allotments` (`option_id`);--> statement-breakpoint
CREATE TABLE `partner_closings` (
	`partner_id` integer NOT NULL,
	`option_id` integer NOT NULL,
	`local_date` text NOT NULL,
	`local_time` text DEFAULT '' NOT NULL,
	`closed_at` text NOT NULL,
	PRIMARY KEY(`partner_id`, `option_id`, `local_date`, `local_time`),
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`option_id`) REFERENCES `trip_options`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `sale_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`message_id` text,
	`digest` text NOT NULL,
	`trust` text NOT NULL,
	`sender` text,
	`sender_name` text,
	`subject` text DEFAULT '' NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`sent_at` text NOT NULL,
	`received_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`template_id` integer,
	`partner_id` integer,
	`reading` text,
	`reference` text,
	`kind` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`result` text,
	`faults` text DEFAULT '[]' NOT NULL,
	`booking_id` text,
	`erased_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`template_id`) REFERENCES `sale_templates`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sale_messages_state" CHECK(state IN ('open', 'done', 'dismissed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sale_messages_message` ON `sale_messages` (`message_id`);--> statement-breakpoint
CREATE INDEX `sale_messages_digest` ON `sale_messages` (`digest`);--> statement-breakpoint
CREATE INDEX `sale_messages_inbox` ON `sale_messages` (`state`,`received_at`);--> statement-breakpoint
CREATE INDEX `sale_messages_reference` ON `sale_messages` (`partner_id`,`reference`);--> statement-breakpoint
CREATE INDEX `sale_messages_sender` ON `sale_messages` (`sender`,`received_at`);--> statement-breakpoint
CREATE INDEX `sale_messages_booking` ON `sale_messages` (`booking_id`);--> statement-breakpoint
CREATE TABLE `sale_templates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`sender` text NOT NULL,
	`partner_id` integer NOT NULL,
	`language` text,
	`date_order` text,
	`anchors` text DEFAULT '[]' NOT NULL,
	`changed_text` text DEFAULT '' NOT NULL,
	`cancelled_text` text DEFAULT '' NOT NULL,
	`names` text DEFAULT '[]' NOT NULL,
	`notify` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sale_templates_sender` ON `sale_templates` (`sender`);