CREATE TABLE `refused_invalidations` (
	`tag` text PRIMARY KEY NOT NULL,
	`refused_at` text NOT NULL
);
