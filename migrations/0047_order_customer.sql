ALTER TABLE `orders` ADD `customer` text;
--> statement-breakpoint
-- An order without its person has none for its documents either; the documents themselves keep it.
CREATE TRIGGER orders_forget_customer AFTER UPDATE OF anonymised_at ON orders WHEN NEW.anonymised_at IS NOT NULL AND NEW.customer IS NOT NULL BEGIN UPDATE orders SET customer = NULL WHERE id = NEW.id; END;
