import { vi } from 'vitest';
import { connect } from '#core/db/client.ts';
import * as schema from '#core/db/schema.ts';
import { withDatabase } from '#core/http/database.ts';
import { answerError } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import type { App, Bindings } from '#env';
import { makeBookingRoutes } from '#orders/bookings/guest/make.routes.ts';
import { manageBookingRoutes } from '#orders/bookings/guest/manage.routes.ts';
import { departureAdminRoutes } from '#orders/calendar/departures.admin.ts';
import { orderRoutes } from '#orders/order/orders.routes.ts';
import { moneyRoutes } from '#orders/paying/money.admin.ts';
import { payAfterWrites } from '#orders/paying/online/pay-after-writes.ts';
import { testPageRoutes } from '#orders/paying/online/test-page.routes.ts';
import { paymentRoutes } from '#orders/paying/payments.routes.ts';
import { voucherRoutes } from '#orders/paying/vouchers/vouchers.routes.ts';
import { bookingRoutes } from '#orders/transfers/booking/booking.routes.ts';
import { transferActionRoutes } from '#orders/transfers/office/actions.admin.ts';
import { transferAdminRoutes } from '#orders/transfers/office/transfers.admin.ts';
import { quoteRoutes } from '#orders/transfers/prices/quote.routes.ts';
import { deskRoutes } from '#orders/trip-requests/desk.admin.ts';
import { tripInboxRoutes } from '#orders/trip-requests/trip-inbox.admin.ts';
import { d1InMemory } from '../d1/d1-in-memory.ts';
import { transferRules } from '../orders/transfer-rules.ts';

export const ORIGIN = 'http://localhost';
export const DAYS = ['2027-06-12', '2027-06-13'] as const;
export const START = Date.parse('2027-06-01T08:00:00Z');
/** A deposit is paid first; owed on the day; on request and paid once it is confirmed. */
export const OPTIONS = [
  { id: 1, payment: 'deposit', isInstant: true, capacity: 4, cents: 5000 },
  { id: 2, payment: 'none', isInstant: true, capacity: 3, cents: 2100 },
  { id: 3, payment: 'all', isInstant: false, capacity: 5, cents: 3300 },
] as const;
export const CODES = ['TENTH', 'FIFTEEN'] as const;

/** The parts of the API that orders are made, paid and changed by; the firm is an API key. */
function apiOf() {
  const app = router();
  app.use(withDatabase, payAfterWrites);
  app.use('/api/admin/*', (c, next) => {
    c.set('user', { id: 1 } as App['Variables']['user']);
    c.set('apiKeyId', 1);
    return next();
  });
  app.route('/', testPageRoutes);
  for (const routes of [orderRoutes, makeBookingRoutes, manageBookingRoutes, quoteRoutes])
    app.route('/api', routes);
  for (const routes of [paymentRoutes, voucherRoutes, bookingRoutes]) app.route('/api', routes);
  app.route('/api/admin/transfers', transferAdminRoutes);
  app.route('/api/admin/transfers', transferActionRoutes);
  app.route('/api/admin/transfers', moneyRoutes('transfer'));
  app.route('/api/admin/trip-requests', tripInboxRoutes);
  app.route('/api/admin/bookings', moneyRoutes('booking'));
  app.route('/api/admin/bookings', deskRoutes);
  app.route('/api/admin/departures', departureAdminRoutes);
  app.onError(answerError);
  return app;
}

type Db = ReturnType<typeof connect>;
const words = { slug: '', description: '', image: '', location: '', duration: '' };
const kind = { tripTypeId: 1, region: 'north', durationClass: 'half-day', status: 'published' };

