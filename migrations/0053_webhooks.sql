ALTER TABLE `octo_deliveries` ADD `payload` text;--> statement-breakpoint
ALTER TABLE `octo_deliveries` ADD `answer` integer;--> statement-breakpoint
ALTER TABLE `octo_deliveries` ADD `tried_at` text;--> statement-breakpoint
CREATE INDEX `octo_deliveries_subject` ON `octo_deliveries` (`webhook_id`,`event`,`booking_id`);--> statement-breakpoint
ALTER TABLE `octo_webhooks` ADD `name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `octo_webhooks` ADD `active_since` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `octo_webhooks` ADD `former_secret` text;--> statement-breakpoint
ALTER TABLE `octo_webhooks` ADD `former_until` text;--> statement-breakpoint
ALTER TABLE `octo_webhooks` ADD `failing_since` text;--> statement-breakpoint
ALTER TABLE `octo_webhooks` ADD `stopped_at` text;