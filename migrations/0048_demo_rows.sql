ALTER TABLE `hero_banners` ADD `is_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `resources` ADD `is_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `transfer_places` ADD `is_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `transfer_vehicles` ADD `is_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `transfer_zones` ADD `is_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE hero_banners SET is_demo = 1 WHERE EXISTS (SELECT 1 FROM trips WHERE is_demo) AND NOT EXISTS (SELECT 1 FROM revisions r WHERE r.entity = 'hero-banners' AND r.entity_id = hero_banners.id);--> statement-breakpoint
UPDATE resources SET is_demo = 1 WHERE EXISTS (SELECT 1 FROM trips WHERE is_demo) AND NOT EXISTS (SELECT 1 FROM revisions r WHERE r.entity = 'resources' AND r.entity_id = resources.id);--> statement-breakpoint
UPDATE transfer_places SET is_demo = 1 WHERE EXISTS (SELECT 1 FROM trips WHERE is_demo) AND NOT EXISTS (SELECT 1 FROM revisions r WHERE r.entity = 'transfer-places' AND r.entity_id = transfer_places.id);--> statement-breakpoint
UPDATE transfer_vehicles SET is_demo = 1 WHERE EXISTS (SELECT 1 FROM trips WHERE is_demo) AND NOT EXISTS (SELECT 1 FROM revisions r WHERE r.entity = 'transfer-vehicles' AND r.entity_id = transfer_vehicles.id);--> statement-breakpoint
UPDATE transfer_zones SET is_demo = 1 WHERE EXISTS (SELECT 1 FROM trips WHERE is_demo) AND NOT EXISTS (SELECT 1 FROM revisions r WHERE r.entity = 'transfer-zones' AND r.entity_id = transfer_zones.id);
