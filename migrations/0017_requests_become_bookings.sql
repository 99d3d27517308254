-- Guests' requests for trips become bookings (worker/db/former-requests.ts has the same statements, for backups).
INSERT INTO trip_options (trip_id, name, availability_type, duration_minutes, max_units, required_contact_fields, guide_languages, is_active, sort_order, translations)
    SELECT id, 'A petición', 'OPENING_HOURS', CASE duration_class WHEN 'half-day' THEN 240 WHEN 'full-day' THEN 480 ELSE 2880 END, max_people,
    '["firstName","lastName"]', guide_languages, 0, 99, '{"name":{"es":"A petición","en":"On request","de":"Auf Anfrage","ca":"A petició"}}'
    FROM trips WHERE id IN (SELECT trip_id FROM trip_requests) AND (SELECT id FROM trip_options WHERE trip_id = trips.id AND trip_options.deleted_at IS NULL AND instant_confirmation = 0 AND availability_type = 'OPENING_HOURS' AND pricing_per = 'UNIT' AND trip_options.capacity IS NULL
    AND NOT EXISTS (SELECT 1 FROM trip_schedules WHERE trip_schedules.option_id = trip_options.id AND trip_schedules.capacity IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM trip_exceptions WHERE trip_exceptions.option_id = trip_options.id AND trip_exceptions.capacity IS NOT NULL)
    AND (SELECT count(DISTINCT type) FROM trip_units WHERE trip_units.option_id = trip_options.id AND trip_units.deleted_at IS NULL AND type IN ('ADULT', 'CHILD')) = 2 ORDER BY is_active DESC, id LIMIT 1) IS NULL;
--> statement-breakpoint
INSERT INTO trip_schedules (option_id, opens_at, closes_at) SELECT id, '00:00', '23:59' FROM trip_options WHERE NOT EXISTS (SELECT 1 FROM trip_units WHERE trip_units.option_id = trip_options.id) AND trip_options.trip_id IN (SELECT trip_id FROM trip_requests);
--> statement-breakpoint
INSERT INTO trip_units (option_id, type, name, min_age, max_age, needs_adult, sort_order, translations)
    SELECT trip_options.id, value ->> '$.type', value ->> '$.name.es', iif(value ->> '$.type' = 'ADULT', 13, min(12, coalesce(trips.min_age, 0))),
    iif(value ->> '$.type' = 'ADULT', 99, 12), value ->> '$.type' = 'CHILD', key, json_object('name', json(value -> '$.name'))
    FROM trip_options JOIN trips ON trips.id = trip_options.trip_id, json_each('[
      {"type":"ADULT","name":{"es":"Adultos","en":"Adults","de":"Erwachsene","ca":"Adults"}},
      {"type":"CHILD","name":{"es":"Niños","en":"Children","de":"Kinder","ca":"Infants"}}]')
    WHERE NOT EXISTS (SELECT 1 FROM trip_units WHERE trip_units.option_id = trip_options.id) AND trip_options.trip_id IN (SELECT trip_id FROM trip_requests);
