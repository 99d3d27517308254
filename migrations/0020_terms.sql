ALTER TABLE `bookings` ADD `terms` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `transfer_requests` ADD `terms` text DEFAULT '{}' NOT NULL;
--> statement-breakpoint
UPDATE bookings SET terms = (SELECT json_object('payment', trip_options.payment, 'depositPercent', trip_options.deposit_percent, 'depositCents', trip_options.deposit_cents,
  'cancellation', json_array(json_object('minutesBefore', trip_options.cancellation_minutes, 'feePercent', 0), json_object('minutesBefore', 0, 'feePercent', 100)),
  'vat', json_object('scheme', coalesce((SELECT value ->> '$.vat.trips.scheme' FROM settings WHERE key = 'payments'), 'rate'), 'bp', coalesce((SELECT value ->> '$.vat.trips.bp' FROM settings WHERE key = 'payments'), 2100))) FROM trip_options WHERE trip_options.id = bookings.option_id) WHERE terms = '{}';
--> statement-breakpoint
UPDATE transfer_requests SET terms = json_object('payment', coalesce((SELECT value ->> '$.transfers.payment' FROM settings WHERE key = 'payments'), 'none'), 'depositPercent', (SELECT value ->> '$.transfers.depositPercent' FROM settings WHERE key = 'payments'),
  'depositCents', (SELECT value ->> '$.transfers.depositCents' FROM settings WHERE key = 'payments'),
  'cancellation', json((SELECT json_group_array(json_object('minutesBefore', (step.value ->> '$.hoursBefore') * 60, 'feePercent', step.value ->> '$.feePercent'))
    FROM settings, json_each(settings.value, '$.cancellation') AS step WHERE settings.key = 'transfer-rules')),
  'vat', json_object('scheme', coalesce((SELECT value ->> '$.vat.transfers.scheme' FROM settings WHERE key = 'payments'), 'rate'), 'bp', coalesce((SELECT value ->> '$.vat.transfers.bp' FROM settings WHERE key = 'payments'), 1000))) WHERE terms = '{}';
--> statement-breakpoint
CREATE TRIGGER bookings_insert_terms AFTER INSERT ON bookings WHEN NEW.terms = '{}' BEGIN UPDATE bookings SET terms = (SELECT json_object('payment', trip_options.payment, 'depositPercent', trip_options.deposit_percent, 'depositCents', trip_options.deposit_cents,
  'cancellation', json_array(json_object('minutesBefore', trip_options.cancellation_minutes, 'feePercent', 0), json_object('minutesBefore', 0, 'feePercent', 100)),
  'vat', json_object('scheme', coalesce((SELECT value ->> '$.vat.trips.scheme' FROM settings WHERE key = 'payments'), 'rate'), 'bp', coalesce((SELECT value ->> '$.vat.trips.bp' FROM settings WHERE key = 'payments'), 2100))) FROM trip_options WHERE trip_options.id = bookings.option_id) WHERE terms = '{}' AND id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER transfer_requests_insert_terms AFTER INSERT ON transfer_requests WHEN NEW.terms = '{}' BEGIN UPDATE transfer_requests SET terms = json_object('payment', coalesce((SELECT value ->> '$.transfers.payment' FROM settings WHERE key = 'payments'), 'none'), 'depositPercent', (SELECT value ->> '$.transfers.depositPercent' FROM settings WHERE key = 'payments'),
  'depositCents', (SELECT value ->> '$.transfers.depositCents' FROM settings WHERE key = 'payments'),
  'cancellation', json((SELECT json_group_array(json_object('minutesBefore', (step.value ->> '$.hoursBefore') * 60, 'feePercent', step.value ->> '$.feePercent'))
    FROM settings, json_each(settings.value, '$.cancellation') AS step WHERE settings.key = 'transfer-rules')),
  'vat', json_object('scheme', coalesce((SELECT value ->> '$.vat.transfers.scheme' FROM settings WHERE key = 'payments'), 'rate'), 'bp', coalesce((SELECT value ->> '$.vat.transfers.bp' FROM settings WHERE key = 'payments'), 1000))) WHERE terms = '{}' AND id = NEW.id; END;
