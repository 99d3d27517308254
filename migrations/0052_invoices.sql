CREATE TABLE `invoice_records` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`position` integer NOT NULL,
	`receipt_id` integer NOT NULL,
	`kind` text NOT NULL,
	`attempt` integer DEFAULT 0 NOT NULL,
	`data` text NOT NULL,
	`hash` text NOT NULL,
	`generated_at` text NOT NULL,
	FOREIGN KEY (`receipt_id`) REFERENCES `receipts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invoice_records_kind" CHECK(kind IN ('alta', 'anulacion'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_records_position_unique` ON `invoice_records` (`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_records_receipt` ON `invoice_records` (`receipt_id`,`kind`,`attempt`);--> statement-breakpoint
CREATE TABLE `invoice_sendings` (
	`record_id` integer PRIMARY KEY NOT NULL,
	`status` text DEFAULT 'due' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`sent_at` text,
	`csv` text,
	`code` text,
	`message` text,
	FOREIGN KEY (`record_id`) REFERENCES `invoice_records`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invoice_sendings_status" CHECK(status IN ('due', 'accepted', 'with_errors', 'refused'))
);
--> statement-breakpoint
CREATE INDEX `invoice_sendings_due` ON `invoice_sendings` (`status`,`next_attempt_at`);--> statement-breakpoint
DROP INDEX `receipts_number`;--> statement-breakpoint
ALTER TABLE `receipts` ADD `book` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `receipts_book_number` ON `receipts` (`series`,`book`,`year`,`number`);--> statement-breakpoint
CREATE INDEX `receipts_invoices` ON `receipts` (`issued_at`) WHERE book <> '';
--> statement-breakpoint
CREATE TRIGGER receipts_insert_number BEFORE INSERT ON receipts WHEN EXISTS (SELECT 1 FROM receipts WHERE series = NEW.series AND book = NEW.book AND year = NEW.year AND number = NEW.number AND id <> NEW.id) BEGIN SELECT RAISE(ABORT, 'This number is taken.'); END;
--> statement-breakpoint
CREATE TRIGGER invoice_records_keep_update BEFORE UPDATE ON invoice_records BEGIN SELECT RAISE(ABORT, 'Records of invoices are append-only.'); END;
--> statement-breakpoint
CREATE TRIGGER invoice_records_keep_delete BEFORE DELETE ON invoice_records BEGIN SELECT RAISE(ABORT, 'Records of invoices are append-only.'); END;