--> statement-breakpoint
INSERT INTO departures (option_id, local_date, starts_at, schedule_version)
    SELECT DISTINCT (SELECT id FROM trip_options WHERE trip_id = r.trip_id AND trip_options.deleted_at IS NULL AND instant_confirmation = 0 AND availability_type = 'OPENING_HOURS' AND pricing_per = 'UNIT' AND trip_options.capacity IS NULL
    AND NOT EXISTS (SELECT 1 FROM trip_schedules WHERE trip_schedules.option_id = trip_options.id AND trip_schedules.capacity IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM trip_exceptions WHERE trip_exceptions.option_id = trip_options.id AND trip_exceptions.capacity IS NOT NULL)
    AND (SELECT count(DISTINCT type) FROM trip_units WHERE trip_units.option_id = trip_options.id AND trip_units.deleted_at IS NULL AND type IN ('ADULT', 'CHILD')) = 2 ORDER BY is_active DESC, id LIMIT 1), local_date, strftime('%Y-%m-%dT%H:%M:%fZ', local_date, iif(local_date > date(substr(local_date, 1, 4) || '-03-25', 'weekday 0') AND local_date <= date(substr(local_date, 1, 4) || '-10-25', 'weekday 0'), '-2 hours', '-1 hours')), coalesce((SELECT version FROM trip_plan_versions WHERE option_id = (SELECT id FROM trip_options WHERE trip_id = r.trip_id AND trip_options.deleted_at IS NULL AND instant_confirmation = 0 AND availability_type = 'OPENING_HOURS' AND pricing_per = 'UNIT' AND trip_options.capacity IS NULL
    AND NOT EXISTS (SELECT 1 FROM trip_schedules WHERE trip_schedules.option_id = trip_options.id AND trip_schedules.capacity IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM trip_exceptions WHERE trip_exceptions.option_id = trip_options.id AND trip_exceptions.capacity IS NOT NULL)
    AND (SELECT count(DISTINCT type) FROM trip_units WHERE trip_units.option_id = trip_options.id AND trip_units.deleted_at IS NULL AND type IN ('ADULT', 'CHILD')) = 2 ORDER BY is_active DESC, id LIMIT 1)), 0) FROM trip_requests AS r WHERE true ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO bookings (id, uuid, reference, idempotency_key, digest, status, trip_id, option_id, departure_id, local_date, places, confirmed_at, cancelled_at, redeemed_at,
    ended_as, total_cents, contact_name, contact_email, contact_phone, contact, language, notes, note, source, manage_token_hash, privacy_edition, privacy_accepted_at,
    anonymised_at, version, created_at, updated_at, deleted_at)
    SELECT id, iif((id GLOB '????????-????-????-????-????????????' AND replace(id, '-', '') NOT GLOB '*[^0-9a-f]*'), id, lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))), reference, idempotency_key, nullif(digest, ''), CASE status WHEN 'new' THEN 'PENDING' WHEN 'confirmed' THEN 'CONFIRMED' WHEN 'completed' THEN 'REDEEMED' WHEN 'declined' THEN 'CANCELLED' WHEN 'cancelled_customer' THEN 'CANCELLED' WHEN 'cancelled_operator' THEN 'CANCELLED' WHEN 'spam' THEN 'CANCELLED' ELSE status END, trip_id, (SELECT id FROM trip_options WHERE trip_id = r.trip_id AND trip_options.deleted_at IS NULL AND instant_confirmation = 0 AND availability_type = 'OPENING_HOURS' AND pricing_per = 'UNIT' AND trip_options.capacity IS NULL
    AND NOT EXISTS (SELECT 1 FROM trip_schedules WHERE trip_schedules.option_id = trip_options.id AND trip_schedules.capacity IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM trip_exceptions WHERE trip_exceptions.option_id = trip_options.id AND trip_exceptions.capacity IS NOT NULL)
    AND (SELECT count(DISTINCT type) FROM trip_units WHERE trip_units.option_id = trip_options.id AND trip_units.deleted_at IS NULL AND type IN ('ADULT', 'CHILD')) = 2 ORDER BY is_active DESC, id LIMIT 1), (SELECT id FROM departures WHERE option_id = (SELECT id FROM trip_options WHERE trip_id = r.trip_id AND trip_options.deleted_at IS NULL AND instant_confirmation = 0 AND availability_type = 'OPENING_HOURS' AND pricing_per = 'UNIT' AND trip_options.capacity IS NULL
    AND NOT EXISTS (SELECT 1 FROM trip_schedules WHERE trip_schedules.option_id = trip_options.id AND trip_schedules.capacity IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM trip_exceptions WHERE trip_exceptions.option_id = trip_options.id AND trip_exceptions.capacity IS NOT NULL)
    AND (SELECT count(DISTINCT type) FROM trip_units WHERE trip_units.option_id = trip_options.id AND trip_units.deleted_at IS NULL AND type IN ('ADULT', 'CHILD')) = 2 ORDER BY is_active DESC, id LIMIT 1) AND local_date = r.local_date AND local_time = ''), local_date,
    adults + json_array_length(child_ages), CASE WHEN status IN ('confirmed', 'completed') THEN coalesce((SELECT max(created_at) FROM request_events WHERE request_id = r.id AND kind = 'trip' AND to_status = 'confirmed'), updated_at) ELSE (SELECT max(created_at) FROM request_events WHERE request_id = r.id AND kind = 'trip' AND to_status = 'confirmed') END,
    CASE WHEN status IN ('declined', 'cancelled_customer', 'cancelled_operator', 'spam') THEN coalesce((SELECT max(created_at) FROM request_events WHERE request_id = r.id AND kind = 'trip' AND to_status = r.status), updated_at) END,
    CASE WHEN status = 'completed' THEN coalesce((SELECT max(created_at) FROM request_events WHERE request_id = r.id AND kind = 'trip' AND to_status = r.status), updated_at) END,
    CASE status WHEN 'declined' THEN 'declined' WHEN 'cancelled_customer' THEN 'guest' WHEN 'cancelled_operator' THEN 'firm' WHEN 'spam' THEN 'spam' END, 0, contact_name, contact_email, contact_phone, json_patch('{}', json_object('fullName', contact_name, 'emailAddress', contact_email, 'phoneNumber', contact_phone)), language, message, note, 'site', manage_token_hash, privacy_edition, privacy_accepted_at,
    anonymised_at, version, created_at, updated_at, deleted_at FROM trip_requests AS r;
