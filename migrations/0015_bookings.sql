CREATE TABLE `trip_exceptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`option_id` integer NOT NULL,
	`local_date` text NOT NULL,
	`local_time` text DEFAULT '' NOT NULL,
	`kind` text NOT NULL,
	`capacity` integer,
	`cents` text DEFAULT '{}' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`option_id`) REFERENCES `trip_options`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "trip_exceptions_kind" CHECK(kind IN ('closed', 'extra', 'changed') AND (capacity IS NULL OR capacity >= 0))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trip_exceptions_day` ON `trip_exceptions` (`option_id`,`local_date`,`local_time`);--> statement-breakpoint
CREATE TABLE `trip_extras` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`option_id` integer NOT NULL,
	`name` text NOT NULL,
	`per` text DEFAULT 'UNIT' NOT NULL,
	`cents` integer NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`translations` text DEFAULT '{}' NOT NULL,
	`translation_state` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`option_id`) REFERENCES `trip_options`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "trip_extras_cents" CHECK(cents >= 0)
);
--> statement-breakpoint
CREATE INDEX `trip_extras_option` ON `trip_extras` (`option_id`,`sort_order`);--> statement-breakpoint
CREATE TABLE `trip_options` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`trip_id` integer NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`reference` text,
	`instant_confirmation` integer DEFAULT false NOT NULL,
	`availability_type` text DEFAULT 'START_TIME' NOT NULL,
	`pricing_per` text DEFAULT 'UNIT' NOT NULL,
	`duration_minutes` integer NOT NULL,
	`min_units` integer DEFAULT 1 NOT NULL,
	`max_units` integer,
	`capacity` integer,
	`cutoff_minutes` integer DEFAULT 0 NOT NULL,
	`cancellation_minutes` integer DEFAULT 2880 NOT NULL,
	`required_contact_fields` text DEFAULT '[]' NOT NULL,
	`guide_languages` text DEFAULT '[]' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`translations` text DEFAULT '{}' NOT NULL,
	`translation_state` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "trip_options_numbers" CHECK(duration_minutes > 0 AND min_units >= 0 AND (max_units IS NULL OR max_units >= min_units)),
	CONSTRAINT "trip_options_limits" CHECK((capacity IS NULL OR capacity >= 0) AND cutoff_minutes >= 0 AND cancellation_minutes >= 0),
	CONSTRAINT "trip_options_words" CHECK(availability_type IN ('START_TIME', 'OPENING_HOURS') AND pricing_per IN ('UNIT', 'BOOKING'))
);
--> statement-breakpoint
CREATE INDEX `trip_options_trip` ON `trip_options` (`trip_id`,`is_active`,`sort_order`);--> statement-breakpoint
CREATE TABLE `trip_plan_versions` (
	`option_id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `trip_price_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`option_id` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_by` integer,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`option_id`) REFERENCES `trip_options`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `trip_price_versions_option` ON `trip_price_versions` (`option_id`,`id`);--> statement-breakpoint
CREATE TABLE `trip_prices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`version_id` integer NOT NULL,
	`option_id` integer NOT NULL,
	`unit_id` integer,
	`season_from` text DEFAULT '01-01' NOT NULL,
	`season_to` text DEFAULT '12-31' NOT NULL,
	`cents` integer NOT NULL,
	FOREIGN KEY (`version_id`) REFERENCES `trip_price_versions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`option_id`) REFERENCES `trip_options`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`unit_id`) REFERENCES `trip_units`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "trip_prices_cents" CHECK(cents >= 0)
);
--> statement-breakpoint
CREATE INDEX `trip_prices_version` ON `trip_prices` (`version_id`);--> statement-breakpoint
CREATE INDEX `trip_prices_option` ON `trip_prices` (`option_id`);--> statement-breakpoint
CREATE TABLE `trip_schedules` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`option_id` integer NOT NULL,
	`season_from` text DEFAULT '01-01' NOT NULL,
	`season_to` text DEFAULT '12-31' NOT NULL,
	`valid_from` text,
	`valid_to` text,
	`weekdays` text DEFAULT '[1,2,3,4,5,6,7]' NOT NULL,
	`times` text DEFAULT '[]' NOT NULL,
	`opens_at` text,
	`closes_at` text,
	`capacity` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`option_id`) REFERENCES `trip_options`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "trip_schedules_capacity" CHECK(capacity IS NULL OR capacity >= 0)
);
--> statement-breakpoint
CREATE INDEX `trip_schedules_option` ON `trip_schedules` (`option_id`);--> statement-breakpoint
CREATE TABLE `trip_units` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`option_id` integer NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`min_age` integer DEFAULT 0 NOT NULL,
	`max_age` integer DEFAULT 99 NOT NULL,
	`pax_count` integer DEFAULT 1 NOT NULL,
	`needs_adult` integer DEFAULT false NOT NULL,
	`min_quantity` integer,
	`max_quantity` integer,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`translations` text DEFAULT '{}' NOT NULL,
	`translation_state` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`option_id`) REFERENCES `trip_options`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "trip_units_numbers" CHECK(pax_count >= 0 AND min_age >= 0 AND max_age >= min_age)
);
--> statement-breakpoint
CREATE INDEX `trip_units_option` ON `trip_units` (`option_id`,`sort_order`);--> statement-breakpoint
CREATE TABLE `booking_units` (
	`uuid` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`unit_id` integer NOT NULL,
	`position` integer NOT NULL,
	`ticket_code` text NOT NULL,
	`cents` integer DEFAULT 0 NOT NULL,
	`reseller_reference` text,
	`contact` text DEFAULT '{}' NOT NULL,
	`redeemed_at` text,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`unit_id`) REFERENCES `trip_units`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `booking_units_ticketCode_unique` ON `booking_units` (`ticket_code`);--> statement-breakpoint
CREATE INDEX `booking_units_booking` ON `booking_units` (`booking_id`,`position`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`uuid` text NOT NULL,
	`reference` text NOT NULL,
	`status` text NOT NULL,
	`trip_id` integer NOT NULL,
	`option_id` integer NOT NULL,
	`departure_id` integer NOT NULL,
	`local_date` text NOT NULL,
	`local_time` text DEFAULT '' NOT NULL,
	`places` integer NOT NULL,
	`expires_at` text,
	`confirmed_at` text,
	`cancelled_at` text,
	`redeemed_at` text,
	`cancellation_reason` text,
	`refund` text,
	`currency` text DEFAULT 'EUR' NOT NULL,
	`total_cents` integer NOT NULL,
	`lines` text DEFAULT '[]' NOT NULL,
	`extras` text DEFAULT '[]' NOT NULL,
	`price_version` integer,
	`contact_name` text,
	`contact_email` text,
	`contact_phone` text,
	`contact` text DEFAULT '{}' NOT NULL,
	`language` text NOT NULL,
	`notes` text,
	`note` text,
	`source` text NOT NULL,
	`reseller_key_id` integer,
	`reseller_reference` text,
	`manage_token_hash` text NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`anonymised_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`option_id`) REFERENCES `trip_options`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`departure_id`) REFERENCES `departures`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bookings_status" CHECK(status IN ('ON_HOLD', 'CONFIRMED', 'PENDING', 'CANCELLED', 'EXPIRED', 'REDEEMED')),
	CONSTRAINT "bookings_numbers" CHECK(places >= 0 AND total_cents >= 0 AND (status <> 'ON_HOLD' OR expires_at IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_uuid_unique` ON `bookings` (`uuid`);--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_reference_unique` ON `bookings` (`reference`);--> statement-breakpoint
CREATE INDEX `bookings_departure` ON `bookings` (`departure_id`,`status`);--> statement-breakpoint
CREATE INDEX `bookings_holds` ON `bookings` (`option_id`,`expires_at`) WHERE status = 'ON_HOLD';--> statement-breakpoint
CREATE INDEX `bookings_expiry` ON `bookings` (`expires_at`) WHERE status = 'ON_HOLD';--> statement-breakpoint
CREATE INDEX `bookings_created` ON `bookings` (`created_at`);--> statement-breakpoint
CREATE INDEX `bookings_trip` ON `bookings` (`trip_id`,`local_date`);--> statement-breakpoint
CREATE INDEX `bookings_email` ON `bookings` (`contact_email`);--> statement-breakpoint
CREATE INDEX `bookings_reseller` ON `bookings` (`reseller_key_id`,`reseller_reference`);--> statement-breakpoint
CREATE TABLE `departures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`option_id` integer NOT NULL,
	`local_date` text NOT NULL,
	`local_time` text DEFAULT '' NOT NULL,
	`starts_at` text NOT NULL,
	`capacity` integer,
	`schedule_version` integer NOT NULL,
	`taken` integer DEFAULT 0 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`option_id`) REFERENCES `trip_options`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `departures_start` ON `departures` (`option_id`,`local_date`,`local_time`);--> statement-breakpoint
CREATE INDEX `departures_day` ON `departures` (`local_date`,`local_time`);
--> statement-breakpoint
CREATE TRIGGER trip_options_insert_version AFTER INSERT ON trip_options BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_options_update_version AFTER UPDATE ON trip_options BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_options_delete_version AFTER DELETE ON trip_options BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_units_insert_version AFTER INSERT ON trip_units BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_units_update_version AFTER UPDATE ON trip_units BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_units_delete_version AFTER DELETE ON trip_units BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_schedules_insert_version AFTER INSERT ON trip_schedules BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_schedules_update_version AFTER UPDATE ON trip_schedules BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_schedules_delete_version AFTER DELETE ON trip_schedules BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_exceptions_insert_version AFTER INSERT ON trip_exceptions BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_exceptions_update_version AFTER UPDATE ON trip_exceptions BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_exceptions_delete_version AFTER DELETE ON trip_exceptions BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_price_versions_insert_version AFTER INSERT ON trip_price_versions BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_price_versions_update_version AFTER UPDATE ON trip_price_versions BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_price_versions_delete_version AFTER DELETE ON trip_price_versions BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_prices_insert_version AFTER INSERT ON trip_prices BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_prices_update_version AFTER UPDATE ON trip_prices BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_prices_delete_version AFTER DELETE ON trip_prices BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_extras_insert_version AFTER INSERT ON trip_extras BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_extras_update_version AFTER UPDATE ON trip_extras BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_extras_delete_version AFTER DELETE ON trip_extras BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_schedules_insert_plan AFTER INSERT ON trip_schedules BEGIN INSERT INTO trip_plan_versions (option_id, version) VALUES (NEW.option_id, abs(random() % 9007199254740991)) ON CONFLICT (option_id) DO UPDATE SET version = excluded.version; END;
--> statement-breakpoint
CREATE TRIGGER trip_schedules_update_plan AFTER UPDATE ON trip_schedules BEGIN INSERT INTO trip_plan_versions (option_id, version) VALUES (NEW.option_id, abs(random() % 9007199254740991)) ON CONFLICT (option_id) DO UPDATE SET version = excluded.version; INSERT INTO trip_plan_versions (option_id, version) VALUES (OLD.option_id, abs(random() % 9007199254740991)) ON CONFLICT (option_id) DO UPDATE SET version = excluded.version; END;
--> statement-breakpoint
CREATE TRIGGER trip_schedules_delete_plan AFTER DELETE ON trip_schedules BEGIN INSERT INTO trip_plan_versions (option_id, version) VALUES (OLD.option_id, abs(random() % 9007199254740991)) ON CONFLICT (option_id) DO UPDATE SET version = excluded.version; END;
--> statement-breakpoint
CREATE TRIGGER trip_exceptions_insert_plan AFTER INSERT ON trip_exceptions BEGIN INSERT INTO trip_plan_versions (option_id, version) VALUES (NEW.option_id, abs(random() % 9007199254740991)) ON CONFLICT (option_id) DO UPDATE SET version = excluded.version; END;
--> statement-breakpoint
CREATE TRIGGER trip_exceptions_update_plan AFTER UPDATE ON trip_exceptions BEGIN INSERT INTO trip_plan_versions (option_id, version) VALUES (NEW.option_id, abs(random() % 9007199254740991)) ON CONFLICT (option_id) DO UPDATE SET version = excluded.version; INSERT INTO trip_plan_versions (option_id, version) VALUES (OLD.option_id, abs(random() % 9007199254740991)) ON CONFLICT (option_id) DO UPDATE SET version = excluded.version; END;
--> statement-breakpoint
CREATE TRIGGER trip_exceptions_delete_plan AFTER DELETE ON trip_exceptions BEGIN INSERT INTO trip_plan_versions (option_id, version) VALUES (OLD.option_id, abs(random() % 9007199254740991)) ON CONFLICT (option_id) DO UPDATE SET version = excluded.version; END;
--> statement-breakpoint
CREATE TRIGGER trip_options_insert_plan AFTER INSERT ON trip_options BEGIN INSERT INTO trip_plan_versions (option_id, version) VALUES (NEW.id, abs(random() % 9007199254740991)) ON CONFLICT (option_id) DO UPDATE SET version = excluded.version; END;
--> statement-breakpoint
CREATE TRIGGER trip_options_delete_plan AFTER DELETE ON trip_options BEGIN DELETE FROM trip_plan_versions WHERE option_id = OLD.id; END;
--> statement-breakpoint
CREATE TRIGGER trip_options_update_plan AFTER UPDATE OF capacity, availability_type, duration_minutes, cutoff_minutes, is_active, deleted_at ON trip_options BEGIN INSERT INTO trip_plan_versions (option_id, version) VALUES (NEW.id, abs(random() % 9007199254740991)) ON CONFLICT (option_id) DO UPDATE SET version = excluded.version; END;
--> statement-breakpoint
CREATE TRIGGER bookings_insert_taken AFTER INSERT ON bookings WHEN NEW.status <> 'ON_HOLD' BEGIN UPDATE departures SET taken = (SELECT coalesce(sum(places), 0) FROM bookings WHERE departure_id = NEW.departure_id AND status IN ('CONFIRMED', 'PENDING', 'REDEEMED')) WHERE id = NEW.departure_id; END;
--> statement-breakpoint
CREATE TRIGGER bookings_update_taken AFTER UPDATE OF status, places, departure_id ON bookings BEGIN UPDATE departures SET taken = (SELECT coalesce(sum(places), 0) FROM bookings WHERE departure_id = NEW.departure_id AND status IN ('CONFIRMED', 'PENDING', 'REDEEMED')) WHERE id = NEW.departure_id; UPDATE departures SET taken = (SELECT coalesce(sum(places), 0) FROM bookings WHERE departure_id = OLD.departure_id AND status IN ('CONFIRMED', 'PENDING', 'REDEEMED')) WHERE id = OLD.departure_id; END;
--> statement-breakpoint
CREATE TRIGGER bookings_delete_taken AFTER DELETE ON bookings BEGIN UPDATE departures SET taken = (SELECT coalesce(sum(places), 0) FROM bookings WHERE departure_id = OLD.departure_id AND status IN ('CONFIRMED', 'PENDING', 'REDEEMED')) WHERE id = OLD.departure_id; END;
--> statement-breakpoint
INSERT INTO trip_options (trip_id, name, availability_type, duration_minutes, max_units, required_contact_fields, guide_languages, translations)
    SELECT id, 'A petición', 'OPENING_HOURS', CASE duration_class WHEN 'half-day' THEN 240 WHEN 'full-day' THEN 480 ELSE 2880 END, max_people,
    '["firstName","lastName"]', guide_languages, '{"name":{"es":"A petición","en":"On request","de":"Auf Anfrage","ca":"A petició"}}'
    FROM trips WHERE NOT EXISTS (SELECT 1 FROM trip_options WHERE trip_options.trip_id = trips.id);
--> statement-breakpoint
INSERT INTO trip_schedules (option_id, opens_at, closes_at) SELECT id, '00:00', '23:59' FROM trip_options WHERE NOT EXISTS (SELECT 1 FROM trip_units WHERE trip_units.option_id = trip_options.id);
--> statement-breakpoint
INSERT INTO trip_price_versions (option_id)
    SELECT trip_options.id FROM trip_options JOIN trips ON trips.id = trip_options.trip_id WHERE trips.price IS NOT NULL AND NOT EXISTS (SELECT 1 FROM trip_units WHERE trip_units.option_id = trip_options.id);
--> statement-breakpoint
INSERT INTO trip_units (option_id, type, name, min_age, max_age, needs_adult, sort_order, translations)
    SELECT trip_options.id, value ->> '$.type', value ->> '$.name.es', iif(value ->> '$.type' = 'ADULT', 13, min(12, coalesce(trips.min_age, 0))),
    iif(value ->> '$.type' = 'ADULT', 99, 12), value ->> '$.type' = 'CHILD', key, json_object('name', json(value -> '$.name'))
    FROM trip_options JOIN trips ON trips.id = trip_options.trip_id, json_each('[
      {"type":"ADULT","name":{"es":"Adultos","en":"Adults","de":"Erwachsene","ca":"Adults"}},
      {"type":"CHILD","name":{"es":"Niños","en":"Children","de":"Kinder","ca":"Infants"}}]')
    WHERE NOT EXISTS (SELECT 1 FROM trip_units WHERE trip_units.option_id = trip_options.id);
--> statement-breakpoint
INSERT INTO trip_prices (version_id, option_id, unit_id, cents)
    SELECT trip_price_versions.id, trip_units.option_id, trip_units.id, CAST(round(trips.price * 100) AS INTEGER)
    FROM trip_price_versions JOIN trip_options ON trip_options.id = trip_price_versions.option_id JOIN trips ON trips.id = trip_options.trip_id
    JOIN trip_units ON trip_units.option_id = trip_options.id
    WHERE trips.price IS NOT NULL AND NOT EXISTS (SELECT 1 FROM trip_prices WHERE trip_prices.version_id = trip_price_versions.id);
