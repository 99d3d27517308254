CREATE TABLE `api_keys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`key_hash` text NOT NULL,
	`prefix` text NOT NULL,
	`scopes` text DEFAULT '[]' NOT NULL,
	`created_by` integer,
	`expires_at` text,
	`last_used_at` text,
	`revoked_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_keyHash_unique` ON `api_keys` (`key_hash`);--> statement-breakpoint
CREATE TABLE `attempts` (
	`key` text NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`key`, `window_start`)
);
--> statement-breakpoint
CREATE INDEX `attempts_window` ON `attempts` (`window_start`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`api_key_id` integer,
	`action` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text,
	`detail` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_created` ON `audit_log` (`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_entity` ON `audit_log` (`entity`,`entity_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_user` ON `audit_log` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `blog_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`translations` text DEFAULT '{}' NOT NULL,
	`translation_state` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_categories_slug_unique` ON `blog_categories` (`slug`);--> statement-breakpoint
CREATE INDEX `blog_categories_order` ON `blog_categories` (`deleted_at`,`sort_order`);--> statement-breakpoint
CREATE TABLE `blog_posts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text NOT NULL,
	`body` text NOT NULL,
	`cover` text NOT NULL,
	`category_id` integer NOT NULL,
	`author` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`publish_at` text,
	`published_at` text,
	`reading_minutes` integer DEFAULT 1 NOT NULL,
	`related_trip_ids` text DEFAULT '[]' NOT NULL,
	`source_language` text DEFAULT 'es' NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`translations` text DEFAULT '{}' NOT NULL,
	`translation_state` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`category_id`) REFERENCES `blog_categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_slug_unique` ON `blog_posts` (`slug`);--> statement-breakpoint
CREATE INDEX `blog_posts_list` ON `blog_posts` (`status`,`deleted_at`,`published_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_category` ON `blog_posts` (`status`,`deleted_at`,`category_id`,`published_at`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`message` text NOT NULL,
	`source` text NOT NULL,
	`language` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`digest` text NOT NULL,
	`note` text,
	`anonymised_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE INDEX `contact_messages_inbox` ON `contact_messages` (`deleted_at`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_digest` ON `contact_messages` (`digest`,`created_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_email` ON `contact_messages` (`email`);--> statement-breakpoint
CREATE TABLE `content_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`value` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `destination_tags` (
	`destination_id` integer NOT NULL,
	`tag` text NOT NULL,
	PRIMARY KEY(`tag`, `destination_id`),
	FOREIGN KEY (`destination_id`) REFERENCES `destinations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `destination_tags_destination` ON `destination_tags` (`destination_id`);--> statement-breakpoint
CREATE TABLE `destinations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text NOT NULL,
	`image` text NOT NULL,
	`rating` real,
	`review_count` integer DEFAULT 0 NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`is_popular` integer DEFAULT false NOT NULL,
	`region` text NOT NULL,
	`kind` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`gallery` text DEFAULT '[]' NOT NULL,
	`access` text DEFAULT '' NOT NULL,
	`services` text DEFAULT '[]' NOT NULL,
	`tips` text DEFAULT '[]' NOT NULL,
	`best_months` text DEFAULT '[]' NOT NULL,
	`transfer_zone_id` integer,
	`status` text DEFAULT 'draft' NOT NULL,
	`source_language` text DEFAULT 'es' NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`translations` text DEFAULT '{}' NOT NULL,
	`translation_state` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`transfer_zone_id`) REFERENCES `transfer_zones`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `destinations_slug_unique` ON `destinations` (`slug`);--> statement-breakpoint
CREATE INDEX `destinations_list` ON `destinations` (`status`,`deleted_at`,`is_popular`,`id`);--> statement-breakpoint
CREATE INDEX `destinations_region` ON `destinations` (`status`,`deleted_at`,`region`,`is_popular`,`id`);--> statement-breakpoint
CREATE INDEX `destinations_zone` ON `destinations` (`transfer_zone_id`);--> statement-breakpoint
CREATE TABLE `drivers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`vehicle` text DEFAULT '' NOT NULL,
	`plate` text DEFAULT '' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE TABLE `editor_drafts` (
	`entity` text NOT NULL,
	`entity_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`data` text NOT NULL,
	`base_version` integer,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	PRIMARY KEY(`entity`, `entity_id`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `editor_drafts_user` ON `editor_drafts` (`user_id`);--> statement-breakpoint
CREATE TABLE `hero_banners` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`image` text NOT NULL,
	`title` text NOT NULL,
	`subtitle` text DEFAULT '' NOT NULL,
	`button_text` text DEFAULT '' NOT NULL,
	`button_link` text,
	`is_active` integer DEFAULT true NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`starts_at` text,
	`ends_at` text,
	`translations` text DEFAULT '{}' NOT NULL,
	`translation_state` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE INDEX `hero_banners_active` ON `hero_banners` (`deleted_at`,`is_active`,`sort_order`);--> statement-breakpoint
CREATE TABLE `image_variants` (
	`key` text PRIMARY KEY NOT NULL,
	`image_path` text NOT NULL,
	`format` text NOT NULL,
	`width` integer NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `image_variants_image` ON `image_variants` (`image_path`);--> statement-breakpoint
CREATE TABLE `images` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`path` text NOT NULL,
	`sha256` text NOT NULL,
	`content_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`dominant_color` text NOT NULL,
	`preview` text DEFAULT '' NOT NULL,
	`focal_x` real DEFAULT 0.5 NOT NULL,
	`focal_y` real DEFAULT 0.5 NOT NULL,
	`alt` text DEFAULT '{}' NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `images_path_unique` ON `images` (`path`);--> statement-breakpoint
CREATE UNIQUE INDEX `images_sha256_unique` ON `images` (`sha256`);--> statement-breakpoint
CREATE INDEX `images_list` ON `images` (`deleted_at`,`created_at`);--> statement-breakpoint
CREATE TABLE `locale_strings` (
	`language` text NOT NULL,
	`namespace` text NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	PRIMARY KEY(`language`, `namespace`, `key`)
);
--> statement-breakpoint
CREATE TABLE `not_found_log` (
	`path` text PRIMARY KEY NOT NULL,
	`hits` integer DEFAULT 1 NOT NULL,
	`first_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`last_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `not_found_log_last` ON `not_found_log` (`last_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`to_address` text NOT NULL,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`body` text NOT NULL,
	`language` text NOT NULL,
	`attachments` text DEFAULT '[]' NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`last_error` text,
	`sent_at` text,
	`related_kind` text,
	`related_id` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `outbox_related` ON `outbox` (`related_kind`,`related_id`);--> statement-breakpoint
CREATE INDEX `outbox_created` ON `outbox` (`created_at`);--> statement-breakpoint
CREATE INDEX `outbox_address` ON `outbox` (`to_address`);--> statement-breakpoint
CREATE TABLE `password_resets` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `password_resets_user` ON `password_resets` (`user_id`);--> statement-breakpoint
CREATE TABLE `redirects` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`from_path` text NOT NULL,
	`to_path` text,
	`status` integer DEFAULT 301 NOT NULL,
	`hits` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `redirects_fromPath_unique` ON `redirects` (`from_path`);--> statement-breakpoint
CREATE TABLE `request_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` text NOT NULL,
	`kind` text NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`actor` text NOT NULL,
	`note` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `request_events_request` ON `request_events` (`request_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entity` text NOT NULL,
	`entity_id` integer NOT NULL,
	`version` integer NOT NULL,
	`data` text NOT NULL,
	`user_id` integer,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `revisions_row` ON `revisions` (`entity`,`entity_id`,`version`);--> statement-breakpoint
CREATE TABLE `seo_records` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`page` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`keywords` text DEFAULT '{}' NOT NULL,
	`canonical_url` text,
	`robots_directive` text DEFAULT 'index,follow' NOT NULL,
	`schema` text,
	`image` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seo_records_page_unique` ON `seo_records` (`page`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`user_agent` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `subscribers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`confirm_token_hash` text,
	`unsubscribe_token_hash` text,
	`requested_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`confirmed_at` text,
	`unsubscribed_at` text,
	`consent_source` text DEFAULT 'site' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_email_unique` ON `subscribers` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_confirmTokenHash_unique` ON `subscribers` (`confirm_token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_unsubscribeTokenHash_unique` ON `subscribers` (`unsubscribe_token_hash`);--> statement-breakpoint
CREATE INDEX `subscribers_status` ON `subscribers` (`deleted_at`,`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `testimonials` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`text` text NOT NULL,
	`rating` integer NOT NULL,
	`avatar` text,
	`name` text NOT NULL,
	`country` text NOT NULL,
	`visited_on` text,
	`is_published` integer DEFAULT true NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`translations` text DEFAULT '{}' NOT NULL,
	`translation_state` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE INDEX `testimonials_list` ON `testimonials` (`deleted_at`,`is_published`,`sort_order`,`id`);--> statement-breakpoint
CREATE TABLE `transfer_legs` (
	`request_id` text NOT NULL,
	`leg` text NOT NULL,
	`local_date` text NOT NULL,
	`local_time` text NOT NULL,
	`starts_at` text NOT NULL,
	`ends_at` text NOT NULL,
	`flight` text,
	`driver_id` integer,
	PRIMARY KEY(`request_id`, `leg`),
	FOREIGN KEY (`request_id`) REFERENCES `transfer_requests`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`driver_id`) REFERENCES `drivers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `transfer_legs_day` ON `transfer_legs` (`local_date`,`local_time`);--> statement-breakpoint
CREATE INDEX `transfer_legs_driver` ON `transfer_legs` (`driver_id`,`starts_at`);--> statement-breakpoint
CREATE TABLE `transfer_lines` (
	`request_id` text NOT NULL,
	`position` integer NOT NULL,
	`code` text NOT NULL,
	`quantity` integer NOT NULL,
	`cents` integer NOT NULL,
	PRIMARY KEY(`request_id`, `position`),
	FOREIGN KEY (`request_id`) REFERENCES `transfer_requests`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `transfer_places` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`aliases` text DEFAULT '[]' NOT NULL,
	`zone_id` integer,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`meeting_point` text DEFAULT '' NOT NULL,
	`translations` text DEFAULT '{}' NOT NULL,
	`translation_state` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`zone_id`) REFERENCES `transfer_zones`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `transfer_places_zone` ON `transfer_places` (`deleted_at`,`zone_id`);--> statement-breakpoint
CREATE INDEX `transfer_places_name` ON `transfer_places` (`deleted_at`,`name`);--> statement-breakpoint
CREATE TABLE `transfer_price_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_by` integer,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `transfer_prices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`version_id` integer NOT NULL,
	`zone_id` integer NOT NULL,
	`vehicle_id` integer NOT NULL,
	`one_way_cents` integer NOT NULL,
	`return_cents` integer NOT NULL,
	`currency` text DEFAULT 'EUR' NOT NULL,
	`valid_from` text NOT NULL,
	`valid_to` text,
	FOREIGN KEY (`version_id`) REFERENCES `transfer_price_versions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`zone_id`) REFERENCES `transfer_zones`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`vehicle_id`) REFERENCES `transfer_vehicles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_prices_cell` ON `transfer_prices` (`version_id`,`zone_id`,`vehicle_id`,`valid_from`);--> statement-breakpoint
CREATE INDEX `transfer_prices_zone` ON `transfer_prices` (`zone_id`,`vehicle_id`);--> statement-breakpoint
CREATE INDEX `transfer_prices_vehicle` ON `transfer_prices` (`vehicle_id`);--> statement-breakpoint
CREATE TABLE `transfer_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`idempotency_key` text,
	`manage_token_hash` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`from_place_id` integer NOT NULL,
	`to_place_id` integer NOT NULL,
	`vehicle_code` text NOT NULL,
	`adults` integer NOT NULL,
	`child_ages` text DEFAULT '[]' NOT NULL,
	`luggage` text NOT NULL,
	`extras` text DEFAULT '[]' NOT NULL,
	`currency` text DEFAULT 'EUR' NOT NULL,
	`total_cents` integer NOT NULL,
	`price_version` integer NOT NULL,
	`contact_name` text,
	`contact_email` text,
	`contact_phone` text,
	`sign_name` text,
	`note` text,
	`language` text NOT NULL,
	`privacy_edition` text NOT NULL,
	`privacy_accepted_at` text NOT NULL,
	`source` text DEFAULT 'site' NOT NULL,
	`anonymised_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`from_place_id`) REFERENCES `transfer_places`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`to_place_id`) REFERENCES `transfer_places`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_requests_reference_unique` ON `transfer_requests` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_requests_idempotencyKey_unique` ON `transfer_requests` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `transfer_requests_inbox` ON `transfer_requests` (`deleted_at`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `transfer_requests_email` ON `transfer_requests` (`contact_email`);--> statement-breakpoint
CREATE INDEX `transfer_requests_created` ON `transfer_requests` (`created_at`);--> statement-breakpoint
CREATE TABLE `transfer_vehicles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`image` text,
	`max_passengers` integer NOT NULL,
	`large_bags` integer NOT NULL,
	`cabin_bags` integer NOT NULL,
	`child_seats` integer NOT NULL,
	`has_wheelchair_access` integer DEFAULT false NOT NULL,
	`lead_minutes` integer NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`translations` text DEFAULT '{}' NOT NULL,
	`translation_state` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_vehicles_code_unique` ON `transfer_vehicles` (`code`);--> statement-breakpoint
CREATE INDEX `transfer_vehicles_order` ON `transfer_vehicles` (`deleted_at`,`sort_order`);--> statement-breakpoint
CREATE TABLE `transfer_zones` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`minutes` integer NOT NULL,
	`km` integer NOT NULL,
	`has_page` integer DEFAULT false NOT NULL,
	`image` text,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`headline` text DEFAULT '' NOT NULL,
	`intro` text DEFAULT '' NOT NULL,
	`pois` text DEFAULT '[]' NOT NULL,
	`faq` text DEFAULT '[]' NOT NULL,
	`translations` text DEFAULT '{}' NOT NULL,
	`translation_state` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_zones_slug_unique` ON `transfer_zones` (`slug`);--> statement-breakpoint
CREATE INDEX `transfer_zones_order` ON `transfer_zones` (`deleted_at`,`sort_order`);--> statement-breakpoint
CREATE TABLE `trip_destinations` (
	`trip_id` integer NOT NULL,
	`destination_id` integer NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`trip_id`, `destination_id`),
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`destination_id`) REFERENCES `destinations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `trip_destinations_destination` ON `trip_destinations` (`destination_id`);--> statement-breakpoint
CREATE TABLE `trip_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`idempotency_key` text,
	`manage_token_hash` text NOT NULL,
	`trip_id` integer NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`local_date` text NOT NULL,
	`adults` integer NOT NULL,
	`child_ages` text DEFAULT '[]' NOT NULL,
	`contact_name` text,
	`contact_email` text,
	`contact_phone` text,
	`message` text,
	`language` text NOT NULL,
	`privacy_edition` text NOT NULL,
	`privacy_accepted_at` text NOT NULL,
	`digest` text NOT NULL,
	`anonymised_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trip_requests_reference_unique` ON `trip_requests` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `trip_requests_idempotencyKey_unique` ON `trip_requests` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `trip_requests_inbox` ON `trip_requests` (`deleted_at`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `trip_requests_trip` ON `trip_requests` (`trip_id`);--> statement-breakpoint
CREATE INDEX `trip_requests_digest` ON `trip_requests` (`digest`,`created_at`);--> statement-breakpoint
CREATE INDEX `trip_requests_email` ON `trip_requests` (`contact_email`);--> statement-breakpoint
CREATE TABLE `trip_types` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`translations` text DEFAULT '{}' NOT NULL,
	`translation_state` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trip_types_slug_unique` ON `trip_types` (`slug`);--> statement-breakpoint
CREATE INDEX `trip_types_order` ON `trip_types` (`deleted_at`,`sort_order`);--> statement-breakpoint
CREATE TABLE `trips` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text NOT NULL,
	`image` text NOT NULL,
	`trip_type_id` integer NOT NULL,
	`region` text NOT NULL,
	`location` text NOT NULL,
	`duration` text NOT NULL,
	`duration_class` text NOT NULL,
	`price` real,
	`currency` text DEFAULT 'EUR' NOT NULL,
	`rating` real,
	`review_count` integer DEFAULT 0 NOT NULL,
	`is_bestseller` integer DEFAULT false NOT NULL,
	`is_popular` integer DEFAULT false NOT NULL,
	`show_booking_options` integer DEFAULT false NOT NULL,
	`highlights` text DEFAULT '[]' NOT NULL,
	`itinerary` text DEFAULT '[]' NOT NULL,
	`included` text DEFAULT '[]' NOT NULL,
	`excluded` text DEFAULT '[]' NOT NULL,
	`bring` text DEFAULT '[]' NOT NULL,
	`meeting_point` text DEFAULT '' NOT NULL,
	`meeting_latitude` real,
	`meeting_longitude` real,
	`gallery` text DEFAULT '[]' NOT NULL,
	`min_age` integer,
	`max_people` integer,
	`guide_languages` text DEFAULT '[]' NOT NULL,
	`cancellation_policy` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`publish_at` text,
	`source_language` text DEFAULT 'es' NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`translations` text DEFAULT '{}' NOT NULL,
	`translation_state` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`trip_type_id`) REFERENCES `trip_types`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trips_slug_unique` ON `trips` (`slug`);--> statement-breakpoint
CREATE INDEX `trips_popular` ON `trips` (`status`,`deleted_at`,`is_popular`,`is_bestseller`,`id`);--> statement-breakpoint
CREATE INDEX `trips_price` ON `trips` (`status`,`deleted_at`,`price`,`id`);--> statement-breakpoint
CREATE INDEX `trips_rating` ON `trips` (`status`,`deleted_at`,`rating`,`id`);--> statement-breakpoint
CREATE INDEX `trips_region` ON `trips` (`status`,`deleted_at`,`region`,`is_popular`,`id`);--> statement-breakpoint
CREATE INDEX `trips_type` ON `trips` (`status`,`deleted_at`,`trip_type_id`,`is_popular`,`id`);--> statement-breakpoint
CREATE INDEX `trips_duration` ON `trips` (`status`,`deleted_at`,`duration_class`,`is_popular`,`id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`role` text DEFAULT 'user' NOT NULL,
	`password_hash` text NOT NULL,
	`totp_secret` text,
	`recovery_codes` text DEFAULT '[]' NOT NULL,
	`last_sign_in_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `vitals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`day` text NOT NULL,
	`page` text NOT NULL,
	`language` text NOT NULL,
	`device` text NOT NULL,
	`metric` text NOT NULL,
	`value` real NOT NULL
);
--> statement-breakpoint
CREATE INDEX `vitals_day` ON `vitals` (`day`,`metric`,`page`);