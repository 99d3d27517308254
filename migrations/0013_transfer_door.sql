ALTER TABLE `transfer_legs` ADD `pickup_address` text;--> statement-breakpoint
ALTER TABLE `transfer_legs` ADD `dropoff_address` text;