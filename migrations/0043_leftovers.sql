ALTER TABLE `guides` ADD `resource_id` integer;--> statement-breakpoint
ALTER TABLE `transfer_requests` ADD `offer_until` text;--> statement-breakpoint
ALTER TABLE `transfer_requests` ADD `offer_note` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `transfer_requests_offers` ON `transfer_requests` (`offer_until`) WHERE offer_until IS NOT NULL;
--> statement-breakpoint
DROP VIEW item_index_transfers;
--> statement-breakpoint
CREATE VIEW item_index_transfers AS
SELECT kind, item_id, order_id, state, shelf, travels_at, last_day, partner_id, source, CASE WHEN owed_cents > 0 THEN 'owed' WHEN paid_cents > 0 THEN 'paid' ELSE 'none' END AS paid,
  owed_cents, paid_cents, total_cents, created_at, updated_at,
  '|kind=' || kind || '|shelf=' || shelf || '|state=' || state || '|source=' || source || '|partner=' || coalesce(partner_id, 0) || '|day=' || substr(travels_at, 1, 10) || '|' AS marks, words, task
FROM (SELECT 'transfer' AS kind, transfer_requests.id AS item_id, transfer_requests.order_id, transfer_requests.partner_id, transfer_requests.source,
    coalesce((SELECT sum(cents) FROM ledger_entries WHERE subject_kind = 'transfer' AND subject_id = transfer_requests.id), 0) AS owed_cents, -coalesce((SELECT sum(cents) FROM ledger_entries WHERE subject_kind = 'transfer' AND subject_id = transfer_requests.id AND ledger_entries.kind IN ('deposit', 'payment', 'refund')), 0) AS paid_cents, transfer_requests.total_cents, transfer_requests.created_at, transfer_requests.updated_at,
    CASE WHEN transfer_requests.deleted_at IS NOT NULL THEN 'trash' ELSE transfer_requests.status END AS state,
    CASE WHEN transfer_requests.deleted_at IS NOT NULL THEN 'trash' WHEN transfer_requests.status = 'spam' THEN 'noise'
      WHEN transfer_requests.status IN ('new', 'quoted', 'confirmed', 'driver_assigned') THEN 'open' ELSE 'other' END AS shelf,
    coalesce((SELECT min(local_date || 'T' || local_time) FROM transfer_legs WHERE transfer_legs.request_id = transfer_requests.id), '') AS travels_at, coalesce((SELECT max(local_date) FROM transfer_legs WHERE transfer_legs.request_id = transfer_requests.id), '') AS last_day,
    CASE WHEN transfer_requests.deleted_at IS NOT NULL THEN '' WHEN transfer_requests.status = 'new' AND transfer_requests.offer IS NOT 'made' OR transfer_requests.status = 'quoted' AND transfer_requests.offer IN ('asked', 'expired') THEN 'answer'
      WHEN transfer_requests.status IN ('new', 'quoted', 'confirmed', 'driver_assigned') AND EXISTS (SELECT 1 FROM request_events change WHERE change.request_id = transfer_requests.id AND change.kind = 'transfer' AND change.type = 'change_request'
        AND NOT EXISTS (SELECT 1 FROM request_events answer WHERE answer.request_id = change.request_id AND answer.kind = 'transfer' AND answer.id > change.id AND answer.actor <> 'guest' AND answer.type <> 'note')) THEN 'answer' ELSE '' END AS task,
    '  ' || replace(replace(replace(coalesce(reference, '') || ' ' || coalesce((SELECT reference FROM orders WHERE orders.id = transfer_requests.order_id), '') || ' ' || coalesce(contact_name, '') || ' ' || coalesce(contact_email, '') || ' ' || coalesce(replace(contact_phone, ' ', ''), '') || ' ' || coalesce(sign_name, '') || ' ' || coalesce((SELECT name FROM transfer_places WHERE transfer_places.id = transfer_requests.from_place_id), '') || ' ' || coalesce((SELECT name FROM transfer_places WHERE transfer_places.id = transfer_requests.to_place_id), '') || ' ' || coalesce((SELECT transfer_zones.name FROM transfer_zones JOIN transfer_places ON transfer_places.zone_id = transfer_zones.id WHERE transfer_places.id = transfer_requests.from_place_id), '') || ' ' || coalesce((SELECT transfer_zones.name FROM transfer_zones JOIN transfer_places ON transfer_places.zone_id = transfer_zones.id WHERE transfer_places.id = transfer_requests.to_place_id), '') || ' ' || coalesce((SELECT group_concat(coalesce(flight, '') || ' ' || coalesce(replace(flight, ' ', ''), '') || ' ' || coalesce(pickup_address, '') || ' ' || coalesce(dropoff_address, ''), ' ') FROM transfer_legs WHERE transfer_legs.request_id = transfer_requests.id), '') || ' ' || coalesce(substr(note, 1, 500), ''), char(10), ' '), 'ß', 'ss'), ' ', '  ') AS words
  FROM transfer_requests);
