CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`manage_token_hash` text NOT NULL,
	`idempotency_key` text,
	`digest` text,
	`contact_name` text,
	`contact_email` text,
	`contact_phone` text,
	`language` text NOT NULL,
	`source` text NOT NULL,
	`partner_id` integer,
	`code_id` integer,
	`privacy_edition` text,
	`privacy_accepted_at` text,
	`terms_edition` text,
	`terms_accepted_at` text,
	`notes` text,
	`note` text,
	`is_demo` integer DEFAULT false NOT NULL,
	`anonymised_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`code_id`) REFERENCES `discount_codes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_reference_unique` ON `orders` (`reference`);--> statement-breakpoint
CREATE INDEX `orders_key` ON `orders` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `orders_digest` ON `orders` (`digest`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_created` ON `orders` (`created_at`);--> statement-breakpoint
CREATE INDEX `orders_guest` ON `orders` (lower("contact_email"));--> statement-breakpoint
CREATE INDEX `orders_demo` ON `orders` (`is_demo`) WHERE is_demo;--> statement-breakpoint
ALTER TABLE `bookings` ADD `order_id` text REFERENCES orders(id);--> statement-breakpoint
CREATE INDEX `bookings_order` ON `bookings` (`order_id`);--> statement-breakpoint
ALTER TABLE `transfer_requests` ADD `order_id` text REFERENCES orders(id);--> statement-breakpoint
CREATE INDEX `transfer_requests_order` ON `transfer_requests` (`order_id`);
--> statement-breakpoint
INSERT INTO orders (id, reference, manage_token_hash, contact_name, contact_email, contact_phone, language, source, partner_id, code_id, privacy_edition, privacy_accepted_at, terms_edition, terms_accepted_at, is_demo, anonymised_at, created_at, updated_at)
  SELECT id, reference, manage_token_hash, contact_name, contact_email, contact_phone, language, source, partner_id, code_id, privacy_edition, privacy_accepted_at, terms_edition, terms_accepted_at, is_demo, anonymised_at, created_at, updated_at FROM bookings;
--> statement-breakpoint
UPDATE bookings SET order_id = id;
--> statement-breakpoint
INSERT INTO orders (id, reference, manage_token_hash, contact_name, contact_email, contact_phone, language, source, partner_id, code_id, privacy_edition, privacy_accepted_at, terms_edition, terms_accepted_at, is_demo, anonymised_at, created_at, updated_at)
  SELECT id, CASE WHEN EXISTS (SELECT 1 FROM orders WHERE orders.reference = transfer_requests.reference) THEN transfer_requests.reference || 'T' ELSE transfer_requests.reference END, manage_token_hash, contact_name, contact_email, contact_phone, language, source, partner_id, code_id, privacy_edition, privacy_accepted_at, terms_edition, terms_accepted_at, is_demo, anonymised_at, created_at, updated_at FROM transfer_requests;
