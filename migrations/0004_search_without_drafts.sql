-- Drafts of translations are not found: the views read the translations without them, and a row is read anew when its marks change.
DROP VIEW search_trips;
--> statement-breakpoint
CREATE VIEW search_trips AS
SELECT (t.id * 8 + 0) * 4 + l.key AS number, 'trip' AS kind, t.id AS ref_id, l.value AS language,
  coalesce(nullif(trim(t.translations ->> ('$.name.' || l.value)), ''), nullif(trim(t.translations ->> '$.name.en'), ''), t.name) AS title,
  substr(coalesce(nullif(trim(t.translations ->> ('$.description.' || l.value)), ''), nullif(trim(t.translations ->> '$.description.en'), ''), t.description), 1, 240) AS excerpt,
  '/trips/' || t.id || '-' || t.slug AS path,
  coalesce(nullif(trim(t.translations ->> ('$.description.' || l.value)), ''), nullif(trim(t.translations ->> '$.description.en'), ''), t.description) || ' ' ||
    coalesce(nullif(trim(t.translations ->> ('$.location.' || l.value)), ''), nullif(trim(t.translations ->> '$.location.en'), ''), t.location) || ' ' ||
    coalesce((SELECT group_concat(value, ' ') FROM json_each(coalesce(nullif(t.translations ->> ('$.highlights.' || l.value), '[]'), nullif(t.translations ->> '$.highlights.en', '[]'), t.highlights))), '') AS body,
  '' AS aliases
FROM (SELECT id, slug, name, description, location, highlights, status, deleted_at, CASE WHEN translation_state = '{}' THEN translations ELSE (
    SELECT json_group_object(f.key, json((SELECT json_group_object(x.key, f.value -> ('$.' || x.key)) FROM json_each(f.value) x
      WHERE coalesce(translation_state ->> ('$.' || f.key || '.' || x.key || '.state'), '') <> 'draft'))) FROM json_each(translations) f) END AS translations
  FROM trips) t, json_each('["es","en","de","ca"]') l
WHERE t.status = 'published' AND t.deleted_at IS NULL;
--> statement-breakpoint
DROP TRIGGER trips_update_search;
--> statement-breakpoint
CREATE TRIGGER trips_update_search AFTER UPDATE OF name, slug, description, location, highlights, status, deleted_at, translations, translation_state ON trips BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 0) * 4 AND (old.id * 8 + 0) * 4 + 3; INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_trips WHERE ref_id = new.id; END;
--> statement-breakpoint
DROP VIEW search_destinations;
--> statement-breakpoint
CREATE VIEW search_destinations AS
SELECT (d.id * 8 + 1) * 4 + l.key AS number, 'destination' AS kind, d.id AS ref_id, l.value AS language,
  coalesce(nullif(trim(d.translations ->> ('$.name.' || l.value)), ''), nullif(trim(d.translations ->> '$.name.en'), ''), d.name) AS title,
  substr(coalesce(nullif(trim(d.translations ->> ('$.description.' || l.value)), ''), nullif(trim(d.translations ->> '$.description.en'), ''), d.description), 1, 240) AS excerpt,
  '/destinations/' || d.id || '-' || d.slug AS path,
  coalesce(nullif(trim(d.translations ->> ('$.description.' || l.value)), ''), nullif(trim(d.translations ->> '$.description.en'), ''), d.description) || ' ' ||
    coalesce((SELECT group_concat(value, ' ') FROM json_each(coalesce(nullif(d.translations ->> ('$.tags.' || l.value), '[]'), nullif(d.translations ->> '$.tags.en', '[]'), d.tags))), '') AS body,
  coalesce((SELECT group_concat(value, char(10)) FROM json_each(json_array(d.name, d.translations ->> '$.name.es', d.translations ->> '$.name.en', d.translations ->> '$.name.de', d.translations ->> '$.name.ca'))), '') || char(10) ||
    -- A transfer place of the same name lends its spellings: Mahón for Maó.
    coalesce((SELECT group_concat(s.value, char(10)) FROM transfer_places p, json_each(p.aliases) s
      WHERE p.deleted_at IS NULL AND p.name COLLATE NOCASE IN (SELECT value FROM json_each(json_array(d.name, d.translations ->> '$.name.es', d.translations ->> '$.name.en', d.translations ->> '$.name.de', d.translations ->> '$.name.ca')))), '') AS aliases
FROM (SELECT id, slug, name, description, tags, status, deleted_at, CASE WHEN translation_state = '{}' THEN translations ELSE (
    SELECT json_group_object(f.key, json((SELECT json_group_object(x.key, f.value -> ('$.' || x.key)) FROM json_each(f.value) x
      WHERE coalesce(translation_state ->> ('$.' || f.key || '.' || x.key || '.state'), '') <> 'draft'))) FROM json_each(translations) f) END AS translations
  FROM destinations) d, json_each('["es","en","de","ca"]') l
