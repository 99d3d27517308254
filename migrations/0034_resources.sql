CREATE TABLE `resource_absences` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`resource_id` integer NOT NULL,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	`starts_at` text NOT NULL,
	`ends_at` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`resource_id`) REFERENCES `resources`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `resource_absences_resource` ON `resource_absences` (`resource_id`,`starts_at`);--> statement-breakpoint
CREATE TABLE `resources` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`quantity` integer DEFAULT 1 NOT NULL,
	`places` integer,
	`turnaround_minutes` integer DEFAULT 0 NOT NULL,
	`languages` text DEFAULT '[]' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text,
	CONSTRAINT "resources_numbers" CHECK(quantity >= 0 AND turnaround_minutes >= 0),
	CONSTRAINT "resources_kind" CHECK(kind IN ('boat', 'vehicle', 'equipment', 'person'))
);
--> statement-breakpoint
CREATE TABLE `trip_option_uses` (
	`option_id` integer NOT NULL,
	`resource_id` integer NOT NULL,
	`per` text NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`size` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`option_id`, `resource_id`),
	FOREIGN KEY (`option_id`) REFERENCES `trip_options`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`resource_id`) REFERENCES `resources`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "trip_option_uses_numbers" CHECK(count > 0 AND size > 0),
	CONSTRAINT "trip_option_uses_per" CHECK(per IN ('departure', 'booking', 'people'))
);
--> statement-breakpoint
CREATE INDEX `trip_option_uses_resource` ON `trip_option_uses` (`resource_id`);--> statement-breakpoint
ALTER TABLE `bookings` ADD `people` integer;--> statement-breakpoint
ALTER TABLE `departures` ADD `ends_at` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE TRIGGER resources_insert_version AFTER INSERT ON resources BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER resources_update_version AFTER UPDATE ON resources BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER resources_delete_version AFTER DELETE ON resources BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER resource_absences_insert_version AFTER INSERT ON resource_absences BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER resource_absences_update_version AFTER UPDATE ON resource_absences BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER resource_absences_delete_version AFTER DELETE ON resource_absences BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_option_uses_insert_version AFTER INSERT ON trip_option_uses BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_option_uses_update_version AFTER UPDATE ON trip_option_uses BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_option_uses_delete_version AFTER DELETE ON trip_option_uses BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_option_uses_insert_plan AFTER INSERT ON trip_option_uses BEGIN INSERT INTO trip_plan_versions (option_id, version) VALUES (NEW.option_id, abs(random() % 9007199254740991)) ON CONFLICT (option_id) DO UPDATE SET version = excluded.version; END;
--> statement-breakpoint
CREATE TRIGGER trip_option_uses_update_plan AFTER UPDATE ON trip_option_uses BEGIN INSERT INTO trip_plan_versions (option_id, version) VALUES (NEW.option_id, abs(random() % 9007199254740991)) ON CONFLICT (option_id) DO UPDATE SET version = excluded.version; INSERT INTO trip_plan_versions (option_id, version) VALUES (OLD.option_id, abs(random() % 9007199254740991)) ON CONFLICT (option_id) DO UPDATE SET version = excluded.version; END;
--> statement-breakpoint
CREATE TRIGGER trip_option_uses_delete_plan AFTER DELETE ON trip_option_uses BEGIN UPDATE trip_plan_versions SET version = abs(random() % 9007199254740991) WHERE option_id = OLD.option_id; END;
--> statement-breakpoint
CREATE TRIGGER resources_update_plan AFTER UPDATE ON resources BEGIN UPDATE trip_plan_versions SET version = abs(random() % 9007199254740991) WHERE option_id IN (SELECT option_id FROM trip_option_uses WHERE resource_id = NEW.id); END;
--> statement-breakpoint
CREATE TRIGGER resource_absences_insert_plan AFTER INSERT ON resource_absences BEGIN UPDATE trip_plan_versions SET version = abs(random() % 9007199254740991) WHERE option_id IN (SELECT option_id FROM trip_option_uses WHERE resource_id = NEW.resource_id); END;
--> statement-breakpoint
CREATE TRIGGER resource_absences_update_plan AFTER UPDATE ON resource_absences BEGIN UPDATE trip_plan_versions SET version = abs(random() % 9007199254740991) WHERE option_id IN (SELECT option_id FROM trip_option_uses WHERE resource_id = NEW.resource_id); UPDATE trip_plan_versions SET version = abs(random() % 9007199254740991) WHERE option_id IN (SELECT option_id FROM trip_option_uses WHERE resource_id = OLD.resource_id); END;
--> statement-breakpoint
CREATE TRIGGER resource_absences_delete_plan AFTER DELETE ON resource_absences BEGIN UPDATE trip_plan_versions SET version = abs(random() % 9007199254740991) WHERE option_id IN (SELECT option_id FROM trip_option_uses WHERE resource_id = OLD.resource_id); END;
--> statement-breakpoint
CREATE TRIGGER departures_insert_end AFTER INSERT ON departures WHEN NEW.ends_at = '' BEGIN UPDATE departures SET ends_at = coalesce((SELECT CASE availability_type WHEN 'OPENING_HOURS' THEN strftime('%Y-%m-%dT%H:%M:%fZ', date(local_date, '+1 day'), iif(date(local_date, '+1 day') > date(substr(date(local_date, '+1 day'), 1, 4) || '-03-25', 'weekday 0') AND date(local_date, '+1 day') <= date(substr(date(local_date, '+1 day'), 1, 4) || '-10-25', 'weekday 0'), '-2 hours', '-1 hours')) ELSE strftime('%Y-%m-%dT%H:%M:%fZ', starts_at, '+' || duration_minutes || ' minutes') END FROM trip_options WHERE trip_options.id = departures.option_id), starts_at) WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER trip_options_update_end AFTER UPDATE OF duration_minutes, availability_type ON trip_options WHEN OLD.duration_minutes <> NEW.duration_minutes OR OLD.availability_type <> NEW.availability_type BEGIN UPDATE departures SET ends_at = coalesce((SELECT CASE availability_type WHEN 'OPENING_HOURS' THEN strftime('%Y-%m-%dT%H:%M:%fZ', date(local_date, '+1 day'), iif(date(local_date, '+1 day') > date(substr(date(local_date, '+1 day'), 1, 4) || '-03-25', 'weekday 0') AND date(local_date, '+1 day') <= date(substr(date(local_date, '+1 day'), 1, 4) || '-10-25', 'weekday 0'), '-2 hours', '-1 hours')) ELSE strftime('%Y-%m-%dT%H:%M:%fZ', starts_at, '+' || duration_minutes || ' minutes') END FROM trip_options WHERE trip_options.id = departures.option_id), starts_at) WHERE option_id = NEW.id AND local_date >= date('now', '-1 day'); END;
--> statement-breakpoint
UPDATE departures SET ends_at = coalesce((SELECT CASE availability_type WHEN 'OPENING_HOURS' THEN strftime('%Y-%m-%dT%H:%M:%fZ', date(local_date, '+1 day'), iif(date(local_date, '+1 day') > date(substr(date(local_date, '+1 day'), 1, 4) || '-03-25', 'weekday 0') AND date(local_date, '+1 day') <= date(substr(date(local_date, '+1 day'), 1, 4) || '-10-25', 'weekday 0'), '-2 hours', '-1 hours')) ELSE strftime('%Y-%m-%dT%H:%M:%fZ', starts_at, '+' || duration_minutes || ' minutes') END FROM trip_options WHERE trip_options.id = departures.option_id), starts_at);
--> statement-breakpoint
UPDATE bookings SET people = (SELECT sum(trip_units.pax_count) FROM booking_units JOIN trip_units ON trip_units.id = booking_units.unit_id WHERE booking_units.booking_id = bookings.id) WHERE people IS NULL;
