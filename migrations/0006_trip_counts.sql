CREATE TABLE `trip_counts` (
	`region` text NOT NULL,
	`duration_class` text NOT NULL,
	`trip_type_id` integer NOT NULL,
	`trips` integer NOT NULL,
	PRIMARY KEY(`region`, `duration_class`, `trip_type_id`)
);
--> statement-breakpoint
DROP INDEX `trips_region`;--> statement-breakpoint
DROP INDEX `trips_type`;--> statement-breakpoint
DROP INDEX `trips_duration`;--> statement-breakpoint
CREATE INDEX `trips_of_region` ON `trips` (`status`,`deleted_at`,`region`,`is_popular`,`is_bestseller`,`id`);--> statement-breakpoint
CREATE INDEX `trips_of_region_price` ON `trips` (`status`,`deleted_at`,`region`,`price`,`id`);--> statement-breakpoint
CREATE INDEX `trips_of_region_rating` ON `trips` (`status`,`deleted_at`,`region`,`rating`,`id`);--> statement-breakpoint
CREATE INDEX `trips_of_type` ON `trips` (`status`,`deleted_at`,`trip_type_id`,`is_popular`,`is_bestseller`,`id`);--> statement-breakpoint
CREATE INDEX `trips_of_type_price` ON `trips` (`status`,`deleted_at`,`trip_type_id`,`price`,`id`);--> statement-breakpoint
CREATE INDEX `trips_of_type_rating` ON `trips` (`status`,`deleted_at`,`trip_type_id`,`rating`,`id`);--> statement-breakpoint
CREATE INDEX `trips_of_duration` ON `trips` (`status`,`deleted_at`,`duration_class`,`is_popular`,`is_bestseller`,`id`);--> statement-breakpoint
CREATE INDEX `trips_of_duration_price` ON `trips` (`status`,`deleted_at`,`duration_class`,`price`,`id`);--> statement-breakpoint
CREATE INDEX `trips_of_duration_rating` ON `trips` (`status`,`deleted_at`,`duration_class`,`rating`,`id`);--> statement-breakpoint
CREATE INDEX `trips_to_come` ON `trips` (`publish_at`) WHERE publish_at IS NOT NULL;