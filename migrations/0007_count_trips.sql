-- Lists say how many trips there are without counting them: numbers by region, duration and type, kept by triggers.
INSERT INTO trip_counts (region, duration_class, trip_type_id, trips)
SELECT region, duration_class, trip_type_id, count(*) FROM trips WHERE status = 'published' AND deleted_at IS NULL GROUP BY region, duration_class, trip_type_id;
--> statement-breakpoint
CREATE TRIGGER trips_insert_count AFTER INSERT ON trips WHEN new.status = 'published' AND new.deleted_at IS NULL BEGIN
  INSERT INTO trip_counts (region, duration_class, trip_type_id, trips) VALUES (new.region, new.duration_class, new.trip_type_id, 1)
    ON CONFLICT (region, duration_class, trip_type_id) DO UPDATE SET trips = trip_counts.trips + 1;
END;
--> statement-breakpoint
CREATE TRIGGER trips_update_count AFTER UPDATE OF region, duration_class, trip_type_id, status, deleted_at ON trips BEGIN
  UPDATE trip_counts SET trips = trips - 1 WHERE region = old.region AND duration_class = old.duration_class AND trip_type_id = old.trip_type_id
    AND old.status = 'published' AND old.deleted_at IS NULL;
  INSERT INTO trip_counts (region, duration_class, trip_type_id, trips)
    SELECT new.region, new.duration_class, new.trip_type_id, 1 WHERE new.status = 'published' AND new.deleted_at IS NULL
    ON CONFLICT (region, duration_class, trip_type_id) DO UPDATE SET trips = trip_counts.trips + 1;
END;
--> statement-breakpoint
CREATE TRIGGER trips_delete_count AFTER DELETE ON trips WHEN old.status = 'published' AND old.deleted_at IS NULL BEGIN
  UPDATE trip_counts SET trips = trips - 1 WHERE region = old.region AND duration_class = old.duration_class AND trip_type_id = old.trip_type_id;
END;
