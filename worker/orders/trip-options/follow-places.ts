import type { TripPlanInput } from '#contract/bookings/plans.ts';
import type { Database } from '#core/db/client.ts';
import { transferPlaces } from '#core/db/schema.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';
import type { FieldFault } from '#core/http/problem-text.ts';
import { fault } from './plan-faults.ts';

/**
 * Gives pick-up points that stand for a place of the transfers its name and coordinates. A trigger (migration 0036) does the same when the place
 * changes. What is wrong: a place that there is not.
 */
export async function followPlaces(
  db: Database,
  { pickups }: TripPlanInput,
): Promise<FieldFault[]> {
  const ids = pickups.flatMap(({ placeId }) => (placeId ? [placeId] : []));
  if (ids.length === 0) return [];
  const places = await db
    .select({
      ...{ id: transferPlaces.id, name: transferPlaces.name },
      ...{ latitude: transferPlaces.latitude, longitude: transferPlaces.longitude },
      translations: transferPlaces.translations,
    })
    .from(transferPlaces)
    .where(isOneOf(transferPlaces.id, ids));
  return pickups.flatMap((point, at) => {
    const place = places.find(({ id }) => id === point.placeId);
    if (!place) return point.placeId ? [fault(`pickups.${at}.placeId`, 'invalid')] : [];
    const { name, latitude, longitude, translations } = place;
    Object.assign(point, {
      ...{ name, latitude, longitude },
      translations: { ...point.translations, name: translations.name ?? {} },
    });
    return [];
  });
}
