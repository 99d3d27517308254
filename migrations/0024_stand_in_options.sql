ALTER TABLE `trip_options` ADD `stand_in` text;
--> statement-breakpoint
UPDATE trip_options SET stand_in = 'alone' WHERE stand_in IS NULL AND instant_confirmation = 0 AND availability_type = 'OPENING_HOURS' AND pricing_per = 'UNIT' AND capacity IS NULL
    AND EXISTS (SELECT 1 FROM trip_schedules WHERE trip_schedules.option_id = trip_options.id AND opens_at = '00:00' AND closes_at = '23:59')
    AND (name = 'A petición' OR NOT EXISTS (SELECT 1 FROM trip_options former WHERE former.trip_id = trip_options.trip_id AND former.id < trip_options.id));
--> statement-breakpoint
UPDATE trip_options SET stand_in = 'replaced', is_active = 0, version = version + 1 WHERE stand_in = 'alone' AND is_active AND deleted_at IS NULL
    AND EXISTS (SELECT 1 FROM trip_options own WHERE own.trip_id = trip_options.trip_id AND own.stand_in IS NULL AND own.is_active AND own.deleted_at IS NULL);
--> statement-breakpoint
CREATE TRIGGER trip_options_insert_own AFTER INSERT ON trip_options WHEN NEW.stand_in IS NULL AND NEW.is_active AND NEW.deleted_at IS NULL BEGIN UPDATE trip_options SET is_active = 0, stand_in = 'replaced', version = version + 1 WHERE trip_id = NEW.trip_id AND stand_in = 'alone' AND is_active AND deleted_at IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER trip_options_update_own_on AFTER UPDATE OF is_active, deleted_at, trip_id ON trip_options WHEN NEW.stand_in IS NULL AND NEW.is_active AND NEW.deleted_at IS NULL BEGIN UPDATE trip_options SET is_active = 0, stand_in = 'replaced', version = version + 1 WHERE trip_id = NEW.trip_id AND stand_in = 'alone' AND is_active AND deleted_at IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER trip_options_update_own_off AFTER UPDATE OF is_active, deleted_at, trip_id ON trip_options WHEN OLD.stand_in IS NULL AND OLD.is_active AND OLD.deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM trip_options own WHERE own.trip_id = OLD.trip_id AND own.stand_in IS NULL AND own.is_active AND own.deleted_at IS NULL) BEGIN UPDATE trip_options SET is_active = 1, stand_in = 'alone', version = version + 1 WHERE trip_id = OLD.trip_id AND stand_in = 'replaced'; END;
--> statement-breakpoint
CREATE TRIGGER trip_options_update_stand_in_on AFTER UPDATE OF is_active, deleted_at ON trip_options WHEN NEW.stand_in IS NOT NULL AND NEW.stand_in = OLD.stand_in AND NEW.is_active AND NEW.deleted_at IS NULL AND NOT (OLD.is_active AND OLD.deleted_at IS NULL) BEGIN UPDATE trip_options SET stand_in = iif(EXISTS (SELECT 1 FROM trip_options own WHERE own.trip_id = NEW.trip_id AND own.stand_in IS NULL AND own.is_active AND own.deleted_at IS NULL), 'chosen', 'alone') WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER trip_options_update_becomes_own AFTER UPDATE OF instant_confirmation, availability_type, pricing_per ON trip_options WHEN NEW.stand_in IS NOT NULL AND (NEW.instant_confirmation OR NEW.availability_type <> 'OPENING_HOURS' OR NEW.pricing_per <> 'UNIT') BEGIN UPDATE trip_options SET stand_in = NULL WHERE id = NEW.id; END;
