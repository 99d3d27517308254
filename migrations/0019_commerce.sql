CREATE TABLE `discount_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`percent` integer,
	`cents` integer,
	`starts_on` text,
	`ends_on` text,
	`max_uses` integer,
	`min_total_cents` integer DEFAULT 0 NOT NULL,
	`trip_ids` text,
	`for_trips` integer DEFAULT true NOT NULL,
	`for_transfers` integer DEFAULT false NOT NULL,
	`partner_id` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "discount_codes_numbers" CHECK((percent IS NULL) <> (cents IS NULL) AND coalesce(percent, 1) BETWEEN 1 AND 100 AND coalesce(cents, 1) > 0 AND coalesce(max_uses, 1) > 0 AND min_total_cents >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `discount_codes_code_unique` ON `discount_codes` (`code`);--> statement-breakpoint
CREATE TABLE `gift_voucher_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`voucher_id` integer NOT NULL,
	`cents` integer NOT NULL,
	`kind` text NOT NULL,
	`method` text,
	`subject_kind` text,
	`subject_id` text,
	`actor` text NOT NULL,
	`at` text NOT NULL,
	`key` text NOT NULL,
	FOREIGN KEY (`voucher_id`) REFERENCES `gift_vouchers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "gift_voucher_entries_sign" CHECK(CASE WHEN kind IN ('issue', 'return') THEN cents > 0 ELSE cents < 0 END)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gift_voucher_entries_key_unique` ON `gift_voucher_entries` (`key`);--> statement-breakpoint
