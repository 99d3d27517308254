ALTER TABLE `partners` ADD `code` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `partner_id` integer;--> statement-breakpoint
UPDATE partners SET code = lower(hex(randomblob(5)));
--> statement-breakpoint
CREATE TRIGGER partners_insert_code AFTER INSERT ON partners WHEN NEW.code = '' BEGIN UPDATE partners SET code = lower(hex(randomblob(5))) WHERE id = NEW.id; END;
--> statement-breakpoint
INSERT INTO partners (name, slug, kind, terms, trip_commission_bp, language)
  SELECT name, 'reseller-key-' || id, 'agent', 'net', coalesce(commission, 0), 'en' FROM api_keys
  WHERE EXISTS (SELECT 1 FROM json_each(api_keys.scopes) WHERE value = 'octo') OR EXISTS (SELECT 1 FROM bookings WHERE bookings.reseller_key_id = api_keys.id);
--> statement-breakpoint
UPDATE api_keys SET partner_id = (SELECT id FROM partners WHERE partners.slug = 'reseller-key-' || api_keys.id);
--> statement-breakpoint
UPDATE bookings SET partner_id = (SELECT partner_id FROM api_keys WHERE api_keys.id = bookings.reseller_key_id),
  commission_bp = (SELECT coalesce(commission, 0) FROM api_keys WHERE api_keys.id = bookings.reseller_key_id)
  WHERE partner_id IS NULL AND EXISTS (SELECT 1 FROM api_keys WHERE api_keys.id = bookings.reseller_key_id);
--> statement-breakpoint
CREATE TRIGGER api_keys_insert_partner AFTER INSERT ON api_keys WHEN NEW.partner_id IS NULL AND EXISTS (SELECT 1 FROM json_each(NEW.scopes) WHERE value = 'octo') BEGIN
  INSERT INTO partners (name, slug, kind, terms, trip_commission_bp, language) VALUES (NEW.name, 'reseller-key-' || NEW.id || CASE WHEN EXISTS (SELECT 1 FROM partners WHERE slug = 'reseller-key-' || NEW.id) THEN '-' || lower(hex(randomblob(3))) ELSE '' END, 'agent', 'net', coalesce(NEW.commission, 0), 'en');
  UPDATE api_keys SET partner_id = last_insert_rowid() WHERE id = NEW.id;
END;
