CREATE TABLE d1_migrations(
		id         INTEGER PRIMARY KEY AUTOINCREMENT,
		name       TEXT UNIQUE,
		applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)
--> statement-breakpoint
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
)
--> statement-breakpoint
CREATE TABLE `attempts` (
	`key` text NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`key`, `window_start`)
)
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`api_key_id` integer,
	`action` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text,
	`detail` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
)
--> statement-breakpoint
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
)
--> statement-breakpoint
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
)
--> statement-breakpoint
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
)
--> statement-breakpoint
CREATE TABLE `content_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`value` integer DEFAULT 1 NOT NULL
)
--> statement-breakpoint
CREATE TABLE `destination_tags` (
	`destination_id` integer NOT NULL,
	`tag` text NOT NULL,
	PRIMARY KEY(`tag`, `destination_id`),
	FOREIGN KEY (`destination_id`) REFERENCES `destinations`(`id`) ON UPDATE no action ON DELETE no action
)
--> statement-breakpoint
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
)
--> statement-breakpoint
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
)
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
)
--> statement-breakpoint
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
)
--> statement-breakpoint
CREATE TABLE `image_variants` (
	`key` text PRIMARY KEY NOT NULL,
	`image_path` text NOT NULL,
	`format` text NOT NULL,
	`width` integer NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
)
--> statement-breakpoint
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
, `name` text DEFAULT '' NOT NULL)
--> statement-breakpoint
CREATE TABLE `locale_strings` (
	`language` text NOT NULL,
	`namespace` text NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	PRIMARY KEY(`language`, `namespace`, `key`)
)
--> statement-breakpoint
CREATE TABLE `not_found_log` (
	`path` text PRIMARY KEY NOT NULL,
	`hits` integer DEFAULT 1 NOT NULL,
	`first_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`last_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
)
--> statement-breakpoint
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
, `reply_to` text, `unsubscribe_url` text)
--> statement-breakpoint
CREATE TABLE `password_resets` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
)
--> statement-breakpoint
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
)
--> statement-breakpoint
CREATE TABLE `request_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` text NOT NULL,
	`kind` text NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`actor` text NOT NULL,
	`note` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
, `type` text DEFAULT 'state' NOT NULL, `data` text)
--> statement-breakpoint
CREATE TABLE `revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entity` text NOT NULL,
	`entity_id` integer NOT NULL,
	`version` integer NOT NULL,
	`data` text NOT NULL,
	`user_id` integer,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
)
--> statement-breakpoint
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
)
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	`user_agent` text, `last_seen_at` text, `proven_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
)
--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL
)
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
)
--> statement-breakpoint
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
)
--> statement-breakpoint
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
)
--> statement-breakpoint
CREATE TABLE `transfer_lines` (
	`request_id` text NOT NULL,
	`position` integer NOT NULL,
	`code` text NOT NULL,
	`quantity` integer NOT NULL,
	`cents` integer NOT NULL,
	PRIMARY KEY(`request_id`, `position`),
	FOREIGN KEY (`request_id`) REFERENCES `transfer_requests`(`id`) ON UPDATE no action ON DELETE no action
)
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
)
--> statement-breakpoint
CREATE TABLE `transfer_price_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_by` integer,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')) NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
)
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
)
--> statement-breakpoint
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
	`deleted_at` text, `fee_cents` integer, `digest` text,
	FOREIGN KEY (`from_place_id`) REFERENCES `transfer_places`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`to_place_id`) REFERENCES `transfer_places`(`id`) ON UPDATE no action ON DELETE no action
)
--> statement-breakpoint
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
)
--> statement-breakpoint
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
)
--> statement-breakpoint
CREATE TABLE `trip_destinations` (
	`trip_id` integer NOT NULL,
	`destination_id` integer NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`trip_id`, `destination_id`),
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`destination_id`) REFERENCES `destinations`(`id`) ON UPDATE no action ON DELETE no action
)
--> statement-breakpoint
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
	`deleted_at` text, `note` text,
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`id`) ON UPDATE no action ON DELETE no action
)
--> statement-breakpoint
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
)
--> statement-breakpoint
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
)
--> statement-breakpoint
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
, `totp_last_step` integer)
--> statement-breakpoint
CREATE TABLE `vitals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`day` text NOT NULL,
	`page` text NOT NULL,
	`language` text NOT NULL,
	`device` text NOT NULL,
	`metric` text NOT NULL,
	`value` real NOT NULL
)
--> statement-breakpoint
CREATE TABLE `route_stats` (
	`day` text NOT NULL,
	`route` text NOT NULL,
	`requests` integer NOT NULL,
	`hits` integer DEFAULT 0 NOT NULL,
	`statements` integer NOT NULL,
	`rows_read` integer NOT NULL,
	PRIMARY KEY(`day`, `route`)
)
--> statement-breakpoint
CREATE TABLE `cron_runs` (
	`cron` text PRIMARY KEY NOT NULL,
	`ran_at` text NOT NULL,
	`failed_jobs` text DEFAULT '[]' NOT NULL
)
--> statement-breakpoint
CREATE TABLE `trip_counts` (
	`region` text NOT NULL,
	`duration_class` text NOT NULL,
	`trip_type_id` integer NOT NULL,
	`trips` integer NOT NULL,
	PRIMARY KEY(`region`, `duration_class`, `trip_type_id`)
)
--> statement-breakpoint
CREATE VIRTUAL TABLE search USING fts5(
  kind UNINDEXED, ref_id UNINDEXED, language UNINDEXED, title, excerpt UNINDEXED, path UNINDEXED, body, aliases,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4 5 6 7 8 9 10 11 12'
)
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_keyHash_unique` ON `api_keys` (`key_hash`)
--> statement-breakpoint
CREATE INDEX `attempts_window` ON `attempts` (`window_start`)
--> statement-breakpoint
CREATE INDEX `audit_log_created` ON `audit_log` (`created_at`)
--> statement-breakpoint
CREATE INDEX `audit_log_entity` ON `audit_log` (`entity`,`entity_id`,`created_at`)
--> statement-breakpoint
CREATE INDEX `audit_log_user` ON `audit_log` (`user_id`,`created_at`)
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_categories_slug_unique` ON `blog_categories` (`slug`)
--> statement-breakpoint
CREATE INDEX `blog_categories_order` ON `blog_categories` (`deleted_at`,`sort_order`)
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_slug_unique` ON `blog_posts` (`slug`)
--> statement-breakpoint
CREATE INDEX `blog_posts_list` ON `blog_posts` (`status`,`deleted_at`,`published_at`)
--> statement-breakpoint
CREATE INDEX `blog_posts_category` ON `blog_posts` (`status`,`deleted_at`,`category_id`,`published_at`)
--> statement-breakpoint
CREATE INDEX `contact_messages_inbox` ON `contact_messages` (`deleted_at`,`status`,`created_at`)
--> statement-breakpoint
CREATE INDEX `contact_messages_digest` ON `contact_messages` (`digest`,`created_at`)
--> statement-breakpoint
CREATE INDEX `contact_messages_email` ON `contact_messages` (`email`)
--> statement-breakpoint
CREATE INDEX `destination_tags_destination` ON `destination_tags` (`destination_id`)
--> statement-breakpoint
CREATE UNIQUE INDEX `destinations_slug_unique` ON `destinations` (`slug`)
--> statement-breakpoint
CREATE INDEX `destinations_list` ON `destinations` (`status`,`deleted_at`,`is_popular`,`id`)
--> statement-breakpoint
CREATE INDEX `destinations_region` ON `destinations` (`status`,`deleted_at`,`region`,`is_popular`,`id`)
--> statement-breakpoint
CREATE INDEX `destinations_zone` ON `destinations` (`transfer_zone_id`)
--> statement-breakpoint
CREATE INDEX `editor_drafts_user` ON `editor_drafts` (`user_id`)
--> statement-breakpoint
CREATE INDEX `hero_banners_active` ON `hero_banners` (`deleted_at`,`is_active`,`sort_order`)
--> statement-breakpoint
CREATE INDEX `image_variants_image` ON `image_variants` (`image_path`)
--> statement-breakpoint
CREATE UNIQUE INDEX `images_path_unique` ON `images` (`path`)
--> statement-breakpoint
CREATE UNIQUE INDEX `images_sha256_unique` ON `images` (`sha256`)
--> statement-breakpoint
CREATE INDEX `images_list` ON `images` (`deleted_at`,`created_at`)
--> statement-breakpoint
CREATE INDEX `not_found_log_last` ON `not_found_log` (`last_at`)
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`next_attempt_at`)
--> statement-breakpoint
CREATE INDEX `outbox_related` ON `outbox` (`related_kind`,`related_id`)
--> statement-breakpoint
CREATE INDEX `outbox_created` ON `outbox` (`created_at`)
--> statement-breakpoint
CREATE INDEX `outbox_address` ON `outbox` (`to_address`)
--> statement-breakpoint
CREATE INDEX `password_resets_user` ON `password_resets` (`user_id`)
--> statement-breakpoint
CREATE UNIQUE INDEX `redirects_fromPath_unique` ON `redirects` (`from_path`)
--> statement-breakpoint
CREATE INDEX `request_events_request` ON `request_events` (`request_id`,`created_at`)
--> statement-breakpoint
CREATE UNIQUE INDEX `revisions_row` ON `revisions` (`entity`,`entity_id`,`version`)
--> statement-breakpoint
CREATE UNIQUE INDEX `seo_records_page_unique` ON `seo_records` (`page`)
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`)
--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`)
--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_email_unique` ON `subscribers` (`email`)
--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_confirmTokenHash_unique` ON `subscribers` (`confirm_token_hash`)
--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_unsubscribeTokenHash_unique` ON `subscribers` (`unsubscribe_token_hash`)
--> statement-breakpoint
CREATE INDEX `subscribers_status` ON `subscribers` (`deleted_at`,`status`,`created_at`)
--> statement-breakpoint
CREATE INDEX `testimonials_list` ON `testimonials` (`deleted_at`,`is_published`,`sort_order`,`id`)
--> statement-breakpoint
CREATE INDEX `transfer_legs_day` ON `transfer_legs` (`local_date`,`local_time`)
--> statement-breakpoint
CREATE INDEX `transfer_legs_driver` ON `transfer_legs` (`driver_id`,`starts_at`)
--> statement-breakpoint
CREATE INDEX `transfer_places_zone` ON `transfer_places` (`deleted_at`,`zone_id`)
--> statement-breakpoint
CREATE INDEX `transfer_places_name` ON `transfer_places` (`deleted_at`,`name`)
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_prices_cell` ON `transfer_prices` (`version_id`,`zone_id`,`vehicle_id`,`valid_from`)
--> statement-breakpoint
CREATE INDEX `transfer_prices_zone` ON `transfer_prices` (`zone_id`,`vehicle_id`)
--> statement-breakpoint
CREATE INDEX `transfer_prices_vehicle` ON `transfer_prices` (`vehicle_id`)
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_requests_reference_unique` ON `transfer_requests` (`reference`)
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_requests_idempotencyKey_unique` ON `transfer_requests` (`idempotency_key`)
--> statement-breakpoint
CREATE INDEX `transfer_requests_inbox` ON `transfer_requests` (`deleted_at`,`status`,`created_at`)
--> statement-breakpoint
CREATE INDEX `transfer_requests_email` ON `transfer_requests` (`contact_email`)
--> statement-breakpoint
CREATE INDEX `transfer_requests_created` ON `transfer_requests` (`created_at`)
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_vehicles_code_unique` ON `transfer_vehicles` (`code`)
--> statement-breakpoint
CREATE INDEX `transfer_vehicles_order` ON `transfer_vehicles` (`deleted_at`,`sort_order`)
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_zones_slug_unique` ON `transfer_zones` (`slug`)
--> statement-breakpoint
CREATE INDEX `transfer_zones_order` ON `transfer_zones` (`deleted_at`,`sort_order`)
--> statement-breakpoint
CREATE INDEX `trip_destinations_destination` ON `trip_destinations` (`destination_id`)
--> statement-breakpoint
CREATE UNIQUE INDEX `trip_requests_reference_unique` ON `trip_requests` (`reference`)
--> statement-breakpoint
CREATE UNIQUE INDEX `trip_requests_idempotencyKey_unique` ON `trip_requests` (`idempotency_key`)
--> statement-breakpoint
CREATE INDEX `trip_requests_inbox` ON `trip_requests` (`deleted_at`,`status`,`created_at`)
--> statement-breakpoint
CREATE INDEX `trip_requests_trip` ON `trip_requests` (`trip_id`)
--> statement-breakpoint
CREATE INDEX `trip_requests_digest` ON `trip_requests` (`digest`,`created_at`)
--> statement-breakpoint
CREATE INDEX `trip_requests_email` ON `trip_requests` (`contact_email`)
--> statement-breakpoint
CREATE UNIQUE INDEX `trip_types_slug_unique` ON `trip_types` (`slug`)
--> statement-breakpoint
CREATE INDEX `trip_types_order` ON `trip_types` (`deleted_at`,`sort_order`)
--> statement-breakpoint
CREATE UNIQUE INDEX `trips_slug_unique` ON `trips` (`slug`)
--> statement-breakpoint
CREATE INDEX `trips_popular` ON `trips` (`status`,`deleted_at`,`is_popular`,`is_bestseller`,`id`)
--> statement-breakpoint
CREATE INDEX `trips_price` ON `trips` (`status`,`deleted_at`,`price`,`id`)
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`)
--> statement-breakpoint
CREATE INDEX `vitals_day` ON `vitals` (`day`,`metric`,`page`)
--> statement-breakpoint
CREATE INDEX `trip_requests_created` ON `trip_requests` (`created_at`)
--> statement-breakpoint
CREATE INDEX `contact_messages_created` ON `contact_messages` (`created_at`)
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
WHERE t.status = 'published' AND t.deleted_at IS NULL
--> statement-breakpoint
CREATE VIEW search_destinations AS
SELECT (d.id * 8 + 1) * 4 + l.key AS number, 'destination' AS kind, d.id AS ref_id, l.value AS language,
  coalesce(nullif(trim(d.translations ->> ('$.name.' || l.value)), ''), nullif(trim(d.translations ->> '$.name.en'), ''), d.name) AS title,
  substr(coalesce(nullif(trim(d.translations ->> ('$.description.' || l.value)), ''), nullif(trim(d.translations ->> '$.description.en'), ''), d.description), 1, 240) AS excerpt,
  '/destinations/' || d.id || '-' || d.slug AS path,
  coalesce(nullif(trim(d.translations ->> ('$.description.' || l.value)), ''), nullif(trim(d.translations ->> '$.description.en'), ''), d.description) || ' ' ||
    coalesce((SELECT group_concat(value, ' ') FROM json_each(coalesce(nullif(d.translations ->> ('$.tags.' || l.value), '[]'), nullif(d.translations ->> '$.tags.en', '[]'), d.tags))), '') AS body,
  coalesce((SELECT group_concat(value, char(10)) FROM json_each(json_array(d.name, d.translations ->> '$.name.es', d.translations ->> '$.name.en', d.translations ->> '$.name.de', d.translations ->> '$.name.ca'))), '') || char(10) ||
    
    coalesce((SELECT group_concat(s.value, char(10)) FROM transfer_places p, json_each(p.aliases) s
      WHERE p.deleted_at IS NULL AND p.name COLLATE NOCASE IN (SELECT value FROM json_each(json_array(d.name, d.translations ->> '$.name.es', d.translations ->> '$.name.en', d.translations ->> '$.name.de', d.translations ->> '$.name.ca')))), '') AS aliases
FROM (SELECT id, slug, name, description, tags, status, deleted_at, CASE WHEN translation_state = '{}' THEN translations ELSE (
    SELECT json_group_object(f.key, json((SELECT json_group_object(x.key, f.value -> ('$.' || x.key)) FROM json_each(f.value) x
      WHERE coalesce(translation_state ->> ('$.' || f.key || '.' || x.key || '.state'), '') <> 'draft'))) FROM json_each(translations) f) END AS translations
  FROM destinations) d, json_each('["es","en","de","ca"]') l
WHERE d.status = 'published' AND d.deleted_at IS NULL
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
WHERE b.status = 'published' AND b.deleted_at IS NULL
--> statement-breakpoint
CREATE VIEW search_transfer_zones AS
SELECT (z.id * 8 + 3) * 4 + l.key AS number, 'transfer' AS kind, z.id AS ref_id, l.value AS language,
  coalesce(nullif(coalesce(nullif(trim(z.translations ->> ('$.headline.' || l.value)), ''), nullif(trim(z.translations ->> '$.headline.en'), ''), z.headline), ''), coalesce(nullif(trim(z.translations ->> ('$.name.' || l.value)), ''), nullif(trim(z.translations ->> '$.name.en'), ''), z.name)) AS title,
  substr(coalesce(nullif(trim(z.translations ->> ('$.intro.' || l.value)), ''), nullif(trim(z.translations ->> '$.intro.en'), ''), z.intro), 1, 240) AS excerpt,
  '/airport-transfers/' || z.slug AS path,
  coalesce(nullif(trim(z.translations ->> ('$.name.' || l.value)), ''), nullif(trim(z.translations ->> '$.name.en'), ''), z.name) || ' ' ||
    coalesce(nullif(trim(z.translations ->> ('$.intro.' || l.value)), ''), nullif(trim(z.translations ->> '$.intro.en'), ''), z.intro) || ' ' ||
    
    coalesce((SELECT group_concat(p.name || ' ' || coalesce((SELECT group_concat(value, ' ') FROM json_each(p.aliases)), ''), ' ') FROM transfer_places p
      WHERE p.zone_id = z.id AND p.deleted_at IS NULL), '') AS body,
  coalesce((SELECT group_concat(value, char(10)) FROM json_each(json_array(z.name, z.translations ->> '$.name.es', z.translations ->> '$.name.en', z.translations ->> '$.name.de', z.translations ->> '$.name.ca'))), '') || char(10) ||
    coalesce((SELECT group_concat(s.value, char(10)) FROM transfer_places p, json_each(p.aliases) s
      WHERE p.zone_id = z.id AND p.deleted_at IS NULL AND p.name COLLATE NOCASE IN (SELECT value FROM json_each(json_array(z.name, z.translations ->> '$.name.es', z.translations ->> '$.name.en', z.translations ->> '$.name.de', z.translations ->> '$.name.ca')))), '') AS aliases
FROM (SELECT id, slug, name, headline, intro, has_page, deleted_at, CASE WHEN translation_state = '{}' THEN translations ELSE (
    SELECT json_group_object(f.key, json((SELECT json_group_object(x.key, f.value -> ('$.' || x.key)) FROM json_each(f.value) x
      WHERE coalesce(translation_state ->> ('$.' || f.key || '.' || x.key || '.state'), '') <> 'draft'))) FROM json_each(translations) f) END AS translations
  FROM transfer_zones) z, json_each('["es","en","de","ca"]') l
WHERE z.has_page = 1 AND z.deleted_at IS NULL
--> statement-breakpoint
CREATE INDEX `trips_of_region` ON `trips` (`status`,`deleted_at`,`region`,`is_popular`,`is_bestseller`,`id`)
--> statement-breakpoint
CREATE INDEX `trips_of_region_price` ON `trips` (`status`,`deleted_at`,`region`,`price`,`id`)
--> statement-breakpoint
CREATE INDEX `trips_of_type` ON `trips` (`status`,`deleted_at`,`trip_type_id`,`is_popular`,`is_bestseller`,`id`)
--> statement-breakpoint
CREATE INDEX `trips_of_type_price` ON `trips` (`status`,`deleted_at`,`trip_type_id`,`price`,`id`)
--> statement-breakpoint
CREATE INDEX `trips_of_duration` ON `trips` (`status`,`deleted_at`,`duration_class`,`is_popular`,`is_bestseller`,`id`)
--> statement-breakpoint
CREATE INDEX `trips_of_duration_price` ON `trips` (`status`,`deleted_at`,`duration_class`,`price`,`id`)
--> statement-breakpoint
CREATE INDEX `trips_to_come` ON `trips` (`publish_at`) WHERE publish_at IS NOT NULL
--> statement-breakpoint
CREATE INDEX `trips_rated` ON `trips` (`status`,`deleted_at`,CASE WHEN "review_count" > 0 AND "rating" > 0 THEN "rating" END,`is_popular`,`is_bestseller`,`id`)
--> statement-breakpoint
CREATE INDEX `trips_of_region_rated` ON `trips` (`status`,`deleted_at`,`region`,CASE WHEN "review_count" > 0 AND "rating" > 0 THEN "rating" END,`is_popular`,`is_bestseller`,`id`)
--> statement-breakpoint
CREATE INDEX `trips_of_type_rated` ON `trips` (`status`,`deleted_at`,`trip_type_id`,CASE WHEN "review_count" > 0 AND "rating" > 0 THEN "rating" END,`is_popular`,`is_bestseller`,`id`)
--> statement-breakpoint
CREATE INDEX `trips_of_duration_rated` ON `trips` (`status`,`deleted_at`,`duration_class`,CASE WHEN "review_count" > 0 AND "rating" > 0 THEN "rating" END,`is_popular`,`is_bestseller`,`id`)
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
WHERE s.deleted_at IS NULL AND s.robots_directive NOT LIKE 'noindex%'
--> statement-breakpoint
CREATE INDEX `transfer_requests_digest` ON `transfer_requests` (`digest`,`created_at`)
--> statement-breakpoint
INSERT INTO "d1_migrations" VALUES (1, '0000_tables.sql', '2026-11-27 12:48:18')
--> statement-breakpoint
INSERT INTO "d1_migrations" VALUES (2, '0001_content_version.sql', '2026-11-27 12:48:19')
--> statement-breakpoint
INSERT INTO "d1_migrations" VALUES (3, '0002_search.sql', '2026-11-27 12:48:20')
--> statement-breakpoint
INSERT INTO "d1_migrations" VALUES (4, '0003_operations.sql', '2026-11-27 12:48:21')
--> statement-breakpoint
INSERT INTO "d1_migrations" VALUES (5, '0004_search_without_drafts.sql', '2026-11-27 12:48:22')
--> statement-breakpoint
INSERT INTO "d1_migrations" VALUES (6, '0005_cron_runs.sql', '2026-11-27 12:48:22')
--> statement-breakpoint
INSERT INTO "d1_migrations" VALUES (7, '0006_trip_counts.sql', '2026-11-27 12:48:23')
--> statement-breakpoint
INSERT INTO "d1_migrations" VALUES (8, '0007_count_trips.sql', '2026-11-27 12:48:24')
--> statement-breakpoint
INSERT INTO "d1_migrations" VALUES (9, '0008_search_beginnings.sql', '2026-11-27 12:48:25')
--> statement-breakpoint
INSERT INTO "d1_migrations" VALUES (10, '0009_ratings_and_names.sql', '2026-11-27 12:48:26')
--> statement-breakpoint
INSERT INTO "d1_migrations" VALUES (11, '0010_step_up_and_unsubscribe.sql', '2026-11-27 12:48:26')
--> statement-breakpoint
INSERT INTO "d1_migrations" VALUES (12, '0011_transfer_digest.sql', '2026-11-27 12:48:27')
--> statement-breakpoint
INSERT INTO "attempts" VALUES ('login:JY2NyRbbjOosr7bDzQywJG7-BhQh29g-w6NQQoyr2k8:127.0.0.1', 1795783980000, 1)
--> statement-breakpoint
INSERT INTO "attempts" VALUES ('login:JY2NyRbbjOosr7bDzQywJG7-BhQh29g-w6NQQoyr2k8', 1795783980000, 1)
--> statement-breakpoint
INSERT INTO "attempts" VALUES ('mail:T-oEwxsBXK1mK5CQOjLUg3Jmg07Z7dj8iHXRlKqzer0', 1795737600000, 2)
--> statement-breakpoint
INSERT INTO "attempts" VALUES ('visitor-mails', 1795780800000, 22)
--> statement-breakpoint
INSERT INTO "audit_log" VALUES (1, 1, NULL, 'sign-in', 'users', '1', NULL, '2026-11-27T12:53:45.693Z')
--> statement-breakpoint
INSERT INTO "audit_log" VALUES (2, 1, NULL, 'create', 'drivers', '1', NULL, '2026-11-27T12:53:49.654Z')
--> statement-breakpoint
INSERT INTO "audit_log" VALUES (3, 1, NULL, 'state', 'transfer-requests', '747805cb-8aa3-482d-83dd-15e70785aa11', '{"from":"new","to":"confirmed"}', '2026-11-27T12:53:49.702Z')
--> statement-breakpoint
INSERT INTO "audit_log" VALUES (4, 1, NULL, 'driver', 'transfer-requests', '747805cb-8aa3-482d-83dd-15e70785aa11', '{"leg":null,"driverId":1}', '2026-11-27T12:53:49.763Z')
--> statement-breakpoint
INSERT INTO "audit_log" VALUES (5, 1, NULL, 'sign-in', 'users', '1', NULL, '2026-11-27T12:59:08.273Z')
--> statement-breakpoint
INSERT INTO "audit_log" VALUES (6, 1, NULL, 'create', 'drivers', '2', NULL, '2026-11-27T12:59:12.460Z')
--> statement-breakpoint
INSERT INTO "audit_log" VALUES (7, 1, NULL, 'state', 'transfer-requests', 'b057e29d-3f96-4f18-86a8-64b07374b9d0', '{"from":"new","to":"confirmed"}', '2026-11-27T12:59:12.566Z')
--> statement-breakpoint
INSERT INTO "audit_log" VALUES (8, 1, NULL, 'driver', 'transfer-requests', 'b057e29d-3f96-4f18-86a8-64b07374b9d0', '{"leg":null,"driverId":2}', '2026-11-27T12:59:12.738Z')
--> statement-breakpoint
INSERT INTO "audit_log" VALUES (9, 1, NULL, 'state', 'trip-requests', '193c7605-33a9-4dc6-b757-247e14d0cd61', NULL, '2026-11-27T12:59:13.605Z')
--> statement-breakpoint
INSERT INTO "audit_log" VALUES (10, 1, NULL, 'create', 'trips', '24', NULL, '2026-11-27T12:59:14.033Z')
--> statement-breakpoint
INSERT INTO "audit_log" VALUES (11, 1, NULL, 'update', 'trips', '16', '{"version":2}', '2026-11-27T12:59:14.242Z')
--> statement-breakpoint
INSERT INTO "audit_log" VALUES (12, 1, NULL, 'delete', 'trips', NULL, '{"ids":[10]}', '2026-11-27T12:59:14.285Z')
--> statement-breakpoint
INSERT INTO "blog_categories" VALUES (1, 'beaches', 'Playas y calas', 'Qué costa elegir cada día, a qué hora ir y cómo disfrutar del mar de Menorca sin aglomeraciones.', 0, '{"name":{"es":"Playas y calas","en":"Beaches and coves","de":"Strände und Buchten","ca":"Platges i cales"},"description":{"es":"Qué costa elegir cada día, a qué hora ir y cómo disfrutar del mar de Menorca sin aglomeraciones.","en":"Which coast to choose, what time to go and how to have Menorca’s sea more or less to yourself.","de":"Welche Küste zu welchem Wind passt, wann es ruhig ist und wo Menorcas Meer am schönsten leuchtet.","ca":"Quina costa triar segons el vent, a quina hora anar-hi i com gaudir de la mar de Menorca amb calma."}}', '{}', 1, '2026-11-27T12:48:33.611Z', '2026-11-27T12:48:33.611Z', NULL)
--> statement-breakpoint
INSERT INTO "blog_categories" VALUES (2, 'walking', 'Rutas a pie', 'El Camí de Cavalls etapa a etapa: por dónde empezar, qué llevar y qué tramos dejan huella.', 1, '{"name":{"es":"Rutas a pie","en":"Walking","de":"Wandern","ca":"Caminades"},"description":{"es":"El Camí de Cavalls etapa a etapa: por dónde empezar, qué llevar y qué tramos dejan huella.","en":"The Camí de Cavalls and beyond: where to begin, what to carry and which stretches stay with you.","de":"Unterwegs auf dem Camí de Cavalls: gute Einstiege, die richtige Ausrüstung und die eindrucksvollsten Etappen.","ca":"El Camí de Cavalls pas a pas: per on començar, què dur a la motxilla i quins trams no s’obliden."}}', '{}', 1, '2026-11-27T12:48:33.611Z', '2026-11-27T12:48:33.611Z', NULL)
--> statement-breakpoint
INSERT INTO "blog_categories" VALUES (3, 'culture', 'Cultura y sabores', 'Piedras de tres mil años, caballos en fiesta y una cocina que sabe a prado y a mar.', 2, '{"name":{"es":"Cultura y sabores","en":"Culture and food","de":"Kultur und Küche","ca":"Cultura i cuina"},"description":{"es":"Piedras de tres mil años, caballos en fiesta y una cocina que sabe a prado y a mar.","en":"Prehistoric stones, horses on fiesta days and a kitchen that tastes of pasture and sea.","de":"Jahrtausendealte Steine, Feste mit Pferden und eine Küche, die nach Weide und Meer schmeckt.","ca":"Pedres de fa tres mil anys, cavalls que fan festa i una cuina amb gust de tanca i de mar."}}', '{}', 1, '2026-11-27T12:48:33.611Z', '2026-11-27T12:48:33.611Z', NULL)
--> statement-breakpoint
INSERT INTO "blog_categories" VALUES (4, 'planning', 'Preparar el viaje', 'Cuándo venir, dónde alojarse y cómo moverse: respuestas claras para organizar unos días en Menorca.', 3, '{"name":{"es":"Preparar el viaje","en":"Planning your trip","de":"Reiseplanung","ca":"Preparar el viatge"},"description":{"es":"Cuándo venir, dónde alojarse y cómo moverse: respuestas claras para organizar unos días en Menorca.","en":"When to come, where to stay and how to get about: straight answers for a few days in Menorca.","de":"Beste Reisezeit, passende Unterkunft, Wege über die Insel: klare Antworten für Ihre Tage auf Menorca.","ca":"Quan venir, on dormir i com anar d’un lloc a l’altre: respostes clares per passar uns dies a Menorca."}}', '{}', 1, '2026-11-27T12:48:33.611Z', '2026-11-27T12:48:33.611Z', NULL)
--> statement-breakpoint
INSERT INTO "blog_posts" VALUES (2, 'cheese-caldereta-pomada', 'Queso, caldereta y pomada: Menorca a la mesa', 'Tres sabores explican la isla: el queso de sus prados, la caldereta de langosta de Fornells y la pomada de las fiestas. Cómo y cuándo probarlos.', 'La cocina de Menorca cabe en tres palabras que cualquier isleño reconoce al instante: queso, caldereta y pomada. Detrás de cada una hay un paisaje —el prado, el mar, el puerto— y una parte de la historia de la isla. Conviene probarlas en este orden y, a ser posible, sin mirar el reloj.

## El queso: una isla de vacas

Quien llega en primavera se sorprende al ver tanto verde. Los muros de piedra seca dividen los pastos y, entre ellos, pacen las vacas que dan la leche del **queso Mahón-Menorca**, con denominación de origen protegida.

Se reconoce por su forma cuadrada de cantos redondeados, huella del paño de algodón en el que se prensa, y por una corteza que a menudo se unta con aceite y pimentón.

| Tipo       | Maduración      | Sabor                                   |
| ---------- | --------------- | --------------------------------------- |
| Tierno     | De 21 a 60 días | Suave, láctico, ligeramente ácido       |
| Semicurado | De 2 a 5 meses  | Mantecoso, con recuerdo de frutos secos |
| Curado     | Más de 5 meses  | Intenso, salino, algo picante           |

Un consejo de casa: probar los tres en ese mismo orden, con pan, unas almendras y, si es temporada, higos.

## La caldereta: el mar de Fornells

En Fornells, al fondo de una bahía de aguas tranquilas, nació la fama del plato más célebre de la isla: la **caldereta de langosta**. La base es humilde, un sofrito lento de cebolla, tomate, ajo y perejil; el lujo llega después, cuando la langosta suelta su jugo en el caldo. Se sirve en cazuela de barro con rebanadas finas de pan y, entonces, la conversación se detiene.

Tres cosas que vale la pena saber:

1. La langosta tiene temporada, que va de la primavera al final del verano.
2. Es un plato para compartir despacio; se suele encargar con antelación.
3. Existe una hermana más sencilla, la caldereta de pescado, que no desmerece.

## La pomada: un sorbo de historia

Durante buena parte del siglo XVIII, Menorca fue británica y su puerto principal se llenó de marineros que pedían ginebra. La isla aprendió a destilarla a su manera y nunca dejó de hacerlo. Mezclada con limonada y muy fría, se convierte en **pomada**, la bebida de las fiestas de verano. Se toma en vaso pequeño y con prudencia.

## Y alrededor, todo lo demás

- **Oliaigua:** sopa de tomate, pimiento y cebolla que nunca debe hervir; en verano se acompaña con higos.
- **Sobrasada** y **carn-i-xulla**, los embutidos de la tierra.
- **Pastissets:** pastas en forma de flor, cubiertas de azúcar.
- **Ensaimadas**, lisas o rellenas, para empezar bien el día.
- **Formatjades:** empanadillas de carne o de queso, perfectas para la mochila.

### Un paseo por los mercados

En Maó, el mercado ocupa el claustro de un antiguo convento; en Ciutadella, una plaza con soportales y azulejos. Por la mañana, con la compra recién puesta, son la mejor clase de cocina posible.

## Cómo probarlo todo

Lo ideal es repartirlo en varios días: una mañana de mercado y queso, una comida larga en Fornells, una pomada al atardecer. Si se aloja en el norte, el [traslado a Fornells](/airport-transfers/fornells) deja la mesa a un paseo y evita el volante después del brindis.

O puede dejarnos poner la mesa: entre nuestras [excursiones](/trips) hay una mañana de queso y mercado y una jornada en torno a la caldereta. Venga con hambre: aquí es una forma de cortesía.', 'market-cheese-2502b54cd0.jpg', 3, '{{siteName}}', 'published', NULL, '2025-12-11T08:00:00.000Z', 3, '[17,18,3]', 'es', 1, '{"title":{"es":"Queso, caldereta y pomada: Menorca a la mesa","en":"Cheese, caldereta and pomada: a taste of Menorca","de":"Käse, Caldereta, Pomada: So schmeckt Menorca","ca":"Formatge, caldereta i pomada: Menorca a taula"},"excerpt":{"es":"Tres sabores explican la isla: el queso de sus prados, la caldereta de langosta de Fornells y la pomada de las fiestas. Cómo y cuándo probarlos.","en":"Three flavours that explain an island: cheese from its pastures, lobster stew from Fornells and the gin and lemonade of its fiestas.","de":"Drei Genüsse erklären eine Insel: der Käse von den Weiden, der Langusteneintopf aus Fornells und die Pomada, das Getränk der Sommerfeste.","ca":"Tres gusts per entendre l’illa: el formatge de la tanca, la caldereta de llagosta de Fornells i la pomada de les festes. Com i quan tastar-los."},"body":{"es":"La cocina de Menorca cabe en tres palabras que cualquier isleño reconoce al instante: queso, caldereta y pomada. Detrás de cada una hay un paisaje —el prado, el mar, el puerto— y una parte de la historia de la isla. Conviene probarlas en este orden y, a ser posible, sin mirar el reloj.\n\n## El queso: una isla de vacas\n\nQuien llega en primavera se sorprende al ver tanto verde. Los muros de piedra seca dividen los pastos y, entre ellos, pacen las vacas que dan la leche del **queso Mahón-Menorca**, con denominación de origen protegida.\n\nSe reconoce por su forma cuadrada de cantos redondeados, huella del paño de algodón en el que se prensa, y por una corteza que a menudo se unta con aceite y pimentón.\n\n| Tipo       | Maduración      | Sabor                                   |\n| ---------- | --------------- | --------------------------------------- |\n| Tierno     | De 21 a 60 días | Suave, láctico, ligeramente ácido       |\n| Semicurado | De 2 a 5 meses  | Mantecoso, con recuerdo de frutos secos |\n| Curado     | Más de 5 meses  | Intenso, salino, algo picante           |\n\nUn consejo de casa: probar los tres en ese mismo orden, con pan, unas almendras y, si es temporada, higos.\n\n## La caldereta: el mar de Fornells\n\nEn Fornells, al fondo de una bahía de aguas tranquilas, nació la fama del plato más célebre de la isla: la **caldereta de langosta**. La base es humilde, un sofrito lento de cebolla, tomate, ajo y perejil; el lujo llega después, cuando la langosta suelta su jugo en el caldo. Se sirve en cazuela de barro con rebanadas finas de pan y, entonces, la conversación se detiene.\n\nTres cosas que vale la pena saber:\n\n1. La langosta tiene temporada, que va de la primavera al final del verano.\n2. Es un plato para compartir despacio; se suele encargar con antelación.\n3. Existe una hermana más sencilla, la caldereta de pescado, que no desmerece.\n\n## La pomada: un sorbo de historia\n\nDurante buena parte del siglo XVIII, Menorca fue británica y su puerto principal se llenó de marineros que pedían ginebra. La isla aprendió a destilarla a su manera y nunca dejó de hacerlo. Mezclada con limonada y muy fría, se convierte en **pomada**, la bebida de las fiestas de verano. Se toma en vaso pequeño y con prudencia.\n\n## Y alrededor, todo lo demás\n\n- **Oliaigua:** sopa de tomate, pimiento y cebolla que nunca debe hervir; en verano se acompaña con higos.\n- **Sobrasada** y **carn-i-xulla**, los embutidos de la tierra.\n- **Pastissets:** pastas en forma de flor, cubiertas de azúcar.\n- **Ensaimadas**, lisas o rellenas, para empezar bien el día.\n- **Formatjades:** empanadillas de carne o de queso, perfectas para la mochila.\n\n### Un paseo por los mercados\n\nEn Maó, el mercado ocupa el claustro de un antiguo convento; en Ciutadella, una plaza con soportales y azulejos. Por la mañana, con la compra recién puesta, son la mejor clase de cocina posible.\n\n## Cómo probarlo todo\n\nLo ideal es repartirlo en varios días: una mañana de mercado y queso, una comida larga en Fornells, una pomada al atardecer. Si se aloja en el norte, el [traslado a Fornells](/airport-transfers/fornells) deja la mesa a un paseo y evita el volante después del brindis.\n\nO puede dejarnos poner la mesa: entre nuestras [excursiones](/trips) hay una mañana de queso y mercado y una jornada en torno a la caldereta. Venga con hambre: aquí es una forma de cortesía.","en":"You can learn a lot about Menorca from a map, and rather more from a menu. Three things on it tell the story of the island almost by themselves: a cheese from its fields, a stew from its north coast and a drink that the Royal Navy, in a manner of speaking, left behind.\n\n## Cheese, and the cows behind it\n\nPeople arrive expecting olive groves and find green pasture, dry-stone walls and cattle. The result is **Mahón-Menorca cheese**, which has its own protected designation of origin. It is made from cow’s milk and shaped by a knotted cotton cloth, which explains the square form and the soft, rounded edges. The rind is often rubbed with oil and paprika, hence the orange glow.\n\n| Style      | Aged for      | Tastes                             |\n| ---------- | ------------- | ---------------------------------- |\n| Tender     | 21 to 60 days | Mild, milky, faintly sharp         |\n| Semi-cured | 2 to 5 months | Buttery and nutty                  |\n| Cured      | Over 5 months | Deep, salty, with a peppery finish |\n\nTaste them in that order, with bread, a few almonds and, in late summer, ripe figs. Then buy the cured one to take home; it travels well and improves most things.\n\n## Caldereta, the dish that made Fornells famous\n\nFornells sits on a long, sheltered inlet, and its reputation rests on a clay pot. **Caldereta de llagosta** is a spiny lobster stew built on the plainest of foundations: onion, tomato, garlic and parsley, cooked down very slowly. The lobster does the rest. It comes to the table with thin slices of bread to soak up the broth, and conversation generally stops for a while.\n\n- Lobster has a season, from spring to the end of summer.\n- It is a celebration dish, usually ordered ahead and priced accordingly.\n- The everyday version, made with fish, is delicious and nothing to be ashamed of.\n\nAccept the bib.\n\n## Pomada, or what the sailors started\n\nFor much of the eighteenth century Menorca was British, and the harbour of Maó was full of sailors who wanted gin. Local distillers obliged, using spirit made from wine and juniper berries from overseas, and the island has gone on making it ever since. Mixed with cloudy lemonade and served ice-cold, it becomes **pomada**, the taste of every summer fiesta. It slips down with alarming ease.\n\n## And the supporting cast\n\n1. **Oliaigua**, a gentle soup of tomato, pepper and onion that must never boil, eaten with figs in summer.\n2. **Sobrassada** and **carn-i-xulla**, the island’s cured sausages.\n3. **Pastissets**, flower-shaped shortbread under a snowfall of sugar.\n4. **Ensaïmades**, coiled and feathery, for breakfast.\n5. **Formatjades**, little pies filled with meat or cheese, which seem to have been designed for walkers’ pockets.\n\n### A morning at the market\n\nIn Maó the stalls are set beneath the arches of a former convent’s cloister; in Ciutadella they line a small arcaded square. Go early, when people are choosing lunch and are inclined to give advice.\n\n## Putting it all together\n\nDon’t try to eat the island in a day. Give one morning to the market and a dairy, one long lunch to Fornells and one sunset to the pomada. If you are staying in the north, a [transfer to Fornells](/airport-transfers/fornells) means nobody has to stay sober for the drive.\n\nOr let us set the table: among our [trips](/trips) there is a morning of cheese and markets and a day built around caldereta. Come hungry. It is considered good manners.","de":"Wie eine Insel schmeckt, verrät oft mehr über sie als jeder Reiseführer. Auf Menorca genügen dafür drei Dinge: ein Käse von den Weiden im Landesinneren, ein Eintopf aus dem Fischerdorf Fornells und ein Getränk, zu dem britische Seeleute den Anstoß gaben.\n\n## Käse: die grüne Seite der Insel\n\nIm Frühling staunen viele Gäste über das satte Grün. Zwischen Trockenmauern grasen die Kühe, aus deren Milch der **Mahón-Menorca** entsteht, ein Käse mit geschützter Ursprungsbezeichnung. Seine quadratische Form mit den abgerundeten Kanten verdankt er dem Baumwolltuch, in dem er gepresst wird. Die Rinde wird häufig mit Öl und Paprikapulver eingerieben.\n\n| Reifegrad | Reifezeit      | Geschmack                       |\n| --------- | -------------- | ------------------------------- |\n| jung      | 21 bis 60 Tage | mild, milchig, leicht säuerlich |\n| halbreif  | 2 bis 5 Monate | buttrig, mit nussiger Note      |\n| reif      | über 5 Monate  | kräftig, salzig, etwas scharf   |\n\nProbieren Sie alle drei in dieser Reihenfolge, dazu Brot, Mandeln und im Spätsommer frische Feigen. Der reife Käse eignet sich übrigens auch gut als Mitbringsel.\n\n## Caldereta: das Meer im Tontopf\n\nFornells liegt an einer tiefen, geschützten Bucht, und sein Ruf gründet auf einem einzigen Gericht: der **Caldereta de llagosta**, einem Langusteneintopf. Die Grundlage ist bescheiden – Zwiebeln, Tomaten, Knoblauch und Petersilie, langsam geschmort. Den Rest besorgt die Languste. Serviert wird der Eintopf mit dünnen Brotscheiben, die sich mit der Brühe vollsaugen. Danach wird es am Tisch für eine Weile still.\n\nGut zu wissen:\n\n- Die Langustensaison dauert vom Frühling bis zum Ende des Sommers.\n- Caldereta ist ein Festessen. Man bestellt sie am besten vor und nimmt sich Zeit.\n- Die einfachere Schwester mit Fisch steht ihr an Geschmack kaum nach.\n\n## Pomada: ein Schluck Geschichte\n\nIm 18. Jahrhundert war Menorca über Jahrzehnte britisch, und im Hafen von Maó verlangten die Matrosen nach Gin. Die Insulaner begannen, ihn selbst zu brennen – und haben bis heute nicht damit aufgehört. Mit Limonade gemischt und eiskalt getrunken, wird er zur **Pomada**, die zu jedem Sommerfest gehört. Sie schmeckt sehr leicht und ist es nicht.\n\n## Was sonst noch auf den Tisch kommt\n\n1. **Oliaigua:** eine sanfte Suppe aus Tomaten, Paprika und Zwiebeln, die niemals kochen darf; im Sommer isst man Feigen dazu.\n2. **Sobrassada** und **Carn-i-xulla:** die Wurstspezialitäten der Insel.\n3. **Pastissets:** mürbe Plätzchen in Blütenform, dick mit Puderzucker bestäubt.\n4. **Ensaïmadas:** luftige Hefeschnecken zum Frühstück.\n5. **Formatjades:** kleine Pasteten mit Fleisch oder Käse, ideal für den Wanderrucksack.\n\n### Ein Vormittag auf dem Markt\n\nIn Maó stehen die Stände unter den Bögen eines ehemaligen Klosterkreuzgangs, in Ciutadella auf einem kleinen Platz mit Arkaden. Gehen Sie früh hin, wenn die Einheimischen für das Mittagessen einkaufen. Rat bekommen Sie dort gratis.\n\n## So bringen Sie alles unter\n\nVerteilen Sie die Genüsse auf mehrere Tage: einen Vormittag für Markt und Käserei, ein langes Mittagessen in Fornells, eine Pomada zum Sonnenuntergang. Wenn Sie im Norden wohnen, bringt Sie unser [Transfer nach Fornells](/airport-transfers/fornells) ans Ziel, und nach dem Anstoßen muss niemand mehr ans Steuer.\n\nOder Sie überlassen uns das Tischdecken: Unter unseren [Ausflügen](/trips) finden Sie eine Tour zu Käse und Märkten sowie einen Tag rund um die Caldereta. Kommen Sie mit Appetit – das gilt hier als Höflichkeit.","ca":"Si s’hagués d’explicar Menorca amb una taula parada, n’hi hauria prou amb tres coses: un formatge de la tanca, una caldereta de la mar de Fornells i una pomada ben freda. Cada una ve d’un lloc i d’un temps diferents, i totes tres es mengen, o es beuen, sense mirar l’hora.\n\n## El formatge, fill de l’herba\n\nA la primavera, qui arriba per primera vegada s’estranya de veure tanta verdor. Entre parets seques pasturen les vaques, i de la seva llet surt el formatge **Mahón-Menorca**, amb denominació d’origen protegida. La forma quadrada i els cantells rodons són cosa del fogasser, el drap de cotó amb què s’estreny; el color de la crosta ve sovint de l’oli i el pebre bord.\n\n| Tipus     | Maduració       | Gust                                |\n| --------- | --------------- | ----------------------------------- |\n| Tendre    | De 21 a 60 dies | Suau, de llet, un poc àcid          |\n| Semicurat | De 2 a 5 mesos  | Mantegós, amb record de fruita seca |\n| Curat     | Més de 5 mesos  | Fort, salat, amb un punt picant     |\n\nTastau-los en aquest ordre, amb pa, ametles i, a finals d’estiu, unes figues. I si n’heu de dur un a casa, que sigui el curat: viatja bé i encara millora.\n\n## La caldereta, olor de Fornells\n\nFornells viu de cara a una badia llarga i mansa, i el seu nom va lligat a una olla de fang. La **caldereta de llagosta** comença amb un sofregit d’aquells que no volen pressa: ceba, tomàtiga, all i julivert. Després ve la llagosta, que ho canvia tot. Se serveix amb llesques primes de pa, i durant una estona ningú no diu res.\n\n- La llagosta té temporada, de la primavera a finals d’estiu.\n- És plat de festa: s’encarrega abans i es menja a poc a poc.\n- La caldereta de peix, més de cada dia, també fa llepar-se els dits.\n\n## La pomada, herència de mariners\n\nDurant bona part del segle XVIII Menorca va ser britànica, i al port de Maó els mariners demanaven ginebra. Els menorquins van aprendre a fer-ne, a la seva manera, i ja no ho van deixar mai. Amb llimonada i ben gelada es torna **pomada**, la beguda de les festes d’estiu. Passa com l’aigua; per això mateix, s’ha de beure amb seny.\n\n## I tot el que l’acompanya\n\n1. **Oliaigua**, amb tomàtiga, pebre i ceba, que no ha de bullir mai i que a l’estiu demana figues.\n2. **Sobrassada** i **carn-i-xulla**, de quan cada lloc feia les seves porquejades.\n3. **Pastissets**, en forma de flor i ben ensucrats.\n4. **Ensaïmades**, per començar bé el dia.\n5. **Formatjades**, de carn o de formatge, fetes a mida per a la motxilla.\n\n### Un matí de mercat\n\nA Maó, les parades són dins el claustre d’un antic convent; a Ciutadella, en una placeta de voltes i rajoles. Anau-hi prest, quan la gent encara decideix què farà per dinar, i demanau consell: us en donaran de bon grat.\n\n## Com tastar-ho tot\n\nRepartiu-ho en uns quants dies: un matí per al mercat i el formatge, un dinar llarg a Fornells i una pomada quan el sol es pon. Si feis nit al nord, amb el [trasllat a Fornells](/airport-transfers/fornells) ningú no haurà de pensar en el volant després del brindis.\n\nI si us estimau més trobar la taula parada, entre les nostres [excursions](/trips) n’hi ha una de formatge i mercat i una altra al voltant de la caldereta. Veniu amb gana, que aquí és bona educació."}}', '{}', 1, '2026-11-27T12:48:33.612Z', '2026-11-27T12:48:33.612Z', NULL)
--> statement-breakpoint
INSERT INTO "contact_messages" VALUES (1, 'Caller', 'caller@example.com', NULL, 'A question.', 'site', 'en', 'new', 'W2ZEIEVQhoeoaCwk_Y6LcZfskO8pQmGLAOp8rN_Rklk', NULL, NULL, 1, '2026-11-27T12:59:55.130Z', '2026-11-27T12:59:55.130Z', NULL)
--> statement-breakpoint
INSERT INTO "content_version" VALUES (1, 531)
--> statement-breakpoint
INSERT INTO "drivers" VALUES (1, 'Biel Pons', '+34600111222', 'Škoda', '1234 LMN', 1, 1, '2026-11-27T12:53:49.653Z', '2026-11-27T12:53:49.653Z', NULL)
--> statement-breakpoint
INSERT INTO "drivers" VALUES (2, 'Biel Pons', '+34600111222', 'Škoda', '1234 LMN', 1, 1, '2026-11-27T12:59:12.460Z', '2026-11-27T12:59:12.460Z', NULL)
--> statement-breakpoint
INSERT INTO "hero_banners" VALUES (1, 'cala-macarella-6ebaf390aa.jpg', 'Menorca, cala a cala', 'Salidas en barco, a pie y a caballo, en grupos pequeños y con gente de la isla.', 'Ver excursiones', '/trips', 1, 0, NULL, NULL, '{"title":{"es":"Menorca, cala a cala","en":"Menorca, one cove at a time","de":"Menorca, Bucht für Bucht","ca":"Menorca, de cala en cala"},"subtitle":{"es":"Salidas en barco, a pie y a caballo, en grupos pequeños y con gente de la isla.","en":"Days by boat, on foot and on horseback, in small groups and with people from the island.","de":"Ausflüge per Boot, zu Fuß und zu Pferd, in kleinen Gruppen und mit Menschen von der Insel.","ca":"Sortides en barca, a peu i a cavall, en grups petits i amb gent de l’illa."},"buttonText":{"es":"Ver excursiones","en":"Browse trips","de":"Ausflüge entdecken","ca":"Veure excursions"}}', '{}', 1, '2026-11-27T12:48:33.611Z', '2026-11-27T12:48:33.611Z', NULL)
--> statement-breakpoint
INSERT INTO "hero_banners" VALUES (2, 'ciutadella-harbour-93b692e8a1.jpg', 'Una isla de piedra dorada', 'Somos dos, vivimos aquí y enseñamos la Menorca que nos gusta recorrer.', 'Conózcanos', '/about', 1, 1, NULL, NULL, '{"title":{"es":"Una isla de piedra dorada","en":"An island of golden stone","de":"Eine Insel aus goldenem Stein","ca":"Una illa de pedra daurada"},"subtitle":{"es":"Somos dos, vivimos aquí y enseñamos la Menorca que nos gusta recorrer.","en":"There are two of us, we live here, and we share the Menorca we love.","de":"Wir sind zu zweit, leben hier und zeigen das Menorca, das wir selbst lieben.","ca":"Som dos, vivim aquí i mostram la Menorca que ens agrada caminar."},"buttonText":{"es":"Conózcanos","en":"About us","de":"Über uns","ca":"Qui som"}}', '{}', 1, '2026-11-27T12:48:33.611Z', '2026-11-27T12:48:33.611Z', NULL)
--> statement-breakpoint
INSERT INTO "image_variants" VALUES ('variants/cala-macarella-6ebaf390aa.jpg/1920x1082q80.webp', 'cala-macarella-6ebaf390aa.jpg', 'webp', 1924, 84280, '2026-11-27T12:59:56.263Z')
--> statement-breakpoint
INSERT INTO "image_variants" VALUES ('variants/ciutadella-harbour-93b692e8a1.jpg/828x0q80.webp', 'ciutadella-harbour-93b692e8a1.jpg', 'webp', 828, 29556, '2026-11-27T13:00:00.013Z')
--> statement-breakpoint
INSERT INTO "image_variants" VALUES ('variants/favaritx-lighthouse-718fb55ba5.jpg/828x0q80.webp', 'favaritx-lighthouse-718fb55ba5.jpg', 'webp', 828, 21722, '2026-11-27T13:00:00.139Z')
--> statement-breakpoint
INSERT INTO "image_variants" VALUES ('variants/kayaks-1b4251af33.jpg/828x0q80.webp', 'kayaks-1b4251af33.jpg', 'webp', 828, 31718, '2026-11-27T13:00:00.739Z')
--> statement-breakpoint
INSERT INTO "image_variants" VALUES ('variants/catamaran-475693d36b.jpg/828x0q80.webp', 'catamaran-475693d36b.jpg', 'webp', 828, 34206, '2026-11-27T13:00:01.267Z')
--> statement-breakpoint
INSERT INTO "image_variants" VALUES ('variants/horse-riding-fd4155f905.jpg/828x0q80.webp', 'horse-riding-fd4155f905.jpg', 'webp', 828, 35428, '2026-11-27T13:00:01.618Z')
--> statement-breakpoint
INSERT INTO "image_variants" VALUES ('variants/market-cheese-2502b54cd0.jpg/828x0q80.webp', 'market-cheese-2502b54cd0.jpg', 'webp', 828, 32382, '2026-11-27T13:00:01.805Z')
--> statement-breakpoint
INSERT INTO "image_variants" VALUES ('variants/snorkel-5d5a3e934a.jpg/828x0q80.webp', 'snorkel-5d5a3e934a.jpg', 'webp', 828, 31764, '2026-11-27T13:00:02.033Z')
--> statement-breakpoint
INSERT INTO "image_variants" VALUES ('variants/sant-joan-horses-94ad24cebb.jpg/828x0q80.webp', 'sant-joan-horses-94ad24cebb.jpg', 'webp', 828, 43830, '2026-11-27T13:00:03.690Z')
--> statement-breakpoint
INSERT INTO "image_variants" VALUES ('variants/cala-pregonda-6697d82e9e.jpg/828x0q80.webp', 'cala-pregonda-6697d82e9e.jpg', 'webp', 828, 26102, '2026-11-27T13:00:04.219Z')
--> statement-breakpoint
INSERT INTO "image_variants" VALUES ('variants/harbour-b1f9c424f88dd698.jpg/828x0q80.webp', 'harbour-b1f9c424f88dd698.jpg', 'webp', 828, 914, '2026-11-27T13:00:04.334Z')
--> statement-breakpoint
INSERT INTO "image_variants" VALUES ('variants/cliff-walkers-3c3c34bbfc.jpg/1280x0q80.jpeg', 'cliff-walkers-3c3c34bbfc.jpg', 'jpeg', 1280, 90608, '2026-11-27T13:00:05.017Z')
--> statement-breakpoint
INSERT INTO "image_variants" VALUES ('variants/cala-turqueta-c77a4bae4d.jpg/1280x0q80.jpeg', 'cala-turqueta-c77a4bae4d.jpg', 'jpeg', 1280, 112447, '2026-11-27T13:00:05.238Z')
--> statement-breakpoint
INSERT INTO "image_variants" VALUES ('variants/cala-mitjana-5d2b4edfb6.jpg/1280x0q80.jpeg', 'cala-mitjana-5d2b4edfb6.jpg', 'jpeg', 1280, 108906, '2026-11-27T13:00:05.626Z')
--> statement-breakpoint
INSERT INTO "image_variants" VALUES ('variants/cami-de-cavalls-gate-47ee9a7d20.jpg/828x0q80.webp', 'cami-de-cavalls-gate-47ee9a7d20.jpg', 'webp', 828, 29106, '2026-11-27T13:00:11.149Z')
--> statement-breakpoint
INSERT INTO "image_variants" VALUES ('variants/xoroi-sunset-223c495032.jpg/828x0q80.webp', 'xoroi-sunset-223c495032.jpg', 'webp', 828, 23384, '2026-11-27T13:00:14.613Z')
--> statement-breakpoint
INSERT INTO "images" VALUES (6, 'cala-galdana-7b7c13d8e9.jpg', '7b7c13d8e93124f748a5be0c0d2fc7a823895fe5fae8b34ca471c8751680d70c', 'image/jpeg', 575586, 2560, 1440, '#184838', 'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAAAQBACdASoUAAsAPxFysFAsJqSisAgBgCIJbAC7ACKUHFx9cNI5sHupoADLTRgTTKyPsb1AvMJp/bv5moXCAi0ndYnZ5z87kxi8klyF9SfE7NXIw/RzMGOgw7Kp4OOBLwb4GNZ9j6HiruzAJwPIjl9jjRGZFHAA', 0.5, 0.5, '{"es":"Cala Galdana en herradura desde el mirador, con playa, torrente y pinares","en":"Horseshoe bay of Cala Galdana from the viewpoint, with beach, river and pine cliffs","de":"Die Hufeisenbucht Cala Galdana vom Aussichtspunkt, mit Strand, Fluss und Kiefernhängen","ca":"Cala Galdana en forma de ferradura des del mirador, amb platja, torrent i pins"}', 1, 1, '2026-11-27T12:48:33.543Z', '2026-11-27T12:48:33.543Z', NULL, 'cala-galdana.jpg')
--> statement-breakpoint
INSERT INTO "images" VALUES (7, 'cala-macarella-6ebaf390aa.jpg', '6ebaf390aa91674d390a9e55dec5557dcf6c20cf030fe8aec7f67a66060867ba', 'image/jpeg', 416188, 2560, 1440, '#28a8a8', 'data:image/webp;base64,UklGRoYAAABXRUJQVlA4IHoAAABQBACdASoUAAsAPxFwsFAsJiSisAgBgCIJbACdMoMYAEJguZ5pCFHo0xgAAPukz1RIz1ULIrhS3SbBwnIwEajfFnCX/CSaBbLGtwv5yDO2tS9b/n6onbgsu+Sa5UcCEW1kr8GKny06VbwuULkoy0I4jAkJvqgs+GQAAA==', 0.5, 0.5, '{"es":"Cala Macarella, aguas turquesa entre acantilados, pinares y dos barcas","en":"Cala Macarella, turquoise cove between limestone cliffs and pines, with two boats","de":"Cala Macarella, türkisfarbene Bucht zwischen Kalkfelsen und Kiefern mit zwei Booten","ca":"Cala Macarella, aigua turquesa entre penya-segats, pins i dues barques"}', 1, 1, '2026-11-27T12:48:33.543Z', '2026-11-27T12:48:33.543Z', NULL, 'cala-macarella.jpg')
--> statement-breakpoint
INSERT INTO "images" VALUES (8, 'cala-mitjana-5d2b4edfb6.jpg', '5d2b4edfb642bf85442bfd0bb789d918bb9800ce66bff65c3328c56c9fe4037b', 'image/jpeg', 510257, 2560, 1440, '#188898', 'data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAABQBACdASoUAAsAPxFysFAsJqSisAgBgCIJbACdMoRwACTGAckyAs3PVgYAAMl32XyWG9b90qnTyXG815tDfbKoCDgUQwR+bRi/Oho1AW3AE1ixcnzH1A0rpMaR/zwfwLSxPOz/lvZWMXw/eOq0zOkMAi3klJ9PrVYzhxyEcAA=', 0.5, 0.5, '{"es":"Cala Mitjana, acantilados claros con cuevas, repisa de roca y bañistas","en":"Cala Mitjana with pale cliffs and caves, a rock ledge and swimmers","de":"Cala Mitjana mit hellen Klippen, Höhlen, Felsplatte mit Stufen und Schwimmern","ca":"Cala Mitjana, penya-segats clars amb coves, una roca amb escalons i nedadors"}', 1, 1, '2026-11-27T12:48:33.543Z', '2026-11-27T12:48:33.543Z', NULL, 'cala-mitjana.jpg')
--> statement-breakpoint
INSERT INTO "images" VALUES (9, 'cala-morell-caves-b98b7fbec4.jpg', 'b98b7fbec4956457c6a757fd990d310bcb4a4f5dfa715cbce93388ca95d08c45', 'image/jpeg', 422393, 2560, 1440, '#f8e8c8', 'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAADwAwCdASoUAAsAPxFysFAsJqSisAgBgCIJagCdMoEm3AYBnCxIZoAAAP6yE45Q4AQ9NBpr/5xHN3vVRiTmoiroYyA14lhxiNyxD3/nEbcm/oiFN9jiDDnbInBBKOHA7sUI5Yv+GqiyKo3fRXnjx7iNUAEEd3VlBoi8PfiRHnNrS4I5bEsAAA==', 0.5, 0.5, '{"es":"Necrópolis de Cala Morell: cuevas prehistóricas con portales tallados","en":"Prehistoric caves of Cala Morell with carved doorways in a pale cliff","de":"Die Felsnekropole von Cala Morell mit gemeißelten Höhleneingängen","ca":"Necròpolis de Cala Morell: coves prehistòriques amb portals tallats"}', 1, 1, '2026-11-27T12:48:33.543Z', '2026-11-27T12:48:33.543Z', NULL, 'cala-morell-caves.jpg')
--> statement-breakpoint
INSERT INTO "images" VALUES (10, 'cala-pregonda-6697d82e9e.jpg', '6697d82e9ef3df73d8bffa542f852ce89be0ac8a7a08c9df7858345f464ae09e', 'image/jpeg', 410450, 2560, 1440, '#a8e8d8', 'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAADwAwCdASoUAAsAPxFysFAsJqSisAgBgCIJbACdL1yB084mpp8NTx+AAP7UbKhnPHEAt29WM5xEfVAOY/2oU4LQ8CAG/EbaxcWmRFcjGSfebV6Keh7F5ZnVzT3mmlACT4mpQcz119pAAA==', 0.5, 0.5, '{"es":"Cala Pregonda, arena dorada rojiza e islotes de roca en aguas turquesa","en":"Cala Pregonda, golden-red sand and jagged rock islets in turquoise water","de":"Cala Pregonda, rötlich-goldener Sand und zerklüftete Felsinseln im türkisfarbenen Wasser","ca":"Cala Pregonda, arena daurada i illots de roca vermellosa dins l’aigua turquesa"}', 1, 1, '2026-11-27T12:48:33.543Z', '2026-11-27T12:48:33.543Z', NULL, 'cala-pregonda.jpg')
--> statement-breakpoint
INSERT INTO "images" VALUES (11, 'cala-turqueta-c77a4bae4d.jpg', 'c77a4bae4d4f5e4f417b6d5022a1d8a70bf1a471cc00a83fc2630476fecafcfc', 'image/jpeg', 541166, 2560, 1440, '#182828', 'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAAAQBACdASoUAAsAPxFysFAsJqSisAgBgCIJaACsACBX+u+ZwOYGcxPzYAD+n+uqCz+vHs+Jb1k5kzhnCmpqJnv6skhv9hXQK4JrRR944QHi743sbLfNFiPY5bAeq/usHg0EoYFL1B2Sqedlab/lni6rH17b4kAA', 0.5, 0.5, '{"es":"Cala en Turqueta entre ramas de pino, con bañistas y sombrillas en la arena","en":"Cala en Turqueta framed by pine branches, with bathers and umbrellas on the sand","de":"Cala en Turqueta zwischen Kiefernzweigen, mit Badenden und Sonnenschirmen im Sand","ca":"Cala en Turqueta entre branques de pi, amb banyistes i para-sols a l’arena"}', 1, 1, '2026-11-27T12:48:33.543Z', '2026-11-27T12:48:33.543Z', NULL, 'cala-turqueta.jpg')
--> statement-breakpoint
INSERT INTO "images" VALUES (13, 'cami-de-cavalls-gate-47ee9a7d20.jpg', '47ee9a7d20be66518662623d324c06c357da6b56efe9ae8ea2ac58cb14771041', 'image/jpeg', 381952, 2560, 1440, '#f8e8b8', 'data:image/webp;base64,UklGRoYAAABXRUJQVlA4IHoAAAAwBACdASoUAAsAPxFysFAsJqSisAgBgCIJagCdMoR3ACZcuSlKS67JeAAA/IgVNPOUISirBlBnfz1Sx3Uy8DVxXixB7Bb7J+mAtQaZO3GBg5VilcswLCuGxQ6RdN3D7ghLvoMEapmbJhr/BTFRjqHhXa4fwXtZghoAAA==', 0.5, 0.5, '{"es":"Barrera de acebuche en el Camí de Cavalls, con cala azul al fondo","en":"Wild-olive gate on the Camí de Cavalls trail above a blue bay","de":"Tor aus wildem Olivenholz am Camí de Cavalls über blauer Bucht","ca":"Barrera d’ullastre al Camí de Cavalls, amb una cala blava al fons"}', 1, 1, '2026-11-27T12:48:33.543Z', '2026-11-27T12:48:33.543Z', NULL, 'cami-de-cavalls-gate.jpg')
--> statement-breakpoint
INSERT INTO "images" VALUES (14, 'catamaran-475693d36b.jpg', '475693d36b35956db53c005e60ab15ec9eda121097fbf195ae1401b2fdb86240', 'image/jpeg', 450670, 2560, 1440, '#c8e8d8', 'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAAAwBACdASoUAAsAPxFysFAsJqSisAgBgCIJbACsL1yB78zeY88waswWWNAA/Zvt2qliUv3LO6BU/g++RaN91b+XA8LwTJiEQuB9apMMb2B2UrvkKGHcWvWmRrkSC7NgTjaGV974lrtllCIzihAAAA==', 0.5, 0.5, '{"es":"Catamarán blanco fondeado en una cala turquesa, visto desde el aire","en":"White catamaran anchored in a turquoise cove, seen from above","de":"Weißer Katamaran vor Anker in einer türkisen Bucht, von oben gesehen","ca":"Catamarà blanc fondejat en una cala turquesa, vist des de l’aire"}', 1, 1, '2026-11-27T12:48:33.543Z', '2026-11-27T12:48:33.543Z', NULL, 'catamaran.jpg')
--> statement-breakpoint
INSERT INTO "images" VALUES (16, 'ciutadella-harbour-93b692e8a1.jpg', '93b692e8a11a6a162985cb8e7b59f02d1b123867a3d568f0d10da40026af74bf', 'image/jpeg', 437809, 2560, 1440, '#88c8d8', 'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAACQBACdASoUAAsAPxFysFAsJqSisAgBgCIJbACdMoMYJn/AbQOB2DNyM5mdvoAA/t/A4sUv1gRpf7CIjdJFEIBQrJw96TOynEATk/RspNHhpl53MML889avFxGDCP8/m94gOuO5mlRI8wkKIn8MLCxoQAA=', 0.5, 0.5, '{"es":"Puerto antiguo de Ciutadella con llaüts, muralla, palacios y catedral al atardecer","en":"Ciutadella old harbour with llaüts, town wall, palaces and cathedral in late light","de":"Alter Hafen von Ciutadella mit Booten, Stadtmauer, Palästen und Kathedrale im Abendlicht","ca":"Port vell de Ciutadella amb llaüts, murada, palaus i catedral al capvespre"}', 1, 1, '2026-11-27T12:48:33.543Z', '2026-11-27T12:48:33.543Z', NULL, 'ciutadella-harbour.jpg')
--> statement-breakpoint
INSERT INTO "images" VALUES (17, 'cliff-walkers-3c3c34bbfc.jpg', '3c3c34bbfccf58564a6ba3ec776ff1c41062d4ff2c130853f2b86afa1f0390f9', 'image/jpeg', 446564, 2560, 1440, '#084868', 'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAAAwBACdASoUAAsAPxFysFAsJqSisAgBgCIJbACdMoAC+8vCSkI23gDICwAA/sjF6EN943WYTD0k8KdG/MMSItb/G2KAbQtN4VusZ1JE7oJlgHP7VoYiCc/FkBIpS9OrYsrH8YCMHkOMAA==', 0.5, 0.5, '{"es":"Dos senderistas con mochila sobre los acantilados de la costa norte","en":"Two hikers with backpacks on a cliff path of the north coast","de":"Zwei Wanderer mit Rucksack auf dem Klippenpfad der Nordküste","ca":"Dos excursionistes amb motxilla sobre els penya-segats de la costa nord"}', 1, 1, '2026-11-27T12:48:33.543Z', '2026-11-27T12:48:33.543Z', NULL, 'cliff-walkers.jpg')
--> statement-breakpoint
INSERT INTO "images" VALUES (21, 'favaritx-lighthouse-718fb55ba5.jpg', '718fb55ba5eb28594bbe43e239d6d189b21e62824f9e59b09103f7430c9efb41', 'image/jpeg', 323910, 2560, 1440, '#f8e8d8', 'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAACwBACdASoUAAsAPxFysFAsJqSisAgBgCIJZACdMoM6Jn/AYdj9EPeCoLBeBrQAAP7Iw2I08fGDZPBIZY17Ra6V5Y34MdrbkbUagBNJ4Q0PJxBjmMnY5UdNEYbIWxhS79ZyBx6evvG4OJ0B8gIycEKTkhwAAA==', 0.5, 0.5, '{"es":"Faro de Favàritx, blanco con espiral negra, sobre pizarra oscura junto al mar","en":"Favàritx lighthouse, white with a black spiral, on dark slate by the sea","de":"Leuchtturm von Favàritx, weiß mit schwarzer Spirale, auf dunklem Schiefer am Meer","ca":"Far de Favàritx, blanc amb espiral negra, damunt la pissarra fosca vora la mar"}', 1, 1, '2026-11-27T12:48:33.543Z', '2026-11-27T12:48:33.543Z', NULL, 'favaritx-lighthouse.jpg')
--> statement-breakpoint
INSERT INTO "images" VALUES (24, 'horse-riding-fd4155f905.jpg', 'fd4155f90533f70da873a22368a07f5ad24f59262c6f76f8a6b0bfc270e91a4a', 'image/jpeg', 503908, 2560, 1440, '#f8d8a8', 'data:image/webp;base64,UklGRoYAAABXRUJQVlA4IHoAAAAwBACdASoUAAsAPxFysFAsJqSisAgBgCIJYgCdMoMYAEmUTyGP/Mb1JwAA/rIRZmPrzRyJJxeqZIqkmWHLybwC/mzFILMoB5SJfGIJKdPg47zcCLCl4uy2H/6vj1HLSMkN7oIFj1yPztEBrieIGcHeEdCKq7gw+gAAAA==', 0.5, 0.5, '{"es":"Dos jinetes en caballos menorquines por un camino junto al mar al atardecer","en":"Two riders on black Menorcan horses on a coastal path at sunset","de":"Zwei Reiter auf schwarzen Menorquinern auf dem Küstenweg bei Sonnenuntergang","ca":"Dos genets amb cavalls menorquins vora la mar a posta de sol"}', 1, 1, '2026-11-27T12:48:33.543Z', '2026-11-27T12:48:33.543Z', NULL, 'horse-riding.jpg')
--> statement-breakpoint
INSERT INTO "images" VALUES (25, 'kayaks-1b4251af33.jpg', '1b4251af3304d6c8031a9a65460f68a8e91e99ab60477b90aff0f62ba4bdfc3b', 'image/jpeg', 455007, 2560, 1440, '#38b8b8', 'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAACQAwCdASoUAAsAPxFysFAsJqSisAgBgCIJbACdABssmt8fLYuAAP6OGcqXTcnf8G3c9KZJvfF0y5vRMKhnYaBQGxBNXFgpEY/O165y3wzeHpsRApnrsqhk0S7NtConNrLCebQA', 0.5, 0.5, '{"es":"Dos kayaks pasan ante un arco de roca sobre agua turquesa","en":"Two sea kayaks glide past a limestone arch over turquoise water","de":"Zwei Seekajaks gleiten über türkisem Wasser an einem Felsbogen vorbei","ca":"Dos caiacs passen davant un arc de roca damunt l’aigua turquesa"}', 1, 1, '2026-11-27T12:48:33.543Z', '2026-11-27T12:48:33.543Z', NULL, 'kayaks.jpg')
--> statement-breakpoint
INSERT INTO "images" VALUES (30, 'market-cheese-2502b54cd0.jpg', '2502b54cd0d5322c032ae321e19743ca2a90d3f8d63471c2cfc8e12c4881efdf', 'image/jpeg', 467349, 2560, 1440, '#f8f8e8', 'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAADQAwCdASoUAAsAPxFysFAsJqSisAgBgCIJZACdAB2gUjt47NYXgAAA/lWzOY9Hac0Ui+jfaJOQjWwvrLOaIJxoeil5ljTAIA9WcyP/Swv78GSLJ1n9YTJ1ZOn/mF3VcwzKiOQDLCqY2f5Lod6B2kvYAAA=', 0.5, 0.5, '{"es":"Puesto de mercado con queso Mahón-Menorca, sobrasada, higos y avarcas","en":"Menorcan market stall with Mahón cheese, sobrassada, figs, honey and sandals","de":"Marktstand auf Menorca mit Mahón-Käse, Sobrassada, Feigen, Honig und Avarques","ca":"Parada de mercat amb formatge Mahón-Menorca, sobrassada, figues, mel i avarques"}', 1, 1, '2026-11-27T12:48:33.543Z', '2026-11-27T12:48:33.543Z', NULL, 'market-cheese.jpg')
--> statement-breakpoint
INSERT INTO "images" VALUES (35, 'sant-joan-horses-94ad24cebb.jpg', '94ad24cebb650ba0567a605b455afc3a1400dc03f80bb3fd1d109ca3c3e112fd', 'image/jpeg', 568915, 2560, 1440, '#181818', 'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAADwAwCdASoUAAsAPxFysFAsJqSisAgBgCIJZACdMoMjbEslZWlMuIlwAP6MdaJdGAcJMb45k9CaY336+vH4/zIIlrPL6u5kKW1v63/5AHGqNw6/ZCpFbyskZRSlxIGt3FSttfsk2KwokWv8YS1VFyAAEcWGQAAA', 0.5, 0.5, '{"es":"Jaleo de Sant Joan en Ciutadella: caballo menorquín alzado entre la multitud","en":"Sant Joan in Ciutadella: a rearing Menorcan horse above the cheering crowd","de":"Sant Joan in Ciutadella: steigendes Menorquiner-Pferd inmitten der jubelnden Menge","ca":"Sant Joan a Ciutadella: un cavall menorquí fa un bot enmig de la gent"}', 1, 1, '2026-11-27T12:48:33.543Z', '2026-11-27T12:48:33.543Z', NULL, 'sant-joan-horses.jpg')
--> statement-breakpoint
INSERT INTO "images" VALUES (36, 'snorkel-5d5a3e934a.jpg', '5d5a3e934a37abf75fc52a9ec18ec0ab2344810b48ee6e659d40c11572ef8912', 'image/jpeg', 457480, 2560, 1440, '#48b8b8', 'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAAAwBACdASoUAAsAPxFysFAsJqSisAgBgCIJbACdMoADX2yVDr0hHFIHawAA/rWR3axSUTTKcRcZC3XiFeHuI6KYuUWTKiVB6Ks4xLF601teaIG3H1gCaub/BVfMzeCbWzQ2nevJ/slUsl4Ggf6niIewAAA=', 0.5, 0.5, '{"es":"Buceador con tubo sobre una pradera de posidonia con obladas y un mero","en":"Snorkeller above a posidonia meadow with saddled bream and a grouper","de":"Schnorchler über einer Posidonia-Wiese mit Brandbrassen und einem Zackenbarsch","ca":"Bussejador amb tub damunt una praderia de posidònia amb oblades i un anfós"}', 1, 1, '2026-11-27T12:48:33.543Z', '2026-11-27T12:48:33.543Z', NULL, 'snorkel.jpg')
--> statement-breakpoint
INSERT INTO "images" VALUES (42, 'white-village-6aa78985c6.jpg', '6aa78985c6889775cf8114d083dac4de41ff6b09bced72a4f7b28a97349b1395', 'image/jpeg', 412430, 2560, 1440, '#b8c8d8', 'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAADwAwCdASoUAAsAPxFwsFAsJiSisAgBgCIJQBWAA4jcD1jfVnF53jcAAP3rdMWFZ7yA1Si5o9cxLrT6TmAf0VLdb4yOuQUsVG8iDZky0hS3pE/A/ggtyIYzk3f5fMmaoSSgONhTg0t5mG4L6DAba7AA', 0.5, 0.5, '{"es":"Calle de pueblo menorquín con casas encaladas, persianas verdes, geranios y un gato","en":"Menorcan village street with whitewashed houses, green shutters, geraniums and a cat","de":"Menorquinische Dorfgasse mit weißen Häusern, grünen Läden, Geranien und einer Katze","ca":"Carrer d’un poble menorquí amb cases emblanquinades, persianes verdes, geranis i un moix"}', 1, 1, '2026-11-27T12:48:33.543Z', '2026-11-27T12:48:33.543Z', NULL, 'white-village.jpg')
--> statement-breakpoint
INSERT INTO "images" VALUES (43, 'xoroi-sunset-223c495032.jpg', '223c495032fa77866ffc2b630ee7b9c9f74f53bfdedb05c7359bd5869d648e17', 'image/jpeg', 374853, 2560, 1440, '#281828', 'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAADwAwCdASoUAAsAPxFysFAsJqSisAgBgCIJaACdAB6JRmwuLXt7B74AAP7c25mWHBlrkgfKww62IsZkqXMWfHKFdga/DX6Nc2ie4yYd4/HuxAXol+8MSVrRh6opwA2X7LwDvP25AAA=', 0.5, 0.5, '{"es":"Puesta de sol desde la terraza de la Cova d’en Xoroi, sobre el mar","en":"Sunset from the cliff-cave terrace of Cova d’en Xoroi, high above the sea","de":"Sonnenuntergang von der Höhlenterrasse der Cova d’en Xoroi hoch über dem Meer","ca":"Posta de sol des de la Cova d’en Xoroi, damunt la mar"}', 1, 1, '2026-11-27T12:48:33.543Z', '2026-11-27T12:48:33.543Z', NULL, 'xoroi-sunset.jpg')
--> statement-breakpoint
INSERT INTO "images" VALUES (44, 'harbour-b1f9c424f88dd698.jpg', 'b1f9c424f88dd6980345278d5a18689f3adb26db45a705740b9ef5f50b5488ff', 'image/jpeg', 3517, 900, 600, '#1578a1', 'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADQAwCdASoUAA0ALk02m02hJCQkBABMS0AE6ZQjgbwDeAAbOfwHHAAA/u9RL/5Kbybt///6MP6aR8aRme/JfOx/VOOJZiUKJH3aswdvtZe1Fn3RfbhQAA==', 0.5, 0.5, '{}', 0, 1, '2026-11-27T12:59:15.470Z', '2026-11-27T12:59:15.470Z', NULL, 'harbour.jpg')
--> statement-breakpoint
INSERT INTO "locale_strings" VALUES ('en', 'home', 'hero.default_1.title', 'Edited words of the old site', '2026-11-27T12:59:55.081Z')
--> statement-breakpoint
INSERT INTO "not_found_log" VALUES ('/images/horse-riding-fd4155f905.jpg', 1, '2026-11-27T12:59:16.086Z', '2026-11-27T12:59:16.086Z')
--> statement-breakpoint
INSERT INTO "not_found_log" VALUES ('/no-such-page', 1, '2026-11-27T12:59:17.180Z', '2026-11-27T12:59:17.180Z')
--> statement-breakpoint
INSERT INTO "not_found_log" VALUES ('/trips/24', 1, '2026-11-27T13:01:31.865Z', '2026-11-27T13:01:31.865Z')
--> statement-breakpoint
INSERT INTO "outbox" VALUES ('e67b6549-0fa0-4128-853e-ca340d5010a1', 'transfer.received', 'guest1@example.com', 'We have your transfer request RHTSSKF7', '<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>We have your request</title></head>
<body style="margin:0;padding:0;background:#f3ead9;font-family:Helvetica,Arial,sans-serif;color:#0b2a42">
<div style="max-width:600px;margin:0 auto;padding:24px 12px">
<p style="font-family:Georgia,''Times New Roman'',serif;font-size:24px;color:#0f3d5e;margin:0 0 16px;padding:0 12px">Marès</p>
<div style="background:#ffffff;border-radius:14px;padding:28px 24px">
<h1 style="font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.25;font-weight:normal;margin:0 0 16px">We have your request</h1>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;">Hello Guest 1,</p>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;">One of us will check it and send you the confirmation shortly.</p>
<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
<h2 style="font-size:17px;line-height:1.3;margin:0 0 12px;color:#0f3d5e">Outbound journey</h2>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Date and time</span><br><strong style="font-weight:600">Wednesday, 16 June 2027, at 14:30</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Pick-up</span><br><strong style="font-weight:600">Menorca Airport (MAH)</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Drop-off</span><br><strong style="font-weight:600">Alaior</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Flight</span><br><strong style="font-weight:600">VY 3726</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Meeting point</span><br><strong style="font-weight:600">Arrivals hall: your driver waits by the exit with a sign showing your name.</strong></p>
</div>
<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Reference</span><br><strong style="font-weight:600">RHTSSKF7</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Vehicle</span><br><strong style="font-weight:600">Standard saloon</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Adults</span><br><strong style="font-weight:600">2</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Children’s ages</span><br><strong style="font-weight:600">4</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Luggage</span><br><strong style="font-weight:600">Large bags: 1 · cabin bags: 1 · bulky items: 0</strong></p>
</div>
<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
<h2 style="font-size:17px;line-height:1.3;margin:0 0 12px;color:#0f3d5e">Price</h2>
<p style="display:flex;justify-content:space-between;margin:0;padding:7px 0;font-size:15px;line-height:1.4;border-top:1px solid #e3d3b8;"><span>Outbound journey&nbsp; </span><span style="white-space:nowrap">€28</span></p>
<p style="display:flex;justify-content:space-between;margin:0;padding:7px 0;font-size:15px;line-height:1.4;border-top:1px solid #e3d3b8;"><span>Booster&nbsp; </span><span style="white-space:nowrap">included</span></p>
<p style="display:flex;justify-content:space-between;margin:0;padding:7px 0;font-size:15px;line-height:1.4;border-top:1px solid #e3d3b8;font-weight:bold;font-size:18px;border-top:2px solid #0f3d5e;padding-top:10px"><span>Total&nbsp; </span><span style="white-space:nowrap">€28</span></p>
</div>
<p style="margin:24px 0"><a href="http://localhost:8931/en/airport-transfers/booking/RHTSSKF7?token=owgLE2hnWkUmyR7HyhmyJ8hUur9nAtFxF-q9moYT9SY" style="display:inline-block;background:#9c4527;color:#ffffff;padding:14px 24px;border-radius:8px;text-decoration:none;font-weight:bold;font-size:16px">View or change your transfer</a></p>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;font-size:14px;color:#55524d">There is nothing to pay now: you pay on the day of travel.</p>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;font-size:14px;color:#55524d">All times are local time in Menorca.</p>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;font-size:14px;color:#55524d">A calendar file is attached.</p>
</div>
<div style="padding:18px 12px">
<p style="font-size:13px;line-height:1.5;color:#55524d;margin:0 0 4px">Any questions or changes? Just reply to this email.</p>
<p style="font-size:13px;line-height:1.5;color:#55524d;margin:0 0 4px">+34 971 00 00 00 · hola@mares.example</p>
</div>
</div>
</body>
</html>', 'We have your request

Hello Guest 1,

One of us will check it and send you the confirmation shortly.

OUTBOUND JOURNEY
Date and time: Wednesday, 16 June 2027, at 14:30
Pick-up: Menorca Airport (MAH)
Drop-off: Alaior
Flight: VY 3726
Meeting point: Arrivals hall: your driver waits by the exit with a sign showing your name.

Reference: RHTSSKF7
Vehicle: Standard saloon
Adults: 2
Children’s ages: 4
Luggage: Large bags: 1 · cabin bags: 1 · bulky items: 0

PRICE
Outbound journey: €28
Booster: included
Total: €28

View or change your transfer:
http://localhost:8931/en/airport-transfers/booking/RHTSSKF7?token=owgLE2hnWkUmyR7HyhmyJ8hUur9nAtFxF-q9moYT9SY

There is nothing to pay now: you pay on the day of travel.

All times are local time in Menorca.

A calendar file is attached.

--
Marès
Any questions or changes? Just reply to this email.
+34 971 00 00 00 · hola@mares.example', 'en', '[{"filename":"transfer-RHTSSKF7.ics","contentType":"text/calendar; charset=utf-8","content":"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Marès//Transfers//EN\r\nCALSCALE:GREGORIAN\r\nBEGIN:VTIMEZONE\r\nTZID:Europe/Madrid\r\nBEGIN:DAYLIGHT\r\nDTSTART:19960331T020000\r\nRRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nTZNAME:CEST\r\nEND:DAYLIGHT\r\nBEGIN:STANDARD\r\nDTSTART:19961027T030000\r\nRRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nTZNAME:CET\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT\r\nUID:RHTSSKF7-outbound@localhost\r\nDTSTAMP:20261127T125909Z\r\nSEQUENCE:1\r\nDTSTART;TZID=Europe/Madrid:20270616T143000\r\nDTEND;TZID=Europe/Madrid:20270616T144500\r\nSUMMARY:Transfer Menorca Airport (MAH) → Alaior\r\nLOCATION:Menorca Airport (MAH)\r\nDESCRIPTION:Reference: RHTSSKF7\\nMeeting point: Arrivals hall: your driver \r\n waits by the exit with a sign showing your name.\\nFlight: VY 3726\\nVehicle\r\n : Standard saloon\\nView or change: http://localhost:8931/en/airport-transf\r\n ers/booking/RHTSSKF7?token=owgLE2hnWkUmyR7HyhmyJ8hUur9nAtFxF-q9moYT9SY\r\nURL:http://localhost:8931/en/airport-transfers/booking/RHTSSKF7?token=owgLE\r\n 2hnWkUmyR7HyhmyJ8hUur9nAtFxF-q9moYT9SY\r\nSTATUS:TENTATIVE\r\nTRANSP:OPAQUE\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"}]', 'kept', 1, '2026-11-27T13:04:09.661Z', NULL, NULL, 'transfer_request', 'b057e29d-3f96-4f18-86a8-64b07374b9d0', '2026-11-27T12:59:09.647Z', NULL, NULL)
--> statement-breakpoint
INSERT INTO "outbox" VALUES ('6712acaa-f3af-407a-8891-657516732b44', 'transfer.received', 'guest2@example.com', 'Hemos recibido su solicitud de traslado 7VF8SGBF', '<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Hemos recibido su solicitud</title></head>
<body style="margin:0;padding:0;background:#f3ead9;font-family:Helvetica,Arial,sans-serif;color:#0b2a42">
<div style="max-width:600px;margin:0 auto;padding:24px 12px">
<p style="font-family:Georgia,''Times New Roman'',serif;font-size:24px;color:#0f3d5e;margin:0 0 16px;padding:0 12px">Marès</p>
<div style="background:#ffffff;border-radius:14px;padding:28px 24px">
<h1 style="font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.25;font-weight:normal;margin:0 0 16px">Hemos recibido su solicitud</h1>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;">Hola, Guest 2:</p>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;">La revisamos en persona y le enviaremos la confirmación en breve.</p>
<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
<h2 style="font-size:17px;line-height:1.3;margin:0 0 12px;color:#0f3d5e">Ida</h2>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Fecha y hora</span><br><strong style="font-weight:600">miércoles, 16 de junio de 2027, a las 14:30 h</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Recogida</span><br><strong style="font-weight:600">Aeropuerto de Menorca (MAH)</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Destino</span><br><strong style="font-weight:600">Alaior</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Vuelo</span><br><strong style="font-weight:600">VY 3726</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Punto de encuentro</span><br><strong style="font-weight:600">Vestíbulo de llegadas: el conductor espera a la salida con un cartel con su nombre.</strong></p>
</div>
<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
<h2 style="font-size:17px;line-height:1.3;margin:0 0 12px;color:#0f3d5e">Vuelta</h2>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Fecha y hora</span><br><strong style="font-weight:600">domingo, 20 de junio de 2027, a las 10:00 h</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Recogida</span><br><strong style="font-weight:600">Alaior</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Destino</span><br><strong style="font-weight:600">Aeropuerto de Menorca (MAH)</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Vuelo</span><br><strong style="font-weight:600">VY 3727</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Punto de encuentro</span><br><strong style="font-weight:600">Recepción del hotel o puerta de la dirección indicada.</strong></p>
</div>
<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Referencia</span><br><strong style="font-weight:600">7VF8SGBF</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Vehículo</span><br><strong style="font-weight:600">Turismo estándar</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Adultos</span><br><strong style="font-weight:600">2</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Edades de los niños</span><br><strong style="font-weight:600">4</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Equipaje</span><br><strong style="font-weight:600">Maletas grandes: 1 · de cabina: 1 · bultos voluminosos: 0</strong></p>
</div>
<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
<h2 style="font-size:17px;line-height:1.3;margin:0 0 12px;color:#0f3d5e">Precio</h2>
<p style="display:flex;justify-content:space-between;margin:0;padding:7px 0;font-size:15px;line-height:1.4;border-top:1px solid #e3d3b8;"><span>Ida&nbsp; </span><span style="white-space:nowrap">27 €</span></p>
<p style="display:flex;justify-content:space-between;margin:0;padding:7px 0;font-size:15px;line-height:1.4;border-top:1px solid #e3d3b8;"><span>Vuelta&nbsp; </span><span style="white-space:nowrap">27 €</span></p>
<p style="display:flex;justify-content:space-between;margin:0;padding:7px 0;font-size:15px;line-height:1.4;border-top:1px solid #e3d3b8;"><span>Elevador&nbsp; </span><span style="white-space:nowrap">incluido</span></p>
<p style="display:flex;justify-content:space-between;margin:0;padding:7px 0;font-size:15px;line-height:1.4;border-top:1px solid #e3d3b8;font-weight:bold;font-size:18px;border-top:2px solid #0f3d5e;padding-top:10px"><span>Total&nbsp; </span><span style="white-space:nowrap">54 €</span></p>
</div>
<p style="margin:24px 0"><a href="http://localhost:8931/es/airport-transfers/booking/7VF8SGBF?token=j9CgJ6yDRUHbrs7t5Quizk1V0EkKMVzhF1JBrHKTkGs" style="display:inline-block;background:#9c4527;color:#ffffff;padding:14px 24px;border-radius:8px;text-decoration:none;font-weight:bold;font-size:16px">Ver o cambiar el traslado</a></p>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;font-size:14px;color:#55524d">Ahora no hay que pagar nada: se paga el día del viaje.</p>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;font-size:14px;color:#55524d">Todas las horas son hora local de Menorca.</p>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;font-size:14px;color:#55524d">Adjuntamos un archivo para su calendario.</p>
</div>
<div style="padding:18px 12px">
<p style="font-size:13px;line-height:1.5;color:#55524d;margin:0 0 4px">¿Alguna duda o algún cambio? Basta con responder a este correo.</p>
<p style="font-size:13px;line-height:1.5;color:#55524d;margin:0 0 4px">+34 971 00 00 00 · hola@mares.example</p>
</div>
</div>
</body>
</html>', 'Hemos recibido su solicitud

Hola, Guest 2:

La revisamos en persona y le enviaremos la confirmación en breve.

IDA
Fecha y hora: miércoles, 16 de junio de 2027, a las 14:30 h
Recogida: Aeropuerto de Menorca (MAH)
Destino: Alaior
Vuelo: VY 3726
Punto de encuentro: Vestíbulo de llegadas: el conductor espera a la salida con un cartel con su nombre.

VUELTA
Fecha y hora: domingo, 20 de junio de 2027, a las 10:00 h
Recogida: Alaior
Destino: Aeropuerto de Menorca (MAH)
Vuelo: VY 3727
Punto de encuentro: Recepción del hotel o puerta de la dirección indicada.

Referencia: 7VF8SGBF
Vehículo: Turismo estándar
Adultos: 2
Edades de los niños: 4
Equipaje: Maletas grandes: 1 · de cabina: 1 · bultos voluminosos: 0

PRECIO
Ida: 27 €
Vuelta: 27 €
Elevador: incluido
Total: 54 €

Ver o cambiar el traslado:
http://localhost:8931/es/airport-transfers/booking/7VF8SGBF?token=j9CgJ6yDRUHbrs7t5Quizk1V0EkKMVzhF1JBrHKTkGs

Ahora no hay que pagar nada: se paga el día del viaje.

Todas las horas son hora local de Menorca.

Adjuntamos un archivo para su calendario.

--
Marès
¿Alguna duda o algún cambio? Basta con responder a este correo.
+34 971 00 00 00 · hola@mares.example', 'es', '[{"filename":"transfer-7VF8SGBF.ics","contentType":"text/calendar; charset=utf-8","content":"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Marès//Transfers//ES\r\nCALSCALE:GREGORIAN\r\nBEGIN:VTIMEZONE\r\nTZID:Europe/Madrid\r\nBEGIN:DAYLIGHT\r\nDTSTART:19960331T020000\r\nRRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nTZNAME:CEST\r\nEND:DAYLIGHT\r\nBEGIN:STANDARD\r\nDTSTART:19961027T030000\r\nRRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nTZNAME:CET\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT\r\nUID:7VF8SGBF-outbound@localhost\r\nDTSTAMP:20261127T125910Z\r\nSEQUENCE:1\r\nDTSTART;TZID=Europe/Madrid:20270616T143000\r\nDTEND;TZID=Europe/Madrid:20270616T144500\r\nSUMMARY:Traslado Aeropuerto de Menorca (MAH) → Alaior\r\nLOCATION:Aeropuerto de Menorca (MAH)\r\nDESCRIPTION:Referencia: 7VF8SGBF\\nPunto de encuentro: Vestíbulo de llegada\r\n s: el conductor espera a la salida con un cartel con su nombre.\\nVuelo: VY\r\n  3726\\nVehículo: Turismo estándar\\nVer o cambiar: http://localhost:8931/\r\n es/airport-transfers/booking/7VF8SGBF?token=j9CgJ6yDRUHbrs7t5Quizk1V0EkKMV\r\n zhF1JBrHKTkGs\r\nURL:http://localhost:8931/es/airport-transfers/booking/7VF8SGBF?token=j9CgJ\r\n 6yDRUHbrs7t5Quizk1V0EkKMVzhF1JBrHKTkGs\r\nSTATUS:TENTATIVE\r\nTRANSP:OPAQUE\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:7VF8SGBF-return@localhost\r\nDTSTAMP:20261127T125910Z\r\nSEQUENCE:1\r\nDTSTART;TZID=Europe/Madrid:20270620T100000\r\nDTEND;TZID=Europe/Madrid:20270620T101500\r\nSUMMARY:Traslado Alaior → Aeropuerto de Menorca (MAH)\r\nLOCATION:Alaior\r\nDESCRIPTION:Referencia: 7VF8SGBF\\nPunto de encuentro: Recepción del hotel \r\n o puerta de la dirección indicada.\\nVuelo: VY 3727\\nVehículo: Turismo es\r\n tándar\\nVer o cambiar: http://localhost:8931/es/airport-transfers/booking\r\n /7VF8SGBF?token=j9CgJ6yDRUHbrs7t5Quizk1V0EkKMVzhF1JBrHKTkGs\r\nURL:http://localhost:8931/es/airport-transfers/booking/7VF8SGBF?token=j9CgJ\r\n 6yDRUHbrs7t5Quizk1V0EkKMVzhF1JBrHKTkGs\r\nSTATUS:TENTATIVE\r\nTRANSP:OPAQUE\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"}]', 'kept', 1, '2026-11-27T13:04:10.971Z', NULL, NULL, 'transfer_request', 'a09f528b-d5fb-46b7-9068-c35907049c78', '2026-11-27T12:59:10.956Z', NULL, NULL)
--> statement-breakpoint
INSERT INTO "outbox" VALUES ('0a1957bd-a1c5-4173-892a-f0fd8e560584', 'transfer.received', 'guest3@example.com', 'Hem rebut la vostra sol·licitud de trasllat 6PMKPQCE', '<!doctype html>
<html lang="ca">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Hem rebut la vostra sol·licitud</title></head>
<body style="margin:0;padding:0;background:#f3ead9;font-family:Helvetica,Arial,sans-serif;color:#0b2a42">
<div style="max-width:600px;margin:0 auto;padding:24px 12px">
<p style="font-family:Georgia,''Times New Roman'',serif;font-size:24px;color:#0f3d5e;margin:0 0 16px;padding:0 12px">Marès</p>
<div style="background:#ffffff;border-radius:14px;padding:28px 24px">
<h1 style="font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.25;font-weight:normal;margin:0 0 16px">Hem rebut la vostra sol·licitud</h1>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;">Hola, Guest 3:</p>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;">La revisam en persona i us n’enviarem la confirmació ben aviat.</p>
<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
<h2 style="font-size:17px;line-height:1.3;margin:0 0 12px;color:#0f3d5e">Anada</h2>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Dia i hora</span><br><strong style="font-weight:600">dimecres, 16 de juny del 2027, a les 14:30 h</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Recollida</span><br><strong style="font-weight:600">Aeroport de Menorca (MAH)</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Destinació</span><br><strong style="font-weight:600">Alaior</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Vol</span><br><strong style="font-weight:600">VY 3726</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Punt de trobada</span><br><strong style="font-weight:600">Sala d’arribades: el conductor espera vora la sortida amb un cartell amb el vostre nom.</strong></p>
</div>
<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Referència</span><br><strong style="font-weight:600">6PMKPQCE</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Vehicle</span><br><strong style="font-weight:600">Turisme estàndard</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Adults</span><br><strong style="font-weight:600">2</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Edats dels infants</span><br><strong style="font-weight:600">4</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Equipatge</span><br><strong style="font-weight:600">Maletes grosses: 1 · de cabina: 1 · embalums: 0</strong></p>
</div>
<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
<h2 style="font-size:17px;line-height:1.3;margin:0 0 12px;color:#0f3d5e">Preu</h2>
<p style="display:flex;justify-content:space-between;margin:0;padding:7px 0;font-size:15px;line-height:1.4;border-top:1px solid #e3d3b8;"><span>Anada&nbsp; </span><span style="white-space:nowrap">28 €</span></p>
<p style="display:flex;justify-content:space-between;margin:0;padding:7px 0;font-size:15px;line-height:1.4;border-top:1px solid #e3d3b8;"><span>Elevador&nbsp; </span><span style="white-space:nowrap">inclòs</span></p>
<p style="display:flex;justify-content:space-between;margin:0;padding:7px 0;font-size:15px;line-height:1.4;border-top:1px solid #e3d3b8;font-weight:bold;font-size:18px;border-top:2px solid #0f3d5e;padding-top:10px"><span>Total&nbsp; </span><span style="white-space:nowrap">28 €</span></p>
</div>
<p style="margin:24px 0"><a href="http://localhost:8931/ca/airport-transfers/booking/6PMKPQCE?token=uQvFcqmUAo05mhyBISW0c7KBL7cLBfFDMh8UUQEXdkE" style="display:inline-block;background:#9c4527;color:#ffffff;padding:14px 24px;border-radius:8px;text-decoration:none;font-weight:bold;font-size:16px">Veure o canviar el trasllat</a></p>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;font-size:14px;color:#55524d">Ara no s’ha de pagar res: es paga el dia del viatge.</p>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;font-size:14px;color:#55524d">Totes les hores són hora local de Menorca.</p>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;font-size:14px;color:#55524d">Hi adjuntam un fitxer per al vostre calendari.</p>
</div>
<div style="padding:18px 12px">
<p style="font-size:13px;line-height:1.5;color:#55524d;margin:0 0 4px">Teniu cap dubte o hi ha cap canvi? Només heu de contestar aquest correu.</p>
<p style="font-size:13px;line-height:1.5;color:#55524d;margin:0 0 4px">+34 971 00 00 00 · hola@mares.example</p>
</div>
</div>
</body>
</html>', 'Hem rebut la vostra sol·licitud

Hola, Guest 3:

La revisam en persona i us n’enviarem la confirmació ben aviat.

ANADA
Dia i hora: dimecres, 16 de juny del 2027, a les 14:30 h
Recollida: Aeroport de Menorca (MAH)
Destinació: Alaior
Vol: VY 3726
Punt de trobada: Sala d’arribades: el conductor espera vora la sortida amb un cartell amb el vostre nom.

Referència: 6PMKPQCE
Vehicle: Turisme estàndard
Adults: 2
Edats dels infants: 4
Equipatge: Maletes grosses: 1 · de cabina: 1 · embalums: 0

PREU
Anada: 28 €
Elevador: inclòs
Total: 28 €

Veure o canviar el trasllat:
http://localhost:8931/ca/airport-transfers/booking/6PMKPQCE?token=uQvFcqmUAo05mhyBISW0c7KBL7cLBfFDMh8UUQEXdkE

Ara no s’ha de pagar res: es paga el dia del viatge.

Totes les hores són hora local de Menorca.

Hi adjuntam un fitxer per al vostre calendari.

--
Marès
Teniu cap dubte o hi ha cap canvi? Només heu de contestar aquest correu.
+34 971 00 00 00 · hola@mares.example', 'ca', '[{"filename":"transfer-6PMKPQCE.ics","contentType":"text/calendar; charset=utf-8","content":"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Marès//Transfers//CA\r\nCALSCALE:GREGORIAN\r\nBEGIN:VTIMEZONE\r\nTZID:Europe/Madrid\r\nBEGIN:DAYLIGHT\r\nDTSTART:19960331T020000\r\nRRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nTZNAME:CEST\r\nEND:DAYLIGHT\r\nBEGIN:STANDARD\r\nDTSTART:19961027T030000\r\nRRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nTZNAME:CET\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT\r\nUID:6PMKPQCE-outbound@localhost\r\nDTSTAMP:20261127T125912Z\r\nSEQUENCE:1\r\nDTSTART;TZID=Europe/Madrid:20270616T143000\r\nDTEND;TZID=Europe/Madrid:20270616T144500\r\nSUMMARY:Trasllat Aeroport de Menorca (MAH) → Alaior\r\nLOCATION:Aeroport de Menorca (MAH)\r\nDESCRIPTION:Referència: 6PMKPQCE\\nPunt de trobada: Sala d’arribades: el \r\n conductor espera vora la sortida amb un cartell amb el vostre nom.\\nVol: V\r\n Y 3726\\nVehicle: Turisme estàndard\\nVeure o canviar: http://localhost:893\r\n 1/ca/airport-transfers/booking/6PMKPQCE?token=uQvFcqmUAo05mhyBISW0c7KBL7cL\r\n BfFDMh8UUQEXdkE\r\nURL:http://localhost:8931/ca/airport-transfers/booking/6PMKPQCE?token=uQvFc\r\n qmUAo05mhyBISW0c7KBL7cLBfFDMh8UUQEXdkE\r\nSTATUS:TENTATIVE\r\nTRANSP:OPAQUE\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"}]', 'kept', 1, '2026-11-27T13:04:12.235Z', NULL, NULL, 'transfer_request', 'a5ebbc41-4443-471d-b26f-b6502f0fa7b3', '2026-11-27T12:59:12.226Z', NULL, NULL)
--> statement-breakpoint
INSERT INTO "outbox" VALUES ('3dd12f39-316a-45c3-b12b-a56e11d2116b', 'transfer.confirmed', 'guest1@example.com', 'Transfer RHTSSKF7 confirmed', '<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Your transfer is confirmed</title></head>
<body style="margin:0;padding:0;background:#f3ead9;font-family:Helvetica,Arial,sans-serif;color:#0b2a42">
<div style="max-width:600px;margin:0 auto;padding:24px 12px">
<p style="font-family:Georgia,''Times New Roman'',serif;font-size:24px;color:#0f3d5e;margin:0 0 16px;padding:0 12px">Marès</p>
<div style="background:#ffffff;border-radius:14px;padding:28px 24px">
<h1 style="font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.25;font-weight:normal;margin:0 0 16px">Your transfer is confirmed</h1>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;">Hello Guest 1,</p>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;">All set: we will be at the meeting point at the time below.</p>
<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
<h2 style="font-size:17px;line-height:1.3;margin:0 0 12px;color:#0f3d5e">Outbound journey</h2>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Date and time</span><br><strong style="font-weight:600">Wednesday, 16 June 2027, at 14:30</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Pick-up</span><br><strong style="font-weight:600">Menorca Airport (MAH)</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Drop-off</span><br><strong style="font-weight:600">Alaior</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Flight</span><br><strong style="font-weight:600">VY 3726</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Meeting point</span><br><strong style="font-weight:600">Arrivals hall: your driver waits by the exit with a sign showing your name.</strong></p>
</div>
<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Reference</span><br><strong style="font-weight:600">RHTSSKF7</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Vehicle</span><br><strong style="font-weight:600">Standard saloon</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Adults</span><br><strong style="font-weight:600">2</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Children’s ages</span><br><strong style="font-weight:600">4</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Luggage</span><br><strong style="font-weight:600">Large bags: 1 · cabin bags: 1 · bulky items: 0</strong></p>
</div>
<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
<h2 style="font-size:17px;line-height:1.3;margin:0 0 12px;color:#0f3d5e">Price</h2>
<p style="display:flex;justify-content:space-between;margin:0;padding:7px 0;font-size:15px;line-height:1.4;border-top:1px solid #e3d3b8;"><span>Outbound journey&nbsp; </span><span style="white-space:nowrap">€28</span></p>
<p style="display:flex;justify-content:space-between;margin:0;padding:7px 0;font-size:15px;line-height:1.4;border-top:1px solid #e3d3b8;"><span>Booster&nbsp; </span><span style="white-space:nowrap">included</span></p>
<p style="display:flex;justify-content:space-between;margin:0;padding:7px 0;font-size:15px;line-height:1.4;border-top:1px solid #e3d3b8;font-weight:bold;font-size:18px;border-top:2px solid #0f3d5e;padding-top:10px"><span>Total&nbsp; </span><span style="white-space:nowrap">€28</span></p>
</div>
<p style="margin:24px 0"><a href="http://localhost:8931/en/airport-transfers/booking/RHTSSKF7?token=owgLE2hnWkUmyR7HyhmyJ8hUur9nAtFxF-q9moYT9SY" style="display:inline-block;background:#9c4527;color:#ffffff;padding:14px 24px;border-radius:8px;text-decoration:none;font-weight:bold;font-size:16px">View or change your transfer</a></p>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;font-size:14px;color:#55524d">All times are local time in Menorca.</p>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;font-size:14px;color:#55524d">A calendar file is attached.</p>
</div>
<div style="padding:18px 12px">
<p style="font-size:13px;line-height:1.5;color:#55524d;margin:0 0 4px">Any questions or changes? Just reply to this email.</p>
<p style="font-size:13px;line-height:1.5;color:#55524d;margin:0 0 4px">+34 971 00 00 00 · hola@mares.example</p>
</div>
</div>
</body>
</html>', 'Your transfer is confirmed

Hello Guest 1,

All set: we will be at the meeting point at the time below.

OUTBOUND JOURNEY
Date and time: Wednesday, 16 June 2027, at 14:30
Pick-up: Menorca Airport (MAH)
Drop-off: Alaior
Flight: VY 3726
Meeting point: Arrivals hall: your driver waits by the exit with a sign showing your name.

Reference: RHTSSKF7
Vehicle: Standard saloon
Adults: 2
Children’s ages: 4
Luggage: Large bags: 1 · cabin bags: 1 · bulky items: 0

PRICE
Outbound journey: €28
Booster: included
Total: €28

View or change your transfer:
http://localhost:8931/en/airport-transfers/booking/RHTSSKF7?token=owgLE2hnWkUmyR7HyhmyJ8hUur9nAtFxF-q9moYT9SY

All times are local time in Menorca.

A calendar file is attached.

--
Marès
Any questions or changes? Just reply to this email.
+34 971 00 00 00 · hola@mares.example', 'en', '[{"filename":"transfer-RHTSSKF7.ics","contentType":"text/calendar; charset=utf-8","content":"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Marès//Transfers//EN\r\nCALSCALE:GREGORIAN\r\nBEGIN:VTIMEZONE\r\nTZID:Europe/Madrid\r\nBEGIN:DAYLIGHT\r\nDTSTART:19960331T020000\r\nRRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nTZNAME:CEST\r\nEND:DAYLIGHT\r\nBEGIN:STANDARD\r\nDTSTART:19961027T030000\r\nRRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nTZNAME:CET\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT\r\nUID:RHTSSKF7-outbound@localhost\r\nDTSTAMP:20261127T125912Z\r\nSEQUENCE:2\r\nDTSTART;TZID=Europe/Madrid:20270616T143000\r\nDTEND;TZID=Europe/Madrid:20270616T144500\r\nSUMMARY:Transfer Menorca Airport (MAH) → Alaior\r\nLOCATION:Menorca Airport (MAH)\r\nDESCRIPTION:Reference: RHTSSKF7\\nMeeting point: Arrivals hall: your driver \r\n waits by the exit with a sign showing your name.\\nFlight: VY 3726\\nVehicle\r\n : Standard saloon\\nView or change: http://localhost:8931/en/airport-transf\r\n ers/booking/RHTSSKF7?token=owgLE2hnWkUmyR7HyhmyJ8hUur9nAtFxF-q9moYT9SY\r\nURL:http://localhost:8931/en/airport-transfers/booking/RHTSSKF7?token=owgLE\r\n 2hnWkUmyR7HyhmyJ8hUur9nAtFxF-q9moYT9SY\r\nSTATUS:CONFIRMED\r\nTRANSP:OPAQUE\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"}]', 'kept', 1, '2026-11-27T13:04:12.624Z', NULL, NULL, 'transfer_request', 'b057e29d-3f96-4f18-86a8-64b07374b9d0', '2026-11-27T12:59:12.566Z', NULL, NULL)
--> statement-breakpoint
INSERT INTO "outbox" VALUES ('074da6de-7142-4540-92a0-ccd5c0a59e43', 'trip.received', 'tripper5@example.com', 'Your request FJ8A57NU: Riding the Camí de Cavalls on Horseback', '<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>We’ve received your request</title></head>
<body style="margin:0;padding:0;background:#f3ead9;font-family:Helvetica,Arial,sans-serif;color:#0b2a42">
<div style="max-width:600px;margin:0 auto;padding:24px 12px">
<p style="font-family:Georgia,''Times New Roman'',serif;font-size:24px;color:#0f3d5e;margin:0 0 16px;padding:0 12px">Marès</p>
<div style="background:#ffffff;border-radius:14px;padding:28px 24px">
<h1 style="font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.25;font-weight:normal;margin:0 0 16px">We’ve received your request</h1>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;">Hello Tripper 5,</p>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;">We’ll check availability and get back to you as soon as we can. There’s nothing to pay until we confirm.</p>
<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Trip</span><br><strong style="font-weight:600">Riding the Camí de Cavalls on Horseback</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Date</span><br><strong style="font-weight:600">Tuesday, 1 June 2027</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Adults</span><br><strong style="font-weight:600">2</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Children’s ages</span><br><strong style="font-weight:600">12</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Reference</span><br><strong style="font-weight:600">FJ8A57NU</strong></p>
</div>
<p style="margin:24px 0"><a href="http://localhost:8931/en/trips/booking/FJ8A57NU?token=SdFdKAN73i8EFAYGqSmwUA6XbvnjKZuWOygH8qvGKIo" style="display:inline-block;background:#9c4527;color:#ffffff;padding:14px 24px;border-radius:8px;text-decoration:none;font-weight:bold;font-size:16px">View or cancel your request</a></p>
</div>
<div style="padding:18px 12px">
<p style="font-size:13px;line-height:1.5;color:#55524d;margin:0 0 4px">Any questions or changes? Just reply to this email.</p>
<p style="font-size:13px;line-height:1.5;color:#55524d;margin:0 0 4px">+34 971 00 00 00 · hola@mares.example</p>
</div>
</div>
</body>
</html>', 'We’ve received your request

Hello Tripper 5,

We’ll check availability and get back to you as soon as we can. There’s nothing to pay until we confirm.

Trip: Riding the Camí de Cavalls on Horseback
Date: Tuesday, 1 June 2027
Adults: 2
Children’s ages: 12
Reference: FJ8A57NU

View or cancel your request:
http://localhost:8931/en/trips/booking/FJ8A57NU?token=SdFdKAN73i8EFAYGqSmwUA6XbvnjKZuWOygH8qvGKIo

--
Marès
Any questions or changes? Just reply to this email.
+34 971 00 00 00 · hola@mares.example', 'en', '[]', 'kept', 1, '2026-11-27T13:04:13.321Z', NULL, NULL, 'trip_request', '079619b5-42ea-489b-8a27-740ad1db70b3', '2026-11-27T12:59:13.318Z', NULL, NULL)
--> statement-breakpoint
INSERT INTO "outbox" VALUES ('bf4f2a32-d6b0-4cd1-b2ce-fb820888e8fb', 'trip.firm.received', 'hola@mares.example', 'Nueva solicitud FJ8A57NU: A caballo por el Camí de Cavalls, 1 jun 2027', '<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Nueva solicitud FJ8A57NU: A caballo por el Camí de Cavalls, 1 jun 2027</title></head>
<body style="margin:0;padding:0;background:#f3ead9;font-family:Helvetica,Arial,sans-serif;color:#0b2a42">
<div style="max-width:600px;margin:0 auto;padding:24px 12px">
<p style="font-family:Georgia,''Times New Roman'',serif;font-size:24px;color:#0f3d5e;margin:0 0 16px;padding:0 12px">Marès</p>
<div style="background:#ffffff;border-radius:14px;padding:28px 24px">
<h1 style="font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.25;font-weight:normal;margin:0 0 16px">Nueva solicitud FJ8A57NU: A caballo por el Camí de Cavalls, 1 jun 2027</h1>
<div style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #9c4527"><p style="margin:0 0 4px;font-size:13px;color:#55524d">En palabras del cliente</p><p style="font-size:16px;line-height:1.6;margin:0 0 16px;margin:0">Words 5</p></div>
<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
<h2 style="font-size:17px;line-height:1.3;margin:0 0 12px;color:#0f3d5e">Contacto</h2>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Nombre</span><br><strong style="font-weight:600">Tripper 5</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Correo</span><br><strong style="font-weight:600">tripper5@example.com</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Idioma</span><br><strong style="font-weight:600">English</strong></p>
</div>
<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Excursión</span><br><strong style="font-weight:600">A caballo por el Camí de Cavalls</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Fecha</span><br><strong style="font-weight:600">martes, 1 de junio de 2027</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Adultos</span><br><strong style="font-weight:600">2</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Edades de los niños</span><br><strong style="font-weight:600">12</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Referencia</span><br><strong style="font-weight:600">FJ8A57NU</strong></p>
</div>
</div>
<div style="padding:18px 12px">
<p style="font-size:13px;line-height:1.5;color:#55524d;margin:0 0 4px">Aviso automático de la web. Conteste al cliente en su idioma.</p>
</div>
</div>
</body>
</html>', 'Nueva solicitud FJ8A57NU: A caballo por el Camí de Cavalls, 1 jun 2027

En palabras del cliente:
> Words 5

CONTACTO
Nombre: Tripper 5
Correo: tripper5@example.com
Idioma: English

Excursión: A caballo por el Camí de Cavalls
Fecha: martes, 1 de junio de 2027
Adultos: 2
Edades de los niños: 12
Referencia: FJ8A57NU

--
Marès
Aviso automático de la web. Conteste al cliente en su idioma.', 'es', '[]', 'kept', 1, '2026-11-27T13:04:13.321Z', NULL, NULL, 'trip_request', '079619b5-42ea-489b-8a27-740ad1db70b3', '2026-11-27T12:59:13.318Z', 'tripper5@example.com', NULL)
--> statement-breakpoint
INSERT INTO "outbox" VALUES ('e7554085-ed23-4d87-a829-3c77b1ee06d1', 'trip.received', 'tripper6@example.com', 'Your request U82B4CRH: Riding the Camí de Cavalls on Horseback', '<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>We’ve received your request</title></head>
<body style="margin:0;padding:0;background:#f3ead9;font-family:Helvetica,Arial,sans-serif;color:#0b2a42">
<div style="max-width:600px;margin:0 auto;padding:24px 12px">
<p style="font-family:Georgia,''Times New Roman'',serif;font-size:24px;color:#0f3d5e;margin:0 0 16px;padding:0 12px">Marès</p>
<div style="background:#ffffff;border-radius:14px;padding:28px 24px">
<h1 style="font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.25;font-weight:normal;margin:0 0 16px">We’ve received your request</h1>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;">Hello Tripper 6,</p>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;">We’ll check availability and get back to you as soon as we can. There’s nothing to pay until we confirm.</p>
<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Trip</span><br><strong style="font-weight:600">Riding the Camí de Cavalls on Horseback</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Date</span><br><strong style="font-weight:600">Tuesday, 1 June 2027</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Adults</span><br><strong style="font-weight:600">2</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Children’s ages</span><br><strong style="font-weight:600">12</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Reference</span><br><strong style="font-weight:600">U82B4CRH</strong></p>
</div>
<p style="margin:24px 0"><a href="http://localhost:8931/en/trips/booking/U82B4CRH?token=IC0ldpQRKLiw_xZBgHkk-nqkVv8D14f9xn8K4YoVErA" style="display:inline-block;background:#9c4527;color:#ffffff;padding:14px 24px;border-radius:8px;text-decoration:none;font-weight:bold;font-size:16px">View or cancel your request</a></p>
</div>
<div style="padding:18px 12px">
<p style="font-size:13px;line-height:1.5;color:#55524d;margin:0 0 4px">Any questions or changes? Just reply to this email.</p>
<p style="font-size:13px;line-height:1.5;color:#55524d;margin:0 0 4px">+34 971 00 00 00 · hola@mares.example</p>
</div>
</div>
</body>
</html>', 'We’ve received your request

Hello Tripper 6,

We’ll check availability and get back to you as soon as we can. There’s nothing to pay until we confirm.

Trip: Riding the Camí de Cavalls on Horseback
Date: Tuesday, 1 June 2027
Adults: 2
Children’s ages: 12
Reference: U82B4CRH

View or cancel your request:
http://localhost:8931/en/trips/booking/U82B4CRH?token=IC0ldpQRKLiw_xZBgHkk-nqkVv8D14f9xn8K4YoVErA

--
Marès
Any questions or changes? Just reply to this email.
+34 971 00 00 00 · hola@mares.example', 'en', '[]', 'kept', 1, '2026-11-27T13:04:13.423Z', NULL, NULL, 'trip_request', '193c7605-33a9-4dc6-b757-247e14d0cd61', '2026-11-27T12:59:13.415Z', NULL, NULL)
--> statement-breakpoint
INSERT INTO "outbox" VALUES ('2164649a-00c6-4756-9ff5-57cfb7f286c0', 'trip.firm.received', 'hola@mares.example', 'Nueva solicitud U82B4CRH: A caballo por el Camí de Cavalls, 1 jun 2027', '<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Nueva solicitud U82B4CRH: A caballo por el Camí de Cavalls, 1 jun 2027</title></head>
<body style="margin:0;padding:0;background:#f3ead9;font-family:Helvetica,Arial,sans-serif;color:#0b2a42">
<div style="max-width:600px;margin:0 auto;padding:24px 12px">
<p style="font-family:Georgia,''Times New Roman'',serif;font-size:24px;color:#0f3d5e;margin:0 0 16px;padding:0 12px">Marès</p>
<div style="background:#ffffff;border-radius:14px;padding:28px 24px">
<h1 style="font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.25;font-weight:normal;margin:0 0 16px">Nueva solicitud U82B4CRH: A caballo por el Camí de Cavalls, 1 jun 2027</h1>
<div style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #9c4527"><p style="margin:0 0 4px;font-size:13px;color:#55524d">En palabras del cliente</p><p style="font-size:16px;line-height:1.6;margin:0 0 16px;margin:0">Words 6</p></div>
<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
<h2 style="font-size:17px;line-height:1.3;margin:0 0 12px;color:#0f3d5e">Contacto</h2>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Nombre</span><br><strong style="font-weight:600">Tripper 6</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Correo</span><br><strong style="font-weight:600">tripper6@example.com</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Idioma</span><br><strong style="font-weight:600">English</strong></p>
</div>
<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Excursión</span><br><strong style="font-weight:600">A caballo por el Camí de Cavalls</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Fecha</span><br><strong style="font-weight:600">martes, 1 de junio de 2027</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Adultos</span><br><strong style="font-weight:600">2</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Edades de los niños</span><br><strong style="font-weight:600">12</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Referencia</span><br><strong style="font-weight:600">U82B4CRH</strong></p>
</div>
</div>
<div style="padding:18px 12px">
<p style="font-size:13px;line-height:1.5;color:#55524d;margin:0 0 4px">Aviso automático de la web. Conteste al cliente en su idioma.</p>
</div>
</div>
</body>
</html>', 'Nueva solicitud U82B4CRH: A caballo por el Camí de Cavalls, 1 jun 2027

En palabras del cliente:
> Words 6

CONTACTO
Nombre: Tripper 6
Correo: tripper6@example.com
Idioma: English

Excursión: A caballo por el Camí de Cavalls
Fecha: martes, 1 de junio de 2027
Adultos: 2
Edades de los niños: 12
Referencia: U82B4CRH

--
Marès
Aviso automático de la web. Conteste al cliente en su idioma.', 'es', '[]', 'kept', 1, '2026-11-27T13:04:13.423Z', NULL, NULL, 'trip_request', '193c7605-33a9-4dc6-b757-247e14d0cd61', '2026-11-27T12:59:13.415Z', 'tripper6@example.com', NULL)
--> statement-breakpoint
INSERT INTO "outbox" VALUES ('92571d55-1a14-4670-9a78-ec6229212c36', 'trip.confirmed', 'tripper6@example.com', 'Confirmed U82B4CRH: Riding the Camí de Cavalls on Horseback', '<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Your trip is confirmed</title></head>
<body style="margin:0;padding:0;background:#f3ead9;font-family:Helvetica,Arial,sans-serif;color:#0b2a42">
<div style="max-width:600px;margin:0 auto;padding:24px 12px">
<p style="font-family:Georgia,''Times New Roman'',serif;font-size:24px;color:#0f3d5e;margin:0 0 16px;padding:0 12px">Marès</p>
<div style="background:#ffffff;border-radius:14px;padding:28px 24px">
<h1 style="font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.25;font-weight:normal;margin:0 0 16px">Your trip is confirmed</h1>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;">Hello Tripper 6,</p>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;">Your places are booked. See you at the meeting point on the day.</p>
<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Trip</span><br><strong style="font-weight:600">Riding the Camí de Cavalls on Horseback</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Date</span><br><strong style="font-weight:600">Tuesday, 1 June 2027</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Meeting point</span><br><strong style="font-weight:600">The entrance to Cala Morell, at the time given in your confirmation. From there we go to the stables.</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Adults</span><br><strong style="font-weight:600">2</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Children’s ages</span><br><strong style="font-weight:600">12</strong></p>
<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:#55524d">Reference</span><br><strong style="font-weight:600">U82B4CRH</strong></p>
</div>
<p style="margin:24px 0"><a href="http://localhost:8931/en/trips/booking/U82B4CRH?token=IC0ldpQRKLiw_xZBgHkk-nqkVv8D14f9xn8K4YoVErA" style="display:inline-block;background:#9c4527;color:#ffffff;padding:14px 24px;border-radius:8px;text-decoration:none;font-weight:bold;font-size:16px">View or cancel your request</a></p>
</div>
<div style="padding:18px 12px">
<p style="font-size:13px;line-height:1.5;color:#55524d;margin:0 0 4px">Any questions or changes? Just reply to this email.</p>
<p style="font-size:13px;line-height:1.5;color:#55524d;margin:0 0 4px">+34 971 00 00 00 · hola@mares.example</p>
</div>
</div>
</body>
</html>', 'Your trip is confirmed

Hello Tripper 6,

Your places are booked. See you at the meeting point on the day.

Trip: Riding the Camí de Cavalls on Horseback
Date: Tuesday, 1 June 2027
Meeting point: The entrance to Cala Morell, at the time given in your confirmation. From there we go to the stables.
Adults: 2
Children’s ages: 12
Reference: U82B4CRH

View or cancel your request:
http://localhost:8931/en/trips/booking/U82B4CRH?token=IC0ldpQRKLiw_xZBgHkk-nqkVv8D14f9xn8K4YoVErA

--
Marès
Any questions or changes? Just reply to this email.
+34 971 00 00 00 · hola@mares.example', 'en', '[]', 'kept', 1, '2026-11-27T13:04:13.629Z', NULL, NULL, 'trip_request', '193c7605-33a9-4dc6-b757-247e14d0cd61', '2026-11-27T12:59:13.605Z', NULL, NULL)
--> statement-breakpoint
INSERT INTO "outbox" VALUES ('4b72f4d3-7e90-47e1-9711-a51f21eb715a', 'newsletter.confirm', 'reader@example.com', 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung bei Marès', '<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Noch ein Klick, und Sie sind dabei</title></head>
<body style="margin:0;padding:0;background:#f3ead9;font-family:Helvetica,Arial,sans-serif;color:#0b2a42">
<div style="max-width:600px;margin:0 auto;padding:24px 12px">
<p style="font-family:Georgia,''Times New Roman'',serif;font-size:24px;color:#0f3d5e;margin:0 0 16px;padding:0 12px">Marès</p>
<div style="background:#ffffff;border-radius:14px;padding:28px 24px">
<h1 style="font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.25;font-weight:normal;margin:0 0 16px">Noch ein Klick, und Sie sind dabei</h1>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;">Sie oder jemand mit Ihrer Adresse hat den Newsletter von Marès angefordert. Bitte bestätigen Sie uns, dass Sie es waren.</p>
<p style="margin:24px 0"><a href="http://localhost:8931/de/newsletter/confirm?token=YIH0IQGzLUC1zYDeyP9o4TOZ0YK9VMr4UjFV_BoP_ws" style="display:inline-block;background:#9c4527;color:#ffffff;padding:14px 24px;border-radius:8px;text-decoration:none;font-weight:bold;font-size:16px">Anmeldung bestätigen</a></p>
</div>
<div style="padding:18px 12px">
<p style="font-size:13px;line-height:1.5;color:#55524d;margin:0 0 4px">Falls Sie es nicht waren, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung schreiben wir Ihnen nicht.</p>
</div>
</div>
</body>
</html>', 'Noch ein Klick, und Sie sind dabei

Sie oder jemand mit Ihrer Adresse hat den Newsletter von Marès angefordert. Bitte bestätigen Sie uns, dass Sie es waren.

Anmeldung bestätigen:
http://localhost:8931/de/newsletter/confirm?token=YIH0IQGzLUC1zYDeyP9o4TOZ0YK9VMr4UjFV_BoP_ws

--
Marès
Falls Sie es nicht waren, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung schreiben wir Ihnen nicht.', 'de', '[]', 'kept', 1, '2026-11-27T13:04:13.755Z', NULL, NULL, NULL, NULL, '2026-11-27T12:59:13.749Z', NULL, 'http://localhost:8931/de/newsletter/unsubscribe?token=YIH0IQGzLUC1zYDeyP9o4TOZ0YK9VMr4UjFV_BoP_ws')
--> statement-breakpoint
INSERT INTO "outbox" VALUES ('5d5cf0ce-dc51-4765-bca6-e8475a657e3d', 'password.reset', 'editor@example.com', 'Nueva contraseña para Marès', '<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Elija una contraseña nueva</title></head>
<body style="margin:0;padding:0;background:#f3ead9;font-family:Helvetica,Arial,sans-serif;color:#0b2a42">
<div style="max-width:600px;margin:0 auto;padding:24px 12px">
<p style="font-family:Georgia,''Times New Roman'',serif;font-size:24px;color:#0f3d5e;margin:0 0 16px;padding:0 12px">Marès</p>
<div style="background:#ffffff;border-radius:14px;padding:28px 24px">
<h1 style="font-family:Georgia,''Times New Roman'',serif;font-size:26px;line-height:1.25;font-weight:normal;margin:0 0 16px">Elija una contraseña nueva</h1>
<p style="font-size:16px;line-height:1.6;margin:0 0 16px;">Se ha pedido una contraseña nueva para su cuenta. El enlace sirve una sola vez y caduca en 60 minutos.</p>
<p style="margin:24px 0"><a href="http://localhost:8931/auth/login?reset=QZEyT-pHbOtnmizEQpzoYGTbGVhH5NVWQWiGvZnsxq0" style="display:inline-block;background:#9c4527;color:#ffffff;padding:14px 24px;border-radius:8px;text-decoration:none;font-weight:bold;font-size:16px">Elegir contraseña</a></p>
</div>
<div style="padding:18px 12px">
<p style="font-size:13px;line-height:1.5;color:#55524d;margin:0 0 4px">Si no ha sido usted, no haga nada: su contraseña sigue siendo la misma.</p>
</div>
</div>
</body>
</html>', 'Elija una contraseña nueva

Se ha pedido una contraseña nueva para su cuenta. El enlace sirve una sola vez y caduca en 60 minutos.

Elegir contraseña:
http://localhost:8931/auth/login?reset=QZEyT-pHbOtnmizEQpzoYGTbGVhH5NVWQWiGvZnsxq0

--
Marès
Si no ha sido usted, no haga nada: su contraseña sigue siendo la misma.', 'es', '[]', 'kept', 1, '2026-11-27T13:04:55.248Z', NULL, NULL, NULL, NULL, '2026-11-27T12:59:55.226Z', NULL, NULL)
--> statement-breakpoint
INSERT INTO "redirects" VALUES (1, '/trips/16-menorcan-horses', '/trips/16-renamed-trip', 301, 1, 1, '2026-11-27T12:59:14.233Z', '2026-11-27T12:59:14.233Z', NULL)
--> statement-breakpoint
INSERT INTO "redirects" VALUES (2, '/old-offers', '/trips', 301, 2, 1, '2026-11-27T12:59:14.570Z', '2026-11-27T12:59:14.570Z', NULL)
--> statement-breakpoint
INSERT INTO "redirects" VALUES (3, '/never-again', NULL, 410, 0, 1, '2026-11-27T12:59:14.654Z', '2026-11-27T12:59:14.654Z', NULL)
--> statement-breakpoint
INSERT INTO "request_events" VALUES (8, 'b057e29d-3f96-4f18-86a8-64b07374b9d0', 'transfer', NULL, 'new', 'guest', NULL, '2026-11-27T12:59:09.647Z', 'state', NULL)
--> statement-breakpoint
INSERT INTO "request_events" VALUES (9, 'a09f528b-d5fb-46b7-9068-c35907049c78', 'transfer', NULL, 'new', 'guest', NULL, '2026-11-27T12:59:10.956Z', 'state', NULL)
--> statement-breakpoint
INSERT INTO "request_events" VALUES (10, 'a5ebbc41-4443-471d-b26f-b6502f0fa7b3', 'transfer', NULL, 'new', 'guest', NULL, '2026-11-27T12:59:12.226Z', 'state', NULL)
--> statement-breakpoint
INSERT INTO "request_events" VALUES (11, 'b057e29d-3f96-4f18-86a8-64b07374b9d0', 'transfer', 'new', 'confirmed', 'user:1', NULL, '2026-11-27T12:59:12.566Z', 'state', NULL)
--> statement-breakpoint
INSERT INTO "request_events" VALUES (12, 'b057e29d-3f96-4f18-86a8-64b07374b9d0', 'transfer', 'confirmed', 'driver_assigned', 'user:1', 'Biel Pons', '2026-11-27T12:59:12.738Z', 'driver', '{"leg":null,"driverId":2}')
--> statement-breakpoint
INSERT INTO "request_events" VALUES (13, 'b057e29d-3f96-4f18-86a8-64b07374b9d0', 'transfer', 'driver_assigned', 'driver_assigned', 'user:1', 'An internal note.', '2026-11-27T12:59:12.911Z', 'note', NULL)
--> statement-breakpoint
INSERT INTO "request_events" VALUES (14, 'a5ebbc41-4443-471d-b26f-b6502f0fa7b3', 'transfer', 'new', 'cancelled_customer', 'guest', NULL, '2026-11-27T12:59:12.995Z', 'state', '{"feeCents":0}')
--> statement-breakpoint
INSERT INTO "request_events" VALUES (15, '079619b5-42ea-489b-8a27-740ad1db70b3', 'trip', NULL, 'new', 'guest', NULL, '2026-11-27T12:59:13.317Z', 'state', NULL)
--> statement-breakpoint
INSERT INTO "request_events" VALUES (16, '193c7605-33a9-4dc6-b757-247e14d0cd61', 'trip', NULL, 'new', 'guest', NULL, '2026-11-27T12:59:13.410Z', 'state', NULL)
--> statement-breakpoint
INSERT INTO "request_events" VALUES (17, '193c7605-33a9-4dc6-b757-247e14d0cd61', 'trip', 'new', 'confirmed', 'user:1', NULL, '2026-11-27T12:59:13.605Z', 'state', NULL)
--> statement-breakpoint
INSERT INTO "revisions" VALUES (1, 'drivers', 1, 1, '{"name":"Biel Pons","phone":"600 111 222","vehicle":"Škoda","plate":"1234 LMN","isActive":true}', 1, '2026-11-27T12:53:49.653Z')
--> statement-breakpoint
INSERT INTO "revisions" VALUES (2, 'drivers', 2, 1, '{"name":"Biel Pons","phone":"600 111 222","vehicle":"Škoda","plate":"1234 LMN","isActive":true}', 1, '2026-11-27T12:59:12.460Z')
--> statement-breakpoint
INSERT INTO "revisions" VALUES (4, 'trips', 16, 1, '{"name":"Caballos menorquines: el alma de Sant Joan","slug":"menorcan-horses","description":"Negros, nobles y capaces de andar erguidos sobre las patas traseras: una tarde con los caballos que hacen temblar a Ciutadella por Sant Joan.\n\nEl 23 y el 24 de junio, los «caixers» de Ciutadella entran a caballo entre la multitud y la ciudad contiene el aliento. El resto del año esos mismos caballos viven en el campo, donde se crían y se doman con una paciencia que aquí se hereda.\n\nVisitamos una yeguada en una finca menorquina para ver de cerca la doma, la silla y las guarniciones de fiesta, y para entender cómo se prepara el «bot». Los niños pueden cepillar a un caballo y dar una vuelta corta de la rienda.","image":"sant-joan-horses-94ad24cebb.jpg","tripTypeId":3,"region":"west","location":"Campo de Ciutadella","duration":"3 horas","durationClass":"half-day","price":38,"currency":"EUR","rating":null,"reviewCount":0,"isBestseller":false,"isPopular":false,"showBookingOptions":false,"highlights":["Exhibición de doma menorquina","El «bot», explicado paso a paso","Guarniciones y trajes de fiesta","Vuelta corta para los niños"],"itinerary":[{"title":"Camino de la finca","text":"Trayecto corto entre paredes de piedra seca y barreras de acebuche."},{"title":"Las cuadras","text":"La raza, los potros y el trabajo de cada día."},{"title":"La doma menorquina","text":"Exhibición en la pista, con el «bot» y el paso de fiesta."},{"title":"Merienda en el patio","text":"Pastissets, limonada y tiempo para preguntas y fotos."}],"included":["Visita guiada a la finca","Exhibición de doma","Traslado desde Ciutadella","Merienda con pastissets"],"excluded":["Paseo a caballo para adultos","Propinas"],"bring":["Calzado cerrado","Gorra","Protector solar"],"meetingPoint":"Ciutadella, plaza dels Pins, a la hora indicada en la confirmación. Vamos a la finca en minibús.","meetingLatitude":40.001,"meetingLongitude":3.839,"gallery":["sant-joan-horses-94ad24cebb.jpg","horse-riding-fd4155f905.jpg","white-village-6aa78985c6.jpg"],"minAge":null,"maxPeople":20,"guideLanguages":["es","en","ca"],"cancellationPolicy":"Cancelación gratuita hasta 48 horas antes. Si el mal tiempo obliga a suspender la salida, se ofrece otra fecha o la devolución íntegra del importe.","destinationIds":[2],"status":"published","publishAt":null,"sourceLanguage":"es","isDemo":true,"translations":{"name":{"es":"Caballos menorquines: el alma de Sant Joan","en":"Menorcan Horses: The Soul of Sant Joan","de":"Menorcas Pferde: die Seele von Sant Joan","ca":"Cavalls menorquins: l’ànima de Sant Joan"},"description":{"es":"Negros, nobles y capaces de andar erguidos sobre las patas traseras: una tarde con los caballos que hacen temblar a Ciutadella por Sant Joan.\n\nEl 23 y el 24 de junio, los «caixers» de Ciutadella entran a caballo entre la multitud y la ciudad contiene el aliento. El resto del año esos mismos caballos viven en el campo, donde se crían y se doman con una paciencia que aquí se hereda.\n\nVisitamos una yeguada en una finca menorquina para ver de cerca la doma, la silla y las guarniciones de fiesta, y para entender cómo se prepara el «bot». Los niños pueden cepillar a un caballo y dar una vuelta corta de la rienda.","en":"Black, proud and able to walk on their hind legs: an afternoon with the horses that bring Ciutadella to a standstill at Sant Joan.\n\nOn 23 and 24 June the riders of Ciutadella take their horses into the crowd and the whole town holds its breath. For the rest of the year those same animals live in the country, bred and schooled with a patience that is handed down here from parent to child.\n\nWe visit a stud on a Menorcan farm to see the training, saddlery and festival harness up close, and learn how a horse is taught the “bot”, the famous rear. Children can groom a horse and enjoy a short ride on the lead rein.","de":"Schwarz, stolz und fähig, auf den Hinterbeinen zu gehen: ein Nachmittag bei den Pferden, für die Ciutadella zu Sant Joan den Atem anhält.\n\nAm 23. und 24. Juni reiten die „caixers“ von Ciutadella mitten in die Menge, und die ganze Stadt fiebert mit. Das übrige Jahr leben dieselben Pferde auf dem Land, gezüchtet und ausgebildet mit einer Geduld, die hier von Generation zu Generation weitergegeben wird.\n\nAuf einem menorquinischen Gutshof besuchen wir ein Gestüt. Sie sehen Dressur, Sattel und Festgeschirr aus der Nähe und erfahren, wie der „bot“ entsteht, das berühmte Steigen. Kinder dürfen ein Pferd striegeln und geführt eine kleine Runde reiten.","ca":"Negres, nobles i capaços de caminar drets damunt les potes de darrere: un capvespre amb els cavalls que fan bategar Ciutadella per Sant Joan.\n\nEl 23 i el 24 de juny, els caixers entren a cavall dins la gentada, sona el jaleo i tota la ciutat aguanta l’alè. La resta de l’any aquells mateixos cavalls viuen fora vila, on es crien i s’ensenyen amb una paciència que passa de pares a fills.\n\nVisitam els cavalls d’un lloc menorquí per veure de prop la doma, la sella i els guarniments de festa, i per entendre com s’aprèn a fer el bot. Els al·lots poden raspallar un cavall i fer-hi una volteta, acompanyats."},"location":{"es":"Campo de Ciutadella","en":"Countryside near Ciutadella","de":"Umland von Ciutadella","ca":"Fora vila de Ciutadella"},"duration":{"es":"3 horas","en":"3 hours","de":"3 Stunden","ca":"3 hores"},"meetingPoint":{"es":"Ciutadella, plaza dels Pins, a la hora indicada en la confirmación. Vamos a la finca en minibús.","en":"Ciutadella, Plaça dels Pins, at the time given in your confirmation. We go on to the farm by minibus.","de":"Ciutadella, Plaça dels Pins, zur Uhrzeit in Ihrer Bestätigung. Zum Gutshof fahren wir mit dem Minibus.","ca":"Ciutadella, plaça dels Pins, a l’hora indicada a la confirmació. Anam al lloc amb minibús."},"cancellationPolicy":{"es":"Cancelación gratuita hasta 48 horas antes. Si el mal tiempo obliga a suspender la salida, se ofrece otra fecha o la devolución íntegra del importe.","en":"Free cancellation up to 48 hours before. If we have to call it off because of bad weather, choose another date or a full refund.","de":"Kostenlose Stornierung bis 48 Stunden vorher. Müssen wir wegen schlechten Wetters absagen, wählen Sie einen anderen Termin oder erhalten Ihr Geld zurück.","ca":"Cancel·lació gratuïta fins a 48 hores abans. Si el mal temps obliga a suspendre la sortida, oferim una altra data o tornam l’import íntegre."},"highlights":{"es":["Exhibición de doma menorquina","El «bot», explicado paso a paso","Guarniciones y trajes de fiesta","Vuelta corta para los niños"],"en":["A display of Menorcan dressage","The famous “bot”, step by step","Festival harness and costume","A short ride for children"],"de":["Vorführung der menorquinischen Dressur","Der „bot“, Schritt für Schritt erklärt","Festgeschirr und Trachten","Kleine Reitrunde für Kinder"],"ca":["Exhibició de doma menorquina","El bot, explicat pas a pas","Guarniments i vestits de festa","Volteta per als al·lots"]},"included":{"es":["Visita guiada a la finca","Exhibición de doma","Traslado desde Ciutadella","Merienda con pastissets"],"en":["Guided visit to the farm","Dressage display","Transfer from Ciutadella","Tea with pastissets biscuits"],"de":["Führung über den Gutshof","Dressurvorführung","Fahrt ab Ciutadella","Imbiss mit Pastissets"],"ca":["Visita guiada al lloc","Exhibició de doma","Trasllat des de Ciutadella","Berenada amb pastissets"]},"excluded":{"es":["Paseo a caballo para adultos","Propinas"],"en":["Riding for adults","Tips"],"de":["Ausritt für Erwachsene","Trinkgeld"],"ca":["Passeig a cavall per a adults","Propines"]},"bring":{"es":["Calzado cerrado","Gorra","Protector solar"],"en":["Closed shoes","Hat","Sun cream"],"de":["Geschlossene Schuhe","Kopfbedeckung","Sonnencreme"],"ca":["Calçat tancat","Capell","Crema solar"]},"itinerary":{"es":[{"title":"Camino de la finca","text":"Trayecto corto entre paredes de piedra seca y barreras de acebuche."},{"title":"Las cuadras","text":"La raza, los potros y el trabajo de cada día."},{"title":"La doma menorquina","text":"Exhibición en la pista, con el «bot» y el paso de fiesta."},{"title":"Merienda en el patio","text":"Pastissets, limonada y tiempo para preguntas y fotos."}],"en":[{"title":"Out to the farm","text":"A short drive between dry-stone walls and wild-olive gates."},{"title":"The stables","text":"The breed, the foals and the daily round."},{"title":"Menorcan dressage","text":"A display in the ring, with the “bot” and the festival step."},{"title":"Tea in the courtyard","text":"Pastissets, lemonade and time for questions and photos."}],"de":[{"title":"Fahrt aufs Land","text":"Eine kurze Strecke zwischen Trockenmauern und Gattern aus Wildolivenholz."},{"title":"Die Ställe","text":"Die Rasse, die Fohlen und der Alltag im Gestüt."},{"title":"Menorquinische Dressur","text":"Vorführung auf dem Platz, mit „bot“ und Festschritt."},{"title":"Imbiss im Hof","text":"Pastissets, Limonade und Zeit für Fragen und Fotos."}],"ca":[{"title":"Camí del lloc","text":"Trajecte curt entre parets seques i barreres d’ullastre."},{"title":"Els estables","text":"La raça, els poltres i la feina de cada dia."},{"title":"La doma menorquina","text":"Exhibició a la pista, amb el bot i el pas de festa."},{"title":"Berenada al pati","text":"Pastissets, llimonada i temps per a preguntes i fotos."}]}}}', NULL, '2026-11-27T12:48:33.596Z')
--> statement-breakpoint
INSERT INTO "revisions" VALUES (6, 'redirects', 2, 1, '{"fromPath":"/old-offers","toPath":"/trips"}', 1, '2026-11-27T12:59:14.570Z')
--> statement-breakpoint
INSERT INTO "revisions" VALUES (7, 'redirects', 3, 1, '{"fromPath":"/never-again","toPath":null}', 1, '2026-11-27T12:59:14.654Z')
--> statement-breakpoint
INSERT INTO "revisions" VALUES (8, 'images', 44, 1, '{"name":"harbour.jpg","alt":{},"focalX":0.5,"focalY":0.5}', 1, '2026-11-27T12:59:15.470Z')
--> statement-breakpoint
INSERT INTO "seo_records" VALUES (1, 'home', '{"es":"{{siteName}} | Excursiones y traslados en Menorca","en":"{{siteName}} | Trips and airport transfers in Menorca","de":"{{siteName}} | Ausflüge und Flughafentransfer auf Menorca","ca":"{{siteName}} | Excursions i trasllats a Menorca"}', '{"es":"Descubra Menorca en grupos pequeños: barco, kayak, rutas a pie y cultura. Y del aeropuerto al hotel con conductor propio.","en":"Discover Menorca in small groups, by boat, by kayak and on foot, and let a private driver take you from the airport to your door.","de":"Entdecken Sie Menorca in kleinen Gruppen: per Boot, im Kajak oder zu Fuß. Und vom Flughafen bringt Sie Ihr Fahrer zum Hotel.","ca":"Descobriu Menorca en grups petits: en barca, en caiac, a peu i amb calma. I de l’aeroport a la porta de casa, amb conductor."}', '{"es":["Menorca","excursiones Menorca","traslados aeropuerto Menorca","qué hacer en Menorca","vacaciones Menorca"],"en":["Menorca","Menorca trips","Menorca airport transfers","things to do in Menorca","Menorca holidays"],"de":["Menorca","Ausflüge Menorca","Flughafentransfer Menorca","Menorca Urlaub","Menorca erleben"],"ca":["Menorca","excursions Menorca","trasllats aeroport Menorca","què fer a Menorca","vacances a Menorca"]}', NULL, 'index,follow', NULL, 'cala-macarella-6ebaf390aa.jpg', 1, '2026-11-27T12:48:33.649Z', '2026-11-27T12:48:33.649Z', NULL)
--> statement-breakpoint
INSERT INTO "seo_records" VALUES (2, 'destinations', '{"es":"Playas, pueblos y lugares de Menorca | {{siteName}}","en":"Menorca beaches, towns and sights | {{siteName}}","de":"Strände, Orte und Sehenswertes auf Menorca | {{siteName}}","ca":"Platges, pobles i racons de Menorca | {{siteName}}"}', '{"es":"Calas del sur, arenas rojas del norte, faros, monumentos talayóticos y pueblos blancos: cómo llegar y cuándo visitarlos.","en":"Turquoise coves, red northern sands, lighthouses, Talayotic monuments and white towns: how to get there and when to go.","de":"Türkisblaue Buchten, rote Strände im Norden, Leuchttürme, Talayot-Denkmäler und weiße Orte: Anfahrt und beste Reisezeit.","ca":"Cales de migjorn, arenes vermelles de tramuntana, fars, monuments talaiòtics i pobles blancs: com anar-hi i quan és millor."}', '{"es":["playas de Menorca","calas de Menorca","qué ver en Menorca","pueblos de Menorca","mapa de Menorca"],"en":["Menorca beaches","Menorca coves","what to see in Menorca","Menorca towns","map of Menorca"],"de":["Strände Menorca","Buchten Menorca","Menorca Sehenswürdigkeiten","Orte auf Menorca","Menorca Karte"],"ca":["platges de Menorca","cales de Menorca","què veure a Menorca","pobles de Menorca","mapa de Menorca"]}', NULL, 'index,follow', NULL, 'cala-turqueta-c77a4bae4d.jpg', 1, '2026-11-27T12:48:33.649Z', '2026-11-27T12:48:33.649Z', NULL)
--> statement-breakpoint
INSERT INTO "seo_records" VALUES (3, 'trips', '{"es":"Excursiones en Menorca en grupos pequeños | {{siteName}}","en":"Small-group trips and tours in Menorca | {{siteName}}","de":"Ausflüge auf Menorca in kleinen Gruppen | {{siteName}}","ca":"Excursions a Menorca en grups petits | {{siteName}}"}', '{"es":"Catamarán, llaüt, kayak, senderismo, cultura y gastronomía: elija su excursión por zona, tipo y duración y pida su plaza.","en":"Catamaran, llaüt, kayak, walking, culture and food: choose your Menorcan day out by area, type and length, and ask for a place.","de":"Katamaran, Llaüt, Kajak, Wandern, Kultur und Küche: Wählen Sie Ihren Ausflug nach Region, Art und Dauer und fragen Sie an.","ca":"Catamarà, llaüt, caiac, senderisme, cultura i cuina: triau la sortida per zona, tipus i durada, i demanau-hi plaça."}', '{"es":["excursiones en Menorca","excursiones en barco","kayak Menorca","rutas guiadas Menorca","actividades en Menorca"],"en":["Menorca excursions","Menorca boat trips","kayaking Menorca","guided walks Menorca","Menorca activities"],"de":["Menorca Ausflüge","Bootstour Menorca","Kajak Menorca","geführte Wanderung Menorca","Aktivitäten Menorca"],"ca":["excursions a Menorca","sortides en barca","caiac Menorca","rutes guiades Menorca","activitats a Menorca"]}', NULL, 'index,follow', NULL, 'catamaran-475693d36b.jpg', 1, '2026-11-27T12:48:33.649Z', '2026-11-27T12:48:33.649Z', NULL)
--> statement-breakpoint
INSERT INTO "seo_records" VALUES (4, 'cami-de-cavalls', '{"es":"Camí de Cavalls: las 20 etapas, una a una | {{siteName}}","en":"Camí de Cavalls: the 20 stages at a glance | {{siteName}}","de":"Camí de Cavalls: alle 20 Etappen im Überblick | {{siteName}}","ca":"El Camí de Cavalls: les 20 etapes, una per una | {{siteName}}"}', '{"es":"El GR 223 rodea Menorca en 185 kilómetros. Distancia, dificultad y paisaje de cada etapa, y traslados al punto de salida.","en":"The GR 223 circles Menorca in 185 kilometres. Distance, difficulty and scenery of each stage, and transfers to the start.","de":"Der GR 223 umrundet Menorca auf 185 Kilometern. Länge, Schwierigkeit und Landschaft jeder Etappe, dazu Transfers zum Start.","ca":"El GR 223 volta Menorca en 185 quilòmetres. Distància, dificultat i paisatge de cada etapa, i trasllats fins al punt de partida."}', '{"es":["Camí de Cavalls","GR 223","etapas Camí de Cavalls","senderismo Menorca","vuelta a Menorca a pie"],"en":["Camí de Cavalls","GR 223","Camí de Cavalls stages","walking in Menorca","Menorca coastal path"],"de":["Camí de Cavalls","GR 223","Etappen Camí de Cavalls","Wandern auf Menorca","Küstenweg Menorca"],"ca":["Camí de Cavalls","GR 223","etapes del Camí de Cavalls","caminar per Menorca","volta a Menorca a peu"]}', NULL, 'index,follow', NULL, 'cami-de-cavalls-gate-47ee9a7d20.jpg', 1, '2026-11-27T12:48:33.649Z', '2026-11-27T12:48:33.649Z', NULL)
--> statement-breakpoint
INSERT INTO "settings" VALUES ('transfer-rules', '{"night":{"from":"22:00","to":"06:00","percent":20,"lateFlightGraceMinutes":60},"holiday":{"dates":["01-01","01-06","06-24","12-25","12-26"],"percent":20},"extras":[{"code":"child-seat","cents":0,"max":4},{"code":"booster","cents":0,"max":4},{"code":"bulky-luggage","cents":1000,"max":4},{"code":"pet","cents":800,"max":2},{"code":"extra-stop","cents":1000,"max":3},{"code":"meet-and-greet","cents":0,"max":1},{"code":"wheelchair","cents":0,"max":1}],"waiting":{"airportMinutes":60,"portMinutes":30,"otherMinutes":15,"extraQuarterCents":600,"maxExtraQuarters":8},"minimumNoticeMinutes":120,"hours":null,"cancellation":[{"hoursBefore":24,"feePercent":0},{"hoursBefore":12,"feePercent":50},{"hoursBefore":0,"feePercent":100}],"maxPassengers":16}', 1, '2026-11-27T12:48:33.656Z')
--> statement-breakpoint
INSERT INTO "settings" VALUES ('site', '{"siteName":"Marès","tagline":{"es":"Menorca sin prisas: excursiones y traslados","en":"Menorca at its own pace: trips and transfers","de":"Menorca in aller Ruhe: Ausflüge und Transfers","ca":"Menorca, a poc a poc: excursions i trasllats"},"legalName":"","taxId":"","travelLicence":"","transportLicence":"","email":"hola@mares.example","phone":"+34971000000","whatsapp":"+34600000000","street":"","postalCode":"","city":"Maó","latitude":39.889,"longitude":4.265,"hours":[{"day":1,"opens":"08:00","closes":"21:00"},{"day":2,"opens":"08:00","closes":"21:00"},{"day":3,"opens":"08:00","closes":"21:00"},{"day":4,"opens":"08:00","closes":"21:00"},{"day":5,"opens":"08:00","closes":"21:00"},{"day":6,"opens":"08:00","closes":"21:00"},{"day":0,"opens":"08:00","closes":"21:00"}],"social":[],"paymentMarks":["visa","mastercard","paypal"],"defaultLanguage":"es","analyticsId":null,"consentMonths":12,"retentionMonths":24}', 1, '2026-11-27T12:48:33.656Z')
--> statement-breakpoint
INSERT INTO "settings" VALUES ('quote-secret', '"2efc8314205780ba057c89263152367815839fab4c4c0716f6bd6d170abd7dc7"', 1, '2026-11-27T12:53:46.024Z')
--> statement-breakpoint
INSERT INTO "subscribers" VALUES (1, 'reader@example.com', 'de', 'pending', 'oMtvyQmJzsAEVz2RGdch3-PndT3h8kcWekqKi33UiLY', NULL, '2026-11-27T12:59:13.749Z', NULL, NULL, 'site', 1, '2026-11-27T12:59:13.749Z', '2026-11-27T12:59:13.749Z', NULL)
--> statement-breakpoint
INSERT INTO "testimonials" VALUES (1, 'Salimos en catamarán por las calas del sur y no queríamos volver. Éramos pocos a bordo, paramos donde el agua estaba más clara y los niños aprendieron a bucear con tubo. Lo mejor del verano.', 5, NULL, 'Laura M.', 'España', '2026-07', 1, 0, 1, '{"text":{"es":"Salimos en catamarán por las calas del sur y no queríamos volver. Éramos pocos a bordo, paramos donde el agua estaba más clara y los niños aprendieron a bucear con tubo. Lo mejor del verano.","en":"We took the catamaran along the southern coves and nobody wanted to go back. There were only a few of us on board, we stopped where the water was clearest, and the children learnt to snorkel. The best day of our summer.","de":"Wir sind mit dem Katamaran an den Buchten im Süden entlanggesegelt, und keiner wollte zurück. An Bord waren nur wenige Gäste, geankert haben wir dort, wo das Wasser am klarsten war, und die Kinder haben schnorcheln gelernt.","ca":"Vam sortir en catamarà per les cales de migjorn i ningú no volia tornar. A bord érem pocs, ens aturàvem allà on l’aigua era més clara i els infants van aprendre a fer snorkel. El millor dia de l’estiu."},"country":{"es":"España","en":"Spain","de":"Spanien","ca":"Espanya"}}', '{}', 2, '2026-11-27T12:48:33.611Z', '2026-11-27T12:59:14.394Z', '2026-11-27T12:59:14.394Z')
--> statement-breakpoint
INSERT INTO "testimonials" VALUES (2, 'Nuestro vuelo aterrizó con casi dos horas de retraso y pensábamos que no habría nadie. El conductor estaba en la salida con el cartel y una sonrisa. Llegamos a Cala Galdana de noche, tranquilos y sin pagar nada de más.', 5, NULL, 'Thomas K.', 'Alemania', '2026-05', 1, 1, 1, '{"text":{"es":"Nuestro vuelo aterrizó con casi dos horas de retraso y pensábamos que no habría nadie. El conductor estaba en la salida con el cartel y una sonrisa. Llegamos a Cala Galdana de noche, tranquilos y sin pagar nada de más.","en":"Our flight landed almost two hours late and we assumed nobody would be there. The driver stood at the exit with his sign and a smile. We reached Cala Galdana after dark, quite relaxed, and for the price we had been quoted.","de":"Unser Flug landete mit fast zwei Stunden Verspätung, und wir rechneten mit niemandem mehr. Doch der Fahrer stand lächelnd mit seinem Schild am Ausgang. So kamen wir nachts ganz entspannt nach Cala Galdana, zum vereinbarten Preis.","ca":"El nostre vol va aterrar amb gairebé dues hores de retard i pensàvem que no hi hauria ningú. El conductor era a la sortida amb el cartell i un somriure. Vam arribar a Cala Galdana de nit, ben tranquils i al preu acordat."},"country":{"es":"Alemania","en":"Germany","de":"Deutschland","ca":"Alemanya"}}', '{}', 1, '2026-11-27T12:48:33.611Z', '2026-11-27T12:48:33.611Z', NULL)
--> statement-breakpoint
INSERT INTO "testimonials" VALUES (3, 'Hicimos tres días del Camí de Cavalls por el sur. Nos llevaban el equipaje y cada mañana sabíamos cuánto íbamos a andar y dónde bañarnos. Volvimos cansadas, felices y con ganas de completar la vuelta entera.', 5, NULL, 'Emily R.', 'Reino Unido', '2025-09', 1, 2, 1, '{"text":{"es":"Hicimos tres días del Camí de Cavalls por el sur. Nos llevaban el equipaje y cada mañana sabíamos cuánto íbamos a andar y dónde bañarnos. Volvimos cansadas, felices y con ganas de completar la vuelta entera.","en":"We walked three days of the Camí de Cavalls in the south. Our bags went ahead, and every morning we knew how far we would go and where we could swim. We came home tired, happy and keen to do the whole loop.","de":"Drei Tage waren wir im Süden auf dem Camí de Cavalls unterwegs. Das Gepäck reiste voraus, und jeden Morgen wussten wir, wie weit es geht und wo man baden kann. Müde, glücklich, und die ganze Runde steht jetzt auf der Liste.","ca":"Vam fer tres dies de Camí de Cavalls per migjorn. Ens duien l’equipatge i cada matí sabíem quant havíem de caminar i on ens podíem banyar. Vam tornar cansades, contentes i amb ganes de fer la volta sencera."},"country":{"es":"Reino Unido","en":"United Kingdom","de":"Großbritannien","ca":"Regne Unit"}}', '{}', 1, '2026-11-27T12:48:33.611Z', '2026-11-27T12:48:33.611Z', NULL)
--> statement-breakpoint
INSERT INTO "transfer_vehicles" VALUES (1, 'standard', 'Turismo estándar', 'Berlina cómoda con aire acondicionado para parejas y familias pequeñas. La opción más práctica para llegar y deshacer las maletas.', 'taxi-son-bou-9706f27450.jpg', 4, 3, 3, 2, 0, 120, 0, '{"name":{"es":"Turismo estándar","en":"Standard saloon","de":"Standard-Pkw","ca":"Turisme estàndard"},"description":{"es":"Berlina cómoda con aire acondicionado para parejas y familias pequeñas. La opción más práctica para llegar y deshacer las maletas.","en":"A comfortable, air-conditioned saloon for couples and small families. The simplest way to get there and start unpacking.","de":"Bequeme, klimatisierte Limousine für Paare und kleine Familien. Die einfachste Art, anzukommen und die Koffer auszupacken.","ca":"Berlina còmoda i amb aire condicionat per a parelles i famílies petites. La manera més pràctica d’arribar i desfer les maletes."}}', '{}', 1, '2026-11-27T12:48:33.562Z', '2026-11-27T12:48:33.562Z', NULL)
--> statement-breakpoint
INSERT INTO "transfer_vehicles" VALUES (2, 'minivan', 'Minivan', 'Hasta ocho plazas en un mismo vehículo, con maletero para el cochecito y el equipaje de todos. Pensado para familias y amigos.', 'airport-minivan-a6017cd1fe.jpg', 8, 8, 8, 3, 0, 180, 1, '{"name":{"es":"Minivan","en":"Minivan","de":"Minivan","ca":"Minivan"},"description":{"es":"Hasta ocho plazas en un mismo vehículo, con maletero para el cochecito y el equipaje de todos. Pensado para familias y amigos.","en":"Up to eight seats in one vehicle, with room for the pushchair and everybody’s luggage. Made for families and groups of friends.","de":"Bis zu acht Plätze in einem Fahrzeug, mit Stauraum für Kinderwagen und alle Koffer. Ideal für Familien und Freundeskreise.","ca":"Fins a vuit places en un sol vehicle, amb maleter per al cotxet i l’equipatge de tothom. Fet a mida de famílies i colles d’amics."}}', '{}', 1, '2026-11-27T12:48:33.562Z', '2026-11-27T12:48:33.562Z', NULL)
--> statement-breakpoint
INSERT INTO "transfer_vehicles" VALUES (3, 'vip', 'Berlina VIP', 'Berlina de gama alta, silenciosa, con trato discreto. Para viajes de trabajo, celebraciones o por el simple gusto de llegar bien.', 'vip-sedan-ceb61057b5.jpg', 3, 3, 3, 1, 0, 360, 2, '{"name":{"es":"Berlina VIP","en":"VIP saloon","de":"VIP-Limousine","ca":"Berlina VIP"},"description":{"es":"Berlina de gama alta, silenciosa, con trato discreto. Para viajes de trabajo, celebraciones o por el simple gusto de llegar bien.","en":"A quiet premium saloon with discreet service, for business, for a celebration or simply for arriving in style.","de":"Leise Oberklasselimousine mit diskretem Service: für Geschäftsreisen, festliche Anlässe oder einfach eine stilvolle Ankunft.","ca":"Berlina de gamma alta, silenciosa i amb tracte discret. Per a viatges de feina, celebracions o pel gust d’arribar bé."}}', '{}', 1, '2026-11-27T12:48:33.562Z', '2026-11-27T12:48:33.562Z', NULL)
--> statement-breakpoint
INSERT INTO "transfer_vehicles" VALUES (4, 'minibus', 'Minibús', 'Dieciséis plazas y acceso para silla de ruedas. Bodas, equipos y grupos viajan juntos y llegan a la vez.', 'group-minibus-5a1dc4c20e.jpg', 16, 16, 16, 4, 1, 1440, 3, '{"name":{"es":"Minibús","en":"Minibus","de":"Kleinbus","ca":"Minibús"},"description":{"es":"Dieciséis plazas y acceso para silla de ruedas. Bodas, equipos y grupos viajan juntos y llegan a la vez.","en":"Sixteen seats and wheelchair access. Wedding parties, teams and groups travel together and arrive together.","de":"Sechzehn Plätze und rollstuhlgerechter Zugang. Hochzeitsgäste, Teams und Gruppen reisen gemeinsam und kommen gleichzeitig an.","ca":"Setze places i accés per a cadira de rodes. Casaments, equips i grups viatgen plegats i arriben a la vegada."}}', '{}', 1, '2026-11-27T12:48:33.562Z', '2026-11-27T12:48:33.562Z', NULL)
--> statement-breakpoint
INSERT INTO "transfer_zones" VALUES (3, 'cala-en-porter', 'Cala en Porter', 15, 11, 0, 'xoroi-sunset-223c495032.jpg', 2, 'Cala en Porter, a un cuarto de hora del avión', 'Once kilómetros separan el aeropuerto de Cala en Porter (Cala’n Porter). En un cuarto de hora se pasa de la cinta de equipajes al acantilado: el conductor conoce las calles en cuesta de la urbanización y deja las maletas en la misma puerta.

La zona incluye Alaior, pueblo alto y blanco del interior de la isla. Quien llegue a última hora puede ir directo a cenar frente al mar; quien se marche temprano tendrá el coche a la hora acordada.', '[{"title":"Cova d’en Xoroi","text":"Cuevas abiertas en el acantilado, a gran altura sobre el mar, célebres por sus puestas de sol."},{"title":"La playa de Cala en Porter","text":"Arena fina y agua poco profunda al resguardo de dos altas paredes de roca."},{"title":"Torralba d’en Salort","text":"Poblado talayótico con una de las taulas más bellas de Menorca, parte del Patrimonio Mundial."},{"title":"Alaior","text":"Casas blancas en lo alto de una colina, tierra de queso y de calzado."}]', '[{"question":"¿Cuánto tarda el traslado a Cala en Porter?","answer":"Unos quince minutos para once kilómetros. Hasta Alaior se tarda unos trece."},{"question":"¿El precio cambia según los viajeros?","answer":"Cambia según el vehículo, no por persona. Elija uno con plazas y maletero suficientes y verá el importe total al momento."},{"question":"¿Puedo pedir una silla para bebé?","answer":"Sí. Anote la edad de cada menor en la solicitud y prepararemos la silla o el elevador que le corresponde."},{"question":"¿Me esperan si el vuelo se retrasa?","answer":"Sí. Seguimos el vuelo desde que despega y el servicio incluye 60 minutos de espera en el aeropuerto."},{"question":"¿En qué punto nos encontramos?","answer":"En el vestíbulo de llegadas: el conductor sostiene un cartel con su nombre a la salida."}]', '{"name":{"es":"Cala en Porter","en":"Cala en Porter","de":"Cala en Porter","ca":"Cala en Porter"},"headline":{"es":"Cala en Porter, a un cuarto de hora del avión","en":"Cala en Porter, a quarter of an hour from the plane","de":"Cala en Porter: eine Viertelstunde vom Flughafen","ca":"Cala en Porter, a un quart d’hora de l’avió"},"intro":{"es":"Once kilómetros separan el aeropuerto de Cala en Porter (Cala’n Porter). En un cuarto de hora se pasa de la cinta de equipajes al acantilado: el conductor conoce las calles en cuesta de la urbanización y deja las maletas en la misma puerta.\n\nLa zona incluye Alaior, pueblo alto y blanco del interior de la isla. Quien llegue a última hora puede ir directo a cenar frente al mar; quien se marche temprano tendrá el coche a la hora acordada.","en":"Eleven kilometres lie between the airport and Cala en Porter (Cala’n Porter). In a quarter of an hour you go from the baggage belt to the clifftop: our drivers know the steep lanes of the resort and set your cases down at the right door.\n\nThe zone also takes in Alaior, the white hill town a little way inland. Landing late? You will still make supper by the sea. Leaving early? The car will be there at the time we agreed.","de":"Elf Kilometer sind es vom Flughafen nach Cala en Porter (Cala’n Porter). Eine Viertelstunde nach dem Gepäckband stehen Sie oben auf den Klippen: Unsere Fahrer kennen die steilen Straßen des Ortes und halten vor der richtigen Tür.\n\nZum Gebiet gehört auch Alaior, die weiße Hügelstadt im Inselinneren. Wer spät landet, schafft es noch zum Abendessen am Meer, und wer früh abreist, findet den Wagen pünktlich zur vereinbarten Zeit vor.","ca":"Onze quilòmetres separen l’aeroport de Cala en Porter. En un quart d’hora passareu de la cinta de les maletes a la vista del penya-segat: el conductor coneix els carrers costeruts de la urbanització i us deixarà davant la porta.\n\nLa zona inclou Alaior, vila alta i blanca de l’interior de l’illa. Si arribau tard, encara sereu a temps de sopar davant la mar; si partiu prest, tindreu el cotxe a l’hora acordada."},"pois":{"es":[{"title":"Cova d’en Xoroi","text":"Cuevas abiertas en el acantilado, a gran altura sobre el mar, célebres por sus puestas de sol."},{"title":"La playa de Cala en Porter","text":"Arena fina y agua poco profunda al resguardo de dos altas paredes de roca."},{"title":"Torralba d’en Salort","text":"Poblado talayótico con una de las taulas más bellas de Menorca, parte del Patrimonio Mundial."},{"title":"Alaior","text":"Casas blancas en lo alto de una colina, tierra de queso y de calzado."}],"en":[{"title":"Cova d’en Xoroi","text":"Caverns opening high in the cliff face, famous for the sunsets seen from their terraces."},{"title":"Cala en Porter beach","text":"Fine sand and shallow water, sheltered between two tall walls of rock."},{"title":"Torralba d’en Salort","text":"A Talayotic settlement with one of Menorca’s finest taulas, part of the World Heritage Site."},{"title":"Alaior","text":"White houses on a hilltop, in a town known for its cheese and its shoemakers."}],"de":[{"title":"Cova d’en Xoroi","text":"Höhlen hoch oben in der Steilwand, berühmt für die Sonnenuntergänge über dem offenen Meer."},{"title":"Strand von Cala en Porter","text":"Feiner Sand und flaches Wasser, geschützt zwischen zwei hohen Felswänden."},{"title":"Torralba d’en Salort","text":"Talayotische Siedlung mit einer der schönsten Taulas Menorcas, Teil des Welterbes."},{"title":"Alaior","text":"Weiße Häuser auf einem Hügel, bekannt für Käse und für das Schuhmacherhandwerk."}],"ca":[{"title":"Cova d’en Xoroi","text":"Coves obertes dalt del penya-segat, famoses per les postes de sol damunt la mar oberta."},{"title":"La platja de Cala en Porter","text":"Arena fina i aigua baixa, a recer de dues grans parets de roca."},{"title":"Torralba d’en Salort","text":"Poblat talaiòtic amb una de les taules més belles de Menorca, part del Patrimoni Mundial."},{"title":"Alaior","text":"Cases blanques dalt d’un turó, terra de formatge i de sabaters."}]},"faq":{"es":[{"question":"¿Cuánto tarda el traslado a Cala en Porter?","answer":"Unos quince minutos para once kilómetros. Hasta Alaior se tarda unos trece."},{"question":"¿El precio cambia según los viajeros?","answer":"Cambia según el vehículo, no por persona. Elija uno con plazas y maletero suficientes y verá el importe total al momento."},{"question":"¿Puedo pedir una silla para bebé?","answer":"Sí. Anote la edad de cada menor en la solicitud y prepararemos la silla o el elevador que le corresponde."},{"question":"¿Me esperan si el vuelo se retrasa?","answer":"Sí. Seguimos el vuelo desde que despega y el servicio incluye 60 minutos de espera en el aeropuerto."},{"question":"¿En qué punto nos encontramos?","answer":"En el vestíbulo de llegadas: el conductor sostiene un cartel con su nombre a la salida."}],"en":[{"question":"How long does it take to reach Cala en Porter?","answer":"About fifteen minutes for eleven kilometres. Alaior is around thirteen minutes away."},{"question":"Does the price depend on how many we are?","answer":"It depends on the vehicle, not on each person. Pick one with enough seats and luggage space and the total appears at once."},{"question":"May I ask for a baby seat?","answer":"Of course. Note each child’s age in the request and we will bring the seat or booster that fits."},{"question":"Will you wait if the flight is delayed?","answer":"Yes. We follow your flight all the way in, and sixty minutes’ waiting at the airport is included."},{"question":"Where do we meet?","answer":"In the arrivals hall: your driver stands by the exit with your name on a sign."}],"de":[{"question":"Wie lange dauert der Transfer nach Cala en Porter?","answer":"Ungefähr fünfzehn Minuten für elf Kilometer. Nach Alaior sind es rund dreizehn Minuten."},{"question":"Hängt der Preis von der Personenzahl ab?","answer":"Er richtet sich nach dem Fahrzeug, nicht nach Personen. Wählen Sie genug Plätze und Stauraum, der Gesamtpreis erscheint sofort."},{"question":"Kann ich eine Babyschale bestellen?","answer":"Gern. Tragen Sie das Alter jedes Kindes in die Anfrage ein, wir bringen die passende Schale, den Sitz oder die Sitzerhöhung mit."},{"question":"Warten Sie, wenn der Flug Verspätung hat?","answer":"Ja. Wir verfolgen Ihren Flug bis zur Landung, und 60 Minuten Wartezeit am Flughafen sind enthalten."},{"question":"Wo treffen wir uns?","answer":"In der Ankunftshalle: Ihr Fahrer steht mit Ihrem Namensschild am Ausgang."}],"ca":[{"question":"Quant es tarda a arribar a Cala en Porter?","answer":"Devers quinze minuts per fer onze quilòmetres. Fins a Alaior en són uns tretze."},{"question":"El preu depèn de quants som?","answer":"Depèn del vehicle, no de cada persona. Triau-ne un amb prou places i prou lloc per a les maletes i en veureu el total tot d’una."},{"question":"Puc demanar una cadireta de nadó?","answer":"Sí. Apuntau l’edat de cada infant a la sol·licitud i durem la cadireta o l’elevador que li pertoca."},{"question":"M’esperau si el vol va amb retard?","answer":"Sí. Seguim el vol fins que aterra i el servei inclou 60 minuts d’espera a l’aeroport."},{"question":"On ens trobam?","answer":"A la sala d’arribades: el conductor serà devora la sortida amb el vostre nom en un cartell."}]}}', '{}', 1, '2026-11-27T12:48:33.545Z', '2026-11-27T12:48:33.545Z', NULL)
--> statement-breakpoint
INSERT INTO "destinations" VALUES (1, 'Cala Macarella', 'macarella', 'Agua turquesa, arena clara y acantilados cubiertos de pinos: Cala Macarella es la imagen del sur de Menorca que casi todos llevan en la memoria.

La cala se abre al final de un barranco, protegida por dos paredes de caliza que dan sombra por la tarde y dejan el mar casi inmóvil los días de viento del norte. El fondo de arena refleja la luz y cambia de color a cada hora; junto a las rocas nadan sargos y pequeños bancos de peces.

Un sendero con escalones sube por el acantilado occidental y, en unos diez minutos, baja a su hermana pequeña, Cala Macarelleta. Desde lo alto se ve la bahía entera: conviene detenerse allí antes de ir a nadar. En mayo, a finales de septiembre y en octubre la cala recupera su silencio, y es entonces cuando mejor se entiende su fama.', 'cala-macarella-6ebaf390aa.jpg', NULL, 0, '["arena blanca","aguas turquesas","senderismo","snorkel"]', 1, 'south', 'cove', 39.937, 3.938, '["cala-turqueta-c77a4bae4d.jpg","cliff-walkers-3c3c34bbfc.jpg","snorkel-5d5a3e934a.jpg","catamaran-475693d36b.jpg"]', 'A pie, el Camí de Cavalls llega desde Cala Galdana en unos tres cuartos de hora, entre pinares. En temporada alta el acceso en coche privado está restringido y se viene en autobús desde Ciutadella; consulte las condiciones vigentes antes de salir. También se puede llegar por mar, en una excursión en catamarán.', '["Bar de playa en temporada","Autobús en temporada","Acceso al Camí de Cavalls","Sombra de pinos"]', '["Llegue a primera hora o a media tarde: el centro del día es el momento más concurrido.","Lleve calzado cerrado para el sendero a Macarelleta y para los miradores.","Traiga agua suficiente y llévese de vuelta todos los residuos."]', '[5,6,9,10]', NULL, 'published', 'es', 1, '{"name":{"es":"Cala Macarella","en":"Cala Macarella","de":"Cala Macarella","ca":"Cala Macarella"},"description":{"es":"Agua turquesa, arena clara y acantilados cubiertos de pinos: Cala Macarella es la imagen del sur de Menorca que casi todos llevan en la memoria.\n\nLa cala se abre al final de un barranco, protegida por dos paredes de caliza que dan sombra por la tarde y dejan el mar casi inmóvil los días de viento del norte. El fondo de arena refleja la luz y cambia de color a cada hora; junto a las rocas nadan sargos y pequeños bancos de peces.\n\nUn sendero con escalones sube por el acantilado occidental y, en unos diez minutos, baja a su hermana pequeña, Cala Macarelleta. Desde lo alto se ve la bahía entera: conviene detenerse allí antes de ir a nadar. En mayo, a finales de septiembre y en octubre la cala recupera su silencio, y es entonces cuando mejor se entiende su fama.","en":"Turquoise water, pale sand and cliffs thick with pines: Cala Macarella is the picture of southern Menorca that most people carry in their heads.\n\nIt lies where a ravine meets the sea, held between two limestone walls that throw welcome shade in the afternoon and keep the water glassy when the wind is in the north. The sandy bottom catches the light and shifts from mint to deep blue as the day goes on; along the rocks, bream and small shoals drift past your mask.\n\nA stepped path climbs the western cliff and drops, ten minutes later, to the cove’s little sister, Cala Macarelleta. Pause at the top, where the whole bay lies beneath you, before you go down for a swim. In May, late September and October the crowds thin out and the place is itself again.","de":"Türkisfarbenes Wasser, heller Sand, Felswände voller Kiefern: Die Cala Macarella ist das Bild, das viele vor Augen haben, wenn sie an Menorca denken.\n\nDie Bucht liegt am Ende einer Schlucht, eingefasst von zwei Kalksteinwänden, die am Nachmittag Schatten spenden und das Meer bei Nordwind spiegelglatt halten. Der Sandgrund wirft das Licht zurück und wechselt im Laufe des Tages die Farbe; entlang der Felsen ziehen Brassen und kleine Fischschwärme vorbei.\n\nEin Pfad mit Stufen führt über die westliche Klippe und nach etwa zehn Minuten hinunter zur kleinen Schwester, der Cala Macarelleta. Bleiben Sie oben einen Moment stehen: Von dort überblickt man die ganze Bucht. Im Mai sowie ab Ende September kehrt die Ruhe zurück, und dann versteht man am besten, warum dieser Ort so beliebt ist.","ca":"Aigua turquesa, arena clara i penya-segats coberts de pins: cala Macarella és la imatge del sud de Menorca que gairebé tothom duu a la memòria.\n\nLa cala s’obre al cap d’un barranc, entre dues parets de pedra calcària que fan ombra l’horabaixa i deixen la mar plana quan bufa tramuntana. El fons d’arena torna la llum i canvia de color a cada hora; vora les roques hi neden sards i petites moles de peix.\n\nUn camí amb escalons puja pel penya-segat de ponent i, al cap de devers deu minuts, baixa a la germana petita, cala Macarelleta. Des de dalt es veu tota la badia: val la pena aturar-s’hi un moment abans de fer una nedada. Pel maig, a finals de setembre i per l’octubre la cala recupera el silenci, i és llavors quan s’entén millor la seva fama."},"access":{"es":"A pie, el Camí de Cavalls llega desde Cala Galdana en unos tres cuartos de hora, entre pinares. En temporada alta el acceso en coche privado está restringido y se viene en autobús desde Ciutadella; consulte las condiciones vigentes antes de salir. También se puede llegar por mar, en una excursión en catamarán.","en":"On foot, the Camí de Cavalls brings you here from Cala Galdana in about three quarters of an hour, through pine woods. In high season private cars are not allowed through and visitors come by bus from Ciutadella, so check the current arrangements before you set out. You can also arrive by sea on one of the catamaran trips.","de":"Zu Fuß erreichen Sie die Bucht von Cala Galdana aus auf dem Camí de Cavalls in etwa einer Dreiviertelstunde durch Kiefernwald. In der Hochsaison ist die Zufahrt für Privatautos gesperrt; dann fährt ein Bus ab Ciutadella. Bitte informieren Sie sich vorab über die aktuelle Regelung. Auch vom Meer aus, etwa mit dem Katamaran, ist die Bucht gut zu erreichen.","ca":"A peu s’hi arriba des de Cala Galdana pel Camí de Cavalls en uns tres quarts d’hora, entre pinars. En temporada alta l’accés amb cotxe particular està restringit i s’hi va amb autobús des de Ciutadella; consultau les condicions vigents abans de sortir. També s’hi pot arribar per mar, en una excursió en catamarà."},"tags":{"es":["arena blanca","aguas turquesas","senderismo","snorkel"],"en":["white sand","turquoise water","walking","snorkelling"],"de":["weißer Sand","türkisfarbenes Wasser","Wandern","Schnorcheln"],"ca":["arena blanca","aigües turquesa","senderisme","snorkel"]},"services":{"es":["Bar de playa en temporada","Autobús en temporada","Acceso al Camí de Cavalls","Sombra de pinos"],"en":["Beach bar in season","Bus in season","Access to the Camí de Cavalls","Shade under the pines"],"de":["Strandbar in der Saison","Bus in der Saison","Zugang zum Camí de Cavalls","Schatten unter Kiefern"],"ca":["Bar de platja en temporada","Autobús en temporada","Accés al Camí de Cavalls","Ombra de pins"]},"tips":{"es":["Llegue a primera hora o a media tarde: el centro del día es el momento más concurrido.","Lleve calzado cerrado para el sendero a Macarelleta y para los miradores.","Traiga agua suficiente y llévese de vuelta todos los residuos."],"en":["Come first thing or in the late afternoon; the middle of the day is the busiest time.","Wear proper shoes for the path to Macarelleta and the clifftop viewpoints.","Bring plenty of water and take all your rubbish home."],"de":["Kommen Sie am frühen Morgen oder am späteren Nachmittag: Mittags ist am meisten los.","Für den Weg zur Macarelleta und zu den Aussichtspunkten empfehlen sich feste Schuhe.","Bringen Sie genügend Wasser mit und nehmen Sie Ihren Abfall wieder mit zurück."],"ca":["Veniu de bon matí o ja entrat l’horabaixa: a migdia és quan hi ha més gent.","Duis calçat tancat per al camí de Macarelleta i per als miradors.","Duis aigua suficient i emportau-vos tots els residus."]}}', '{}', 1, '2026-11-27T12:48:33.563Z', '2026-11-27T12:48:33.563Z', NULL)
--> statement-breakpoint
INSERT INTO "destinations" VALUES (8, 'Cala en Turqueta', 'cala-turqueta', 'Dicen que debe su nombre al color del agua, y basta asomarse entre los pinos para comprobar que en Cala en Turqueta nadie exageró.

Un saliente de roca divide la playa en dos: a un lado, la franja ancha de arena fina, con poca profundidad y buena para chapotear; al otro, un rincón más recogido al pie del acantilado. Detrás, el pinar llega casi hasta la orilla y ofrece lo más valioso de un día de verano: sombra natural.

La cala está virgen, sin edificios a la vista, y forma parte de un tramo del Camí de Cavalls especialmente hermoso: hacia levante se alcanza Macarella, hacia poniente Es Talaier y las playas de Son Saura. Con gafas de buceo merece la pena bordear las rocas de los extremos, donde el fondo es más variado y el agua, transparente.', 'cala-turqueta-c77a4bae4d.jpg', NULL, 0, '["arena blanca","aguas turquesas","senderismo","naturaleza"]', 0, 'south', 'cove', 39.931, 3.915, '["cala-macarella-6ebaf390aa.jpg","snorkel-5d5a3e934a.jpg","cami-de-cavalls-gate-47ee9a7d20.jpg"]', 'En coche se llega desde Ciutadella por el camino de Sant Joan de Missa hasta un aparcamiento limitado, desde el que quedan unos diez minutos a pie. En verano se llena pronto por la mañana, y los paneles de la carretera avisan cuando está completo. Por el Camí de Cavalls hay 6,4 km desde Cala Galdana.', '["Aparcamiento","Acceso al Camí de Cavalls","Sombra de pinos"]', '["Madrugue: en julio y agosto el aparcamiento se completa en las primeras horas.","Lleve comida y agua, y prevea pasar el día sin servicios.","Con viento del norte la cala está resguardada; con viento del sur, mejor elegir otra costa."]', '[5,6,9,10]', NULL, 'published', 'es', 1, '{"name":{"es":"Cala en Turqueta","en":"Cala en Turqueta","de":"Cala en Turqueta","ca":"Cala en Turqueta"},"description":{"es":"Dicen que debe su nombre al color del agua, y basta asomarse entre los pinos para comprobar que en Cala en Turqueta nadie exageró.\n\nUn saliente de roca divide la playa en dos: a un lado, la franja ancha de arena fina, con poca profundidad y buena para chapotear; al otro, un rincón más recogido al pie del acantilado. Detrás, el pinar llega casi hasta la orilla y ofrece lo más valioso de un día de verano: sombra natural.\n\nLa cala está virgen, sin edificios a la vista, y forma parte de un tramo del Camí de Cavalls especialmente hermoso: hacia levante se alcanza Macarella, hacia poniente Es Talaier y las playas de Son Saura. Con gafas de buceo merece la pena bordear las rocas de los extremos, donde el fondo es más variado y el agua, transparente.","en":"It is said to be named after the colour of the water, and one look at Cala en Turqueta through the pines shows that nobody was exaggerating.\n\nA spur of rock splits the beach in two: on one side a broad, gently shelving strip of fine sand that suits children and lazy swimmers; on the other a snugger corner at the foot of the cliff. Behind them the pine wood comes almost to the water and offers the great luxury of a summer’s day, natural shade.\n\nThere is not a building in sight. The cove sits on one of the loveliest stretches of the Camí de Cavalls, with Macarella to the east and, to the west, little Es Talaier and the long sands of Son Saura. Take a mask: the rocks at either end hide the most varied seabed, and visibility is usually superb.","de":"Ihren Namen soll die Cala en Turqueta der Farbe des Wassers verdanken – ein Blick durch die Kiefern, und man glaubt es gern.\n\nEin Felsvorsprung teilt den Strand in zwei Hälften: auf der einen Seite ein breiter, flach abfallender Streifen feinen Sandes, ideal zum Planschen, auf der anderen eine geschützte Ecke am Fuß der Klippe. Dahinter reicht der Kiefernwald fast bis ans Wasser und schenkt das Kostbarste an einem Sommertag: natürlichen Schatten.\n\nKein Haus stört den Blick. Die Bucht liegt an einem besonders schönen Abschnitt des Camí de Cavalls; nach Osten geht es zur Macarella, nach Westen zur kleinen Bucht Es Talaier und zu den Stränden von Son Saura. Nehmen Sie eine Taucherbrille mit: An den Felsen zu beiden Seiten ist die Unterwasserwelt am abwechslungsreichsten.","ca":"Diuen que el nom li ve del color de l’aigua, i només cal treure el cap entre els pins per veure que a Cala en Turqueta ningú no va exagerar.\n\nUna punta de roca parteix la platja en dues: a una banda, la llenca ampla d’arena fina, amb poca fondària i bona per als infants; a l’altra, un racó més recollit al peu del penya-segat. Darrere, el pinar arriba gairebé fins a la vorera i regala allò que més s’agraeix un dia d’estiu: ombra natural.\n\nLa cala és verge, sense cap construcció a la vista, i és en un dels trams més bells del Camí de Cavalls: cap a llevant s’arriba a Macarella; cap a ponent, a cala des Talaier i a les platges de Son Saura. Amb unes ulleres de bussejar val la pena resseguir les roques dels dos caps, on el fons és més variat."},"access":{"es":"En coche se llega desde Ciutadella por el camino de Sant Joan de Missa hasta un aparcamiento limitado, desde el que quedan unos diez minutos a pie. En verano se llena pronto por la mañana, y los paneles de la carretera avisan cuando está completo. Por el Camí de Cavalls hay 6,4 km desde Cala Galdana.","en":"By car, take the Sant Joan de Missa road from Ciutadella to a small car park, from which it is about ten minutes on foot. In summer it fills early, and signs on the road tell you when there are no spaces left. On the Camí de Cavalls it is 6.4 km from Cala Galdana.","de":"Mit dem Auto fahren Sie von Ciutadella über die Straße nach Sant Joan de Missa bis zu einem kleinen Parkplatz, von dort sind es etwa zehn Minuten zu Fuß. Im Sommer ist er früh belegt; Anzeigetafeln an der Straße weisen darauf hin. Auf dem Camí de Cavalls sind es 6,4 km von Cala Galdana.","ca":"Amb cotxe s’hi va des de Ciutadella pel camí de Sant Joan de Missa fins a un aparcament limitat, i d’allà queden uns deu minuts a peu. A l’estiu s’omple prest, i els plafons de la carretera avisen quan és complet. Pel Camí de Cavalls hi ha 6,4 km des de Cala Galdana."},"tags":{"es":["arena blanca","aguas turquesas","senderismo","naturaleza"],"en":["white sand","turquoise water","walking","nature"],"de":["weißer Sand","türkisfarbenes Wasser","Wandern","Natur"],"ca":["arena blanca","aigües turquesa","senderisme","natura"]},"services":{"es":["Aparcamiento","Acceso al Camí de Cavalls","Sombra de pinos"],"en":["Car park","Access to the Camí de Cavalls","Shade under the pines"],"de":["Parkplatz","Zugang zum Camí de Cavalls","Schatten unter Kiefern"],"ca":["Aparcament","Accés al Camí de Cavalls","Ombra de pins"]},"tips":{"es":["Madrugue: en julio y agosto el aparcamiento se completa en las primeras horas.","Lleve comida y agua, y prevea pasar el día sin servicios.","Con viento del norte la cala está resguardada; con viento del sur, mejor elegir otra costa."],"en":["Set off early: in July and August the car park is often full within the first hours of the day.","Bring food and water and plan on a day without facilities.","The cove is sheltered in a north wind; when it blows from the south, pick another coast."],"de":["Brechen Sie früh auf: Im Juli und August ist der Parkplatz oft schon am Morgen voll.","Nehmen Sie Essen und Wasser mit und planen Sie einen Tag ohne Infrastruktur.","Bei Nordwind liegt die Bucht geschützt; bei Südwind wählen Sie besser eine andere Küste."],"ca":["Matinau: pel juliol i l’agost l’aparcament s’omple a primera hora.","Duis menjar i aigua, i comptau passar el dia sense serveis.","Amb vent del nord la cala és arrecerada; amb migjorn, val més triar una altra costa."]}}', '{}', 1, '2026-11-27T12:48:33.563Z', '2026-11-27T12:48:33.563Z', NULL)
--> statement-breakpoint
INSERT INTO "destinations" VALUES (9, 'Cala Galdana', 'cala-galdana', 'En Cala Galdana se puede desayunar frente a una bahía en calma, nadar antes que nadie y salir a pie hacia las calas más bellas del sur.

La bahía está tan recogida que el mar suele amanecer como una balsa, y la orilla desciende con suavidad: por eso es una de las playas preferidas para venir con niños. En un extremo desemboca el torrente del Barranc d’Algendar, un cauce verde donde nadan patos y fondean pequeñas barcas.

Hay hoteles, restaurantes y alquiler de kayaks, pero también dos de los paseos más agradecidos de la isla: hacia poniente, Macarella; hacia levante, Mitjana. Al caer la tarde, vale la pena subir al mirador de Sa Punta para ver la cala entera, cuando la luz dora la roca y los bañistas ya se han ido a cenar.', 'cala-galdana-7b7c13d8e9.jpg', NULL, 0, '["familias","arena blanca","kayak","senderismo"]', 0, 'south', 'beach', 39.938, 3.957, '["cala-mitjana-5d2b4edfb6.jpg","kayaks-1b4251af33.jpg","catamaran-475693d36b.jpg"]', 'Está a 35 km del aeropuerto, unos 38 minutos por carretera, pasando por Ferreries. En temporada hay autobuses desde las principales poblaciones. A pie, el Camí de Cavalls la une con Sant Tomàs (10,8 km) y con Cala en Turqueta (6,4 km).', '["Socorrismo en temporada","Hamacas y sombrillas","Alquiler de kayaks","Restaurantes y bares","Autobús en temporada"]', '["Es la mejor base para recorrer a pie las calas vírgenes del sur sin mover el coche.","Alquile el kayak por la mañana, cuando el mar está más tranquilo.","Suba al mirador con la última luz: son pocos minutos y la vista lo merece."]', '[5,6,7,9,10]', NULL, 'published', 'es', 1, '{"name":{"es":"Cala Galdana","en":"Cala Galdana","de":"Cala Galdana","ca":"Cala Galdana"},"description":{"es":"En Cala Galdana se puede desayunar frente a una bahía en calma, nadar antes que nadie y salir a pie hacia las calas más bellas del sur.\n\nLa bahía está tan recogida que el mar suele amanecer como una balsa, y la orilla desciende con suavidad: por eso es una de las playas preferidas para venir con niños. En un extremo desemboca el torrente del Barranc d’Algendar, un cauce verde donde nadan patos y fondean pequeñas barcas.\n\nHay hoteles, restaurantes y alquiler de kayaks, pero también dos de los paseos más agradecidos de la isla: hacia poniente, Macarella; hacia levante, Mitjana. Al caer la tarde, vale la pena subir al mirador de Sa Punta para ver la cala entera, cuando la luz dora la roca y los bañistas ya se han ido a cenar.","en":"At Cala Galdana you can breakfast beside a calm, pine-ringed bay, swim before anyone else and set off on foot for the south’s loveliest coves.\n\nThe bay is so well enclosed that the sea is often flat calm in the morning, and the shore shelves gently, which is why so many families come back year after year. At one end the stream from the Barranc d’Algendar reaches the sea, a green inlet where ducks paddle and little boats lie at their moorings.\n\nThere are hotels, restaurants and kayaks for hire, but also two of the most rewarding short walks on Menorca: west to Macarella, east to Mitjana. Towards evening, climb to the Sa Punta viewpoint to see the whole bay when the rock turns gold and the bathers have gone in to dinner.","de":"In Cala Galdana frühstücken Sie mit Blick auf eine stille Bucht, schwimmen vor allen anderen und wandern dann zu den schönsten Buchten des Südens.\n\nDie Bucht liegt so geschützt, dass das Meer am Morgen oft spiegelglatt ist, und der Strand fällt sanft ab – kein Wunder, dass Familien immer wieder hierher zurückkehren. An einem Ende mündet der Bach aus dem Barranc d’Algendar, ein grüner Wasserlauf, auf dem Enten schwimmen und kleine Boote liegen.\n\nEs gibt Hotels, Restaurants und einen Kajakverleih, aber auch zwei der lohnendsten kurzen Wanderungen der Insel: nach Westen zur Macarella, nach Osten zur Mitjana. Steigen Sie gegen Abend zum Aussichtspunkt Sa Punta hinauf: Von dort sehen Sie die ganze Bucht, wenn das Licht den Fels vergoldet und die Badegäste schon beim Abendessen sitzen.","ca":"A Cala Galdana es pot berenar davant una badia en calma, nedar abans que ningú i partir a peu cap a les cales més belles del migjorn.\n\nLa badia és tan tancada que la mar sol despertar-se com una bassa d’oli, i la vorera baixa a poc a poc: per això és una de les platges més estimades per anar-hi amb infants. A un cap hi desemboca el torrent del barranc d’Algendar, un braç d’aigua verd on neden ànneres i reposen barques petites.\n\nHi ha hotels, restaurants i lloguer de caiacs, però també dues de les passejades més agraïdes de l’illa: cap a ponent, Macarella; cap a llevant, Mitjana. Quan el sol baixa, val la pena pujar al mirador de sa Punta per veure tota la cala, amb la roca daurada i la platja ja buida."},"access":{"es":"Está a 35 km del aeropuerto, unos 38 minutos por carretera, pasando por Ferreries. En temporada hay autobuses desde las principales poblaciones. A pie, el Camí de Cavalls la une con Sant Tomàs (10,8 km) y con Cala en Turqueta (6,4 km).","en":"Cala Galdana is 35 km from the airport, about 38 minutes by road by way of Ferreries. Buses run from the main towns in season. On foot, the Camí de Cavalls links it with Sant Tomàs (10.8 km) and Cala en Turqueta (6.4 km).","de":"Cala Galdana liegt 35 km vom Flughafen entfernt, etwa 38 Fahrminuten über Ferreries. In der Saison verkehren Busse aus den größeren Orten. Zu Fuß verbindet der Camí de Cavalls die Bucht mit Sant Tomàs (10,8 km) und mit der Cala en Turqueta (6,4 km).","ca":"És a 35 km de l’aeroport, uns 38 minuts per carretera passant per Ferreries. En temporada hi ha autobusos des de les poblacions principals. A peu, el Camí de Cavalls l’uneix amb Sant Tomàs (10,8 km) i amb Cala en Turqueta (6,4 km)."},"tags":{"es":["familias","arena blanca","kayak","senderismo"],"en":["families","white sand","kayaking","walking"],"de":["Familien","weißer Sand","Kajak","Wandern"],"ca":["famílies","arena blanca","caiac","senderisme"]},"services":{"es":["Socorrismo en temporada","Hamacas y sombrillas","Alquiler de kayaks","Restaurantes y bares","Autobús en temporada"],"en":["Lifeguards in season","Sunbeds and parasols","Kayak hire","Restaurants and bars","Bus in season"],"de":["Rettungsschwimmer in der Saison","Liegen und Sonnenschirme","Kajakverleih","Restaurants und Bars","Bus in der Saison"],"ca":["Socorrisme en temporada","Gandules i para-sols","Lloguer de caiacs","Restaurants i bars","Autobús en temporada"]},"tips":{"es":["Es la mejor base para recorrer a pie las calas vírgenes del sur sin mover el coche.","Alquile el kayak por la mañana, cuando el mar está más tranquilo.","Suba al mirador con la última luz: son pocos minutos y la vista lo merece."],"en":["The best base for walking to the unspoilt southern coves without touching the car.","Hire your kayak in the morning, when the sea is at its calmest.","Go up to the viewpoint for the last of the light: it takes minutes and is well worth it."],"de":["Der beste Ausgangspunkt, um die Naturbuchten im Süden ganz ohne Auto zu erwandern.","Mieten Sie das Kajak am Vormittag, dann ist das Meer am ruhigsten.","Gehen Sie im letzten Licht zum Aussichtspunkt: wenige Minuten, die sich lohnen."],"ca":["És la millor base per anar a peu a les cales verges del sud sense moure el cotxe.","Llogau el caiac al matí, quan la mar està més calma.","Pujau al mirador amb la darrera llum: són pocs minuts i la vista s’ho val."]}}', '{}', 1, '2026-11-27T12:48:33.563Z', '2026-11-27T12:48:33.563Z', NULL)
--> statement-breakpoint
INSERT INTO "destination_tags" VALUES (1, 'arena blanca')
--> statement-breakpoint
INSERT INTO "destination_tags" VALUES (1, 'aguas turquesas')
--> statement-breakpoint
INSERT INTO "destination_tags" VALUES (1, 'senderismo')
--> statement-breakpoint
INSERT INTO "destination_tags" VALUES (1, 'snorkel')
--> statement-breakpoint
INSERT INTO "destination_tags" VALUES (8, 'arena blanca')
--> statement-breakpoint
INSERT INTO "destination_tags" VALUES (8, 'aguas turquesas')
--> statement-breakpoint
INSERT INTO "destination_tags" VALUES (8, 'senderismo')
--> statement-breakpoint
INSERT INTO "destination_tags" VALUES (8, 'naturaleza')
--> statement-breakpoint
INSERT INTO "destination_tags" VALUES (9, 'familias')
--> statement-breakpoint
INSERT INTO "destination_tags" VALUES (9, 'arena blanca')
--> statement-breakpoint
INSERT INTO "destination_tags" VALUES (9, 'kayak')
--> statement-breakpoint
INSERT INTO "destination_tags" VALUES (9, 'senderismo')
--> statement-breakpoint
INSERT INTO "transfer_places" VALUES (1, 'airport', 'Aeropuerto de Menorca (MAH)', '["MAH","Aeropuerto de Mahón","Aeropuerto Mahón","Aeropuerto de Maó","Aeropuerto Maó","Mahon Airport","Maó Airport","Minorca Airport","Flughafen Mahon","Flughafen Maó","Aeroport de Maó","Airport","Flughafen"]', NULL, 39.8626, 4.2186, 'Vestíbulo de llegadas: el conductor espera a la salida con un cartel con su nombre.', '{"name":{"es":"Aeropuerto de Menorca (MAH)","en":"Menorca Airport (MAH)","de":"Flughafen Menorca (MAH)","ca":"Aeroport de Menorca (MAH)"},"meetingPoint":{"es":"Vestíbulo de llegadas: el conductor espera a la salida con un cartel con su nombre.","en":"Arrivals hall: your driver waits by the exit with a sign showing your name.","de":"Ankunftshalle: Ihr Fahrer wartet am Ausgang mit einem Schild, auf dem Ihr Name steht.","ca":"Sala d’arribades: el conductor espera vora la sortida amb un cartell amb el vostre nom."}}', '{}', 1, '2026-11-27T12:48:33.550Z', '2026-11-27T12:48:33.550Z', NULL)
--> statement-breakpoint
INSERT INTO "transfer_places" VALUES (13, 'town', 'Alaior', '["Alayor"]', 3, 39.933, 4.14, 'Recepción del hotel o puerta de la dirección indicada.', '{"name":{"es":"Alaior","en":"Alaior","de":"Alaior","ca":"Alaior"},"meetingPoint":{"es":"Recepción del hotel o puerta de la dirección indicada.","en":"Hotel reception, or the door of the address you give us.","de":"Hotelrezeption oder vor der Tür der angegebenen Adresse.","ca":"Recepció de l’hotel o porta de l’adreça indicada."}}', '{}', 1, '2026-11-27T12:48:33.550Z', '2026-11-27T12:48:33.550Z', NULL)
--> statement-breakpoint
INSERT INTO "transfer_requests" VALUES ('b057e29d-3f96-4f18-86a8-64b07374b9d0', 'RHTSSKF7', 'Q3Ckyv_Pmk0vimnuW1icVeNgLgmtSVJf0j32LAyzQks', 'lzzrXdIu46XKMb_0JOoqk4PAGhL9hsEEvHUeZZLTkEE', 'driver_assigned', 1, 13, 'standard', 2, '[4]', '{"large":1,"cabin":1,"bulky":0}', '[]', 'EUR', 2800, 1, 'Guest 1', 'guest1@example.com', '+34600123451', NULL, 'Note 1', 'en', '2026-11-01', '2026-11-27T12:59:09.590Z', 'site', NULL, 3, '2026-11-27T12:59:09.643Z', '2026-11-27T12:59:12.736Z', NULL, NULL, 'OrWZzuPE5Hvs9NYLaLdnRWDrkWC0MwDpHPxxEVd4yco')
--> statement-breakpoint
INSERT INTO "transfer_requests" VALUES ('a09f528b-d5fb-46b7-9068-c35907049c78', '7VF8SGBF', '7340u5qISqsN3RZHcUrXE6BudfSMvwRqkr3tQQGLvVg', '_UTBqX_M_WL1QAGM4fAVOcEQbLcHda7-Xult37rpxUU', 'new', 1, 13, 'standard', 2, '[4]', '{"large":1,"cabin":1,"bulky":0}', '[]', 'EUR', 5400, 1, 'Guest 2', 'guest2@example.com', '+34600123452', NULL, 'Note 2', 'es', '2026-11-01', '2026-11-27T12:59:10.873Z', 'site', NULL, 1, '2026-11-27T12:59:10.955Z', '2026-11-27T12:59:10.955Z', NULL, NULL, '99-yneDiKTAXnn0LG5U4Y0WsttlW_w55mkLgz3LUoK8')
--> statement-breakpoint
INSERT INTO "transfer_requests" VALUES ('a5ebbc41-4443-471d-b26f-b6502f0fa7b3', '6PMKPQCE', 'fLelLS9FsspuaV0CUrVXNbq42_n_esQU4duUxrtLVFQ', '1ZCtt9MEnC8jtLit4je-IsshcRNr52lf-T8s16sCbj8', 'cancelled_customer', 1, 13, 'standard', 2, '[4]', '{"large":1,"cabin":1,"bulky":0}', '[]', 'EUR', 2800, 1, 'Guest 3', 'guest3@example.com', '+34600123453', NULL, 'Note 3', 'ca', '2026-11-01', '2026-11-27T12:59:12.151Z', 'site', NULL, 2, '2026-11-27T12:59:12.224Z', '2026-11-27T12:59:12.976Z', NULL, 0, '9-Sus-343JmeDwWtb0bN3FnJZCr6G8A5_7wyIJT-sBA')
--> statement-breakpoint
INSERT INTO "transfer_legs" VALUES ('b057e29d-3f96-4f18-86a8-64b07374b9d0', 'outbound', '2027-06-16', '14:30', '2027-06-16T12:30:00.000Z', '2027-06-16T12:45:00.000Z', 'VY 3726', 2)
--> statement-breakpoint
INSERT INTO "transfer_legs" VALUES ('a09f528b-d5fb-46b7-9068-c35907049c78', 'outbound', '2027-06-16', '14:30', '2027-06-16T12:30:00.000Z', '2027-06-16T12:45:00.000Z', 'VY 3726', NULL)
--> statement-breakpoint
INSERT INTO "transfer_legs" VALUES ('a09f528b-d5fb-46b7-9068-c35907049c78', 'return', '2027-06-20', '10:00', '2027-06-20T08:00:00.000Z', '2027-06-20T08:15:00.000Z', 'VY 3727', NULL)
--> statement-breakpoint
INSERT INTO "transfer_legs" VALUES ('a5ebbc41-4443-471d-b26f-b6502f0fa7b3', 'outbound', '2027-06-16', '14:30', '2027-06-16T12:30:00.000Z', '2027-06-16T12:45:00.000Z', 'VY 3726', NULL)
--> statement-breakpoint
INSERT INTO "transfer_lines" VALUES ('b057e29d-3f96-4f18-86a8-64b07374b9d0', 0, 'outbound', 1, 2800)
--> statement-breakpoint
INSERT INTO "transfer_lines" VALUES ('b057e29d-3f96-4f18-86a8-64b07374b9d0', 1, 'booster', 1, 0)
--> statement-breakpoint
INSERT INTO "transfer_lines" VALUES ('a09f528b-d5fb-46b7-9068-c35907049c78', 0, 'outbound', 1, 2700)
--> statement-breakpoint
INSERT INTO "transfer_lines" VALUES ('a09f528b-d5fb-46b7-9068-c35907049c78', 1, 'return', 1, 2700)
--> statement-breakpoint
INSERT INTO "transfer_lines" VALUES ('a09f528b-d5fb-46b7-9068-c35907049c78', 2, 'booster', 1, 0)
--> statement-breakpoint
INSERT INTO "transfer_lines" VALUES ('a5ebbc41-4443-471d-b26f-b6502f0fa7b3', 0, 'outbound', 1, 2800)
--> statement-breakpoint
INSERT INTO "transfer_lines" VALUES ('a5ebbc41-4443-471d-b26f-b6502f0fa7b3', 1, 'booster', 1, 0)
--> statement-breakpoint
INSERT INTO "trip_types" VALUES (1, 'Salidas en barco', 'boat', 0, '{"name":{"es":"Salidas en barco","en":"Boat trips","de":"Bootsausflüge","ca":"Sortides en barca"}}', '{}', 1, '2026-11-27T12:48:33.594Z', '2026-11-27T12:48:33.594Z', NULL)
--> statement-breakpoint
INSERT INTO "trip_types" VALUES (2, 'Senderismo', 'walking', 1, '{"name":{"es":"Senderismo","en":"Walking","de":"Wandern","ca":"Senderisme"}}', '{}', 1, '2026-11-27T12:48:33.594Z', '2026-11-27T12:48:33.594Z', NULL)
--> statement-breakpoint
INSERT INTO "trip_types" VALUES (3, 'Cultura e historia', 'culture', 2, '{"name":{"es":"Cultura e historia","en":"Culture and history","de":"Kultur und Geschichte","ca":"Cultura i història"}}', '{}', 1, '2026-11-27T12:48:33.594Z', '2026-11-27T12:48:33.594Z', NULL)
--> statement-breakpoint
INSERT INTO "trip_types" VALUES (4, 'Deportes de agua', 'water-sports', 3, '{"name":{"es":"Deportes de agua","en":"Water sports","de":"Wassersport","ca":"Esports d’aigua"}}', '{}', 1, '2026-11-27T12:48:33.594Z', '2026-11-27T12:48:33.594Z', NULL)
--> statement-breakpoint
INSERT INTO "trip_types" VALUES (5, 'Gastronomía', 'gastronomy', 4, '{"name":{"es":"Gastronomía","en":"Food and flavours","de":"Kulinarik","ca":"Gastronomia"}}', '{}', 1, '2026-11-27T12:48:33.594Z', '2026-11-27T12:48:33.594Z', NULL)
--> statement-breakpoint
INSERT INTO "trip_types" VALUES (6, 'Naturaleza', 'nature', 5, '{"name":{"es":"Naturaleza","en":"Nature","de":"Natur erleben","ca":"Natura"}}', '{}', 1, '2026-11-27T12:48:33.594Z', '2026-11-27T12:48:33.594Z', NULL)
--> statement-breakpoint
INSERT INTO "trips" VALUES (9, 'Camí de Cavalls: tres días por el sur', 'cami-south-three-days', 'Tres etapas del Camí de Cavalls por la costa más bella del sur: 30,5 km de pinares, barrancos y calas blancas.

Es la travesía que proponemos a quien quiere vivir el GR 223 sin dedicarle una semana. Las etapas permiten caminar por la mañana, bañarse cuando apetece y llegar con luz al alojamiento, siempre el mismo, en Cala Galdana.

Son Saura, Cala en Turqueta, Macarella, Cala Mitjana: los nombres que todo el mundo busca en el mapa se encadenan aquí paso a paso. Un guía local acompaña al grupo y un minibús resuelve los traslados y lleva lo que no se quiera cargar.', 'harbour-b1f9c424f88dd698.jpg', 2, 'south', 'De Cala en Bosc a Sant Tomàs', '3 días, 2 noches', 'multi-day', 390.0, 'EUR', NULL, 0, 0, 0, 1, '["30,5 km en tres etapas","Son Saura, Turqueta, Macarella y Mitjana","Dos noches en un hotel pequeño de Cala Galdana","Mochila ligera: el equipaje va en minibús"]', '[{"title":"Día 1: Cap d’Artrutx – Cala en Turqueta, 13,3 km","text":"Del faro a las playas abiertas de Son Saura y, al final, el primer baño en Turqueta."},{"title":"Día 2: Cala en Turqueta – Cala Galdana, 6,4 km","text":"Jornada corta para saborear Macarella y Macarelleta y llegar caminando al hotel."},{"title":"Día 3: Cala Galdana – Sant Tomàs, 10,8 km","text":"Pinares hasta Cala Mitjana, barrancos hondos y la larga arena de Sant Tomàs."}]', '["Guía de montaña titulado","Dos noches con desayuno","Traslados y transporte de equipaje","Pícnic los tres días","Seguro"]', '["Cenas","Vuelos y traslados al aeropuerto","Suplemento individual"]', '["Botas o zapatillas de trail usadas","Bañador y toalla ligera","Gorra y protector solar","Dos litros de agua al día"]', 'Cala en Bosc, junto al puerto deportivo, a las 9.00 del primer día. Podemos recoger en el hotel si se solicita.', 39.928, 3.836, '["cliff-walkers-3c3c34bbfc.jpg","cala-turqueta-c77a4bae4d.jpg","cala-macarella-6ebaf390aa.jpg","cala-mitjana-5d2b4edfb6.jpg"]', 12, 10, '["es","en","de","ca"]', 'Cancelación gratuita hasta 48 horas antes. Si el mal tiempo obliga a suspender la salida, se ofrece otra fecha o la devolución íntegra del importe.', 'published', NULL, 'es', 1, '{"name":{"es":"Camí de Cavalls: tres días por el sur","en":"Camí de Cavalls: Three Days in the South","de":"Camí de Cavalls: drei Tage im Süden","ca":"Camí de Cavalls: tres dies per migjorn"},"description":{"es":"Tres etapas del Camí de Cavalls por la costa más bella del sur: 30,5 km de pinares, barrancos y calas blancas.\n\nEs la travesía que proponemos a quien quiere vivir el GR 223 sin dedicarle una semana. Las etapas permiten caminar por la mañana, bañarse cuando apetece y llegar con luz al alojamiento, siempre el mismo, en Cala Galdana.\n\nSon Saura, Cala en Turqueta, Macarella, Cala Mitjana: los nombres que todo el mundo busca en el mapa se encadenan aquí paso a paso. Un guía local acompaña al grupo y un minibús resuelve los traslados y lleva lo que no se quiera cargar.","en":"Three stages of the Camí de Cavalls along the loveliest of the south coast: 30.5 km of pine woods, ravines and white coves.\n\nThis is the walk for anyone who wants a real taste of the GR 223 without giving it a week. The stages leave room to walk in the cool of the morning, swim when you feel like it and reach your hotel in daylight. It is the same one both nights, in Cala Galdana.\n\nSon Saura, Cala en Turqueta, Macarella, Cala Mitjana: the names everybody looks up on the map follow one another here, step by step. A local guide walks with the group, and a minibus handles transfers and anything you would rather not carry.","de":"Drei Etappen des Camí de Cavalls an der schönsten Küste des Südens: 30,5 km durch Kiefernwälder, Schluchten und zu weißen Buchten.\n\nDiese Tour empfehlen wir allen, die den GR 223 erleben möchten, ohne gleich eine Woche dafür zu brauchen. Die Etappen lassen Zeit, in der Morgenkühle zu wandern, zwischendurch zu baden und bei Tageslicht im Hotel anzukommen. Sie wohnen beide Nächte im selben Haus in Cala Galdana.\n\nSon Saura, Cala en Turqueta, Macarella, Cala Mitjana: Die Namen, die alle auf der Karte suchen, reihen sich hier Schritt für Schritt aneinander. Ein einheimischer Guide begleitet die Gruppe, ein Minibus übernimmt die Fahrten und das Gepäck.","ca":"Tres etapes del Camí de Cavalls per la costa més polida del sud: 30,5 km de pinars, barrancs i cales blanques.\n\nÉs la travessa que proposam a qui vol viure el GR 223 sense dedicar-hi una setmana. Les etapes deixen caminar amb la fresca, banyar-se quan ve de gust i arribar de dia a l’allotjament, que és el mateix les dues nits, a Cala Galdana.\n\nSon Saura, Cala en Turqueta, Macarella, Cala Mitjana: els noms que tothom cerca al mapa s’enfilen aquí passa a passa. Un guia de l’illa acompanya el grup i un minibús s’encarrega dels trasllats i de tot allò que no vulgueu carregar."},"location":{"es":"De Cala en Bosc a Sant Tomàs","en":"Cala en Bosc to Sant Tomàs","de":"Von Cala en Bosc nach Sant Tomàs","ca":"De Cala en Bosc a Sant Tomàs"},"duration":{"es":"3 días, 2 noches","en":"3 days, 2 nights","de":"3 Tage, 2 Nächte","ca":"3 dies, 2 nits"},"meetingPoint":{"es":"Cala en Bosc, junto al puerto deportivo, a las 9.00 del primer día. Podemos recoger en el hotel si se solicita.","en":"Cala en Bosc, by the marina, at 9 am on day one. Hotel pick-up can be arranged on request.","de":"Cala en Bosc, am Jachthafen, um 9 Uhr am ersten Tag. Abholung im Hotel auf Anfrage möglich.","ca":"Cala en Bosc, vora el port esportiu, a les 9 h del primer dia. Si ho demanau, us podem recollir a l’hotel."},"cancellationPolicy":{"es":"Cancelación gratuita hasta 48 horas antes. Si el mal tiempo obliga a suspender la salida, se ofrece otra fecha o la devolución íntegra del importe.","en":"Free cancellation up to 48 hours before. If we have to call it off because of bad weather, choose another date or a full refund.","de":"Kostenlose Stornierung bis 48 Stunden vorher. Müssen wir wegen schlechten Wetters absagen, wählen Sie einen anderen Termin oder erhalten Ihr Geld zurück.","ca":"Cancel·lació gratuïta fins a 48 hores abans. Si el mal temps obliga a suspendre la sortida, oferim una altra data o tornam l’import íntegre."},"highlights":{"es":["30,5 km en tres etapas","Son Saura, Turqueta, Macarella y Mitjana","Dos noches en un hotel pequeño de Cala Galdana","Mochila ligera: el equipaje va en minibús"],"en":["30.5 km in three stages","Son Saura, Turqueta, Macarella and Mitjana","Two nights in a small hotel in Cala Galdana","A light pack, as luggage travels by minibus"],"de":["30,5 km in drei Etappen","Son Saura, Turqueta, Macarella und Mitjana","Zwei Nächte in einem kleinen Hotel in Cala Galdana","Leichter Rucksack: Das Gepäck fährt im Minibus"],"ca":["30,5 km en tres etapes","Son Saura, Turqueta, Macarella i Mitjana","Dues nits en un hotel petit de Cala Galdana","Motxilla lleugera: l’equipatge va amb minibús"]},"included":{"es":["Guía de montaña titulado","Dos noches con desayuno","Traslados y transporte de equipaje","Pícnic los tres días","Seguro"],"en":["Qualified walking guide","Two nights with breakfast","Transfers and luggage transport","Picnic on all three days","Insurance"],"de":["Ausgebildeter Wanderführer","Zwei Nächte mit Frühstück","Fahrten und Gepäcktransport","Picknick an allen drei Tagen","Versicherung"],"ca":["Guia de muntanya titulat","Dues nits amb berenar","Trasllats i transport d’equipatge","Pícnic els tres dies","Assegurança"]},"excluded":{"es":["Cenas","Vuelos y traslados al aeropuerto","Suplemento individual"],"en":["Dinners","Flights and airport transfers","Single supplement"],"de":["Abendessen","Flüge und Flughafentransfer","Einzelzimmerzuschlag"],"ca":["Sopars","Vols i trasllats a l’aeroport","Suplement individual"]},"bring":{"es":["Botas o zapatillas de trail usadas","Bañador y toalla ligera","Gorra y protector solar","Dos litros de agua al día"],"en":["Worn-in boots or trail shoes","Swimwear and a light towel","Hat and sun cream","Two litres of water a day"],"de":["Eingelaufene Wander- oder Trailschuhe","Badesachen und leichtes Handtuch","Kopfbedeckung und Sonnencreme","Zwei Liter Wasser pro Tag"],"ca":["Botes o sabates de muntanya ja fetes al peu","Banyador i tovallola lleugera","Capell i crema solar","Dos litres d’aigua al dia"]},"itinerary":{"es":[{"title":"Día 1: Cap d’Artrutx – Cala en Turqueta, 13,3 km","text":"Del faro a las playas abiertas de Son Saura y, al final, el primer baño en Turqueta."},{"title":"Día 2: Cala en Turqueta – Cala Galdana, 6,4 km","text":"Jornada corta para saborear Macarella y Macarelleta y llegar caminando al hotel."},{"title":"Día 3: Cala Galdana – Sant Tomàs, 10,8 km","text":"Pinares hasta Cala Mitjana, barrancos hondos y la larga arena de Sant Tomàs."}],"en":[{"title":"Day 1: Cap d’Artrutx to Cala en Turqueta, 13.3 km","text":"From the lighthouse to the wide beaches of Son Saura, with a first swim at Turqueta."},{"title":"Day 2: Cala en Turqueta to Cala Galdana, 6.4 km","text":"A short day, to enjoy Macarella and Macarelleta and stroll into the hotel."},{"title":"Day 3: Cala Galdana to Sant Tomàs, 10.8 km","text":"Pines as far as Cala Mitjana, then deep ravines and the long sands of Sant Tomàs."}],"de":[{"title":"Tag 1: Cap d’Artrutx – Cala en Turqueta, 13,3 km","text":"Vom Leuchtturm zu den weiten Stränden von Son Saura und zum ersten Bad in Turqueta."},{"title":"Tag 2: Cala en Turqueta – Cala Galdana, 6,4 km","text":"Ein kurzer Tag mit viel Zeit für Macarella und Macarelleta, zu Fuß bis ins Hotel."},{"title":"Tag 3: Cala Galdana – Sant Tomàs, 10,8 km","text":"Unter Kiefern nach Cala Mitjana, durch tiefe Schluchten und zum langen Strand von Sant Tomàs."}],"ca":[{"title":"Dia 1: Cap d’Artrutx – Cala en Turqueta, 13,3 km","text":"Del far a les platges obertes de Son Saura i, al final, el primer bany a Turqueta."},{"title":"Dia 2: Cala en Turqueta – Cala Galdana, 6,4 km","text":"Jornada curta per assaborir Macarella i Macarelleta i arribar a peu a l’hotel."},{"title":"Dia 3: Cala Galdana – Sant Tomàs, 10,8 km","text":"Pinars fins a Cala Mitjana, barrancs fondos i l’arena llarga de Sant Tomàs."}]}}', '{}', 2, '2026-11-27T12:48:33.596Z', '2026-11-27T12:59:15.587Z', NULL)
--> statement-breakpoint
INSERT INTO "trips" VALUES (10, 'Camí de Cavalls completo en ocho días', 'cami-complete-eight-days', 'La vuelta entera a Menorca a pie: 185 km y veinte etapas del Camí de Cavalls en ocho jornadas, con guía y coche de apoyo.

Se sale de Maó y se regresa a Maó con toda la isla en las piernas. El norte es rojo, ventoso y áspero; el oeste, piedra desnuda; el sur, pinares y calas. Hay días largos, y conviene llegar entrenado.

El grupo es pequeño y el coche de apoyo nunca está lejos: lleva el equipaje, la comida y a quien necesite acortar una etapa. Los alojamientos se reservan a la medida de cada cual.', 'cami-de-cavalls-gate-47ee9a7d20.jpg', 2, 'east', 'Vuelta completa a la isla', '8 días', 'multi-day', 690.0, 'EUR', NULL, 0, 0, 0, 0, '["185 km, veinte etapas, una isla entera","Coche de apoyo todos los días","Ocho caminantes como máximo","Alojamientos reservados según presupuesto","Diploma del GR 223 al terminar"]', '[{"title":"Día 1: Maó – Favàritx, 18,6 km","text":"Etapas 1 y 2, por Es Grau y la pizarra negra hasta el faro."},{"title":"Día 2: Favàritx – Cala Tirant, 24,4 km","text":"Etapas 3 y 4, con baño en Arenal d’en Castell y la bahía de Fornells."},{"title":"Día 3: Cala Tirant – Els Alocs, 18,5 km","text":"Etapas 5 y 6: Cavalleria, Pregonda y las primeras cuestas serias."},{"title":"Día 4: Els Alocs – Punta Nati, 22,1 km","text":"Etapas 7, 8 y 9, del bosque de Algaiarens al desierto de piedra."},{"title":"Día 5: Punta Nati – Cap d’Artrutx, 23,7 km","text":"Etapas 10 y 11, con parada a media jornada en Ciutadella."},{"title":"Día 6: Cap d’Artrutx – Sant Tomàs, 30,5 km","text":"Etapas 12, 13 y 14: la más larga, por terreno amable y con baños."},{"title":"Día 7: Sant Tomàs – Binissafúller, 26,2 km","text":"Etapas 15, 16 y 17, por Son Bou y los acantilados de Cala en Porter."},{"title":"Día 8: Binissafúller – Maó, 21,4 km","text":"Etapas 18, 19 y 20: caletas del sureste y entrada a pie en Maó."}]', '["Guía de montaña titulado","Coche de apoyo y equipaje","Pícnic diario","Seguro"]', '["Alojamiento","Cenas","Vuelos"]', '["Calzado de montaña usado","Bastones","Cortavientos","Bañador","Cantimplora de dos litros"]', 'Maó, Pont de Sant Roc, a las 8.00 del primer día.', 39.889, 4.265, '["cami-de-cavalls-gate-47ee9a7d20.jpg","cliff-walkers-3c3c34bbfc.jpg","cala-pregonda-6697d82e9e.jpg","favaritx-lighthouse-718fb55ba5.jpg"]', 16, 8, '["es","en","de","ca"]', 'Cancelación gratuita hasta 48 horas antes. Si el mal tiempo obliga a suspender la salida, se ofrece otra fecha o la devolución íntegra del importe.', 'published', NULL, 'es', 1, '{"name":{"es":"Camí de Cavalls completo en ocho días","en":"The Complete Camí de Cavalls in Eight Days","de":"Der ganze Camí de Cavalls in acht Tagen","ca":"Tot el Camí de Cavalls en vuit dies"},"description":{"es":"La vuelta entera a Menorca a pie: 185 km y veinte etapas del Camí de Cavalls en ocho jornadas, con guía y coche de apoyo.\n\nSe sale de Maó y se regresa a Maó con toda la isla en las piernas. El norte es rojo, ventoso y áspero; el oeste, piedra desnuda; el sur, pinares y calas. Hay días largos, y conviene llegar entrenado.\n\nEl grupo es pequeño y el coche de apoyo nunca está lejos: lleva el equipaje, la comida y a quien necesite acortar una etapa. Los alojamientos se reservan a la medida de cada cual.","en":"All the way round Menorca on foot: 185 km and twenty stages of the Camí de Cavalls in eight days, guided and with a support car.\n\nYou leave from Maó and walk back into Maó with the whole island in your legs. The north is red, windy and rough; the west is bare stone; the south is pine woods and coves. Some of the days are long, so come fit.\n\nThe group is small and the support car is never far off. It carries luggage, lunch and anybody who needs to cut a stage short. We book your rooms along the way to suit your taste and budget, from a simple guesthouse to something rather grander.","de":"Zu Fuß einmal um Menorca: 185 km und zwanzig Etappen des Camí de Cavalls in acht Tagen, mit Guide und Begleitfahrzeug.\n\nSie starten in Maó und kehren nach Maó zurück, mit der ganzen Insel in den Beinen. Der Norden ist rot, windig und rau, der Westen nackter Stein, der Süden ein Wechsel aus Kiefernwald und Buchten. Einige Tage sind lang; eine gute Kondition sollten Sie mitbringen.\n\nDie Gruppe bleibt klein, und das Begleitfahrzeug ist nie weit: Es transportiert Gepäck und Verpflegung und nimmt mit, wer eine Etappe abkürzen muss. Die Unterkünfte buchen wir nach Ihren Wünschen, von der einfachen Pension bis zum feinen Landhotel.","ca":"La volta sencera a Menorca a peu: 185 km i vint etapes del Camí de Cavalls en vuit jornades, amb guia i cotxe de suport.\n\nSe surt de Maó i es torna a Maó amb tota l’illa dins les cames. La tramuntana és vermella, ventosa i aspra; ponent, pedra nua; migjorn, pinars i cales. Hi ha dies llargs, i convé venir-hi entrenat.\n\nEl grup és petit i el cotxe de suport no és mai gaire lluny: duu l’equipatge, el menjar i qui necessiti escurçar una etapa. Els allotjaments els reservam a mida de cadascú, de la fonda senzilla al lloc convertit en hotel rural."},"location":{"es":"Vuelta completa a la isla","en":"All round the island","de":"Rund um die Insel","ca":"La volta sencera a l’illa"},"duration":{"es":"8 días","en":"8 days","de":"8 Tage","ca":"8 dies"},"meetingPoint":{"es":"Maó, Pont de Sant Roc, a las 8.00 del primer día.","en":"Maó, at the Sant Roc gateway, 8 am on day one.","de":"Maó, am Stadttor Sant Roc, um 8 Uhr am ersten Tag.","ca":"Maó, al pont de Sant Roc, a les 8 h del primer dia."},"cancellationPolicy":{"es":"Cancelación gratuita hasta 48 horas antes. Si el mal tiempo obliga a suspender la salida, se ofrece otra fecha o la devolución íntegra del importe.","en":"Free cancellation up to 48 hours before. If we have to call it off because of bad weather, choose another date or a full refund.","de":"Kostenlose Stornierung bis 48 Stunden vorher. Müssen wir wegen schlechten Wetters absagen, wählen Sie einen anderen Termin oder erhalten Ihr Geld zurück.","ca":"Cancel·lació gratuïta fins a 48 hores abans. Si el mal temps obliga a suspendre la sortida, oferim una altra data o tornam l’import íntegre."},"highlights":{"es":["185 km, veinte etapas, una isla entera","Coche de apoyo todos los días","Ocho caminantes como máximo","Alojamientos reservados según presupuesto","Diploma del GR 223 al terminar"],"en":["185 km, twenty stages, one whole island","Support car every day","No more than eight walkers","Rooms booked to your budget","A GR 223 certificate at the end"],"de":["185 km, zwanzig Etappen, eine ganze Insel","Begleitfahrzeug an jedem Tag","Höchstens acht Wanderer","Unterkünfte nach Ihrem Budget","GR-223-Urkunde am Ziel"],"ca":["185 km, vint etapes, una illa sencera","Cotxe de suport cada dia","Vuit caminants com a màxim","Allotjaments reservats segons pressupost","Diploma del GR 223 en acabar"]},"included":{"es":["Guía de montaña titulado","Coche de apoyo y equipaje","Pícnic diario","Seguro"],"en":["Qualified walking guide","Support car and luggage transport","Daily picnic","Insurance"],"de":["Ausgebildeter Wanderführer","Begleitfahrzeug und Gepäcktransport","Tägliches Picknick","Versicherung"],"ca":["Guia de muntanya titulat","Cotxe de suport i equipatge","Pícnic diari","Assegurança"]},"excluded":{"es":["Alojamiento","Cenas","Vuelos"],"en":["Accommodation","Dinners","Flights"],"de":["Unterkunft","Abendessen","Flüge"],"ca":["Allotjament","Sopars","Vols"]},"bring":{"es":["Calzado de montaña usado","Bastones","Cortavientos","Bañador","Cantimplora de dos litros"],"en":["Worn-in walking boots","Poles","Windproof jacket","Swimwear","Two-litre water bottle"],"de":["Eingelaufene Wanderschuhe","Stöcke","Windjacke","Badesachen","Trinkflasche für zwei Liter"],"ca":["Calçat de muntanya fet al peu","Bastons","Tallavents","Banyador","Cantimplora de dos litres"]},"itinerary":{"es":[{"title":"Día 1: Maó – Favàritx, 18,6 km","text":"Etapas 1 y 2, por Es Grau y la pizarra negra hasta el faro."},{"title":"Día 2: Favàritx – Cala Tirant, 24,4 km","text":"Etapas 3 y 4, con baño en Arenal d’en Castell y la bahía de Fornells."},{"title":"Día 3: Cala Tirant – Els Alocs, 18,5 km","text":"Etapas 5 y 6: Cavalleria, Pregonda y las primeras cuestas serias."},{"title":"Día 4: Els Alocs – Punta Nati, 22,1 km","text":"Etapas 7, 8 y 9, del bosque de Algaiarens al desierto de piedra."},{"title":"Día 5: Punta Nati – Cap d’Artrutx, 23,7 km","text":"Etapas 10 y 11, con parada a media jornada en Ciutadella."},{"title":"Día 6: Cap d’Artrutx – Sant Tomàs, 30,5 km","text":"Etapas 12, 13 y 14: la más larga, por terreno amable y con baños."},{"title":"Día 7: Sant Tomàs – Binissafúller, 26,2 km","text":"Etapas 15, 16 y 17, por Son Bou y los acantilados de Cala en Porter."},{"title":"Día 8: Binissafúller – Maó, 21,4 km","text":"Etapas 18, 19 y 20: caletas del sureste y entrada a pie en Maó."}],"en":[{"title":"Day 1: Maó to Favàritx, 18.6 km","text":"Stages 1 and 2, by way of Es Grau and black slate to the lighthouse."},{"title":"Day 2: Favàritx to Cala Tirant, 24.4 km","text":"Stages 3 and 4, with a swim at Arenal d’en Castell and Fornells bay."},{"title":"Day 3: Cala Tirant to Els Alocs, 18.5 km","text":"Stages 5 and 6: Cavalleria, Pregonda and the first serious climbs."},{"title":"Day 4: Els Alocs to Punta Nati, 22.1 km","text":"Stages 7, 8 and 9, from the woods of Algaiarens to a desert of stone."},{"title":"Day 5: Punta Nati to Cap d’Artrutx, 23.7 km","text":"Stages 10 and 11, with a midday break in Ciutadella."},{"title":"Day 6: Cap d’Artrutx to Sant Tomàs, 30.5 km","text":"Stages 12, 13 and 14: the longest day, on kind ground and with swims."},{"title":"Day 7: Sant Tomàs to Binissafúller, 26.2 km","text":"Stages 15, 16 and 17, past Son Bou and the cliffs of Cala en Porter."},{"title":"Day 8: Binissafúller to Maó, 21.4 km","text":"Stages 18, 19 and 20: the small coves of the south-east and into Maó on foot."}],"de":[{"title":"Tag 1: Maó – Favàritx, 18,6 km","text":"Etappen 1 und 2, über Es Grau und schwarzen Schiefer zum Leuchtturm."},{"title":"Tag 2: Favàritx – Cala Tirant, 24,4 km","text":"Etappen 3 und 4, mit Bad in Arenal d’en Castell und der Bucht von Fornells."},{"title":"Tag 3: Cala Tirant – Els Alocs, 18,5 km","text":"Etappen 5 und 6: Cavalleria, Pregonda und die ersten kräftigen Anstiege."},{"title":"Tag 4: Els Alocs – Punta Nati, 22,1 km","text":"Etappen 7, 8 und 9, vom Wald von Algaiarens in die Steinwüste."},{"title":"Tag 5: Punta Nati – Cap d’Artrutx, 23,7 km","text":"Etappen 10 und 11, mit Mittagspause in Ciutadella."},{"title":"Tag 6: Cap d’Artrutx – Sant Tomàs, 30,5 km","text":"Etappen 12, 13 und 14: der längste Tag, auf sanftem Gelände und mit Badepausen."},{"title":"Tag 7: Sant Tomàs – Binissafúller, 26,2 km","text":"Etappen 15, 16 und 17, über Son Bou und die Klippen von Cala en Porter."},{"title":"Tag 8: Binissafúller – Maó, 21,4 km","text":"Etappen 18, 19 und 20: kleine Buchten im Südosten und der Einzug in Maó."}],"ca":[{"title":"Dia 1: Maó – Favàritx, 18,6 km","text":"Etapes 1 i 2, per es Grau i la pissarra negra fins al far."},{"title":"Dia 2: Favàritx – Cala Tirant, 24,4 km","text":"Etapes 3 i 4, amb bany a l’Arenal d’en Castell i la badia de Fornells."},{"title":"Dia 3: Cala Tirant – Els Alocs, 18,5 km","text":"Etapes 5 i 6: Cavalleria, Pregonda i les primeres pujades de veritat."},{"title":"Dia 4: Els Alocs – Punta Nati, 22,1 km","text":"Etapes 7, 8 i 9, del bosc d’Algaiarens al desert de pedra."},{"title":"Dia 5: Punta Nati – Cap d’Artrutx, 23,7 km","text":"Etapes 10 i 11, amb aturada de migdia a Ciutadella."},{"title":"Dia 6: Cap d’Artrutx – Sant Tomàs, 30,5 km","text":"Etapes 12, 13 i 14: la més llarga, per terreny bo i amb banys."},{"title":"Dia 7: Sant Tomàs – Binissafúller, 26,2 km","text":"Etapes 15, 16 i 17, per Son Bou i els penya-segats de Cala en Porter."},{"title":"Dia 8: Binissafúller – Maó, 21,4 km","text":"Etapes 18, 19 i 20: caletes de llevant i entrada a peu a Maó."}]}}', '{}', 2, '2026-11-27T12:48:33.596Z', '2026-11-27T12:59:14.285Z', '2026-11-27T12:59:14.285Z')
--> statement-breakpoint
INSERT INTO "trips" VALUES (16, 'Caballos menorquines: el alma de Sant Joan', 'renamed-trip', 'Negros, nobles y capaces de andar erguidos sobre las patas traseras: una tarde con los caballos que hacen temblar a Ciutadella por Sant Joan.

El 23 y el 24 de junio, los «caixers» de Ciutadella entran a caballo entre la multitud y la ciudad contiene el aliento. El resto del año esos mismos caballos viven en el campo, donde se crían y se doman con una paciencia que aquí se hereda.

Visitamos una yeguada en una finca menorquina para ver de cerca la doma, la silla y las guarniciones de fiesta, y para entender cómo se prepara el «bot». Los niños pueden cepillar a un caballo y dar una vuelta corta de la rienda.', 'sant-joan-horses-94ad24cebb.jpg', 3, 'west', 'Campo de Ciutadella', '3 horas', 'half-day', 38.0, 'EUR', NULL, 0, 0, 0, 0, '["Exhibición de doma menorquina","El «bot», explicado paso a paso","Guarniciones y trajes de fiesta","Vuelta corta para los niños"]', '[{"title":"Camino de la finca","text":"Trayecto corto entre paredes de piedra seca y barreras de acebuche."},{"title":"Las cuadras","text":"La raza, los potros y el trabajo de cada día."},{"title":"La doma menorquina","text":"Exhibición en la pista, con el «bot» y el paso de fiesta."},{"title":"Merienda en el patio","text":"Pastissets, limonada y tiempo para preguntas y fotos."}]', '["Visita guiada a la finca","Exhibición de doma","Traslado desde Ciutadella","Merienda con pastissets"]', '["Paseo a caballo para adultos","Propinas"]', '["Calzado cerrado","Gorra","Protector solar"]', 'Ciutadella, plaza dels Pins, a la hora indicada en la confirmación. Vamos a la finca en minibús.', 40.001, 3.839, '["sant-joan-horses-94ad24cebb.jpg","horse-riding-fd4155f905.jpg","white-village-6aa78985c6.jpg"]', NULL, 20, '["es","en","ca"]', 'Cancelación gratuita hasta 48 horas antes. Si el mal tiempo obliga a suspender la salida, se ofrece otra fecha o la devolución íntegra del importe.', 'published', NULL, 'es', 1, '{"name":{"es":"Caballos menorquines: el alma de Sant Joan","en":"Menorcan Horses: The Soul of Sant Joan","de":"Menorcas Pferde: die Seele von Sant Joan","ca":"Cavalls menorquins: l’ànima de Sant Joan"},"description":{"es":"Negros, nobles y capaces de andar erguidos sobre las patas traseras: una tarde con los caballos que hacen temblar a Ciutadella por Sant Joan.\n\nEl 23 y el 24 de junio, los «caixers» de Ciutadella entran a caballo entre la multitud y la ciudad contiene el aliento. El resto del año esos mismos caballos viven en el campo, donde se crían y se doman con una paciencia que aquí se hereda.\n\nVisitamos una yeguada en una finca menorquina para ver de cerca la doma, la silla y las guarniciones de fiesta, y para entender cómo se prepara el «bot». Los niños pueden cepillar a un caballo y dar una vuelta corta de la rienda.","en":"Black, proud and able to walk on their hind legs: an afternoon with the horses that bring Ciutadella to a standstill at Sant Joan.\n\nOn 23 and 24 June the riders of Ciutadella take their horses into the crowd and the whole town holds its breath. For the rest of the year those same animals live in the country, bred and schooled with a patience that is handed down here from parent to child.\n\nWe visit a stud on a Menorcan farm to see the training, saddlery and festival harness up close, and learn how a horse is taught the “bot”, the famous rear. Children can groom a horse and enjoy a short ride on the lead rein.","de":"Schwarz, stolz und fähig, auf den Hinterbeinen zu gehen: ein Nachmittag bei den Pferden, für die Ciutadella zu Sant Joan den Atem anhält.\n\nAm 23. und 24. Juni reiten die „caixers“ von Ciutadella mitten in die Menge, und die ganze Stadt fiebert mit. Das übrige Jahr leben dieselben Pferde auf dem Land, gezüchtet und ausgebildet mit einer Geduld, die hier von Generation zu Generation weitergegeben wird.\n\nAuf einem menorquinischen Gutshof besuchen wir ein Gestüt. Sie sehen Dressur, Sattel und Festgeschirr aus der Nähe und erfahren, wie der „bot“ entsteht, das berühmte Steigen. Kinder dürfen ein Pferd striegeln und geführt eine kleine Runde reiten.","ca":"Negres, nobles i capaços de caminar drets damunt les potes de darrere: un capvespre amb els cavalls que fan bategar Ciutadella per Sant Joan.\n\nEl 23 i el 24 de juny, els caixers entren a cavall dins la gentada, sona el jaleo i tota la ciutat aguanta l’alè. La resta de l’any aquells mateixos cavalls viuen fora vila, on es crien i s’ensenyen amb una paciència que passa de pares a fills.\n\nVisitam els cavalls d’un lloc menorquí per veure de prop la doma, la sella i els guarniments de festa, i per entendre com s’aprèn a fer el bot. Els al·lots poden raspallar un cavall i fer-hi una volteta, acompanyats."},"location":{"es":"Campo de Ciutadella","en":"Countryside near Ciutadella","de":"Umland von Ciutadella","ca":"Fora vila de Ciutadella"},"duration":{"es":"3 horas","en":"3 hours","de":"3 Stunden","ca":"3 hores"},"meetingPoint":{"es":"Ciutadella, plaza dels Pins, a la hora indicada en la confirmación. Vamos a la finca en minibús.","en":"Ciutadella, Plaça dels Pins, at the time given in your confirmation. We go on to the farm by minibus.","de":"Ciutadella, Plaça dels Pins, zur Uhrzeit in Ihrer Bestätigung. Zum Gutshof fahren wir mit dem Minibus.","ca":"Ciutadella, plaça dels Pins, a l’hora indicada a la confirmació. Anam al lloc amb minibús."},"cancellationPolicy":{"es":"Cancelación gratuita hasta 48 horas antes. Si el mal tiempo obliga a suspender la salida, se ofrece otra fecha o la devolución íntegra del importe.","en":"Free cancellation up to 48 hours before. If we have to call it off because of bad weather, choose another date or a full refund.","de":"Kostenlose Stornierung bis 48 Stunden vorher. Müssen wir wegen schlechten Wetters absagen, wählen Sie einen anderen Termin oder erhalten Ihr Geld zurück.","ca":"Cancel·lació gratuïta fins a 48 hores abans. Si el mal temps obliga a suspendre la sortida, oferim una altra data o tornam l’import íntegre."},"highlights":{"es":["Exhibición de doma menorquina","El «bot», explicado paso a paso","Guarniciones y trajes de fiesta","Vuelta corta para los niños"],"en":["A display of Menorcan dressage","The famous “bot”, step by step","Festival harness and costume","A short ride for children"],"de":["Vorführung der menorquinischen Dressur","Der „bot“, Schritt für Schritt erklärt","Festgeschirr und Trachten","Kleine Reitrunde für Kinder"],"ca":["Exhibició de doma menorquina","El bot, explicat pas a pas","Guarniments i vestits de festa","Volteta per als al·lots"]},"included":{"es":["Visita guiada a la finca","Exhibición de doma","Traslado desde Ciutadella","Merienda con pastissets"],"en":["Guided visit to the farm","Dressage display","Transfer from Ciutadella","Tea with pastissets biscuits"],"de":["Führung über den Gutshof","Dressurvorführung","Fahrt ab Ciutadella","Imbiss mit Pastissets"],"ca":["Visita guiada al lloc","Exhibició de doma","Trasllat des de Ciutadella","Berenada amb pastissets"]},"excluded":{"es":["Paseo a caballo para adultos","Propinas"],"en":["Riding for adults","Tips"],"de":["Ausritt für Erwachsene","Trinkgeld"],"ca":["Passeig a cavall per a adults","Propines"]},"bring":{"es":["Calzado cerrado","Gorra","Protector solar"],"en":["Closed shoes","Hat","Sun cream"],"de":["Geschlossene Schuhe","Kopfbedeckung","Sonnencreme"],"ca":["Calçat tancat","Capell","Crema solar"]},"itinerary":{"es":[{"title":"Camino de la finca","text":"Trayecto corto entre paredes de piedra seca y barreras de acebuche."},{"title":"Las cuadras","text":"La raza, los potros y el trabajo de cada día."},{"title":"La doma menorquina","text":"Exhibición en la pista, con el «bot» y el paso de fiesta."},{"title":"Merienda en el patio","text":"Pastissets, limonada y tiempo para preguntas y fotos."}],"en":[{"title":"Out to the farm","text":"A short drive between dry-stone walls and wild-olive gates."},{"title":"The stables","text":"The breed, the foals and the daily round."},{"title":"Menorcan dressage","text":"A display in the ring, with the “bot” and the festival step."},{"title":"Tea in the courtyard","text":"Pastissets, lemonade and time for questions and photos."}],"de":[{"title":"Fahrt aufs Land","text":"Eine kurze Strecke zwischen Trockenmauern und Gattern aus Wildolivenholz."},{"title":"Die Ställe","text":"Die Rasse, die Fohlen und der Alltag im Gestüt."},{"title":"Menorquinische Dressur","text":"Vorführung auf dem Platz, mit „bot“ und Festschritt."},{"title":"Imbiss im Hof","text":"Pastissets, Limonade und Zeit für Fragen und Fotos."}],"ca":[{"title":"Camí del lloc","text":"Trajecte curt entre parets seques i barreres d’ullastre."},{"title":"Els estables","text":"La raça, els poltres i la feina de cada dia."},{"title":"La doma menorquina","text":"Exhibició a la pista, amb el bot i el pas de festa."},{"title":"Berenada al pati","text":"Pastissets, llimonada i temps per a preguntes i fotos."}]}}', '{}', 2, '2026-11-27T12:48:33.596Z', '2026-11-27T12:59:14.233Z', NULL)
--> statement-breakpoint
INSERT INTO "trips" VALUES (19, 'A caballo por el Camí de Cavalls', 'horse-ride-coast', 'El camino que rodea la isla se hizo para jinetes. Recórralo como entonces, a caballo, entre Cala Morell y los pinares de Algaiarens.

Por el Camí de Cavalls patrullaban los centinelas que vigilaban la costa, y sus barreras de acebuche siguen abriéndose igual. Aquí el sendero sube y baja entre tierra rojiza, lentiscos y miradores al mar del norte, con el único sonido de los cascos.

Los caballos son tranquilos y conocen el camino. Se forman grupos según experiencia: quien empieza va al paso, y quien ya monta puede pedir un trote en los tramos llanos. Antes de salir hay un rato para conocer al compañero de ruta.', 'horse-riding-fd4155f905.jpg', 6, 'west', 'Cala Morell y costa de Algaiarens', '2 horas y media', 'half-day', 65.0, 'EUR', NULL, 0, 0, 1, 1, '["Tramo histórico del Camí de Cavalls","Caballos tranquilos, aptos para principiantes","Vistas a la costa norte","Grupos de ocho jinetes"]', '[{"title":"En las cuadras","text":"Presentación, casco y ejercicios básicos en la pista."},{"title":"Hacia la costa","text":"Camino entre muros de piedra seca y campos abiertos."},{"title":"Camí de Cavalls","text":"Barreras, monte bajo y el mar a un lado, en dirección a Algaiarens."},{"title":"Regreso","text":"Vuelta al paso, cepillado y unas zanahorias bien ganadas."}]', '["Caballo y equipo completo","Casco","Monitor de equitación","Seguro"]', '["Traslado hasta Cala Morell","Bebidas"]', '["Pantalón largo","Calzado cerrado","Protector solar","Agua"]', 'Entrada de Cala Morell, a la hora indicada en la confirmación. Desde allí se va a las cuadras.', 40.051, 3.88, '["horse-riding-fd4155f905.jpg","cami-de-cavalls-gate-47ee9a7d20.jpg","cala-morell-caves-b98b7fbec4.jpg"]', 10, 8, '["es","en","de"]', 'Cancelación gratuita hasta 48 horas antes. Si el mal tiempo obliga a suspender la salida, se ofrece otra fecha o la devolución íntegra del importe.', 'published', NULL, 'es', 1, '{"name":{"es":"A caballo por el Camí de Cavalls","en":"Riding the Camí de Cavalls on Horseback","de":"Zu Pferd auf dem Camí de Cavalls","ca":"A cavall pel Camí de Cavalls"},"description":{"es":"El camino que rodea la isla se hizo para jinetes. Recórralo como entonces, a caballo, entre Cala Morell y los pinares de Algaiarens.\n\nPor el Camí de Cavalls patrullaban los centinelas que vigilaban la costa, y sus barreras de acebuche siguen abriéndose igual. Aquí el sendero sube y baja entre tierra rojiza, lentiscos y miradores al mar del norte, con el único sonido de los cascos.\n\nLos caballos son tranquilos y conocen el camino. Se forman grupos según experiencia: quien empieza va al paso, y quien ya monta puede pedir un trote en los tramos llanos. Antes de salir hay un rato para conocer al compañero de ruta.","en":"The path around the island was made for riders. Follow it as they did, in the saddle, between Cala Morell and the pines of Algaiarens.\n\nMounted lookouts once patrolled the shore along the Camí de Cavalls, and its wild-olive gates still swing the same way. Here the track rises and falls over reddish earth and mastic scrub, with views of the northern sea and no sound but hooves.\n\nThe horses are calm and know the way. Groups are made up by experience: beginners go at a walk, while those who already ride may ask for a trot on the level stretches. There is time before we leave to get to know your companion.","de":"Der Weg rund um die Insel wurde für Reiter angelegt. Erleben Sie ihn im Sattel, zwischen Cala Morell und den Kiefern von Algaiarens.\n\nAuf dem Camí de Cavalls patrouillierten einst berittene Wachen an der Küste, und seine Gatter aus Wildolivenholz schwingen noch heute wie damals. Hier führt der Pfad über rötliche Erde und durch Mastixsträucher auf und ab, mit weitem Blick aufs Meer und begleitet nur vom Klang der Hufe.\n\nDie Pferde sind ruhig und kennen den Weg. Wir teilen die Gruppen nach Erfahrung ein: Anfänger reiten im Schritt, wer schon reiten kann, darf auf ebenen Strecken traben. Vor dem Aufbruch lernen Sie Ihr Pferd in Ruhe kennen.","ca":"El camí que volta l’illa es va obrir per als genets. Seguiu-lo com abans, damunt la sella, entre Cala Morell i els pinars d’Algaiarens.\n\nPel Camí de Cavalls passaven els guaites que vigilaven la costa, i les barreres d’ullastre encara s’obren igual. Aquí el camí puja i baixa entre terra vermellosa, mates i miradors a la mar de tramuntana, sense cap més renou que el trepig dels cavalls.\n\nSón cavalls tranquils i coneixen el camí. Feim els grups segons l’experiència: qui comença va al pas, i qui ja en sap pot demanar un trot als trams plans. Abans de sortir hi ha una estona per conèixer el company de ruta."},"location":{"es":"Cala Morell y costa de Algaiarens","en":"Cala Morell and the Algaiarens coast","de":"Cala Morell und die Küste von Algaiarens","ca":"Cala Morell i la costa d’Algaiarens"},"duration":{"es":"2 horas y media","en":"2½ hours","de":"2,5 Stunden","ca":"2 hores i mitja"},"meetingPoint":{"es":"Entrada de Cala Morell, a la hora indicada en la confirmación. Desde allí se va a las cuadras.","en":"The entrance to Cala Morell, at the time given in your confirmation. From there we go to the stables.","de":"Am Ortseingang von Cala Morell, zur Uhrzeit in Ihrer Bestätigung. Von dort geht es zu den Ställen.","ca":"Entrada de Cala Morell, a l’hora indicada a la confirmació. D’allà anam als estables."},"cancellationPolicy":{"es":"Cancelación gratuita hasta 48 horas antes. Si el mal tiempo obliga a suspender la salida, se ofrece otra fecha o la devolución íntegra del importe.","en":"Free cancellation up to 48 hours before. If we have to call it off because of bad weather, choose another date or a full refund.","de":"Kostenlose Stornierung bis 48 Stunden vorher. Müssen wir wegen schlechten Wetters absagen, wählen Sie einen anderen Termin oder erhalten Ihr Geld zurück.","ca":"Cancel·lació gratuïta fins a 48 hores abans. Si el mal temps obliga a suspendre la sortida, oferim una altra data o tornam l’import íntegre."},"highlights":{"es":["Tramo histórico del Camí de Cavalls","Caballos tranquilos, aptos para principiantes","Vistas a la costa norte","Grupos de ocho jinetes"],"en":["A historic stretch of the Camí de Cavalls","Calm horses, fine for beginners","Views of the north coast","Eight riders at most"],"de":["Historischer Abschnitt des Camí de Cavalls","Ruhige Pferde, auch für Anfänger","Ausblicke auf die Nordküste","Höchstens acht Reiter"],"ca":["Tram històric del Camí de Cavalls","Cavalls tranquils, bons per a principiants","Vistes a la costa de tramuntana","Grups de vuit genets"]},"included":{"es":["Caballo y equipo completo","Casco","Monitor de equitación","Seguro"],"en":["Horse and full tack","Riding hat","Riding instructor","Insurance"],"de":["Pferd mit kompletter Ausrüstung","Reithelm","Reitlehrer","Versicherung"],"ca":["Cavall i equip complet","Casc","Monitor d’equitació","Assegurança"]},"excluded":{"es":["Traslado hasta Cala Morell","Bebidas"],"en":["Transport to Cala Morell","Drinks"],"de":["Anfahrt nach Cala Morell","Getränke"],"ca":["Trasllat fins a Cala Morell","Begudes"]},"bring":{"es":["Pantalón largo","Calzado cerrado","Protector solar","Agua"],"en":["Long trousers","Closed shoes","Sun cream","Water"],"de":["Lange Hose","Geschlossene Schuhe","Sonnencreme","Wasser"],"ca":["Calçons llargs","Calçat tancat","Crema solar","Aigua"]},"itinerary":{"es":[{"title":"En las cuadras","text":"Presentación, casco y ejercicios básicos en la pista."},{"title":"Hacia la costa","text":"Camino entre muros de piedra seca y campos abiertos."},{"title":"Camí de Cavalls","text":"Barreras, monte bajo y el mar a un lado, en dirección a Algaiarens."},{"title":"Regreso","text":"Vuelta al paso, cepillado y unas zanahorias bien ganadas."}],"en":[{"title":"At the stables","text":"Introductions, hats on and the basics in the ring."},{"title":"Towards the coast","text":"A lane between dry-stone walls and open fields."},{"title":"The Camí de Cavalls","text":"Gates, scrub and the sea alongside, in the direction of Algaiarens."},{"title":"Back again","text":"Home at a walk, a brush-down and some well-earned carrots."}],"de":[{"title":"Im Stall","text":"Kennenlernen, Helm anpassen und Grundübungen auf dem Platz."},{"title":"Richtung Küste","text":"Ein Weg zwischen Trockenmauern und offenen Feldern."},{"title":"Camí de Cavalls","text":"Gatter, Macchia und das Meer an der Seite, in Richtung Algaiarens."},{"title":"Zurück","text":"Heimwärts im Schritt, dann Striegeln und ein paar verdiente Möhren."}],"ca":[{"title":"Als estables","text":"Presentacions, casc i exercicis bàsics a la pista."},{"title":"Cap a la costa","text":"Camí entre parets seques i tanques obertes."},{"title":"Camí de Cavalls","text":"Barreres, garriga i la mar a un costat, en direcció a Algaiarens."},{"title":"Tornada","text":"De cap a casa al pas, raspallada i unes pastanagues ben guanyades."}]}}', '{}', 1, '2026-11-27T12:48:33.596Z', '2026-11-27T12:48:33.596Z', NULL)
--> statement-breakpoint
INSERT INTO "trips" VALUES (24, 'A pie de Cala Galdana a Macarella y Turqueta', 'macarella-turqueta-walk-2', 'Tres de las calas más bonitas de Menorca en una caminata de 6,4 km por el acantilado, con baños largos y pícnic bajo los pinos.

El tramo más célebre del Camí de Cavalls sube desde Cala Galdana entre pinos y se asoma de pronto al agua turquesa de Macarella. Un poco más allá espera la pequeña Macarelleta; después, bosque y silencio hasta Cala en Turqueta.

Salimos temprano para llegar a las calas con la luz limpia y espacio en la arena. La ruta es moderada y está pensada para disfrutar del mar tanto como del camino; al final, un minibús nos devuelve al punto de partida.', 'cala-macarella-6ebaf390aa.jpg', 2, 'south', 'Costa sur', '6 horas', 'full-day', 55.0, 'EUR', NULL, 0, 1, 1, 1, '["Etapa 13 del Camí de Cavalls, 6,4 km","Macarella, Macarelleta y Turqueta en un día","Salida temprana, antes del gentío","Regreso en minibús"]', '[{"title":"Subida desde Cala Galdana","text":"Escalones, pinar y el primer mirador sobre la bahía."},{"title":"Macarella y Macarelleta","text":"Baño largo en la cala grande y paseo hasta su hermana pequeña."},{"title":"Por el bosque","text":"Sendero a la sombra, barreras de acebuche y olor a resina."},{"title":"Cala en Turqueta","text":"Pícnic, siesta y último chapuzón antes del minibús de vuelta."}]', '["Guía titulado","Pícnic y fruta","Regreso en minibús a Cala Galdana","Seguro"]', '["Traslado hasta Cala Galdana","Toallas"]', '["Zapatillas con buena suela","Bañador y toalla","Litro y medio de agua","Gorra y protector solar"]', 'Cala Galdana, junto al puente del paseo, a las 8.30.', 39.938, 3.957, '["cala-macarella-6ebaf390aa.jpg","cala-turqueta-c77a4bae4d.jpg","cliff-walkers-3c3c34bbfc.jpg","cala-galdana-7b7c13d8e9.jpg"]', 8, 14, '["es","en","de","ca"]', 'Cancelación gratuita hasta 48 horas antes. Si el mal tiempo obliga a suspender la salida, se ofrece otra fecha o la devolución íntegra del importe.', 'draft', NULL, 'es', 1, '{"name":{"es":"A pie de Cala Galdana a Macarella y Turqueta","en":"Coast Walk to Macarella and Turqueta","de":"Küstenwanderung nach Macarella und Turqueta","ca":"A peu de Cala Galdana a Macarella i Turqueta"},"description":{"es":"Tres de las calas más bonitas de Menorca en una caminata de 6,4 km por el acantilado, con baños largos y pícnic bajo los pinos.\n\nEl tramo más célebre del Camí de Cavalls sube desde Cala Galdana entre pinos y se asoma de pronto al agua turquesa de Macarella. Un poco más allá espera la pequeña Macarelleta; después, bosque y silencio hasta Cala en Turqueta.\n\nSalimos temprano para llegar a las calas con la luz limpia y espacio en la arena. La ruta es moderada y está pensada para disfrutar del mar tanto como del camino; al final, un minibús nos devuelve al punto de partida.","en":"Three of Menorca’s most beautiful coves on one 6.4 km clifftop walk, with long swims and a picnic under the pines.\n\nThe best-loved stretch of the Camí de Cavalls climbs out of Cala Galdana through the pines and suddenly looks down on the turquoise of Macarella. Little Macarelleta is just beyond; after that it is woodland and silence as far as Cala en Turqueta.\n\nWe set off early to reach the coves in clean light, with room on the sand. The going is moderate, and the day is planned as much around the sea as the path. At the end a minibus brings us back to where we began.","de":"Drei der schönsten Buchten Menorcas auf einer Wanderung von 6,4 km über den Klippen, mit viel Badezeit und Picknick unter Kiefern.\n\nDer bekannteste Abschnitt des Camí de Cavalls steigt von Cala Galdana durch den Kiefernwald an und gibt plötzlich den Blick auf das Türkis von Macarella frei. Gleich dahinter liegt die kleine Macarelleta, danach folgen Wald und Stille bis Cala en Turqueta.\n\nWir brechen früh auf, um die Buchten bei klarem Licht und mit Platz im Sand zu erleben. Der Weg ist mittelschwer, und das Meer kommt ebenso zu seinem Recht wie das Wandern. Am Ende bringt uns ein Minibus zum Ausgangspunkt zurück.","ca":"Tres de les cales més polides de Menorca en una caminada de 6,4 km damunt el penya-segat, amb banys llargs i pícnic davall els pins.\n\nEl tram més conegut del Camí de Cavalls puja de Cala Galdana entre pins i, de cop, guaita damunt l’aigua turquesa de Macarella. Una mica més enllà hi ha la petita Macarelleta; després, bosc i silenci fins a Cala en Turqueta.\n\nSortim prest per arribar a les cales amb la llum neta i lloc a l’arena. La ruta és moderada i pensada per gaudir de la mar tant com del camí; al final, un minibús ens torna al punt de partida."},"location":{"es":"Costa sur","en":"South coast","de":"Südküste","ca":"Costa sud"},"duration":{"es":"6 horas","en":"6 hours","de":"6 Stunden","ca":"6 hores"},"meetingPoint":{"es":"Cala Galdana, junto al puente del paseo, a las 8.30.","en":"Cala Galdana, by the bridge on the promenade, 8.30 am.","de":"Cala Galdana, an der Brücke der Promenade, um 8.30 Uhr.","ca":"Cala Galdana, vora el pont del passeig, a les 8.30 h."},"cancellationPolicy":{"es":"Cancelación gratuita hasta 48 horas antes. Si el mal tiempo obliga a suspender la salida, se ofrece otra fecha o la devolución íntegra del importe.","en":"Free cancellation up to 48 hours before. If we have to call it off because of bad weather, choose another date or a full refund.","de":"Kostenlose Stornierung bis 48 Stunden vorher. Müssen wir wegen schlechten Wetters absagen, wählen Sie einen anderen Termin oder erhalten Ihr Geld zurück.","ca":"Cancel·lació gratuïta fins a 48 hores abans. Si el mal temps obliga a suspendre la sortida, oferim una altra data o tornam l’import íntegre."},"highlights":{"es":["Etapa 13 del Camí de Cavalls, 6,4 km","Macarella, Macarelleta y Turqueta en un día","Salida temprana, antes del gentío","Regreso en minibús"],"en":["Stage 13 of the Camí de Cavalls, 6.4 km","Macarella, Macarelleta and Turqueta in a day","An early start, ahead of the crowds","Minibus back"],"de":["Etappe 13 des Camí de Cavalls, 6,4 km","Macarella, Macarelleta und Turqueta an einem Tag","Früher Start, vor dem Andrang","Rückfahrt im Minibus"],"ca":["Etapa 13 del Camí de Cavalls, 6,4 km","Macarella, Macarelleta i Turqueta en un dia","Sortida dematinera, abans de la gentada","Tornada en minibús"]},"included":{"es":["Guía titulado","Pícnic y fruta","Regreso en minibús a Cala Galdana","Seguro"],"en":["Qualified guide","Picnic and fruit","Minibus back to Cala Galdana","Insurance"],"de":["Ausgebildeter Guide","Picknick und Obst","Rückfahrt im Minibus nach Cala Galdana","Versicherung"],"ca":["Guia titulat","Pícnic i fruita","Tornada en minibús a Cala Galdana","Assegurança"]},"excluded":{"es":["Traslado hasta Cala Galdana","Toallas"],"en":["Transport to Cala Galdana","Towels"],"de":["Anfahrt nach Cala Galdana","Handtücher"],"ca":["Trasllat fins a Cala Galdana","Tovalloles"]},"bring":{"es":["Zapatillas con buena suela","Bañador y toalla","Litro y medio de agua","Gorra y protector solar"],"en":["Shoes with a good grip","Swimwear and a towel","A litre and a half of water","Hat and sun cream"],"de":["Schuhe mit griffiger Sohle","Badesachen und Handtuch","Anderthalb Liter Wasser","Kopfbedeckung und Sonnencreme"],"ca":["Sabates de bona sola","Banyador i tovallola","Litre i mig d’aigua","Capell i crema solar"]},"itinerary":{"es":[{"title":"Subida desde Cala Galdana","text":"Escalones, pinar y el primer mirador sobre la bahía."},{"title":"Macarella y Macarelleta","text":"Baño largo en la cala grande y paseo hasta su hermana pequeña."},{"title":"Por el bosque","text":"Sendero a la sombra, barreras de acebuche y olor a resina."},{"title":"Cala en Turqueta","text":"Pícnic, siesta y último chapuzón antes del minibús de vuelta."}],"en":[{"title":"Up from Cala Galdana","text":"Steps, pine woods and a first lookout over the bay."},{"title":"Macarella and Macarelleta","text":"A long swim in the big cove and a stroll to its little sister."},{"title":"Through the woods","text":"A shady path, wild-olive gates and the scent of resin."},{"title":"Cala en Turqueta","text":"Picnic, siesta and one last dip before the minibus home."}],"de":[{"title":"Aufstieg ab Cala Galdana","text":"Stufen, Kiefernwald und der erste Aussichtspunkt über der Bucht."},{"title":"Macarella und Macarelleta","text":"Langes Bad in der großen Bucht und ein Spaziergang zur kleinen Schwester."},{"title":"Durch den Wald","text":"Ein schattiger Pfad, Gatter aus Wildolivenholz und der Duft nach Harz."},{"title":"Cala en Turqueta","text":"Picknick, Siesta und ein letztes Bad vor der Rückfahrt."}],"ca":[{"title":"Pujada des de Cala Galdana","text":"Escalons, pinar i el primer mirador damunt la badia."},{"title":"Macarella i Macarelleta","text":"Bany llarg a la cala gran i passejada fins a la germana petita."},{"title":"Pel bosc","text":"Camí ombrejat, barreres d’ullastre i olor de reïna."},{"title":"Cala en Turqueta","text":"Pícnic, becada i darrer capfico abans del minibús de tornada."}]}}', '{}', 1, '2026-11-27T12:59:14.027Z', '2026-11-27T12:59:14.027Z', NULL)
--> statement-breakpoint
INSERT INTO "trip_destinations" VALUES (10, 8, 9)
--> statement-breakpoint
INSERT INTO "trip_destinations" VALUES (10, 1, 10)
--> statement-breakpoint
INSERT INTO "trip_destinations" VALUES (10, 9, 11)
--> statement-breakpoint
INSERT INTO "trip_destinations" VALUES (24, 1, 0)
--> statement-breakpoint
INSERT INTO "trip_destinations" VALUES (24, 8, 1)
--> statement-breakpoint
INSERT INTO "trip_destinations" VALUES (24, 9, 2)
--> statement-breakpoint
INSERT INTO "trip_destinations" VALUES (9, 8, 0)
--> statement-breakpoint
INSERT INTO "trip_destinations" VALUES (9, 1, 1)
--> statement-breakpoint
INSERT INTO "trip_destinations" VALUES (9, 9, 2)
--> statement-breakpoint
INSERT INTO "trip_requests" VALUES ('079619b5-42ea-489b-8a27-740ad1db70b3', 'FJ8A57NU', '29g0dpOmm7fmfLI8fJNaE9bI54l4c-oiun8up8oWKA4', 'QU56HGfflE6w3JBSsRWmiMSlkQgCE9VI9WbQt9VccS0', 19, 'new', '2027-06-01', 2, '[12]', 'Tripper 5', 'tripper5@example.com', NULL, 'Words 5', 'en', '2026-11-01', '2026-11-27T12:59:13.286Z', 'bF2vDUj8PqzxpPFpwWxTQohVsw-dvk4x6PfDhHAdEY0', NULL, 1, '2026-11-27T12:59:13.316Z', '2026-11-27T12:59:13.316Z', NULL, NULL)
--> statement-breakpoint
INSERT INTO "trip_requests" VALUES ('193c7605-33a9-4dc6-b757-247e14d0cd61', 'U82B4CRH', '5V0ZS9sWUZFvzVOziqYP_64PEo12c5iw2a3dpf73Bdg', 'K65AmQIAMU5-tInafCkHsaXNa7wLF2HArMipgLhc5nI', 19, 'confirmed', '2027-06-01', 2, '[12]', 'Tripper 6', 'tripper6@example.com', NULL, 'Words 6', 'en', '2026-11-01', '2026-11-27T12:59:13.401Z', '0DMOt67WljxUp6wWYMvXKzIuY0Z_EPxfdrtaogisOzw', NULL, 2, '2026-11-27T12:59:13.410Z', '2026-11-27T12:59:13.595Z', NULL, NULL)
--> statement-breakpoint
INSERT INTO "users" VALUES (1, 'admin@example.com', 'Admin', 'admin', 'scrypt$16384$8$5$gzx0bjaFR00-Rycsk9CSNQ$XlOPCbo-JZZ_af5jzu__pP2RHUX3dsND09HzcIvnkXY', NULL, '[]', '2026-11-27T13:01:26.120Z', 1, '2026-11-27T12:48:33.986Z', '2026-11-27T12:48:33.986Z', NULL, NULL)
--> statement-breakpoint
INSERT INTO "users" VALUES (2, 'editor@example.com', 'Editor', 'admin', 'scrypt$16384$8$5$R34PPci_IdlRl_v2mtxDQg$VdWIu0iRCkH8n7XMsjCDnsLcyMhLF8qwu_VivnynCSI', NULL, '[]', NULL, 1, '2026-11-27T12:59:16.065Z', '2026-11-27T12:59:16.065Z', NULL, NULL)
--> statement-breakpoint
INSERT INTO "api_keys" VALUES (1, 'Robot', '1bRW_DYWDd-5LKFBQwOaa0D3adEJ7vWjSSK5vQW35QU', 'mares_Ymn1Yw', '["trips:read","utilities:read"]', 1, NULL, '2026-11-27T13:01:30.866Z', NULL, 1, '2026-11-27T12:59:14.444Z', '2026-11-27T12:59:14.444Z', NULL)
--> statement-breakpoint
INSERT INTO "editor_drafts" VALUES ('trips', 19, 1, '{"id":12,"name":"Half-typed name","slug":"macarella-turqueta-walk","description":"Tres de las calas más bonitas de Menorca en una caminata de 6,4 km por el acantilado, con baños largos y pícnic bajo los pinos.\n\nEl tramo más célebre del Camí de Cavalls sube desde Cala Galdana entre pinos y se asoma de pronto al agua turquesa de Macarella. Un poco más allá espera la pequeña Macarelleta; después, bosque y silencio hasta Cala en Turqueta.\n\nSalimos temprano para llegar a las calas con la luz limpia y espacio en la arena. La ruta es moderada y está pensada para disfrutar del mar tanto como del camino; al final, un minibús nos devuelve al punto de partida.","image":"cala-macarella-6ebaf390aa.jpg","tripTypeId":2,"region":"south","location":"Costa sur","duration":"6 horas","durationClass":"full-day","price":55,"currency":"EUR","rating":null,"reviewCount":0,"isBestseller":true,"isPopular":true,"showBookingOptions":true,"highlights":["Etapa 13 del Camí de Cavalls, 6,4 km","Macarella, Macarelleta y Turqueta en un día","Salida temprana, antes del gentío","Regreso en minibús"],"itinerary":[{"title":"Subida desde Cala Galdana","text":"Escalones, pinar y el primer mirador sobre la bahía."},{"title":"Macarella y Macarelleta","text":"Baño largo en la cala grande y paseo hasta su hermana pequeña."},{"title":"Por el bosque","text":"Sendero a la sombra, barreras de acebuche y olor a resina."},{"title":"Cala en Turqueta","text":"Pícnic, siesta y último chapuzón antes del minibús de vuelta."}],"included":["Guía titulado","Pícnic y fruta","Regreso en minibús a Cala Galdana","Seguro"],"excluded":["Traslado hasta Cala Galdana","Toallas"],"bring":["Zapatillas con buena suela","Bañador y toalla","Litro y medio de agua","Gorra y protector solar"],"meetingPoint":"Cala Galdana, junto al puente del paseo, a las 8.30.","meetingLatitude":39.938,"meetingLongitude":3.957,"gallery":["cala-macarella-6ebaf390aa.jpg","cala-turqueta-c77a4bae4d.jpg","cliff-walkers-3c3c34bbfc.jpg","cala-galdana-7b7c13d8e9.jpg"],"minAge":8,"maxPeople":14,"guideLanguages":["es","en","de","ca"],"cancellationPolicy":"Cancelación gratuita hasta 48 horas antes. Si el mal tiempo obliga a suspender la salida, se ofrece otra fecha o la devolución íntegra del importe.","status":"published","publishAt":null,"sourceLanguage":"es","isDemo":true,"translations":{"name":{"es":"A pie de Cala Galdana a Macarella y Turqueta","en":"Coast Walk to Macarella and Turqueta","de":"Küstenwanderung nach Macarella und Turqueta","ca":"A peu de Cala Galdana a Macarella i Turqueta"},"description":{"es":"Tres de las calas más bonitas de Menorca en una caminata de 6,4 km por el acantilado, con baños largos y pícnic bajo los pinos.\n\nEl tramo más célebre del Camí de Cavalls sube desde Cala Galdana entre pinos y se asoma de pronto al agua turquesa de Macarella. Un poco más allá espera la pequeña Macarelleta; después, bosque y silencio hasta Cala en Turqueta.\n\nSalimos temprano para llegar a las calas con la luz limpia y espacio en la arena. La ruta es moderada y está pensada para disfrutar del mar tanto como del camino; al final, un minibús nos devuelve al punto de partida.","en":"Three of Menorca’s most beautiful coves on one 6.4 km clifftop walk, with long swims and a picnic under the pines.\n\nThe best-loved stretch of the Camí de Cavalls climbs out of Cala Galdana through the pines and suddenly looks down on the turquoise of Macarella. Little Macarelleta is just beyond; after that it is woodland and silence as far as Cala en Turqueta.\n\nWe set off early to reach the coves in clean light, with room on the sand. The going is moderate, and the day is planned as much around the sea as the path. At the end a minibus brings us back to where we began.","de":"Drei der schönsten Buchten Menorcas auf einer Wanderung von 6,4 km über den Klippen, mit viel Badezeit und Picknick unter Kiefern.\n\nDer bekannteste Abschnitt des Camí de Cavalls steigt von Cala Galdana durch den Kiefernwald an und gibt plötzlich den Blick auf das Türkis von Macarella frei. Gleich dahinter liegt die kleine Macarelleta, danach folgen Wald und Stille bis Cala en Turqueta.\n\nWir brechen früh auf, um die Buchten bei klarem Licht und mit Platz im Sand zu erleben. Der Weg ist mittelschwer, und das Meer kommt ebenso zu seinem Recht wie das Wandern. Am Ende bringt uns ein Minibus zum Ausgangspunkt zurück.","ca":"Tres de les cales més polides de Menorca en una caminada de 6,4 km damunt el penya-segat, amb banys llargs i pícnic davall els pins.\n\nEl tram més conegut del Camí de Cavalls puja de Cala Galdana entre pins i, de cop, guaita damunt l’aigua turquesa de Macarella. Una mica més enllà hi ha la petita Macarelleta; després, bosc i silenci fins a Cala en Turqueta.\n\nSortim prest per arribar a les cales amb la llum neta i lloc a l’arena. La ruta és moderada i pensada per gaudir de la mar tant com del camí; al final, un minibús ens torna al punt de partida."},"location":{"es":"Costa sur","en":"South coast","de":"Südküste","ca":"Costa sud"},"duration":{"es":"6 horas","en":"6 hours","de":"6 Stunden","ca":"6 hores"},"meetingPoint":{"es":"Cala Galdana, junto al puente del paseo, a las 8.30.","en":"Cala Galdana, by the bridge on the promenade, 8.30 am.","de":"Cala Galdana, an der Brücke der Promenade, um 8.30 Uhr.","ca":"Cala Galdana, vora el pont del passeig, a les 8.30 h."},"cancellationPolicy":{"es":"Cancelación gratuita hasta 48 horas antes. Si el mal tiempo obliga a suspender la salida, se ofrece otra fecha o la devolución íntegra del importe.","en":"Free cancellation up to 48 hours before. If we have to call it off because of bad weather, choose another date or a full refund.","de":"Kostenlose Stornierung bis 48 Stunden vorher. Müssen wir wegen schlechten Wetters absagen, wählen Sie einen anderen Termin oder erhalten Ihr Geld zurück.","ca":"Cancel·lació gratuïta fins a 48 hores abans. Si el mal temps obliga a suspendre la sortida, oferim una altra data o tornam l’import íntegre."},"highlights":{"es":["Etapa 13 del Camí de Cavalls, 6,4 km","Macarella, Macarelleta y Turqueta en un día","Salida temprana, antes del gentío","Regreso en minibús"],"en":["Stage 13 of the Camí de Cavalls, 6.4 km","Macarella, Macarelleta and Turqueta in a day","An early start, ahead of the crowds","Minibus back"],"de":["Etappe 13 des Camí de Cavalls, 6,4 km","Macarella, Macarelleta und Turqueta an einem Tag","Früher Start, vor dem Andrang","Rückfahrt im Minibus"],"ca":["Etapa 13 del Camí de Cavalls, 6,4 km","Macarella, Macarelleta i Turqueta en un dia","Sortida dematinera, abans de la gentada","Tornada en minibús"]},"included":{"es":["Guía titulado","Pícnic y fruta","Regreso en minibús a Cala Galdana","Seguro"],"en":["Qualified guide","Picnic and fruit","Minibus back to Cala Galdana","Insurance"],"de":["Ausgebildeter Guide","Picknick und Obst","Rückfahrt im Minibus nach Cala Galdana","Versicherung"],"ca":["Guia titulat","Pícnic i fruita","Tornada en minibús a Cala Galdana","Assegurança"]},"excluded":{"es":["Traslado hasta Cala Galdana","Toallas"],"en":["Transport to Cala Galdana","Towels"],"de":["Anfahrt nach Cala Galdana","Handtücher"],"ca":["Trasllat fins a Cala Galdana","Tovalloles"]},"bring":{"es":["Zapatillas con buena suela","Bañador y toalla","Litro y medio de agua","Gorra y protector solar"],"en":["Shoes with a good grip","Swimwear and a towel","A litre and a half of water","Hat and sun cream"],"de":["Schuhe mit griffiger Sohle","Badesachen und Handtuch","Anderthalb Liter Wasser","Kopfbedeckung und Sonnencreme"],"ca":["Sabates de bona sola","Banyador i tovallola","Litre i mig d’aigua","Capell i crema solar"]},"itinerary":{"es":[{"title":"Subida desde Cala Galdana","text":"Escalones, pinar y el primer mirador sobre la bahía."},{"title":"Macarella y Macarelleta","text":"Baño largo en la cala grande y paseo hasta su hermana pequeña."},{"title":"Por el bosque","text":"Sendero a la sombra, barreras de acebuche y olor a resina."},{"title":"Cala en Turqueta","text":"Pícnic, siesta y último chapuzón antes del minibús de vuelta."}],"en":[{"title":"Up from Cala Galdana","text":"Steps, pine woods and a first lookout over the bay."},{"title":"Macarella and Macarelleta","text":"A long swim in the big cove and a stroll to its little sister."},{"title":"Through the woods","text":"A shady path, wild-olive gates and the scent of resin."},{"title":"Cala en Turqueta","text":"Picnic, siesta and one last dip before the minibus home."}],"de":[{"title":"Aufstieg ab Cala Galdana","text":"Stufen, Kiefernwald und der erste Aussichtspunkt über der Bucht."},{"title":"Macarella und Macarelleta","text":"Langes Bad in der großen Bucht und ein Spaziergang zur kleinen Schwester."},{"title":"Durch den Wald","text":"Ein schattiger Pfad, Gatter aus Wildolivenholz und der Duft nach Harz."},{"title":"Cala en Turqueta","text":"Picknick, Siesta und ein letztes Bad vor der Rückfahrt."}],"ca":[{"title":"Pujada des de Cala Galdana","text":"Escalons, pinar i el primer mirador damunt la badia."},{"title":"Macarella i Macarelleta","text":"Bany llarg a la cala gran i passejada fins a la germana petita."},{"title":"Pel bosc","text":"Camí ombrejat, barreres d’ullastre i olor de reïna."},{"title":"Cala en Turqueta","text":"Pícnic, becada i darrer capfico abans del minibús de tornada."}]}},"translationState":{},"version":1,"createdAt":"2026-11-27T12:48:33.596Z","updatedAt":"2026-11-27T12:48:33.596Z","deletedAt":null,"destinationIds":[1,8,9]}', 1, '2026-11-27T12:59:14.150Z')
--> statement-breakpoint
INSERT INTO "password_resets" VALUES ('_CGf28-jiRoyaEpPXAFN5vQrdc_jpYnVovJleP69Ekc', 2, '2026-11-27T13:59:55.206Z', NULL, '2026-11-27T12:59:55.226Z')
--> statement-breakpoint
INSERT INTO "sessions" VALUES ('GWurcKEbvlZmgfOg-yzz31wUT4XPriebyNMerFhAsNY', 1, 1798376025, '2026-11-27T12:53:45.710Z', NULL, '2026-11-27T12:53:45.704Z', '2026-11-27T12:53:45.704Z')
--> statement-breakpoint
INSERT INTO "sessions" VALUES ('ula4vErkNNq0eoAUr_5neCo3uIm1FeFJiiis8fvEQ0s', 1, 1798376348, '2026-11-27T12:59:08.284Z', NULL, '2026-11-27T12:59:08.280Z', '2026-11-27T12:59:08.280Z')
--> statement-breakpoint
INSERT INTO "transfer_price_versions" VALUES (1, 'Demo', NULL, '2026-11-27T12:48:33.562Z')
--> statement-breakpoint
INSERT INTO "transfer_prices" VALUES (9, 1, 3, 1, 2800, 5400, 'EUR', '2026-01-01', NULL)
--> statement-breakpoint
INSERT INTO "transfer_prices" VALUES (10, 1, 3, 2, 4000, 7600, 'EUR', '2026-01-01', NULL)
--> statement-breakpoint
INSERT INTO "transfer_prices" VALUES (11, 1, 3, 3, 5000, 9500, 'EUR', '2026-01-01', NULL)
--> statement-breakpoint
INSERT INTO "transfer_prices" VALUES (12, 1, 3, 4, 7000, 13300, 'EUR', '2026-01-01', NULL)
--> statement-breakpoint
INSERT INTO "vitals" VALUES (1, '2026-11-27', '/trips', 'de', 'phone', 'LCP', 1234.0)
--> statement-breakpoint
INSERT INTO "route_stats" VALUES ('2026-11-27', '/*', 2, 0, 6, 8)
--> statement-breakpoint
INSERT INTO "route_stats" VALUES ('2026-11-27', '/', 2, 0, 24, 212)
--> statement-breakpoint
INSERT INTO "route_stats" VALUES ('2026-11-27', '/blog', 2, 0, 12, 138)
--> statement-breakpoint
INSERT INTO "cron_runs" VALUES ('*/5 * * * *', '2026-11-27T13:01:42.641Z', '[]')
--> statement-breakpoint
INSERT INTO "cron_runs" VALUES ('17 3 * * *', '2026-11-27T12:48:41.940Z', '[]')
--> statement-breakpoint
INSERT INTO "trip_counts" VALUES ('south', 'full-day', 1, 0)
--> statement-breakpoint
INSERT INTO "trip_counts" VALUES ('west', 'half-day', 1, 0)
--> statement-breakpoint
INSERT INTO "trip_counts" VALUES ('east', 'half-day', 1, 0)
--> statement-breakpoint
INSERT INTO "trip_counts" VALUES ('north', 'full-day', 1, 0)
--> statement-breakpoint
INSERT INTO "trip_counts" VALUES ('south', 'half-day', 4, 0)
--> statement-breakpoint
INSERT INTO "trip_counts" VALUES ('north', 'half-day', 4, 0)
--> statement-breakpoint
INSERT INTO "trip_counts" VALUES ('east', 'half-day', 4, 0)
--> statement-breakpoint
INSERT INTO "trip_counts" VALUES ('south', 'multi-day', 2, 1)
--> statement-breakpoint
INSERT INTO "trip_counts" VALUES ('east', 'multi-day', 2, 0)
--> statement-breakpoint
INSERT INTO "trip_counts" VALUES ('north', 'full-day', 2, 0)
--> statement-breakpoint
INSERT INTO "trip_counts" VALUES ('south', 'full-day', 2, 0)
--> statement-breakpoint
INSERT INTO "trip_counts" VALUES ('south', 'full-day', 3, 0)
--> statement-breakpoint
INSERT INTO "trip_counts" VALUES ('west', 'half-day', 3, 1)
--> statement-breakpoint
INSERT INTO "trip_counts" VALUES ('east', 'half-day', 3, 0)
--> statement-breakpoint
INSERT INTO "trip_counts" VALUES ('east', 'half-day', 5, 0)
--> statement-breakpoint
INSERT INTO "trip_counts" VALUES ('north', 'full-day', 5, 0)
--> statement-breakpoint
INSERT INTO "trip_counts" VALUES ('west', 'half-day', 6, 1)
--> statement-breakpoint
INSERT INTO "trip_counts" VALUES ('east', 'full-day', 6, 0)
--> statement-breakpoint
INSERT INTO "trip_counts" VALUES ('east', 'half-day', 6, 0)
--> statement-breakpoint
INSERT INTO "trip_counts" VALUES ('north', 'full-day', 3, 0)
--> statement-breakpoint
INSERT INTO search (search, rank) VALUES ('rank', 'bm25(0, 0, 0, 1000, 0, 0, 1, 1000)')
--> statement-breakpoint
INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_trips
--> statement-breakpoint
INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_destinations
--> statement-breakpoint
INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_blog_posts
--> statement-breakpoint
INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_transfer_zones
--> statement-breakpoint
INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_seo_records
--> statement-breakpoint
CREATE TRIGGER images_insert_version AFTER INSERT ON images BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER images_update_version AFTER UPDATE ON images BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER images_delete_version AFTER DELETE ON images BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER hero_banners_insert_version AFTER INSERT ON hero_banners BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER hero_banners_update_version AFTER UPDATE ON hero_banners BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER hero_banners_delete_version AFTER DELETE ON hero_banners BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER trip_types_insert_version AFTER INSERT ON trip_types BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER trip_types_update_version AFTER UPDATE ON trip_types BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER trip_types_delete_version AFTER DELETE ON trip_types BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER destinations_insert_version AFTER INSERT ON destinations BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER destinations_update_version AFTER UPDATE ON destinations BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER destinations_delete_version AFTER DELETE ON destinations BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER trips_insert_version AFTER INSERT ON trips BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER trips_update_version AFTER UPDATE ON trips BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER trips_delete_version AFTER DELETE ON trips BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER trip_destinations_insert_version AFTER INSERT ON trip_destinations BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER trip_destinations_update_version AFTER UPDATE ON trip_destinations BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER trip_destinations_delete_version AFTER DELETE ON trip_destinations BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER testimonials_insert_version AFTER INSERT ON testimonials BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER testimonials_update_version AFTER UPDATE ON testimonials BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER testimonials_delete_version AFTER DELETE ON testimonials BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER blog_categories_insert_version AFTER INSERT ON blog_categories BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER blog_categories_update_version AFTER UPDATE ON blog_categories BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER blog_categories_delete_version AFTER DELETE ON blog_categories BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER blog_posts_insert_version AFTER INSERT ON blog_posts BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER blog_posts_update_version AFTER UPDATE ON blog_posts BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER blog_posts_delete_version AFTER DELETE ON blog_posts BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER seo_records_insert_version AFTER INSERT ON seo_records BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER seo_records_update_version AFTER UPDATE ON seo_records BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER seo_records_delete_version AFTER DELETE ON seo_records BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER settings_insert_version AFTER INSERT ON settings BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER settings_update_version AFTER UPDATE ON settings BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER settings_delete_version AFTER DELETE ON settings BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER locale_strings_insert_version AFTER INSERT ON locale_strings BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER locale_strings_update_version AFTER UPDATE ON locale_strings BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER locale_strings_delete_version AFTER DELETE ON locale_strings BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER transfer_zones_insert_version AFTER INSERT ON transfer_zones BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER transfer_zones_update_version AFTER UPDATE ON transfer_zones BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER transfer_zones_delete_version AFTER DELETE ON transfer_zones BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER transfer_places_insert_version AFTER INSERT ON transfer_places BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER transfer_places_update_version AFTER UPDATE ON transfer_places BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER transfer_places_delete_version AFTER DELETE ON transfer_places BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER transfer_vehicles_insert_version AFTER INSERT ON transfer_vehicles BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER transfer_vehicles_update_version AFTER UPDATE ON transfer_vehicles BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER transfer_vehicles_delete_version AFTER DELETE ON transfer_vehicles BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER transfer_price_versions_insert_version AFTER INSERT ON transfer_price_versions BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER transfer_price_versions_update_version AFTER UPDATE ON transfer_price_versions BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER transfer_price_versions_delete_version AFTER DELETE ON transfer_price_versions BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER transfer_prices_insert_version AFTER INSERT ON transfer_prices BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER transfer_prices_update_version AFTER UPDATE ON transfer_prices BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER transfer_prices_delete_version AFTER DELETE ON transfer_prices BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER redirects_insert_version AFTER INSERT ON redirects BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER redirects_update_version AFTER UPDATE OF from_path, to_path, status, deleted_at ON redirects BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER redirects_delete_version AFTER DELETE ON redirects BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END
--> statement-breakpoint
CREATE TRIGGER destinations_insert_tags AFTER INSERT ON destinations BEGIN INSERT OR IGNORE INTO destination_tags (destination_id, tag) SELECT new.id, value FROM json_each(new.tags); END
--> statement-breakpoint
CREATE TRIGGER destinations_update_tags AFTER UPDATE OF tags ON destinations BEGIN DELETE FROM destination_tags WHERE destination_id = new.id; INSERT OR IGNORE INTO destination_tags (destination_id, tag) SELECT new.id, value FROM json_each(new.tags); END
--> statement-breakpoint
CREATE TRIGGER destinations_delete_tags AFTER DELETE ON destinations BEGIN DELETE FROM destination_tags WHERE destination_id = old.id; END
--> statement-breakpoint
CREATE TRIGGER trips_insert_search AFTER INSERT ON trips BEGIN INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_trips WHERE ref_id = new.id; END
--> statement-breakpoint
CREATE TRIGGER trips_delete_search AFTER DELETE ON trips BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 0) * 4 AND (old.id * 8 + 0) * 4 + 3; END
--> statement-breakpoint
CREATE TRIGGER destinations_insert_search AFTER INSERT ON destinations BEGIN INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_destinations WHERE ref_id = new.id; END
--> statement-breakpoint
CREATE TRIGGER destinations_delete_search AFTER DELETE ON destinations BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 1) * 4 AND (old.id * 8 + 1) * 4 + 3; END
--> statement-breakpoint
CREATE TRIGGER blog_posts_insert_search AFTER INSERT ON blog_posts BEGIN INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_blog_posts WHERE ref_id = new.id; END
--> statement-breakpoint
CREATE TRIGGER blog_posts_delete_search AFTER DELETE ON blog_posts BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 2) * 4 AND (old.id * 8 + 2) * 4 + 3; END
--> statement-breakpoint
CREATE TRIGGER transfer_zones_insert_search AFTER INSERT ON transfer_zones BEGIN INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_transfer_zones WHERE ref_id = new.id; END
--> statement-breakpoint
CREATE TRIGGER transfer_zones_delete_search AFTER DELETE ON transfer_zones BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 3) * 4 AND (old.id * 8 + 3) * 4 + 3; END
--> statement-breakpoint
CREATE TRIGGER seo_records_insert_search AFTER INSERT ON seo_records BEGIN INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_seo_records WHERE ref_id = new.id; END
--> statement-breakpoint
CREATE TRIGGER seo_records_update_search AFTER UPDATE OF page, title, description, keywords, robots_directive, deleted_at ON seo_records BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 4) * 4 AND (old.id * 8 + 4) * 4 + 3; INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_seo_records WHERE ref_id = new.id; END
--> statement-breakpoint
CREATE TRIGGER seo_records_delete_search AFTER DELETE ON seo_records BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 4) * 4 AND (old.id * 8 + 4) * 4 + 3; END
--> statement-breakpoint
CREATE TRIGGER transfer_places_insert_search AFTER INSERT ON transfer_places BEGIN
  INSERT OR REPLACE INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_transfer_zones WHERE ref_id IN (new.zone_id);
  INSERT OR REPLACE INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_destinations WHERE ref_id IN (
    SELECT d.id FROM destinations d, json_each(json_array(d.name, d.translations ->> '$.name.es', d.translations ->> '$.name.en', d.translations ->> '$.name.de', d.translations ->> '$.name.ca')) a WHERE a.value COLLATE NOCASE IN (new.name));
END
--> statement-breakpoint
CREATE TRIGGER transfer_places_update_search AFTER UPDATE OF name, aliases, zone_id, deleted_at ON transfer_places BEGIN
  INSERT OR REPLACE INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_transfer_zones WHERE ref_id IN (old.zone_id, new.zone_id);
  INSERT OR REPLACE INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_destinations WHERE ref_id IN (
    SELECT d.id FROM destinations d, json_each(json_array(d.name, d.translations ->> '$.name.es', d.translations ->> '$.name.en', d.translations ->> '$.name.de', d.translations ->> '$.name.ca')) a WHERE a.value COLLATE NOCASE IN (old.name, new.name));
END
--> statement-breakpoint
CREATE TRIGGER transfer_places_delete_search AFTER DELETE ON transfer_places BEGIN
  INSERT OR REPLACE INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_transfer_zones WHERE ref_id IN (old.zone_id);
  INSERT OR REPLACE INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_destinations WHERE ref_id IN (
    SELECT d.id FROM destinations d, json_each(json_array(d.name, d.translations ->> '$.name.es', d.translations ->> '$.name.en', d.translations ->> '$.name.de', d.translations ->> '$.name.ca')) a WHERE a.value COLLATE NOCASE IN (old.name));
END
--> statement-breakpoint
CREATE TRIGGER trips_update_search AFTER UPDATE OF name, slug, description, location, highlights, status, deleted_at, translations, translation_state ON trips BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 0) * 4 AND (old.id * 8 + 0) * 4 + 3; INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_trips WHERE ref_id = new.id; END
--> statement-breakpoint
CREATE TRIGGER destinations_update_search AFTER UPDATE OF name, slug, description, tags, status, deleted_at, translations, translation_state ON destinations BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 1) * 4 AND (old.id * 8 + 1) * 4 + 3; INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_destinations WHERE ref_id = new.id; END
--> statement-breakpoint
CREATE TRIGGER blog_posts_update_search AFTER UPDATE OF slug, title, excerpt, body, status, deleted_at, translations, translation_state ON blog_posts BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 2) * 4 AND (old.id * 8 + 2) * 4 + 3; INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_blog_posts WHERE ref_id = new.id; END
--> statement-breakpoint
CREATE TRIGGER transfer_zones_update_search AFTER UPDATE OF slug, name, headline, intro, has_page, deleted_at, translations, translation_state ON transfer_zones BEGIN DELETE FROM search WHERE rowid BETWEEN (old.id * 8 + 3) * 4 AND (old.id * 8 + 3) * 4 + 3; INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_transfer_zones WHERE ref_id = new.id; END
--> statement-breakpoint
CREATE TRIGGER trips_insert_count AFTER INSERT ON trips WHEN new.status = 'published' AND new.deleted_at IS NULL BEGIN
  INSERT INTO trip_counts (region, duration_class, trip_type_id, trips) VALUES (new.region, new.duration_class, new.trip_type_id, 1)
    ON CONFLICT (region, duration_class, trip_type_id) DO UPDATE SET trips = trip_counts.trips + 1;
END
--> statement-breakpoint
CREATE TRIGGER trips_update_count AFTER UPDATE OF region, duration_class, trip_type_id, status, deleted_at ON trips BEGIN
  UPDATE trip_counts SET trips = trips - 1 WHERE region = old.region AND duration_class = old.duration_class AND trip_type_id = old.trip_type_id
    AND old.status = 'published' AND old.deleted_at IS NULL;
  INSERT INTO trip_counts (region, duration_class, trip_type_id, trips)
    SELECT new.region, new.duration_class, new.trip_type_id, 1 WHERE new.status = 'published' AND new.deleted_at IS NULL
    ON CONFLICT (region, duration_class, trip_type_id) DO UPDATE SET trips = trip_counts.trips + 1;
END
--> statement-breakpoint
CREATE TRIGGER trips_delete_count AFTER DELETE ON trips WHEN old.status = 'published' AND old.deleted_at IS NULL BEGIN
  UPDATE trip_counts SET trips = trips - 1 WHERE region = old.region AND duration_class = old.duration_class AND trip_type_id = old.trip_type_id;
END
--> statement-breakpoint
CREATE TRIGGER settings_insert_search AFTER INSERT ON settings WHEN new.key = 'site' BEGIN
  DELETE FROM search WHERE rowid IN (SELECT (s.id * 8 + 4) * 4 + l.key FROM seo_records s, json_each('["es","en","de","ca"]') l);
  INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_seo_records;
END
--> statement-breakpoint
CREATE TRIGGER settings_update_search AFTER UPDATE OF value ON settings WHEN new.key = 'site' AND new.value ->> '$.siteName' IS NOT old.value ->> '$.siteName' BEGIN
  DELETE FROM search WHERE rowid IN (SELECT (s.id * 8 + 4) * 4 + l.key FROM seo_records s, json_each('["es","en","de","ca"]') l);
  INSERT INTO search (rowid, kind, ref_id, language, title, excerpt, path, body, aliases) SELECT * FROM search_seo_records;
END
