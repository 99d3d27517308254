ALTER TABLE `trips` ADD `suits` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
DROP VIEW trip_pack_entries;
--> statement-breakpoint
DROP TRIGGER trips_update_pack;
--> statement-breakpoint
DROP TRIGGER trip_options_update_pack;
--> statement-breakpoint
CREATE VIEW trip_pack_entries AS
SELECT id AS trip_id, json_array(publish_at, region, duration_class, trip_type_id, iif(show_booking_options, price, NULL), max_people, CASE WHEN review_count > 0 AND rating > 0 THEN rating END, is_popular, is_bestseller,
  json(iif(show_booking_options, json((SELECT json_group_array(json_array(id, availability_type, pricing_per, duration_minutes, cutoff_minutes, capacity, json((SELECT json_group_array(json_array(season_from, season_to, valid_from, valid_to, json(weekdays), json(times), opens_at, closes_at, capacity)) FROM (SELECT * FROM trip_schedules WHERE option_id = trip_options.id AND deleted_at IS NULL ORDER BY id))), json((SELECT json_group_array(json_array(local_date, local_time, kind, capacity)) FROM trip_exceptions WHERE option_id = trip_options.id AND deleted_at IS NULL AND local_date > date('now', '-400 days'))))) FROM trip_options WHERE trip_id = trips.id AND is_active AND deleted_at IS NULL)), '[]')), min_age, json(guide_languages), json(suits), EXISTS (SELECT 1 FROM trip_options WHERE trip_id = trips.id AND is_active AND deleted_at IS NULL AND pickups <> '[]')) AS entry
FROM trips WHERE status = 'published' AND deleted_at IS NULL;
--> statement-breakpoint
INSERT OR REPLACE INTO trip_packs (pack, trips) SELECT trip_id / 512, jsonb_group_object(trip_id, json(entry)) FROM trip_pack_entries GROUP BY 1;
--> statement-breakpoint
CREATE TRIGGER trips_update_pack AFTER UPDATE OF status, deleted_at, show_booking_options, publish_at, region, duration_class, trip_type_id, price, max_people, rating, review_count, is_popular, is_bestseller, min_age, guide_languages, suits ON trips BEGIN INSERT INTO trip_packs (pack) SELECT NEW.id / 512 WHERE NEW.id IS NOT NULL ON CONFLICT DO NOTHING; UPDATE trip_packs SET trips = coalesce((SELECT jsonb_set(trips, '$."' || trip_id || '"', jsonb(entry)) FROM trip_pack_entries WHERE trip_id = NEW.id), jsonb_remove(trips, '$."' || NEW.id || '"')) WHERE pack = NEW.id / 512; END;
--> statement-breakpoint
CREATE TRIGGER trip_options_update_pack AFTER UPDATE OF trip_id, is_active, deleted_at, availability_type, pricing_per, duration_minutes, cutoff_minutes, capacity, pickups ON trip_options BEGIN INSERT INTO trip_packs (pack) SELECT OLD.trip_id / 512 WHERE OLD.trip_id IS NOT NULL ON CONFLICT DO NOTHING; UPDATE trip_packs SET trips = coalesce((SELECT jsonb_set(trips, '$."' || trip_id || '"', jsonb(entry)) FROM trip_pack_entries WHERE trip_id = OLD.trip_id), jsonb_remove(trips, '$."' || OLD.trip_id || '"')) WHERE pack = OLD.trip_id / 512; INSERT INTO trip_packs (pack) SELECT NEW.trip_id / 512 WHERE NEW.trip_id IS NOT NULL ON CONFLICT DO NOTHING; UPDATE trip_packs SET trips = coalesce((SELECT jsonb_set(trips, '$."' || trip_id || '"', jsonb(entry)) FROM trip_pack_entries WHERE trip_id = NEW.trip_id), jsonb_remove(trips, '$."' || NEW.trip_id || '"')) WHERE pack = NEW.trip_id / 512; END;
