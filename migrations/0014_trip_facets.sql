CREATE TABLE `trip_facets` (
	`region` text NOT NULL,
	`duration_class` text NOT NULL,
	`trip_type_id` integer NOT NULL,
	`price_band` integer NOT NULL,
	`max_people` integer NOT NULL,
	`trips` integer NOT NULL,
	PRIMARY KEY(`region`, `duration_class`, `trip_type_id`, `price_band`, `max_people`)
);
--> statement-breakpoint
DROP INDEX `trips_price`;--> statement-breakpoint
DROP INDEX `trips_of_region_price`;--> statement-breakpoint
DROP INDEX `trips_of_type_price`;--> statement-breakpoint
DROP INDEX `trips_of_duration_price`;--> statement-breakpoint
CREATE INDEX `trips_priced` ON `trips` (`status`,`deleted_at`,CASE WHEN "show_booking_options" THEN "price" END,`id`);--> statement-breakpoint
CREATE INDEX `trips_of_region_priced` ON `trips` (`status`,`deleted_at`,`region`,CASE WHEN "show_booking_options" THEN "price" END,`id`);--> statement-breakpoint
CREATE INDEX `trips_of_type_priced` ON `trips` (`status`,`deleted_at`,`trip_type_id`,CASE WHEN "show_booking_options" THEN "price" END,`id`);--> statement-breakpoint
CREATE INDEX `trips_of_duration_priced` ON `trips` (`status`,`deleted_at`,`duration_class`,CASE WHEN "show_booking_options" THEN "price" END,`id`);
--> statement-breakpoint
-- The numbers beside the list's filters, maintained like `trip_counts` and by price and group size too. The price bands are those of the
-- contract (`priceBand`); other steps need the rows and triggers of a new migration.
INSERT INTO trip_facets (region, duration_class, trip_type_id, price_band, max_people, trips)
SELECT region, duration_class, trip_type_id, CASE WHEN show_booking_options AND price IS NOT NULL THEN (price >= 20) + (price > 20) + (price >= 30) + (price > 30) + (price >= 40) + (price > 40) + (price >= 50) + (price > 50) + (price >= 60) + (price > 60) + (price >= 70) + (price > 70) + (price >= 80) + (price > 80) + (price >= 100) + (price > 100) + (price >= 150) + (price > 150) + (price >= 200) + (price > 200) + (price >= 300) + (price > 300) + (price >= 500) + (price > 500) ELSE -1 END, coalesce(max_people, 0), count(*) FROM trips WHERE status = 'published' AND deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
CREATE TRIGGER trips_insert_facet AFTER INSERT ON trips WHEN new.status = 'published' AND new.deleted_at IS NULL BEGIN
  INSERT INTO trip_facets (region, duration_class, trip_type_id, price_band, max_people, trips) VALUES (new.region, new.duration_class, new.trip_type_id, CASE WHEN new.show_booking_options AND new.price IS NOT NULL THEN (new.price >= 20) + (new.price > 20) + (new.price >= 30) + (new.price > 30) + (new.price >= 40) + (new.price > 40) + (new.price >= 50) + (new.price > 50) + (new.price >= 60) + (new.price > 60) + (new.price >= 70) + (new.price > 70) + (new.price >= 80) + (new.price > 80) + (new.price >= 100) + (new.price > 100) + (new.price >= 150) + (new.price > 150) + (new.price >= 200) + (new.price > 200) + (new.price >= 300) + (new.price > 300) + (new.price >= 500) + (new.price > 500) ELSE -1 END, coalesce(new.max_people, 0), 1)
    ON CONFLICT (region, duration_class, trip_type_id, price_band, max_people) DO UPDATE SET trips = trip_facets.trips + 1;
