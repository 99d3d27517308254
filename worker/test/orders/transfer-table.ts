import type { TransferBooking } from '#contract/transfers/booking/booking.ts';
import type { Quote, TransferRequestAnswer } from '#contract/transfers/request.ts';
import type { TransferRules } from '#contract/transfers/transfers.ts';
import * as schema from '#core/db/schema.ts';
import { db } from '../builders.ts';
import { getJson, postJson } from '../client.ts';
import { transferRules } from './transfer-rules.ts';

export const QUOTE = '/api/transfers/quote';
export const REQUESTS = '/api/transfers/requests';
export const FIRM = 'firm@example.com';
/** A day in June of next year that is no holiday. */
export const SUMMER_DAY = `${new Date().getUTCFullYear() + 1}-06-16`;

/** Airport (1), Maó (2) and its port (3) in one zone; `standard` for 4 and `minibus` for 16. */
export async function aTransferTable(rules: Partial<TransferRules> = {}) {
  const inFour = (text: string) => ({ es: text, en: text, de: text, ca: text });
  await db.insert(schema.settings).values([
    { key: 'transfer-rules', value: { ...transferRules, ...rules } },
    { key: 'site', value: { siteName: 'Marès', email: FIRM } },
  ]);
  await db.insert(schema.transferZones).values({
    id: 1,
    slug: 'mao',
    name: 'Maó',
    minutes: 10,
    km: 5,
    hasPage: true,
    translations: { name: inFour('Maó') },
  });
  await db.insert(schema.transferPlaces).values([
    { id: 1, kind: 'airport', name: 'Aeropuerto', zoneId: null, latitude: 39.86, longitude: 4.22 },
    {
      id: 2,
      kind: 'town',
      name: 'Maó',
      aliases: ['Mahón'],
      zoneId: 1,
      latitude: 39.89,
      longitude: 4.26,
    },
    { id: 3, kind: 'port', name: 'Puerto de Maó', zoneId: 1, latitude: 39.89, longitude: 4.27 },
  ]);
  await db.insert(schema.transferVehicles).values([
    {
      id: 1,
      code: 'standard',
      name: 'Turismo',
      maxPassengers: 4,
      largeBags: 3,
      cabinBags: 3,
      childSeats: 2,
      leadMinutes: 120,
    },
    {
      id: 2,
      code: 'minibus',
      name: 'Minibús',
      maxPassengers: 16,
      largeBags: 16,
      cabinBags: 16,
      childSeats: 4,
      leadMinutes: 120,
      hasWheelchairAccess: true,
    },
  ]);
  await db.insert(schema.transferPriceVersions).values({ id: 1 });
  await db.insert(schema.transferPrices).values([
    {
      versionId: 1,
      zoneId: 1,
      vehicleId: 1,
      oneWayCents: 2000,
      returnCents: 3800,
      validFrom: '2020-01-01',
    },
    {
      versionId: 1,
      zoneId: 1,
      vehicleId: 2,
      oneWayCents: 5500,
      returnCents: 10_500,
      validFrom: '2020-01-01',
    },
  ]);
}

export const journey = (change: object = {}) => ({
  from: 1,
  to: 2,
  outbound: { date: SUMMER_DAY, time: '14:30', flight: 'vy3726' },
  adults: 2,
  childAges: [4],
  luggage: { large: 1, cabin: 1, bulky: 0 },
  ...change,
});
export const person = (change: object = {}) => ({
  vehicle: 'standard',
  contact: { name: 'Ada', email: 'ada@example.com' },
  language: 'de',
  privacyAccepted: true,
  termsAccepted: true,
  ...change,
});

export const aQuote = async (change: object = {}) =>
  (await (await postJson(QUOTE, journey(change))).json()) as Quote;

let count = 0;
/** A guest's request; its booking's URL (`path`) contains the token. */
export async function aTransferRequest({
  quote = {},
  ...change
}: { quote?: object } & Record<string, unknown> = {}) {
  count += 1;
  const { quoteToken } = await aQuote(quote);
  const response = await postJson(
    REQUESTS,
    { ...person(change), quoteToken },
    { 'Idempotency-Key': `request ${count}` },
  );
  if (response.status !== 201)
    throw new Error(`request: ${response.status} ${await response.text()}`);
  const { reference, manageUrl } = (await response.json()) as TransferRequestAnswer;
  const token = new URL(manageUrl).searchParams.get('token') ?? '';
  const [row] = (await db.select().from(schema.transferRequests)).filter(
    (one) => one.reference === reference,
  );
  if (!row) throw new Error('the request is not stored');
  const pathOf = (action = '') => `${REQUESTS}/${reference}${action}?token=${token}`;
  return {
    reference,
    token,
    id: row.id,
    pathOf,
    booking: () => getJson<TransferBooking>(pathOf()),
  };
}

/** Mails about a request, by kind and recipient. */
export const mailsAbout = async (id: string) =>
  (await db.select().from(schema.outbox))
    .filter(({ relatedId }) => relatedId === id)
    .map(({ kind, toAddress }) => `${kind} ${toAddress}`);
