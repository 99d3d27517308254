CREATE TABLE `letter_sendings` (
	`letter_id` integer PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	`readers` integer NOT NULL,
	`last_id` integer DEFAULT 0 NOT NULL,
	`up_to_id` integer NOT NULL,
	`started_at` text NOT NULL,
	`stopped_at` text,
	`finished_at` text,
	FOREIGN KEY (`letter_id`) REFERENCES `letters`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `letters` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`trip_ids` text DEFAULT '[]' NOT NULL,
	`reader_languages` text DEFAULT '[]' NOT NULL,
	`has_fallback` integer DEFAULT false NOT NULL,
	`source_language` text DEFAULT 'es' NOT NULL,
	`translations` text DEFAULT '{}' NOT NULL,
	`translation_state` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text
);

--> statement-breakpoint
CREATE TRIGGER letters_insert_version AFTER INSERT ON letters BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER letters_update_version AFTER UPDATE ON letters BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER letters_delete_version AFTER DELETE ON letters BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
