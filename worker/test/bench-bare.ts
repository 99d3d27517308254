import { Hono } from 'hono';
import type { Bindings } from '#env';

// Baseline of `npm run bench`: only Hono and D1.

const LIST = `SELECT trips.id, trips.name, trips.slug, description, image, region, location, duration, duration_class, price, currency, rating,
  review_count, is_bestseller, show_booking_options, trip_type_id, trip_types.name AS type, source_language,
  json_object('name', trips.translations -> '$.name', 'description', trips.translations -> '$.description',
    'location', trips.translations -> '$.location', 'duration', trips.translations -> '$.duration') AS translations
  FROM trips INNER JOIN trip_types ON trip_types.id = trips.trip_type_id WHERE status = 'published' AND trips.deleted_at IS NULL
  ORDER BY is_popular DESC, is_bestseller DESC, trips.id DESC LIMIT 20`;

export default new Hono<{ Bindings: Bindings }>()
  .get('/api/health', (c) => c.body(''))
  .get('/list', async (c) => c.json((await c.env.DB.prepare(LIST).all()).results));
