CREATE TABLE `cron_runs` (
	`cron` text PRIMARY KEY NOT NULL,
	`ran_at` text NOT NULL,
	`failed_jobs` text DEFAULT '[]' NOT NULL
);
