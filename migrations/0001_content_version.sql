INSERT INTO content_version (id, value) VALUES (1, 1);
--> statement-breakpoint
CREATE TRIGGER images_insert_version AFTER INSERT ON images BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER images_update_version AFTER UPDATE ON images BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER images_delete_version AFTER DELETE ON images BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER hero_banners_insert_version AFTER INSERT ON hero_banners BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER hero_banners_update_version AFTER UPDATE ON hero_banners BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER hero_banners_delete_version AFTER DELETE ON hero_banners BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_types_insert_version AFTER INSERT ON trip_types BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_types_update_version AFTER UPDATE ON trip_types BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_types_delete_version AFTER DELETE ON trip_types BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER destinations_insert_version AFTER INSERT ON destinations BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER destinations_update_version AFTER UPDATE ON destinations BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER destinations_delete_version AFTER DELETE ON destinations BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trips_insert_version AFTER INSERT ON trips BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trips_update_version AFTER UPDATE ON trips BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trips_delete_version AFTER DELETE ON trips BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_destinations_insert_version AFTER INSERT ON trip_destinations BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_destinations_update_version AFTER UPDATE ON trip_destinations BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER trip_destinations_delete_version AFTER DELETE ON trip_destinations BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER testimonials_insert_version AFTER INSERT ON testimonials BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER testimonials_update_version AFTER UPDATE ON testimonials BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER testimonials_delete_version AFTER DELETE ON testimonials BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER blog_categories_insert_version AFTER INSERT ON blog_categories BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER blog_categories_update_version AFTER UPDATE ON blog_categories BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER blog_categories_delete_version AFTER DELETE ON blog_categories BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_insert_version AFTER INSERT ON blog_posts BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_update_version AFTER UPDATE ON blog_posts BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_delete_version AFTER DELETE ON blog_posts BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER seo_records_insert_version AFTER INSERT ON seo_records BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER seo_records_update_version AFTER UPDATE ON seo_records BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER seo_records_delete_version AFTER DELETE ON seo_records BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER settings_insert_version AFTER INSERT ON settings BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER settings_update_version AFTER UPDATE ON settings BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER settings_delete_version AFTER DELETE ON settings BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER locale_strings_insert_version AFTER INSERT ON locale_strings BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER locale_strings_update_version AFTER UPDATE ON locale_strings BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER locale_strings_delete_version AFTER DELETE ON locale_strings BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER transfer_zones_insert_version AFTER INSERT ON transfer_zones BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER transfer_zones_update_version AFTER UPDATE ON transfer_zones BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER transfer_zones_delete_version AFTER DELETE ON transfer_zones BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER transfer_places_insert_version AFTER INSERT ON transfer_places BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER transfer_places_update_version AFTER UPDATE ON transfer_places BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER transfer_places_delete_version AFTER DELETE ON transfer_places BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER transfer_vehicles_insert_version AFTER INSERT ON transfer_vehicles BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER transfer_vehicles_update_version AFTER UPDATE ON transfer_vehicles BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER transfer_vehicles_delete_version AFTER DELETE ON transfer_vehicles BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER transfer_price_versions_insert_version AFTER INSERT ON transfer_price_versions BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER transfer_price_versions_update_version AFTER UPDATE ON transfer_price_versions BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER transfer_price_versions_delete_version AFTER DELETE ON transfer_price_versions BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER transfer_prices_insert_version AFTER INSERT ON transfer_prices BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER transfer_prices_update_version AFTER UPDATE ON transfer_prices BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER transfer_prices_delete_version AFTER DELETE ON transfer_prices BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER redirects_insert_version AFTER INSERT ON redirects BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER redirects_update_version AFTER UPDATE OF from_path, to_path, status, deleted_at ON redirects BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER redirects_delete_version AFTER DELETE ON redirects BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER destinations_insert_tags AFTER INSERT ON destinations BEGIN INSERT OR IGNORE INTO destination_tags (destination_id, tag) SELECT new.id, value FROM json_each(new.tags); END;
--> statement-breakpoint
CREATE TRIGGER destinations_update_tags AFTER UPDATE OF tags ON destinations BEGIN DELETE FROM destination_tags WHERE destination_id = new.id; INSERT OR IGNORE INTO destination_tags (destination_id, tag) SELECT new.id, value FROM json_each(new.tags); END;
--> statement-breakpoint
CREATE TRIGGER destinations_delete_tags AFTER DELETE ON destinations BEGIN DELETE FROM destination_tags WHERE destination_id = old.id; END;
