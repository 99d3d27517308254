CREATE TABLE `payment_parts` (
	`session_id` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`kind` text NOT NULL,
	`cents` integer NOT NULL,
	`settled_at` text,
	PRIMARY KEY(`session_id`, `subject_kind`, `subject_id`),
	FOREIGN KEY (`session_id`) REFERENCES `payment_sessions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_parts_cents" CHECK(cents > 0)
);
--> statement-breakpoint
CREATE INDEX `payment_parts_subject` ON `payment_parts` (`subject_kind`,`subject_id`);
--> statement-breakpoint
INSERT INTO payment_parts (session_id, subject_kind, subject_id, kind, cents, settled_at) SELECT id, subject_kind, subject_id, kind, cents, settled_at FROM payment_sessions;
--> statement-breakpoint
CREATE TRIGGER payment_sessions_insert_part AFTER INSERT ON payment_sessions WHEN NEW.subject_kind <> 'order' BEGIN
  INSERT INTO payment_parts (session_id, subject_kind, subject_id, kind, cents, settled_at) VALUES (NEW.id, NEW.subject_kind, NEW.subject_id, NEW.kind, NEW.cents, NEW.settled_at);
END;
--> statement-breakpoint
CREATE TRIGGER payment_sessions_settle_parts AFTER UPDATE OF settled_at ON payment_sessions WHEN NEW.settled_at IS NOT NULL BEGIN
  UPDATE payment_parts SET settled_at = NEW.settled_at WHERE session_id = NEW.id AND settled_at IS NULL;
END;
