-- What guests asked about offers stands in the thread of their order: one for each question of before. One that waits for an answer is new in the inbox.
INSERT INTO contact_messages (name, email, phone, message, source, language, status, digest, created_at, updated_at, order_id, linked_by)
SELECT coalesce(item.contact_name, ''), item.contact_email, item.contact_phone, event.note, 'order-page', item.language, iif(item.offer = 'asked', 'new', 'answered'), 'event ' || event.id, event.created_at, event.created_at, item.order_id, 'guest'
FROM request_events AS event JOIN (
  SELECT 'booking' AS kind, id, order_id, contact_name, contact_email, contact_phone, language, offer FROM bookings
  UNION ALL SELECT 'transfer', id, order_id, contact_name, contact_email, contact_phone, language, offer FROM transfer_requests
) AS item ON item.kind = event.kind AND item.id = event.request_id
WHERE event.type = 'message' AND event.actor = 'guest' AND coalesce(event.note, '') <> '' AND item.order_id IS NOT NULL;
--> statement-breakpoint
UPDATE request_events SET note = NULL WHERE type = 'message' AND actor = 'guest' AND EXISTS (SELECT 1 FROM contact_messages WHERE digest = 'event ' || request_events.id AND linked_by = 'guest');
