CREATE TABLE `message_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` integer NOT NULL,
	`writer` text NOT NULL,
	`text` text NOT NULL,
	`original` text,
	`user_id` integer,
	`outbox_id` text,
	`mail_id` text,
	`is_automatic` integer DEFAULT false NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `contact_messages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `message_entries_message` ON `message_entries` (`message_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `message_entries_mail` ON `message_entries` (`mail_id`);--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `active_at` text;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `order_id` text;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `linked_by` text;--> statement-breakpoint
CREATE INDEX `contact_messages_order` ON `contact_messages` (`order_id`);