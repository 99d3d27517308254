-- The search index anew, with an index for beginnings of 1 to 12 letters (it had 2 and 3): any other beginning had all its rows gathered first.
-- Columns and row numbers are those of migration 0002; its triggers and those of 0004 go on writing here.
DROP TABLE search;
--> statement-breakpoint
CREATE VIRTUAL TABLE search USING fts5(
  kind UNINDEXED, ref_id UNINDEXED, language UNINDEXED, title, excerpt UNINDEXED, path UNINDEXED, body, aliases,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4 5 6 7 8 9 10 11 12'
);
--> statement-breakpoint
INSERT INTO search (search, rank) VALUES ('rank', 'bm25(0, 0, 0, 1000, 0, 0, 1, 1000)');
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