async function sellTrips(db: Db) {
  await db.insert(schema.tripTypes).values({ id: 1, name: 'Walk', slug: 'walk' } as never);
  for (const { id, payment, isInstant, capacity, cents } of OPTIONS) {
    const trip = { id, ...words, name: `Trip ${id}`, slug: `trip-${id}`, ...kind, price: 50 };
    await db.insert(schema.trips).values({ ...trip, showBookingOptions: true } as never);
    await db.insert(schema.tripOptions).values({
      ...{ id, tripId: id, name: 'Morning', durationMinutes: 180, capacity, minUnits: 1 },
      ...{ payment, depositPercent: 30, instantConfirmation: isInstant },
      // Free until a week before: some histories cancel after that.
      cancellationMinutes: 7 * 24 * 60,
    });
    await db.insert(schema.tripSchedules).values({ optionId: id, times: ['10:00'] });
    await db.insert(schema.tripUnits).values({ id, optionId: id, type: 'ADULT', name: 'Adults' });
    await db.insert(schema.tripPriceVersions).values({ id, optionId: id });
    await db.insert(schema.tripPrices).values({ versionId: id, optionId: id, unitId: id, cents });
  }
}

async function sellTransfers(db: Db) {
  await db.insert(schema.transferZones).values({
    ...{ id: 1, slug: 'mao', name: 'Maó', minutes: 10, km: 5, hasPage: true },
  });
  const at = { latitude: 39.86, longitude: 4.22 };
  await db.insert(schema.transferPlaces).values([
    { id: 1, kind: 'airport', name: 'Aeropuerto', zoneId: null, ...at },
    { id: 2, kind: 'town', name: 'Maó', zoneId: 1, ...at },
  ]);
  await db.insert(schema.transferVehicles).values({
    ...{ id: 1, code: 'standard', name: 'Turismo', maxPassengers: 4, largeBags: 3 },
    ...{ cabinBags: 3, childSeats: 2, leadMinutes: 120 },
  });
  await db.insert(schema.transferPriceVersions).values({ id: 1 });
  await db.insert(schema.transferPrices).values({
    ...{ versionId: 1, zoneId: 1, vehicleId: 1, oneWayCents: 2000, returnCents: 3800 },
    validFrom: '2020-01-01',
  });
}

export type Answer = { status: number; location: string; body: Record<string, unknown> };

/** A database with trips, transfers and codes, and the API on it, at the time that `clock` says. */
export async function stage(transfers: 'deposit' | 'all') {
  const { d1, mark, rewind } = d1InMemory();
  const db = connect(d1);
  const payments = { transfers: { payment: transfers, depositPercent: 50 } };
  await db.insert(schema.settings).values([
    { key: 'site', value: { siteName: 'Marès', email: 'firm@example.com' } },
    { key: 'transfer-rules', value: transferRules },
    { key: 'payments', value: payments },
  ]);
  const user = { id: 1, email: 'firm@example.com', passwordHash: 'x', name: 'Firm', role: 'admin' };
  await db.insert(schema.users).values(user as never);
  const key = { id: 1, name: 'Desk', keyHash: 'x', prefix: 'x', scopes: ['bookings'] };
  await db.insert(schema.apiKeys).values({ ...key, userId: 1 } as never);
  await sellTrips(db);
  await sellTransfers(db);
  await db.insert(schema.discountCodes).values([
    { code: 'TENTH', name: 'Tenth', percent: 10, forTransfers: true },
    { code: 'FIFTEEN', name: 'Fifteen euros', cents: 1500, forTransfers: true, maxUses: 2 },
  ]);
  mark();
  // No cache: what is called off invalidates it.
  const cache = { match: async () => undefined, put: async () => undefined };
  vi.stubGlobal('caches', { open: async () => cache, default: cache });
  const app = apiOf();
  const env = { DB: d1, QUOTE_SECRET: 'secret', MAIL_DRIVER: 'outbox' } as unknown as Bindings;
  /** Sends a request, and waits for what goes on after its answer. */
  async function send(path: string, init: RequestInit = {}): Promise<Answer> {
    const rest: Promise<unknown>[] = [];
    const context = { waitUntil: (work: Promise<unknown>) => rest.push(work) };
    const answer = await app.request(ORIGIN + path, init, env, context as never);
    for (const work of rest) await work;
    const isJson = answer.headers.get('Content-Type')?.includes('json');
    const body = isJson ? ((await answer.json()) as Record<string, unknown>) : {};
    if (answer.status >= 500) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body)}`);
    return { status: answer.status, location: answer.headers.get('Location') ?? '', body };
  }
  const clock = (at: number) => vi.setSystemTime(at);
  return { db, env, rewind, send, clock };
}
export type Stage = Awaited<ReturnType<typeof stage>>;