WHERE d.status = 'published' AND d.deleted_at IS NULL;
--> statement-breakpoint
DROP TRIGGER destinations_update_search;
--> statement-breakpoint
CREATE TRIGGER destinations_update_search AFTER UPDATE OF name, slug, description, tags, status, deleted_at, translations, translation_state ON destinations BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 1) * 4 AND (old.id * 8 + 1) * 4 + 3; INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_destinations WHERE ref_id = new.id; END;
--> statement-breakpoint
DROP VIEW search_blog_posts;
--> statement-breakpoint
CREATE VIEW search_blog_posts AS
SELECT (b.id * 8 + 2) * 4 + l.key AS number, 'post' AS kind, b.id AS ref_id, l.value AS language,
  coalesce(nullif(trim(b.translations ->> ('$.title.' || l.value)), ''), nullif(trim(b.translations ->> '$.title.en'), ''), b.title) AS title,
  substr(coalesce(nullif(trim(b.translations ->> ('$.excerpt.' || l.value)), ''), nullif(trim(b.translations ->> '$.excerpt.en'), ''), b.excerpt), 1, 240) AS excerpt,
  '/blog/' || b.slug AS path,
  coalesce(nullif(trim(b.translations ->> ('$.excerpt.' || l.value)), ''), nullif(trim(b.translations ->> '$.excerpt.en'), ''), b.excerpt) || ' ' ||
    coalesce(nullif(trim(b.translations ->> ('$.body.' || l.value)), ''), nullif(trim(b.translations ->> '$.body.en'), ''), b.body) AS body,
  '' AS aliases
FROM (SELECT id, slug, title, excerpt, body, status, deleted_at, CASE WHEN translation_state = '{}' THEN translations ELSE (
    SELECT json_group_object(f.key, json((SELECT json_group_object(x.key, f.value -> ('$.' || x.key)) FROM json_each(f.value) x
      WHERE coalesce(translation_state ->> ('$.' || f.key || '.' || x.key || '.state'), '') <> 'draft'))) FROM json_each(translations) f) END AS translations
  FROM blog_posts) b, json_each('["es","en","de","ca"]') l
WHERE b.status = 'published' AND b.deleted_at IS NULL;
--> statement-breakpoint
DROP TRIGGER blog_posts_update_search;
--> statement-breakpoint
CREATE TRIGGER blog_posts_update_search AFTER UPDATE OF slug, title, excerpt, body, status, deleted_at, translations, translation_state ON blog_posts BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 2) * 4 AND (old.id * 8 + 2) * 4 + 3; INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_blog_posts WHERE ref_id = new.id; END;
--> statement-breakpoint
DROP VIEW search_transfer_zones;
--> statement-breakpoint
CREATE VIEW search_transfer_zones AS
SELECT (z.id * 8 + 3) * 4 + l.key AS number, 'transfer' AS kind, z.id AS ref_id, l.value AS language,
  coalesce(nullif(coalesce(nullif(trim(z.translations ->> ('$.headline.' || l.value)), ''), nullif(trim(z.translations ->> '$.headline.en'), ''), z.headline), ''), coalesce(nullif(trim(z.translations ->> ('$.name.' || l.value)), ''), nullif(trim(z.translations ->> '$.name.en'), ''), z.name)) AS title,
  substr(coalesce(nullif(trim(z.translations ->> ('$.intro.' || l.value)), ''), nullif(trim(z.translations ->> '$.intro.en'), ''), z.intro), 1, 240) AS excerpt,
  '/airport-transfers/' || z.slug AS path,
  coalesce(nullif(trim(z.translations ->> ('$.name.' || l.value)), ''), nullif(trim(z.translations ->> '$.name.en'), ''), z.name) || ' ' ||
    coalesce(nullif(trim(z.translations ->> ('$.intro.' || l.value)), ''), nullif(trim(z.translations ->> '$.intro.en'), ''), z.intro) || ' ' ||
    -- Every place of the zone, under all its spellings.
    coalesce((SELECT group_concat(p.name || ' ' || coalesce((SELECT group_concat(value, ' ') FROM json_each(p.aliases)), ''), ' ') FROM transfer_places p
      WHERE p.zone_id = z.id AND p.deleted_at IS NULL), '') AS body,
  coalesce((SELECT group_concat(value, char(10)) FROM json_each(json_array(z.name, z.translations ->> '$.name.es', z.translations ->> '$.name.en', z.translations ->> '$.name.de', z.translations ->> '$.name.ca'))), '') || char(10) ||
    coalesce((SELECT group_concat(s.value, char(10)) FROM transfer_places p, json_each(p.aliases) s
      WHERE p.zone_id = z.id AND p.deleted_at IS NULL AND p.name COLLATE NOCASE IN (SELECT value FROM json_each(json_array(z.name, z.translations ->> '$.name.es', z.translations ->> '$.name.en', z.translations ->> '$.name.de', z.translations ->> '$.name.ca')))), '') AS aliases
FROM (SELECT id, slug, name, headline, intro, has_page, deleted_at, CASE WHEN translation_state = '{}' THEN translations ELSE (
    SELECT json_group_object(f.key, json((SELECT json_group_object(x.key, f.value -> ('$.' || x.key)) FROM json_each(f.value) x
      WHERE coalesce(translation_state ->> ('$.' || f.key || '.' || x.key || '.state'), '') <> 'draft'))) FROM json_each(translations) f) END AS translations
  FROM transfer_zones) z, json_each('["es","en","de","ca"]') l
WHERE z.has_page = 1 AND z.deleted_at IS NULL;
--> statement-breakpoint
DROP TRIGGER transfer_zones_update_search;
--> statement-breakpoint
CREATE TRIGGER transfer_zones_update_search AFTER UPDATE OF slug, name, headline, intro, has_page, deleted_at, translations, translation_state ON transfer_zones BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 3) * 4 AND (old.id * 8 + 3) * 4 + 3; INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_transfer_zones WHERE ref_id = new.id; END;
