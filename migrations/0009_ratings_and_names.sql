-- Trips by what guests gave them: a rating that no review stands behind counts for nothing.
DROP INDEX `trips_rating`;--> statement-breakpoint
DROP INDEX `trips_of_region_rating`;--> statement-breakpoint
DROP INDEX `trips_of_type_rating`;--> statement-breakpoint
DROP INDEX `trips_of_duration_rating`;--> statement-breakpoint
CREATE INDEX `trips_rated` ON `trips` (`status`,`deleted_at`,CASE WHEN "review_count" > 0 AND "rating" > 0 THEN "rating" END,`is_popular`,`is_bestseller`,`id`);--> statement-breakpoint
CREATE INDEX `trips_of_region_rated` ON `trips` (`status`,`deleted_at`,`region`,CASE WHEN "review_count" > 0 AND "rating" > 0 THEN "rating" END,`is_popular`,`is_bestseller`,`id`);--> statement-breakpoint
CREATE INDEX `trips_of_type_rated` ON `trips` (`status`,`deleted_at`,`trip_type_id`,CASE WHEN "review_count" > 0 AND "rating" > 0 THEN "rating" END,`is_popular`,`is_bestseller`,`id`);--> statement-breakpoint
CREATE INDEX `trips_of_duration_rated` ON `trips` (`status`,`deleted_at`,`duration_class`,CASE WHEN "review_count" > 0 AND "rating" > 0 THEN "rating" END,`is_popular`,`is_bestseller`,`id`);
--> statement-breakpoint
-- The demo came with ratings that no guest gave. They go where they stand as they came; what an owner has entered stays.
UPDATE trips SET rating = NULL, review_count = 0 WHERE (slug, rating, review_count) IN (VALUES
  ('albufera-birds', 4.6, 67), ('binimella-els-alocs-walk', 4.8, 112), ('caldereta-fornells', 4.9, 73), ('cami-complete-eight-days', 4.9, 58),
  ('cami-south-three-days', 4.9, 124), ('cheese-and-market', 4.8, 165), ('ciutadella-old-town', 4.7, 276), ('cycling-inland', 4.6, 94),
  ('horse-ride-coast', 4.7, 158), ('kayak-fornells-bay', 4.7, 154), ('kayak-sea-caves', 4.8, 402), ('la-mola-es-castell', 4.6, 89),
  ('lighthouses-of-the-north', 4.8, 104), ('llaut-sunset-sail', 4.8, 341), ('macarella-turqueta-walk', 4.9, 455), ('mao-harbour-islands', 4.6, 268),
  ('menorcan-horses', 4.7, 131), ('paddle-es-grau', 4.7, 143), ('private-llaut-fornells', 4.9, 96), ('snorkel-posidonia', 4.8, 187),
  ('south-coves-catamaran', 4.9, 587), ('starry-night', 4.8, 118), ('talayotic-menorca', 4.8, 319));
--> statement-breakpoint
UPDATE revisions SET data = json_set(data, '$.rating', NULL, '$.reviewCount', 0) WHERE entity = 'trips' AND (data ->> '$.slug', data ->> '$.rating', data ->> '$.reviewCount') IN (VALUES
  ('albufera-birds', 4.6, 67), ('binimella-els-alocs-walk', 4.8, 112), ('caldereta-fornells', 4.9, 73), ('cami-complete-eight-days', 4.9, 58),
  ('cami-south-three-days', 4.9, 124), ('cheese-and-market', 4.8, 165), ('ciutadella-old-town', 4.7, 276), ('cycling-inland', 4.6, 94),
  ('horse-ride-coast', 4.7, 158), ('kayak-fornells-bay', 4.7, 154), ('kayak-sea-caves', 4.8, 402), ('la-mola-es-castell', 4.6, 89),
  ('lighthouses-of-the-north', 4.8, 104), ('llaut-sunset-sail', 4.8, 341), ('macarella-turqueta-walk', 4.9, 455), ('mao-harbour-islands', 4.6, 268),
  ('menorcan-horses', 4.7, 131), ('paddle-es-grau', 4.7, 143), ('private-llaut-fornells', 4.9, 96), ('snorkel-posidonia', 4.8, 187),
  ('south-coves-catamaran', 4.9, 587), ('starry-night', 4.8, 118), ('talayotic-menorca', 4.8, 319));
