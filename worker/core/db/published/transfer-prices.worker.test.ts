import { beforeAll, expect, test, vi } from 'vitest';
import type { ServicesOverview } from '#contract/content/services.ts';
import type { DestinationDetail } from '#contract/places/destinations.ts';
import type { TransferZoneDetail } from '#contract/transfers/table.ts';
import { aDestination, db } from '../../../test/builders.ts';
import { getJson, send } from '../../../test/client.ts';
import { aQuote, aTransferTable, SUMMER_DAY } from '../../../test/orders/transfer-table.ts';
import { transferPrices, transferVehicles } from '../schema.ts';

/** The price of one way to Maó in the smallest vehicle, from all sources. */
async function shownPrices() {
  const services = await getJson<ServicesOverview>('/api/services');
  const destination = await getJson<DestinationDetail>('/api/destinations/1');
  const zone = await getJson<TransferZoneDetail>('/api/transfers/zones/mao');
  return {
    services: services.transfersFromCents,
    card: services.zones[0]?.fromCents,
    destination: destination.transferFrom?.cents,
    llms:
      Number(/one way from ([\d.]+) to/.exec(await (await send('/llms.txt')).text())?.[1]) * 100,
    zone: zone.prices.find(({ vehicle }) => vehicle === 'standard')?.oneWayCents,
  };
}
const everywhere = (cents: number) => ({
  services: cents,
  card: cents,
  destination: cents,
  llms: cents,
  zone: cents,
});

beforeAll(async () => {
  await aTransferTable();
  await aDestination({ id: 1, transferZoneId: 1 });
  const price = { versionId: 1, zoneId: 1 };
  await db.insert(transferVehicles).values({
    ...{
      id: 3,
      code: 'scooter',
      name: 'Scooter',
      maxPassengers: 1,
      largeBags: 0,
      cabinBags: 1,
      childSeats: 0,
      leadMinutes: 120,
    },
    deletedAt: '2026-01-01T00:00:00.000Z',
  });
  await db.insert(transferPrices).values([
    { ...price, vehicleId: 1, oneWayCents: 2300, returnCents: 4400, validFrom: '2021-01-01' },
    {
      ...price,
      vehicleId: 1,
      oneWayCents: 100,
      returnCents: 200,
      validFrom: '2022-01-01',
      validTo: '2022-12-31',
    },
    { ...price, vehicleId: 1, oneWayCents: 2600, returnCents: 5000, validFrom: SUMMER_DAY },
    { ...price, vehicleId: 3, oneWayCents: 500, returnCents: 900, validFrom: '2020-01-01' },
  ]);
});

test('of two prices for one journey the younger is shown everywhere, and none of a vehicle in the trash', async () => {
  expect(await shownPrices()).toEqual(everywhere(2300));
  const quote = await aQuote({
    outbound: { date: `${SUMMER_DAY.slice(0, 4)}-01-15`, time: '12:00' },
  });
  expect(quote.options[0]).toMatchObject({
    vehicle: 'standard',
    lines: expect.arrayContaining([expect.objectContaining({ cents: 2300 })]),
  });
});

test('a new price holds everywhere from midnight on the island, two hours before that of Greenwich', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${SUMMER_DAY}T00:00:00+02:00`) });
  try {
    expect(await shownPrices()).toEqual(everywhere(2600));
  } finally {
    vi.useRealTimers();
  }
});