CREATE INDEX `gift_voucher_entries_voucher` ON `gift_voucher_entries` (`voucher_id`);--> statement-breakpoint
CREATE TABLE `gift_vouchers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text NOT NULL,
	`cents` integer NOT NULL,
	`recipient` text,
	`giver` text,
	`message` text,
	`buyer_email` text,
	`language` text NOT NULL,
	`ends_on` text,
	`anonymised_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text,
	CONSTRAINT "gift_vouchers_cents" CHECK(cents > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gift_vouchers_code_unique` ON `gift_vouchers` (`code`);--> statement-breakpoint
CREATE TABLE `partner_statement_lines` (
	`statement_id` integer NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`base_cents` integer NOT NULL,
	`commission_bp` integer NOT NULL,
	`cents` integer NOT NULL,
	PRIMARY KEY(`statement_id`, `subject_kind`, `subject_id`),
	FOREIGN KEY (`statement_id`) REFERENCES `partner_statements`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `partner_statement_lines_subject` ON `partner_statement_lines` (`subject_kind`,`subject_id`);--> statement-breakpoint
CREATE TABLE `partner_statements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`partner_id` integer NOT NULL,
	`month` text NOT NULL,
	`total_cents` integer NOT NULL,
	`actor` text NOT NULL,
	`issued_at` text NOT NULL,
	`paid_at` text,
	`paid_method` text,
	`paid_by` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partner_statements_month` ON `partner_statements` (`partner_id`,`month`);--> statement-breakpoint
CREATE TABLE `partners` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`kind` text DEFAULT 'hotel' NOT NULL,
	`terms` text DEFAULT 'commission' NOT NULL,
	`trip_commission_bp` integer DEFAULT 0 NOT NULL,
	`transfer_commission_bp` integer DEFAULT 0 NOT NULL,
	`contact_name` text,
	`email` text,
	`phone` text,
	`tax_name` text,
	`tax_number` text,
	`address` text,
	`language` text DEFAULT 'es' NOT NULL,
	`note` text,
	`is_active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text,
	CONSTRAINT "partners_commission" CHECK(trip_commission_bp BETWEEN 0 AND 10000 AND transfer_commission_bp BETWEEN 0 AND 10000 AND kind IN ('hotel', 'agent', 'other') AND terms IN ('commission', 'net'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partners_slug_unique` ON `partners` (`slug`);--> statement-breakpoint
CREATE TABLE `receipts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`series` text NOT NULL,
	`year` integer NOT NULL,
	`number` integer NOT NULL,
	`entry_id` integer NOT NULL,
	`corrects_id` integer,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`reference` text NOT NULL,
	`language` text NOT NULL,
	`issuer` text NOT NULL,
	`customer` text,
	`lines` text NOT NULL,
	`total_cents` integer NOT NULL,
	`vat_cents` integer NOT NULL,
	`currency` text DEFAULT 'EUR' NOT NULL,
	`actor` text NOT NULL,
	`issued_at` text NOT NULL,
	`key` text NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `ledger_entries`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "receipts_series" CHECK(series IN ('R', 'C'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `receipts_key_unique` ON `receipts` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `receipts_number` ON `receipts` (`series`,`year`,`number`);--> statement-breakpoint
CREATE INDEX `receipts_subject` ON `receipts` (`subject_kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `receipts_entry` ON `receipts` (`entry_id`);--> statement-breakpoint
CREATE INDEX `receipts_issued` ON `receipts` (`issued_at`);--> statement-breakpoint
ALTER TABLE `bookings` ADD `partner_id` integer REFERENCES partners(id);--> statement-breakpoint
ALTER TABLE `bookings` ADD `commission_bp` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `code_id` integer REFERENCES discount_codes(id);--> statement-breakpoint
CREATE INDEX `bookings_partner` ON `bookings` (`partner_id`,`local_date`);--> statement-breakpoint
CREATE INDEX `bookings_code` ON `bookings` (`code_id`,`status`);--> statement-breakpoint
ALTER TABLE `transfer_requests` ADD `partner_id` integer REFERENCES partners(id);--> statement-breakpoint
ALTER TABLE `transfer_requests` ADD `commission_bp` integer;--> statement-breakpoint
ALTER TABLE `transfer_requests` ADD `code_id` integer REFERENCES discount_codes(id);--> statement-breakpoint
ALTER TABLE `transfer_requests` ADD `is_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `transfer_requests_partner` ON `transfer_requests` (`partner_id`);--> statement-breakpoint
CREATE INDEX `transfer_requests_code` ON `transfer_requests` (`code_id`);--> statement-breakpoint
CREATE INDEX `bookings_demo` ON `bookings` (`is_demo`) WHERE is_demo;--> statement-breakpoint
CREATE INDEX `transfer_requests_demo` ON `transfer_requests` (`is_demo`) WHERE is_demo;--> statement-breakpoint
CREATE INDEX `ledger_entries_at` ON `ledger_entries` (`at`);--> statement-breakpoint
DROP TRIGGER ledger_entries_keep_delete;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_keep_delete BEFORE DELETE ON ledger_entries WHEN NOT EXISTS (SELECT 1 FROM bookings WHERE id = OLD.subject_id AND is_demo) AND NOT EXISTS (SELECT 1 FROM transfer_requests WHERE id = OLD.subject_id AND is_demo) BEGIN SELECT RAISE(ABORT, 'The ledger is append-only.'); END;
--> statement-breakpoint
CREATE TRIGGER receipts_keep_update BEFORE UPDATE ON receipts BEGIN SELECT RAISE(ABORT, 'Receipts are append-only.'); END;
--> statement-breakpoint
CREATE TRIGGER receipts_keep_delete BEFORE DELETE ON receipts BEGIN SELECT RAISE(ABORT, 'Receipts are append-only.'); END;
--> statement-breakpoint
CREATE TRIGGER gift_voucher_entries_keep_update BEFORE UPDATE ON gift_voucher_entries BEGIN SELECT RAISE(ABORT, 'Entries of gift vouchers are append-only.'); END;
--> statement-breakpoint
CREATE TRIGGER gift_voucher_entries_keep_delete BEFORE DELETE ON gift_voucher_entries BEGIN SELECT RAISE(ABORT, 'Entries of gift vouchers are append-only.'); END;
--> statement-breakpoint
CREATE TRIGGER gift_voucher_entries_balance BEFORE INSERT ON gift_voucher_entries
    WHEN NEW.cents < 0 AND NEW.cents + (SELECT coalesce(sum(cents), 0) FROM gift_voucher_entries WHERE voucher_id = NEW.voucher_id) < 0
    BEGIN SELECT RAISE(ABORT, 'The balance of the gift voucher is too low.'); END;

--> statement-breakpoint
CREATE VIEW trip_offers AS
    SELECT o.trip_id, p.cents,
      iif(o.pricing_per = 'UNIT' AND (SELECT pax_count FROM trip_units WHERE id = p.unit_id) = 1, 'person', 'group') AS per
    FROM trip_options o JOIN trip_prices p ON +p.option_id = o.id
    WHERE o.is_active AND o.deleted_at IS NULL
      AND p.version_id = (SELECT max(id) FROM trip_price_versions WHERE option_id = o.id)
      AND NOT (o.instant_confirmation = 0 AND o.availability_type = 'OPENING_HOURS'
        AND EXISTS (SELECT 1 FROM trip_price_versions WHERE id = p.version_id AND created_by IS NULL AND note = ''))
      AND p.unit_id IS CASE o.pricing_per WHEN 'UNIT' THEN (SELECT u.id FROM trip_units u WHERE u.option_id = o.id AND u.deleted_at IS NULL AND u.pax_count > 0
        ORDER BY u.type = 'ADULT' AND u.pax_count = 1 DESC, u.sort_order, u.id LIMIT 1) END;
--> statement-breakpoint
CREATE VIEW trip_lowest_prices AS
    SELECT id AS trip_id, (SELECT cents / 100.0 FROM trip_offers WHERE trip_id = trips.id ORDER BY per = 'person' DESC, cents LIMIT 1) AS price FROM trips;
--> statement-breakpoint
CREATE TRIGGER trip_prices_insert_offer AFTER INSERT ON trip_prices BEGIN
    UPDATE trips SET price = lowest.price FROM trip_options o JOIN trip_lowest_prices lowest ON lowest.trip_id = o.trip_id
    WHERE o.id = NEW.option_id AND trips.id = o.trip_id AND lowest.price IS NOT NULL AND lowest.price IS NOT trips.price;
END;
--> statement-breakpoint
CREATE TRIGGER trip_options_update_offer AFTER UPDATE OF is_active, deleted_at, pricing_per, trip_id ON trip_options BEGIN
    UPDATE trips SET price = lowest.price FROM trip_lowest_prices lowest
    WHERE lowest.trip_id = NEW.trip_id AND trips.id = NEW.trip_id AND lowest.price IS NOT NULL AND lowest.price IS NOT trips.price;
END;
--> statement-breakpoint
CREATE TRIGGER trip_units_update_offer AFTER UPDATE OF type, pax_count, sort_order, deleted_at ON trip_units BEGIN
    UPDATE trips SET price = lowest.price FROM trip_options o JOIN trip_lowest_prices lowest ON lowest.trip_id = o.trip_id
    WHERE o.id = NEW.option_id AND trips.id = o.trip_id AND lowest.price IS NOT NULL AND lowest.price IS NOT trips.price;
END;
--> statement-breakpoint
CREATE TRIGGER trips_update_offer AFTER UPDATE OF price ON trips BEGIN
    UPDATE trips SET price = lowest.price FROM trip_lowest_prices lowest
    WHERE trips.id = NEW.id AND lowest.trip_id = NEW.id AND lowest.price IS NOT NULL AND lowest.price IS NOT trips.price;
END;
--> statement-breakpoint
UPDATE trips SET price = lowest.price FROM trip_lowest_prices lowest WHERE lowest.trip_id = trips.id AND lowest.price IS NOT NULL;