--> statement-breakpoint
UPDATE destinations SET rating = NULL, review_count = 0 WHERE (slug, rating, review_count) IN (VALUES
  ('arenal-den-castell', 4.5, 521), ('binibequer', 4.6, 823), ('cala-en-porter', 4.5, 489), ('cala-galdana', 4.6, 701),
  ('cala-mitjana', 4.7, 538), ('cala-morell', 4.6, 352), ('cala-pregonda', 4.8, 587), ('cala-turqueta', 4.8, 612),
  ('cavalleria', 4.7, 466), ('ciutadella', 4.8, 896), ('es-castell', 4.5, 376), ('es-grau', 4.6, 418),
  ('favaritx', 4.8, 764), ('fornells', 4.8, 792), ('lithica', 4.7, 341), ('macarella', 4.9, 874),
  ('mao', 4.6, 748), ('monte-toro', 4.7, 433), ('naveta-des-tudons', 4.5, 574), ('punta-nati', 4.6, 287),
  ('punta-prima', 4.4, 398), ('son-bou', 4.6, 655), ('torralba', 4.6, 264));
--> statement-breakpoint
UPDATE revisions SET data = json_set(data, '$.rating', NULL, '$.reviewCount', 0) WHERE entity = 'destinations' AND (data ->> '$.slug', data ->> '$.rating', data ->> '$.reviewCount') IN (VALUES
  ('arenal-den-castell', 4.5, 521), ('binibequer', 4.6, 823), ('cala-en-porter', 4.5, 489), ('cala-galdana', 4.6, 701),
  ('cala-mitjana', 4.7, 538), ('cala-morell', 4.6, 352), ('cala-pregonda', 4.8, 587), ('cala-turqueta', 4.8, 612),
  ('cavalleria', 4.7, 466), ('ciutadella', 4.8, 896), ('es-castell', 4.5, 376), ('es-grau', 4.6, 418),
  ('favaritx', 4.8, 764), ('fornells', 4.8, 792), ('lithica', 4.7, 341), ('macarella', 4.9, 874),
  ('mao', 4.6, 748), ('monte-toro', 4.7, 433), ('naveta-des-tudons', 4.5, 574), ('punta-nati', 4.6, 287),
  ('punta-prima', 4.4, 398), ('son-bou', 4.6, 655), ('torralba', 4.6, 264));
--> statement-breakpoint
-- The firm's name, once typed into the search-engine records and authors of the demo, comes from the settings. Only texts as they came
-- change: the name at the end or the beginning of a title, and the demo's own words.
DROP VIEW search_seo_records;
--> statement-breakpoint
CREATE VIEW search_seo_records AS
SELECT (s.id * 8 + 4) * 4 + l.key AS number, 'page' AS kind, s.id AS ref_id, l.value AS language,
  iif(s.page = 'home', coalesce(nullif(s.title ->> ('$.' || l.value), ''), nullif(s.title ->> '$.en', ''), nullif(s.title ->> '$.es', ''), ''), trim(substr(coalesce(nullif(s.title ->> ('$.' || l.value), ''), nullif(s.title ->> '$.en', ''), nullif(s.title ->> '$.es', ''), ''), 1, coalesce(nullif(instr(coalesce(nullif(s.title ->> ('$.' || l.value), ''), nullif(s.title ->> '$.en', ''), nullif(s.title ->> '$.es', ''), ''), ' | '), 0), 1000)))) AS title,
  substr(coalesce(nullif(s.description ->> ('$.' || l.value), ''), nullif(s.description ->> '$.en', ''), nullif(s.description ->> '$.es', ''), ''), 1, 240) AS excerpt,
  iif(s.page = 'home', '/', iif(s.page LIKE 'airport-transfers-%', '/airport-transfers/' || substr(s.page, 19), iif(s.page LIKE 'legal-%', '/legal/' || substr(s.page, 7), '/' || s.page))) AS path,
  coalesce(nullif(s.description ->> ('$.' || l.value), ''), nullif(s.description ->> '$.en', ''), nullif(s.description ->> '$.es', ''), '') || ' ' || coalesce((SELECT group_concat(value, ' ') FROM json_each(coalesce(s.keywords ->> ('$.' || l.value), s.keywords ->> '$.en', '[]'))), '') AS body,
  '' AS aliases
