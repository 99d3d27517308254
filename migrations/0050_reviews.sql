CREATE TABLE `review_objections` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`item_id` text,
	`order_id` text,
	`reference` text NOT NULL,
	`trip_id` integer,
	`local_date` text NOT NULL,
	`status` text DEFAULT 'asked' NOT NULL,
	`language` text NOT NULL,
	`stars` integer,
	`text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`country` text DEFAULT '' NOT NULL,
	`photo` text,
	`consent_at` text,
	`privacy_edition` text,
	`written_at` text,
	`decided_at` text,
	`reason` text,
	`reason_text` text DEFAULT '' NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`answered_at` text,
	`is_demo` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_item` ON `reviews` (`kind`,`item_id`);--> statement-breakpoint
CREATE INDEX `reviews_reference` ON `reviews` (`reference`);--> statement-breakpoint
CREATE INDEX `reviews_inbox` ON `reviews` (`deleted_at`,`status`,`written_at`);--> statement-breakpoint
CREATE INDEX `reviews_trip` ON `reviews` (`trip_id`,`status`,`written_at`);--> statement-breakpoint
CREATE INDEX `reviews_kind` ON `reviews` (`kind`,`status`,`written_at`);--> statement-breakpoint
ALTER TABLE `orders` ADD `has_complaint` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TRIGGER reviews_insert_version AFTER INSERT ON reviews BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER reviews_update_version AFTER UPDATE ON reviews BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER reviews_delete_version AFTER DELETE ON reviews BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
-- Mean and number of published reviews, as trips and places show them. Examples count nowhere.
CREATE VIEW trip_ratings AS
SELECT trip_id, round(avg(stars), 2) AS rating, count(*) AS reviews FROM reviews
WHERE status = 'published' AND deleted_at IS NULL AND NOT is_demo AND trip_id IS NOT NULL GROUP BY trip_id;
--> statement-breakpoint
CREATE VIEW destination_ratings AS
SELECT v.destination_id, round(avg(r.stars), 2) AS rating, count(*) AS reviews FROM trip_destinations v JOIN reviews r ON r.trip_id = v.trip_id
WHERE r.status = 'published' AND r.deleted_at IS NULL AND NOT r.is_demo GROUP BY v.destination_id;
--> statement-breakpoint
-- Numbers that were typed are not those of reviews. A typed rating stays in its column until there are some; it is shown with a number alone.
UPDATE trips SET review_count = 0 WHERE review_count <> 0;
--> statement-breakpoint
UPDATE destinations SET review_count = 0 WHERE review_count <> 0;
--> statement-breakpoint
CREATE TRIGGER reviews_insert_rating AFTER INSERT ON reviews WHEN new.trip_id IS NOT NULL AND new.status = 'published' BEGIN
  UPDATE trips SET rating = NULL, review_count = 0 WHERE id = new.trip_id;
  UPDATE destinations SET rating = NULL, review_count = 0 WHERE id IN (SELECT destination_id FROM trip_destinations WHERE trip_id = new.trip_id);
END;
--> statement-breakpoint
CREATE TRIGGER reviews_update_rating AFTER UPDATE OF status, stars, deleted_at, trip_id ON reviews WHEN 'published' IN (old.status, new.status) BEGIN
  UPDATE trips SET rating = NULL, review_count = 0 WHERE id IN (old.trip_id, new.trip_id);
  UPDATE destinations SET rating = NULL, review_count = 0 WHERE id IN (SELECT destination_id FROM trip_destinations WHERE trip_id IN (old.trip_id, new.trip_id));
END;
--> statement-breakpoint
CREATE TRIGGER reviews_delete_rating AFTER DELETE ON reviews WHEN old.trip_id IS NOT NULL AND old.status = 'published' BEGIN
  UPDATE trips SET rating = NULL, review_count = 0 WHERE id = old.trip_id;
  UPDATE destinations SET rating = NULL, review_count = 0 WHERE id IN (SELECT destination_id FROM trip_destinations WHERE trip_id = old.trip_id);
END;
--> statement-breakpoint
CREATE TRIGGER trip_destinations_insert_rating AFTER INSERT ON trip_destinations WHEN EXISTS (SELECT 1 FROM reviews WHERE trip_id = new.trip_id) BEGIN
  UPDATE destinations SET rating = NULL, review_count = 0 WHERE id = new.destination_id;
END;
--> statement-breakpoint
CREATE TRIGGER trip_destinations_delete_rating AFTER DELETE ON trip_destinations WHEN EXISTS (SELECT 1 FROM reviews WHERE trip_id = old.trip_id) BEGIN
  UPDATE destinations SET rating = NULL, review_count = 0 WHERE id = old.destination_id;
END;
--> statement-breakpoint
-- Whatever is written, the columns say what the reviews say.
CREATE TRIGGER trips_insert_rating AFTER INSERT ON trips WHEN new.review_count <> 0 BEGIN
  UPDATE trips SET review_count = 0 WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER trips_update_rating AFTER UPDATE OF rating, review_count ON trips BEGIN
  UPDATE trips SET review_count = coalesce((SELECT reviews FROM trip_ratings WHERE trip_id = new.id), 0),
    rating = coalesce((SELECT rating FROM trip_ratings WHERE trip_id = new.id), new.rating)
  WHERE id = new.id AND (review_count <> coalesce((SELECT reviews FROM trip_ratings WHERE trip_id = new.id), 0)
    OR rating IS NOT coalesce((SELECT rating FROM trip_ratings WHERE trip_id = new.id), new.rating));
END;
--> statement-breakpoint
CREATE TRIGGER destinations_insert_rating AFTER INSERT ON destinations WHEN new.review_count <> 0 BEGIN
  UPDATE destinations SET review_count = 0 WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER destinations_update_rating AFTER UPDATE OF rating, review_count ON destinations BEGIN
  UPDATE destinations SET review_count = coalesce((SELECT reviews FROM destination_ratings WHERE destination_id = new.id), 0),
    rating = coalesce((SELECT rating FROM destination_ratings WHERE destination_id = new.id), new.rating)
  WHERE id = new.id AND (review_count <> coalesce((SELECT reviews FROM destination_ratings WHERE destination_id = new.id), 0)
    OR rating IS NOT coalesce((SELECT rating FROM destination_ratings WHERE destination_id = new.id), new.rating));
END;