END;
--> statement-breakpoint
CREATE TRIGGER trips_update_facet AFTER UPDATE OF region, duration_class, trip_type_id, price, show_booking_options, max_people, status, deleted_at ON trips BEGIN
  UPDATE trip_facets SET trips = trips - 1 WHERE (region, duration_class, trip_type_id, price_band, max_people) = (old.region, old.duration_class, old.trip_type_id, CASE WHEN old.show_booking_options AND old.price IS NOT NULL THEN (old.price >= 20) + (old.price > 20) + (old.price >= 30) + (old.price > 30) + (old.price >= 40) + (old.price > 40) + (old.price >= 50) + (old.price > 50) + (old.price >= 60) + (old.price > 60) + (old.price >= 70) + (old.price > 70) + (old.price >= 80) + (old.price > 80) + (old.price >= 100) + (old.price > 100) + (old.price >= 150) + (old.price > 150) + (old.price >= 200) + (old.price > 200) + (old.price >= 300) + (old.price > 300) + (old.price >= 500) + (old.price > 500) ELSE -1 END, coalesce(old.max_people, 0)) AND old.status = 'published' AND old.deleted_at IS NULL;
  DELETE FROM trip_facets WHERE (region, duration_class, trip_type_id, price_band, max_people) = (old.region, old.duration_class, old.trip_type_id, CASE WHEN old.show_booking_options AND old.price IS NOT NULL THEN (old.price >= 20) + (old.price > 20) + (old.price >= 30) + (old.price > 30) + (old.price >= 40) + (old.price > 40) + (old.price >= 50) + (old.price > 50) + (old.price >= 60) + (old.price > 60) + (old.price >= 70) + (old.price > 70) + (old.price >= 80) + (old.price > 80) + (old.price >= 100) + (old.price > 100) + (old.price >= 150) + (old.price > 150) + (old.price >= 200) + (old.price > 200) + (old.price >= 300) + (old.price > 300) + (old.price >= 500) + (old.price > 500) ELSE -1 END, coalesce(old.max_people, 0)) AND trips <= 0;
  INSERT INTO trip_facets (region, duration_class, trip_type_id, price_band, max_people, trips)
    SELECT new.region, new.duration_class, new.trip_type_id, CASE WHEN new.show_booking_options AND new.price IS NOT NULL THEN (new.price >= 20) + (new.price > 20) + (new.price >= 30) + (new.price > 30) + (new.price >= 40) + (new.price > 40) + (new.price >= 50) + (new.price > 50) + (new.price >= 60) + (new.price > 60) + (new.price >= 70) + (new.price > 70) + (new.price >= 80) + (new.price > 80) + (new.price >= 100) + (new.price > 100) + (new.price >= 150) + (new.price > 150) + (new.price >= 200) + (new.price > 200) + (new.price >= 300) + (new.price > 300) + (new.price >= 500) + (new.price > 500) ELSE -1 END, coalesce(new.max_people, 0), 1 WHERE new.status = 'published' AND new.deleted_at IS NULL
    ON CONFLICT (region, duration_class, trip_type_id, price_band, max_people) DO UPDATE SET trips = trip_facets.trips + 1;
END;
--> statement-breakpoint
CREATE TRIGGER trips_delete_facet AFTER DELETE ON trips WHEN old.status = 'published' AND old.deleted_at IS NULL BEGIN
  UPDATE trip_facets SET trips = trips - 1 WHERE (region, duration_class, trip_type_id, price_band, max_people) = (old.region, old.duration_class, old.trip_type_id, CASE WHEN old.show_booking_options AND old.price IS NOT NULL THEN (old.price >= 20) + (old.price > 20) + (old.price >= 30) + (old.price > 30) + (old.price >= 40) + (old.price > 40) + (old.price >= 50) + (old.price > 50) + (old.price >= 60) + (old.price > 60) + (old.price >= 70) + (old.price > 70) + (old.price >= 80) + (old.price > 80) + (old.price >= 100) + (old.price > 100) + (old.price >= 150) + (old.price > 150) + (old.price >= 200) + (old.price > 200) + (old.price >= 300) + (old.price > 300) + (old.price >= 500) + (old.price > 500) ELSE -1 END, coalesce(old.max_people, 0));
  DELETE FROM trip_facets WHERE (region, duration_class, trip_type_id, price_band, max_people) = (old.region, old.duration_class, old.trip_type_id, CASE WHEN old.show_booking_options AND old.price IS NOT NULL THEN (old.price >= 20) + (old.price > 20) + (old.price >= 30) + (old.price > 30) + (old.price >= 40) + (old.price > 40) + (old.price >= 50) + (old.price > 50) + (old.price >= 60) + (old.price > 60) + (old.price >= 70) + (old.price > 70) + (old.price >= 80) + (old.price > 80) + (old.price >= 100) + (old.price > 100) + (old.price >= 150) + (old.price > 150) + (old.price >= 200) + (old.price > 200) + (old.price >= 300) + (old.price > 300) + (old.price >= 500) + (old.price > 500) ELSE -1 END, coalesce(old.max_people, 0)) AND trips <= 0;
END;