FROM (SELECT id, page, replace(title, '{{siteName}}', n.name) AS title, replace(description, '{{siteName}}', n.name) AS description,
    replace(keywords, '{{siteName}}', n.name) AS keywords, robots_directive, deleted_at FROM seo_records,
    (SELECT coalesce((SELECT substr(json_quote(value ->> '$.siteName'), 2, length(json_quote(value ->> '$.siteName')) - 2) FROM settings WHERE key = 'site'), 'Menorca') AS name) n) s, json_each('["es","en","de","ca"]') l
WHERE s.deleted_at IS NULL AND s.robots_directive NOT LIKE 'noindex%';
--> statement-breakpoint
CREATE TRIGGER settings_insert_search AFTER INSERT ON settings WHEN new.key = 'site' BEGIN
  DELETE FROM search WHERE rowid IN (SELECT (s.id * 8 + 4) * 4 + l.key FROM seo_records s, json_each('["es","en","de","ca"]') l);
  INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_seo_records;
END;
--> statement-breakpoint
CREATE TRIGGER settings_update_search AFTER UPDATE OF value ON settings WHEN new.key = 'site' AND new.value ->> '$.siteName' IS NOT old.value ->> '$.siteName' BEGIN
  DELETE FROM search WHERE rowid IN (SELECT (s.id * 8 + 4) * 4 + l.key FROM seo_records s, json_each('["es","en","de","ca"]') l);
  INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_seo_records;
