ALTER TABLE `trip_options` ADD `questions` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `trip_options` ADD `pickups` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `answers` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `pickup` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `reminded_at` text;--> statement-breakpoint
ALTER TABLE `departures` ADD `weather_note` text;