-- Full-text search: one row a thing and language. Accents are folded; prefixes of 2 and 3 letters have an index of their own.
-- `aliases` are other spellings and names, weighed like the title. A title outweighs any number of words in the body (last line).
-- The row's number tells thing and language, (id * 8 + kind) * 4 + language, so that triggers find the rows of a thing without a scan.
CREATE VIRTUAL TABLE search USING fts5(
  kind UNINDEXED, ref_id UNINDEXED, language UNINDEXED, title, excerpt UNINDEXED, path UNINDEXED, body, aliases,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
--> statement-breakpoint
INSERT INTO search (search, rank) VALUES ('rank', 'bm25(0, 0, 0, 1000, 0, 0, 1, 1000)');
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
FROM trips t, json_each('["es","en","de","ca"]') l
WHERE t.status = 'published' AND t.deleted_at IS NULL;
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
FROM destinations d, json_each('["es","en","de","ca"]') l
WHERE d.status = 'published' AND d.deleted_at IS NULL;
--> statement-breakpoint
CREATE VIEW search_blog_posts AS
SELECT (b.id * 8 + 2) * 4 + l.key AS number, 'post' AS kind, b.id AS ref_id, l.value AS language,
  coalesce(nullif(trim(b.translations ->> ('$.title.' || l.value)), ''), nullif(trim(b.translations ->> '$.title.en'), ''), b.title) AS title,
  substr(coalesce(nullif(trim(b.translations ->> ('$.excerpt.' || l.value)), ''), nullif(trim(b.translations ->> '$.excerpt.en'), ''), b.excerpt), 1, 240) AS excerpt,
  '/blog/' || b.slug AS path,
  coalesce(nullif(trim(b.translations ->> ('$.excerpt.' || l.value)), ''), nullif(trim(b.translations ->> '$.excerpt.en'), ''), b.excerpt) || ' ' ||
    coalesce(nullif(trim(b.translations ->> ('$.body.' || l.value)), ''), nullif(trim(b.translations ->> '$.body.en'), ''), b.body) AS body,
  '' AS aliases
FROM blog_posts b, json_each('["es","en","de","ca"]') l
WHERE b.status = 'published' AND b.deleted_at IS NULL;
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
FROM transfer_zones z, json_each('["es","en","de","ca"]') l
WHERE z.has_page = 1 AND z.deleted_at IS NULL;
--> statement-breakpoint
CREATE VIEW search_seo_records AS
SELECT (s.id * 8 + 4) * 4 + l.key AS number, 'page' AS kind, s.id AS ref_id, l.value AS language,
  iif(s.page = 'home', coalesce(nullif(s.title ->> ('$.' || l.value), ''), nullif(s.title ->> '$.en', ''), nullif(s.title ->> '$.es', ''), ''), trim(substr(coalesce(nullif(s.title ->> ('$.' || l.value), ''), nullif(s.title ->> '$.en', ''), nullif(s.title ->> '$.es', ''), ''), 1, coalesce(nullif(instr(coalesce(nullif(s.title ->> ('$.' || l.value), ''), nullif(s.title ->> '$.en', ''), nullif(s.title ->> '$.es', ''), ''), ' | '), 0), 1000)))) AS title,
  substr(coalesce(nullif(s.description ->> ('$.' || l.value), ''), nullif(s.description ->> '$.en', ''), nullif(s.description ->> '$.es', ''), ''), 1, 240) AS excerpt,
  iif(s.page = 'home', '/', iif(s.page LIKE 'airport-transfers-%', '/airport-transfers/' || substr(s.page, 19), iif(s.page LIKE 'legal-%', '/legal/' || substr(s.page, 7), '/' || s.page))) AS path,
  coalesce(nullif(s.description ->> ('$.' || l.value), ''), nullif(s.description ->> '$.en', ''), nullif(s.description ->> '$.es', ''), '') || ' ' || coalesce((SELECT group_concat(value, ' ') FROM json_each(coalesce(s.keywords ->> ('$.' || l.value), s.keywords ->> '$.en', '[]'))), '') AS body,
  '' AS aliases
FROM seo_records s, json_each('["es","en","de","ca"]') l
WHERE s.deleted_at IS NULL AND s.robots_directive NOT LIKE 'noindex%';
--> statement-breakpoint
CREATE TRIGGER trips_insert_search AFTER INSERT ON trips BEGIN INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_trips WHERE ref_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER trips_update_search AFTER UPDATE OF name, slug, description, location, highlights, status, deleted_at, translations ON trips BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 0) * 4 AND (old.id * 8 + 0) * 4 + 3; INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_trips WHERE ref_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER trips_delete_search AFTER DELETE ON trips BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 0) * 4 AND (old.id * 8 + 0) * 4 + 3; END;
--> statement-breakpoint
CREATE TRIGGER destinations_insert_search AFTER INSERT ON destinations BEGIN INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_destinations WHERE ref_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER destinations_update_search AFTER UPDATE OF name, slug, description, tags, status, deleted_at, translations ON destinations BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 1) * 4 AND (old.id * 8 + 1) * 4 + 3; INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_destinations WHERE ref_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER destinations_delete_search AFTER DELETE ON destinations BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 1) * 4 AND (old.id * 8 + 1) * 4 + 3; END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_insert_search AFTER INSERT ON blog_posts BEGIN INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_blog_posts WHERE ref_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_update_search AFTER UPDATE OF slug, title, excerpt, body, status, deleted_at, translations ON blog_posts BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 2) * 4 AND (old.id * 8 + 2) * 4 + 3; INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_blog_posts WHERE ref_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_delete_search AFTER DELETE ON blog_posts BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 2) * 4 AND (old.id * 8 + 2) * 4 + 3; END;
--> statement-breakpoint
CREATE TRIGGER transfer_zones_insert_search AFTER INSERT ON transfer_zones BEGIN INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_transfer_zones WHERE ref_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER transfer_zones_update_search AFTER UPDATE OF slug, name, headline, intro, has_page, deleted_at, translations ON transfer_zones BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 3) * 4 AND (old.id * 8 + 3) * 4 + 3; INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_transfer_zones WHERE ref_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER transfer_zones_delete_search AFTER DELETE ON transfer_zones BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 3) * 4 AND (old.id * 8 + 3) * 4 + 3; END;
--> statement-breakpoint
CREATE TRIGGER seo_records_insert_search AFTER INSERT ON seo_records BEGIN INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_seo_records WHERE ref_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER seo_records_update_search AFTER UPDATE OF page, title, description, keywords, robots_directive, deleted_at ON seo_records BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 4) * 4 AND (old.id * 8 + 4) * 4 + 3; INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_seo_records WHERE ref_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER seo_records_delete_search AFTER DELETE ON seo_records BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 4) * 4 AND (old.id * 8 + 4) * 4 + 3; END;
--> statement-breakpoint
-- The spellings of a transfer place stand with its zone and with the destinations of its name.
CREATE TRIGGER transfer_places_insert_search AFTER INSERT ON transfer_places BEGIN
  INSERT OR REPLACE INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_transfer_zones WHERE ref_id IN (new.zone_id);
  INSERT OR REPLACE INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_destinations WHERE ref_id IN (
    SELECT d.id FROM destinations d, json_each(json_array(d.name, d.translations ->> '$.name.es', d.translations ->> '$.name.en', d.translations ->> '$.name.de', d.translations ->> '$.name.ca')) a WHERE a.value COLLATE NOCASE IN (new.name));
