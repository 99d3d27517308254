import { sql } from 'drizzle-orm';
import { pushSubscriptions } from '#core/db/schema.ts';

/** Of a person whose page is open: phones of those who have left get no messages. */
export const isOfOpenLink = sql`EXISTS (SELECT 1 FROM crew_links AS link
  LEFT JOIN guides AS guide ON guide.id = link.guide_id AND guide.is_active AND guide.deleted_at IS NULL
  LEFT JOIN drivers AS driver ON driver.id = link.driver_id AND driver.is_active AND driver.deleted_at IS NULL
  WHERE link.revoked_at IS NULL AND ${pushSubscriptions.member} IN ('guide:' || guide.id, 'driver:' || driver.id))`;
