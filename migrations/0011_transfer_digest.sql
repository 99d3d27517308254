ALTER TABLE `transfer_requests` ADD `digest` text;--> statement-breakpoint
CREATE INDEX `transfer_requests_digest` ON `transfer_requests` (`digest`,`created_at`);
