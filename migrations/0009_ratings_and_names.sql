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
