import { expect, test } from 'vitest';
import type { ServicesOverview } from '#contract/content/services.ts';
import {
  transferPrices,
  transferPriceVersions,
  transferVehicles,
  transferZones,
} from '#core/db/schema.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { getJson } from '../../test/client.ts';

test('services tell the newest valid prices, pages alone as zones, and bookable trips alone as prices', async () => {
  await aTripType({ id: 1 });
  await aTrip({ price: 80 });
  await aTrip({ price: 20, showBookingOptions: false });
  await aTrip({ price: 10, status: 'draft' });
  await db.insert(transferZones).values([
    { id: 1, slug: 'mao', name: 'Maó', minutes: 10, km: 5 },
    { id: 2, slug: 'fornells', name: 'Fornells', minutes: 32, km: 28, hasPage: true },
    { id: 3, slug: 'son-bou', name: 'Son Bou', minutes: 22, km: 18, hasPage: true, sortOrder: 1 },
  ]);
  await db.insert(transferVehicles).values({
    id: 1,
    code: 'standard',
    name: 'Car',
    maxPassengers: 4,
    largeBags: 3,
    cabinBags: 3,
    childSeats: 2,
    leadMinutes: 120,
  });
  await db.insert(transferPriceVersions).values([{ id: 1 }, { id: 2 }]);
  const price = { vehicleId: 1, returnCents: 1, validFrom: '2020-01-01' };
  await db.insert(transferPrices).values([
    { ...price, versionId: 1, zoneId: 2, oneWayCents: 100 },
    { ...price, versionId: 2, zoneId: 1, oneWayCents: 2000 },
    { ...price, versionId: 2, zoneId: 2, oneWayCents: 4600 },
    { ...price, versionId: 2, zoneId: 3, oneWayCents: 3800, validTo: '2020-12-31' },
  ]);

  const overview = await getJson<ServicesOverview>('/api/services');
  expect(overview.zones.map(({ slug, fromCents }) => [slug, fromCents])).toEqual([
    ['fornells', 4600],
    ['son-bou', null],
  ]);
  expect(overview.transfersFromCents).toBe(2000);
  expect(overview.trips).toEqual({ count: 2, fromPrice: 80 });
});