--> statement-breakpoint
WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < 199)
    INSERT INTO booking_units (uuid, booking_id, unit_id, position, ticket_code, cents, age)
    SELECT lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))), r.id, (SELECT id FROM trip_units WHERE option_id = (SELECT option_id FROM bookings WHERE bookings.id = r.id) AND type = 'ADULT' AND deleted_at IS NULL ORDER BY sort_order, id LIMIT 1), n, replace(replace(hex(randomblob(8)), '0', 'W'), '1', 'X'), 0, NULL FROM trip_requests AS r JOIN numbers ON n < r.adults;
--> statement-breakpoint
INSERT INTO booking_units (uuid, booking_id, unit_id, position, ticket_code, cents, age)
    SELECT lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))), r.id, (SELECT id FROM trip_units WHERE option_id = (SELECT option_id FROM bookings WHERE bookings.id = r.id) AND type = 'CHILD' AND deleted_at IS NULL ORDER BY sort_order, id LIMIT 1), r.adults + ages.key, replace(replace(hex(randomblob(8)), '0', 'W'), '1', 'X'), 0, ages.value FROM trip_requests AS r, json_each(r.child_ages) AS ages;
--> statement-breakpoint
UPDATE request_events SET kind = 'booking', from_status = CASE from_status WHEN 'new' THEN 'PENDING' WHEN 'confirmed' THEN 'CONFIRMED' WHEN 'completed' THEN 'REDEEMED' WHEN 'declined' THEN 'CANCELLED' WHEN 'cancelled_customer' THEN 'CANCELLED' WHEN 'cancelled_operator' THEN 'CANCELLED' WHEN 'spam' THEN 'CANCELLED' ELSE from_status END, to_status = CASE to_status WHEN 'new' THEN 'PENDING' WHEN 'confirmed' THEN 'CONFIRMED' WHEN 'completed' THEN 'REDEEMED' WHEN 'declined' THEN 'CANCELLED' WHEN 'cancelled_customer' THEN 'CANCELLED' WHEN 'cancelled_operator' THEN 'CANCELLED' WHEN 'spam' THEN 'CANCELLED' ELSE to_status END,
    data = CASE WHEN type = 'state' AND to_status IN ('declined', 'cancelled_customer', 'cancelled_operator', 'spam') THEN json_set(coalesce(data, '{}'), '$.endedAs', CASE to_status WHEN 'declined' THEN 'declined' WHEN 'cancelled_customer' THEN 'guest' WHEN 'cancelled_operator' THEN 'firm' WHEN 'spam' THEN 'spam' END) ELSE data END
    WHERE kind = 'trip';
--> statement-breakpoint
UPDATE outbox SET related_kind = 'booking' WHERE related_kind = 'trip_request';
--> statement-breakpoint
DROP TABLE `trip_requests`;
--> statement-breakpoint
CREATE INDEX `bookings_states` ON `bookings` (`deleted_at`,`status`,`ended_as`);