END;
--> statement-breakpoint
UPDATE seo_records SET title = replace(replace(replace(title, ' | Marès"', ' | {{siteName}}"'), '"Marès | ', '"{{siteName}} | '), ' de Menorca de Marès"', ' de Menorca de {{siteName}}"'), description = replace(replace(replace(replace(description, '"Marès es una empresa de dos', '"{{siteName}} es una empresa de dos'), '"Marès is a firm of two', '"{{siteName}} is a firm of two'), '"Marès sind zwei Menschen', '"{{siteName}} sind zwei Menschen'), '"Marès és una empresa de dues', '"{{siteName}} és una empresa de dues')
WHERE title LIKE '%Marès%' OR description LIKE '%Marès%';
--> statement-breakpoint
UPDATE seo_records SET keywords = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(keywords, '"AGB Marès"', '"AGB {{siteName}}"'), '"Datenschutz Marès"', '"Datenschutz {{siteName}}"'), '"Hilfe Marès"', '"Hilfe {{siteName}}"'), '"Kontakt Marès"', '"Kontakt {{siteName}}"'), '"Marès Erfahrungen"', '"{{siteName}} Erfahrungen"'), '"Marès Menorca"', '"{{siteName}} Menorca"'), '"Marès Suche"', '"{{siteName}} Suche"'), '"Marès help"', '"{{siteName}} help"'), '"Marès privacy"', '"{{siteName}} privacy"'), '"Marès reviews"', '"{{siteName}} reviews"'), '"Marès search"', '"{{siteName}} search"'), '"Marès terms and conditions"', '"{{siteName}} terms and conditions"') WHERE keywords LIKE '%Marès%';
--> statement-breakpoint
UPDATE seo_records SET keywords = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(keywords, '"ajuda Marès"', '"ajuda {{siteName}}"'), '"ayuda Marès"', '"ayuda {{siteName}}"'), '"buscador Marès"', '"buscador {{siteName}}"'), '"cercador Marès"', '"cercador {{siteName}}"'), '"condiciones generales Marès"', '"condiciones generales {{siteName}}"'), '"condicions generals Marès"', '"condicions generals {{siteName}}"'), '"contact Marès"', '"contact {{siteName}}"'), '"contacte Marès"', '"contacte {{siteName}}"'), '"contacto Marès"', '"contacto {{siteName}}"'), '"privacidad Marès"', '"privacidad {{siteName}}"'), '"privadesa Marès"', '"privadesa {{siteName}}"'), '"reseñas Marès"', '"reseñas {{siteName}}"') WHERE keywords LIKE '%Marès%';
--> statement-breakpoint
UPDATE seo_records SET keywords = replace(keywords, '"ressenyes Marès"', '"ressenyes {{siteName}}"') WHERE keywords LIKE '%Marès%';
--> statement-breakpoint
UPDATE revisions SET data = replace(replace(replace(replace(replace(replace(replace(data, ' | Marès"', ' | {{siteName}}"'), '"Marès | ', '"{{siteName}} | '), ' de Menorca de Marès"', ' de Menorca de {{siteName}}"'), '"Marès es una empresa de dos', '"{{siteName}} es una empresa de dos'), '"Marès is a firm of two', '"{{siteName}} is a firm of two'), '"Marès sind zwei Menschen', '"{{siteName}} sind zwei Menschen'), '"Marès és una empresa de dues', '"{{siteName}} és una empresa de dues') WHERE entity = 'seo' AND data LIKE '%Marès%';
--> statement-breakpoint
UPDATE revisions SET data = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(data, '"AGB Marès"', '"AGB {{siteName}}"'), '"Datenschutz Marès"', '"Datenschutz {{siteName}}"'), '"Hilfe Marès"', '"Hilfe {{siteName}}"'), '"Kontakt Marès"', '"Kontakt {{siteName}}"'), '"Marès Erfahrungen"', '"{{siteName}} Erfahrungen"'), '"Marès Menorca"', '"{{siteName}} Menorca"'), '"Marès Suche"', '"{{siteName}} Suche"'), '"Marès help"', '"{{siteName}} help"'), '"Marès privacy"', '"{{siteName}} privacy"'), '"Marès reviews"', '"{{siteName}} reviews"'), '"Marès search"', '"{{siteName}} search"'), '"Marès terms and conditions"', '"{{siteName}} terms and conditions"') WHERE entity = 'seo' AND data LIKE '%Marès%';
--> statement-breakpoint
UPDATE revisions SET data = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(data, '"ajuda Marès"', '"ajuda {{siteName}}"'), '"ayuda Marès"', '"ayuda {{siteName}}"'), '"buscador Marès"', '"buscador {{siteName}}"'), '"cercador Marès"', '"cercador {{siteName}}"'), '"condiciones generales Marès"', '"condiciones generales {{siteName}}"'), '"condicions generals Marès"', '"condicions generals {{siteName}}"'), '"contact Marès"', '"contact {{siteName}}"'), '"contacte Marès"', '"contacte {{siteName}}"'), '"contacto Marès"', '"contacto {{siteName}}"'), '"privacidad Marès"', '"privacidad {{siteName}}"'), '"privadesa Marès"', '"privadesa {{siteName}}"'), '"reseñas Marès"', '"reseñas {{siteName}}"') WHERE entity = 'seo' AND data LIKE '%Marès%';
--> statement-breakpoint
UPDATE revisions SET data = replace(data, '"ressenyes Marès"', '"ressenyes {{siteName}}"') WHERE entity = 'seo' AND data LIKE '%Marès%';
--> statement-breakpoint
UPDATE blog_posts SET author = '{{siteName}}' WHERE author = 'Marès' AND is_demo = 1;
--> statement-breakpoint
UPDATE revisions SET data = json_set(data, '$.author', '{{siteName}}') WHERE entity = 'blog-posts' AND data ->> '$.author' = 'Marès' AND data ->> '$.isDemo' = 1;
