import { ask } from './ask.ts';

/** Rows per statement: each writes its search texts and raises the content version by triggers. */
const CHUNK = 5000;
/** Number of trips that contain the searched word, whatever the total. */
const RARE = 5;

const inFour = (text: string) =>
  `json_object('es', ${text}, 'en', ${text} || ' in English', 'de', ${text} || ' auf Deutsch', 'ca', ${text} || ' en català')`;
const NAME = `'Excursión ' || i || CASE WHEN i <= ${RARE} THEN ' Zafiro' ELSE '' END`;
const DESCRIPTION = `'Una excursión de prueba, número ' || i || ', con guía, por la costa y por los caminos del interior de la isla.'`;

const insertTrips = (from: number, to: number) => `
  INSERT INTO trips (id, name, slug, description, image, trip_type_id, region, location, duration, duration_class, price, rating, status,
    is_popular, is_bestseller, show_booking_options, translations)
  WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to}),
    image(path) AS (SELECT path FROM images ORDER BY id LIMIT 1),
    types(id, place) AS (SELECT id, row_number() OVER (ORDER BY sort_order, id) - 1 FROM trip_types WHERE deleted_at IS NULL)
  SELECT i, ${NAME}, 'excursion-' || i, ${DESCRIPTION}, image.path,
    (SELECT id FROM types WHERE place = i % 2 OR place = i % (SELECT count(*) FROM types) ORDER BY place DESC LIMIT 1),
    CASE i % 2 WHEN 0 THEN 'north' ELSE iif(i % 4 = 1, 'south', 'west') END, 'Maó', '4 h', CASE i % 2 WHEN 0 THEN 'half-day' ELSE 'full-day' END,
    20 + i % 180, 3 + (i % 20) / 10.0, 'published', i <= 10 OR i % 50 = 0, i % 25 = 0, i % 3 > 0,
    json_object('name', ${inFour(NAME)}, 'description', ${inFour(DESCRIPTION)}) FROM n, image`;

async function run(site: URL, sql: string): Promise<void> {
  const answer = await fetch(new URL('/bench/sql', site), { method: 'POST', body: sql });
  if (!answer.ok) throw new Error(`The rows could not be written: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
}

const totalOf = async (site: URL) =>
  ((await (await ask(new URL('/api/trips', site), { 'X-Bench': 'miss' })).json()) as { total: number }).total;

/** wrangler may restart its worker at any time. */
const MAX_RESTARTS = 5;
const RESTART_MS = 2000;

/** Adds trips until there are `count` of them; the first call deletes the demo's. The count never decreases. */
export async function fillWithTrips(site: URL, count: number, isFirst: boolean): Promise<void> {
  if (isFirst) for (const table of ['trip_destinations', 'trip_requests', 'trips']) await run(site, `DELETE FROM ${table}`);
  for (let restarts = 0; ; ) {
    const written = await totalOf(site);
    if (written >= count) return;
    try {
      for (let last = written; last < count; last += CHUNK) await run(site, insertTrips(last + 1, Math.min(count, last + CHUNK)));
    } catch (error) {
      restarts += 1;
      if (restarts > MAX_RESTARTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, RESTART_MS));
    }
  }
}