--> statement-breakpoint
UPDATE transfer_requests SET order_id = id;
--> statement-breakpoint
CREATE TRIGGER bookings_insert_reference BEFORE INSERT ON bookings WHEN NEW.order_id IS NOT NEW.id AND EXISTS (SELECT 1 FROM transfer_requests WHERE reference = NEW.reference) BEGIN SELECT RAISE(ABORT, 'The reference is taken.'); END;
--> statement-breakpoint
CREATE TRIGGER bookings_insert_order AFTER INSERT ON bookings WHEN NEW.order_id IS NULL BEGIN
  INSERT INTO orders (id, reference, manage_token_hash, contact_name, contact_email, contact_phone, language, source, partner_id, code_id, privacy_edition, privacy_accepted_at, terms_edition, terms_accepted_at, is_demo, anonymised_at, created_at, updated_at)
    VALUES (NEW.id, NEW.reference, NEW.manage_token_hash, NEW.contact_name, NEW.contact_email, NEW.contact_phone, NEW.language, NEW.source, NEW.partner_id, NEW.code_id, NEW.privacy_edition, NEW.privacy_accepted_at, NEW.terms_edition, NEW.terms_accepted_at, NEW.is_demo, NEW.anonymised_at, NEW.created_at, NEW.updated_at);
  UPDATE bookings SET order_id = NEW.id WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER bookings_update_order AFTER UPDATE OF contact_name, contact_email, contact_phone, language, privacy_edition, terms_edition ON bookings WHEN NEW.anonymised_at IS NULL BEGIN
  UPDATE orders SET contact_name = NEW.contact_name, contact_email = NEW.contact_email, contact_phone = NEW.contact_phone, language = NEW.language, version = version + 1, updated_at = NEW.updated_at
    WHERE id = NEW.order_id AND (orders.contact_name IS NOT NEW.contact_name OR orders.contact_email IS NOT NEW.contact_email OR orders.contact_phone IS NOT NEW.contact_phone OR orders.language IS NOT NEW.language);
  UPDATE orders SET privacy_edition = NEW.privacy_edition, privacy_accepted_at = NEW.privacy_accepted_at, terms_edition = NEW.terms_edition, terms_accepted_at = NEW.terms_accepted_at
    WHERE id = NEW.order_id AND id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER bookings_update_attribution AFTER UPDATE OF partner_id, code_id ON bookings WHEN NEW.order_id = NEW.id BEGIN
  UPDATE orders SET partner_id = NEW.partner_id, code_id = NEW.code_id WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER bookings_update_anonymised AFTER UPDATE OF anonymised_at ON bookings WHEN NEW.anonymised_at IS NOT NULL BEGIN
  UPDATE orders SET contact_name = NULL, contact_email = NULL, contact_phone = NULL, notes = NULL, note = NULL, digest = NULL, anonymised_at = NEW.anonymised_at
    WHERE id = NEW.order_id AND anonymised_at IS NULL AND NOT EXISTS (SELECT 1 FROM bookings WHERE order_id = orders.id AND anonymised_at IS NULL) AND NOT EXISTS (SELECT 1 FROM transfer_requests WHERE order_id = orders.id AND anonymised_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER bookings_delete_order AFTER DELETE ON bookings BEGIN DELETE FROM orders WHERE id = OLD.order_id AND NOT EXISTS (SELECT 1 FROM bookings WHERE order_id = OLD.order_id) AND NOT EXISTS (SELECT 1 FROM transfer_requests WHERE order_id = OLD.order_id); END;
--> statement-breakpoint
CREATE TRIGGER transfer_requests_insert_reference BEFORE INSERT ON transfer_requests WHEN NEW.order_id IS NOT NEW.id AND EXISTS (SELECT 1 FROM bookings WHERE reference = NEW.reference) BEGIN SELECT RAISE(ABORT, 'The reference is taken.'); END;
--> statement-breakpoint
CREATE TRIGGER transfer_requests_insert_order AFTER INSERT ON transfer_requests WHEN NEW.order_id IS NULL BEGIN
  INSERT INTO orders (id, reference, manage_token_hash, contact_name, contact_email, contact_phone, language, source, partner_id, code_id, privacy_edition, privacy_accepted_at, terms_edition, terms_accepted_at, is_demo, anonymised_at, created_at, updated_at)
    VALUES (NEW.id, NEW.reference, NEW.manage_token_hash, NEW.contact_name, NEW.contact_email, NEW.contact_phone, NEW.language, NEW.source, NEW.partner_id, NEW.code_id, NEW.privacy_edition, NEW.privacy_accepted_at, NEW.terms_edition, NEW.terms_accepted_at, NEW.is_demo, NEW.anonymised_at, NEW.created_at, NEW.updated_at);
  UPDATE transfer_requests SET order_id = NEW.id WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER transfer_requests_update_order AFTER UPDATE OF contact_name, contact_email, contact_phone, language, privacy_edition, terms_edition ON transfer_requests WHEN NEW.anonymised_at IS NULL BEGIN
  UPDATE orders SET contact_name = NEW.contact_name, contact_email = NEW.contact_email, contact_phone = NEW.contact_phone, language = NEW.language, version = version + 1, updated_at = NEW.updated_at
    WHERE id = NEW.order_id AND (orders.contact_name IS NOT NEW.contact_name OR orders.contact_email IS NOT NEW.contact_email OR orders.contact_phone IS NOT NEW.contact_phone OR orders.language IS NOT NEW.language);
  UPDATE orders SET privacy_edition = NEW.privacy_edition, privacy_accepted_at = NEW.privacy_accepted_at, terms_edition = NEW.terms_edition, terms_accepted_at = NEW.terms_accepted_at
    WHERE id = NEW.order_id AND id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER transfer_requests_update_attribution AFTER UPDATE OF partner_id, code_id ON transfer_requests WHEN NEW.order_id = NEW.id BEGIN
  UPDATE orders SET partner_id = NEW.partner_id, code_id = NEW.code_id WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER transfer_requests_update_anonymised AFTER UPDATE OF anonymised_at ON transfer_requests WHEN NEW.anonymised_at IS NOT NULL BEGIN
  UPDATE orders SET contact_name = NULL, contact_email = NULL, contact_phone = NULL, notes = NULL, note = NULL, digest = NULL, anonymised_at = NEW.anonymised_at
    WHERE id = NEW.order_id AND anonymised_at IS NULL AND NOT EXISTS (SELECT 1 FROM bookings WHERE order_id = orders.id AND anonymised_at IS NULL) AND NOT EXISTS (SELECT 1 FROM transfer_requests WHERE order_id = orders.id AND anonymised_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER transfer_requests_delete_order AFTER DELETE ON transfer_requests BEGIN DELETE FROM orders WHERE id = OLD.order_id AND NOT EXISTS (SELECT 1 FROM bookings WHERE order_id = OLD.order_id) AND NOT EXISTS (SELECT 1 FROM transfer_requests WHERE order_id = OLD.order_id); END;
--> statement-breakpoint
CREATE TRIGGER orders_update_items AFTER UPDATE OF contact_name, contact_email, contact_phone, language ON orders WHEN NEW.anonymised_at IS NULL BEGIN
  UPDATE bookings SET contact_name = NEW.contact_name, contact_email = NEW.contact_email, contact_phone = NEW.contact_phone, language = NEW.language,
    contact = json_patch(contact, json_object('fullName', NEW.contact_name, 'emailAddress', NEW.contact_email, 'phoneNumber', NEW.contact_phone)), version = version + 1, updated_at = NEW.updated_at
    WHERE order_id = NEW.id AND anonymised_at IS NULL AND (contact_name IS NOT NEW.contact_name OR contact_email IS NOT NEW.contact_email OR contact_phone IS NOT NEW.contact_phone OR language IS NOT NEW.language);
  UPDATE transfer_requests SET contact_name = NEW.contact_name, contact_email = NEW.contact_email, contact_phone = NEW.contact_phone, language = NEW.language, version = version + 1, updated_at = NEW.updated_at
    WHERE order_id = NEW.id AND anonymised_at IS NULL AND (contact_name IS NOT NEW.contact_name OR contact_email IS NOT NEW.contact_email OR contact_phone IS NOT NEW.contact_phone OR language IS NOT NEW.language);
END;