END;
--> statement-breakpoint
CREATE TRIGGER transfer_places_update_search AFTER UPDATE OF name, aliases, zone_id, deleted_at ON transfer_places BEGIN
  INSERT OR REPLACE INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_transfer_zones WHERE ref_id IN (old.zone_id, new.zone_id);
  INSERT OR REPLACE INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_destinations WHERE ref_id IN (
    SELECT d.id FROM destinations d, json_each(json_array(d.name, d.translations ->> '$.name.es', d.translations ->> '$.name.en', d.translations ->> '$.name.de', d.translations ->> '$.name.ca')) a WHERE a.value COLLATE NOCASE IN (old.name, new.name));
END;
--> statement-breakpoint
CREATE TRIGGER transfer_places_delete_search AFTER DELETE ON transfer_places BEGIN
  INSERT OR REPLACE INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_transfer_zones WHERE ref_id IN (old.zone_id);
  INSERT OR REPLACE INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_destinations WHERE ref_id IN (
    SELECT d.id FROM destinations d, json_each(json_array(d.name, d.translations ->> '$.name.es', d.translations ->> '$.name.en', d.translations ->> '$.name.de', d.translations ->> '$.name.ca')) a WHERE a.value COLLATE NOCASE IN (old.name));
END;
--> statement-breakpoint
INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_trips;
--> statement-breakpoint
INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_destinations;
--> statement-breakpoint
INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_blog_posts;
--> statement-breakpoint
INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_transfer_zones;
--> statement-breakpoint
INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_seo_records;
