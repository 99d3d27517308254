CREATE TABLE `answer_templates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`answer` text NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`translations` text DEFAULT '{}' NOT NULL,
	`translation_state` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE INDEX `answer_templates_order` ON `answer_templates` (`deleted_at`,`sort_order`);
--> statement-breakpoint
CREATE TRIGGER answer_templates_insert_version AFTER INSERT ON answer_templates BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER answer_templates_update_version AFTER UPDATE ON answer_templates BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER answer_templates_delete_version AFTER DELETE ON answer_templates BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
