CREATE TABLE `voucher_items` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`order_id` text NOT NULL,
	`manage_token_hash` text NOT NULL,
	`status` text NOT NULL,
	`cents` integer NOT NULL,
	`recipient` text,
	`giver` text,
	`message` text,
	`language` text NOT NULL,
	`send_on` text,
	`voucher_id` integer,
	`issued_at` text,
	`mailed_at` text,
	`anonymised_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`voucher_id`) REFERENCES `gift_vouchers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "voucher_items_status" CHECK(cents > 0 AND status IN ('unpaid', 'issued', 'cancelled') AND (status <> 'issued' OR voucher_id IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `voucher_items_reference_unique` ON `voucher_items` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `voucher_items_voucherId_unique` ON `voucher_items` (`voucher_id`);--> statement-breakpoint
CREATE INDEX `voucher_items_order` ON `voucher_items` (`order_id`);--> statement-breakpoint
CREATE INDEX `voucher_items_mail` ON `voucher_items` (`send_on`) WHERE status = 'issued' AND mailed_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER voucher_items_insert_reference BEFORE INSERT ON voucher_items WHEN EXISTS (SELECT 1 FROM bookings WHERE reference = NEW.reference) OR EXISTS (SELECT 1 FROM transfer_requests WHERE reference = NEW.reference) BEGIN SELECT RAISE(ABORT, 'The reference is taken.'); END;
--> statement-breakpoint
DROP TRIGGER bookings_delete_order;
--> statement-breakpoint
CREATE TRIGGER bookings_delete_order AFTER DELETE ON bookings BEGIN DELETE FROM orders WHERE id = OLD.order_id AND NOT EXISTS (SELECT 1 FROM bookings WHERE order_id = OLD.order_id) AND NOT EXISTS (SELECT 1 FROM transfer_requests WHERE order_id = OLD.order_id) AND NOT EXISTS (SELECT 1 FROM voucher_items WHERE order_id = OLD.order_id); END;
--> statement-breakpoint
DROP TRIGGER transfer_requests_delete_order;
--> statement-breakpoint
CREATE TRIGGER transfer_requests_delete_order AFTER DELETE ON transfer_requests BEGIN DELETE FROM orders WHERE id = OLD.order_id AND NOT EXISTS (SELECT 1 FROM bookings WHERE order_id = OLD.order_id) AND NOT EXISTS (SELECT 1 FROM transfer_requests WHERE order_id = OLD.order_id) AND NOT EXISTS (SELECT 1 FROM voucher_items WHERE order_id = OLD.order_id); END;
--> statement-breakpoint
CREATE TRIGGER voucher_items_delete_order AFTER DELETE ON voucher_items BEGIN DELETE FROM orders WHERE id = OLD.order_id AND NOT EXISTS (SELECT 1 FROM bookings WHERE order_id = OLD.order_id) AND NOT EXISTS (SELECT 1 FROM transfer_requests WHERE order_id = OLD.order_id) AND NOT EXISTS (SELECT 1 FROM voucher_items WHERE order_id = OLD.order_id); END;
