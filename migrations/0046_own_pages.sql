CREATE TABLE `own_pages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`intro` text DEFAULT '' NOT NULL,
	`body` text NOT NULL,
	`ending` text DEFAULT 'none' NOT NULL,
	`trip_ids` text DEFAULT '[]' NOT NULL,
	`faq_topics` text DEFAULT '[]' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`publish_at` text,
	`source_language` text DEFAULT 'es' NOT NULL,
	`translations` text DEFAULT '{}' NOT NULL,
	`translation_state` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `own_pages_slug_unique` ON `own_pages` (`slug`);
--> statement-breakpoint
CREATE TRIGGER own_pages_insert_version AFTER INSERT ON own_pages BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER own_pages_update_version AFTER UPDATE ON own_pages BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER own_pages_delete_version AFTER DELETE ON own_pages BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE VIEW search_own_pages AS
SELECT (b.id * 8 + 5) * 4 + l.key AS number, 'page' AS kind, b.id AS ref_id, l.value AS language,
  coalesce(nullif(trim(b.translations ->> ('$.title.' || l.value)), ''), nullif(trim(b.translations ->> '$.title.en'), ''), b.title) AS title,
  substr(coalesce(nullif(trim(b.translations ->> ('$.intro.' || l.value)), ''), nullif(trim(b.translations ->> '$.intro.en'), ''), b.intro), 1, 240) AS excerpt,
  '/' || b.slug AS path,
  coalesce(nullif(trim(b.translations ->> ('$.intro.' || l.value)), ''), nullif(trim(b.translations ->> '$.intro.en'), ''), b.intro) || ' ' ||
    coalesce(nullif(trim(b.translations ->> ('$.body.' || l.value)), ''), nullif(trim(b.translations ->> '$.body.en'), ''), b.body) AS body,
  '' AS aliases
FROM (SELECT id, slug, title, intro, body, status, deleted_at, CASE WHEN translation_state = '{}' THEN translations ELSE (
    SELECT json_group_object(f.key, json((SELECT json_group_object(x.key, f.value -> ('$.' || x.key)) FROM json_each(f.value) x
      WHERE coalesce(translation_state ->> ('$.' || f.key || '.' || x.key || '.state'), '') <> 'draft'))) FROM json_each(translations) f) END AS translations
  FROM own_pages) b, json_each('["es","en","de","ca"]') l
WHERE b.status = 'published' AND b.deleted_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER own_pages_insert_search AFTER INSERT ON own_pages BEGIN INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_own_pages WHERE ref_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER own_pages_update_search AFTER UPDATE OF slug, title, intro, body, status, deleted_at, translations, translation_state ON own_pages BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 5) * 4 AND (old.id * 8 + 5) * 4 + 3; INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_own_pages WHERE ref_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER own_pages_delete_search AFTER DELETE ON own_pages BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 5) * 4 AND (old.id * 8 + 5) * 4 + 3; END;
--> statement-breakpoint
-- A page's search record is named by its address.
CREATE TRIGGER own_pages_update_seo AFTER UPDATE OF slug ON own_pages WHEN new.slug <> old.slug BEGIN UPDATE OR IGNORE seo_records SET page = new.slug, version = version + 1 WHERE page = old.slug; END;
