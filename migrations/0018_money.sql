CREATE TABLE `ledger_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`kind` text NOT NULL,
	`method` text,
	`cents` integer NOT NULL,
	`currency` text DEFAULT 'EUR' NOT NULL,
	`actor` text NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`reference` text,
	`session_id` text,
	`key` text NOT NULL,
	CONSTRAINT "ledger_entries_kind" CHECK(kind IN ('due', 'deposit', 'payment', 'refund', 'fee', 'correction')),
	CONSTRAINT "ledger_entries_sign" CHECK(CASE WHEN kind IN ('deposit', 'payment') THEN cents < 0 WHEN kind = 'refund' THEN cents > 0 ELSE cents <> 0 END)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_key_unique` ON `ledger_entries` (`key`);--> statement-breakpoint
CREATE INDEX `ledger_entries_subject` ON `ledger_entries` (`subject_kind`,`subject_id`,`id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_session` ON `ledger_entries` (`session_id`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text,
	`type` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `payment_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`kind` text NOT NULL,
	`cents` integer NOT NULL,
	`currency` text DEFAULT 'EUR' NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`provider_reference` text,
	`provider_payment` text,
	`method` text,
	`url` text,
	`return_url` text NOT NULL,
	`expires_at` text NOT NULL,
	`paid_at` text,
	`settled_at` text,
	`asked_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	CONSTRAINT "payment_sessions_cents" CHECK(cents > 0 AND status IN ('new', 'open', 'paid', 'failed', 'expired'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_sessions_providerReference_unique` ON `payment_sessions` (`provider_reference`);--> statement-breakpoint
CREATE INDEX `payment_sessions_subject` ON `payment_sessions` (`subject_kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `payment_sessions_open` ON `payment_sessions` (`status`,`settled_at`,`asked_at`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`session_id` text,
	`cents` integer NOT NULL,
	`currency` text DEFAULT 'EUR' NOT NULL,
	`status` text NOT NULL,
	`method` text,
	`actor` text NOT NULL,
	`provider_reference` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`last_error` text,
	`done_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `payment_sessions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_cents" CHECK(cents > 0 AND status IN ('due', 'sent', 'done', 'failed', 'by_hand'))
);
--> statement-breakpoint
CREATE INDEX `refunds_subject` ON `refunds` (`subject_kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `refunds_due` ON `refunds` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `refunds_session` ON `refunds` (`session_id`);--> statement-breakpoint
CREATE TABLE `test_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`cents` integer NOT NULL,
	`currency` text DEFAULT 'EUR' NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`return_url` text NOT NULL,
	`expires_at` text NOT NULL,
	`refunds` text DEFAULT '{}' NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `test_payments_sessionId_unique` ON `test_payments` (`session_id`);--> statement-breakpoint
ALTER TABLE `trip_options` ADD `payment` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE `trip_options` ADD `deposit_percent` integer;--> statement-breakpoint
ALTER TABLE `trip_options` ADD `deposit_cents` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `fee_cents` integer;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_keep_update BEFORE UPDATE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'The ledger is append-only.'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_keep_delete BEFORE DELETE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'The ledger is append-only.'); END;
--> statement-breakpoint
INSERT INTO ledger_entries (subject_kind, subject_id, kind, cents, actor, at, key)
    SELECT 'booking', id, 'due', total_cents, 'system', updated_at, 'booking:' || id
    FROM bookings WHERE status IN ('CONFIRMED', 'PENDING', 'REDEEMED') AND total_cents > 0;
--> statement-breakpoint
INSERT INTO ledger_entries (subject_kind, subject_id, kind, cents, actor, at, key)
    SELECT 'booking', id, 'fee', total_cents, 'system', updated_at, 'booking:' || id
    FROM bookings WHERE status = 'CANCELLED' AND refund = 'NONE' AND total_cents > 0;
--> statement-breakpoint
INSERT INTO ledger_entries (subject_kind, subject_id, kind, cents, actor, at, key)
    SELECT 'transfer', id, 'due', total_cents, 'system', updated_at, 'transfer:' || id
    FROM transfer_requests WHERE status IN ('confirmed', 'driver_assigned', 'completed', 'no_show') AND total_cents > 0;
--> statement-breakpoint
INSERT INTO ledger_entries (subject_kind, subject_id, kind, cents, actor, at, key)
    SELECT 'transfer', id, 'fee', fee_cents, 'system', updated_at, 'transfer:' || id
    FROM transfer_requests WHERE status IN ('cancelled_customer', 'cancelled_operator') AND fee_cents > 0;
