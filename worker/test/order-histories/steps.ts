import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import type { TransferDetail } from '#contract/transfers/admin/admin.ts';
import { giftVoucherEntries, giftVouchers } from '#core/db/schema.ts';
import { newVoucherCode } from '#money/vouchers/voucher-code.ts';
import { CODES, DAYS, OPTIONS, ORIGIN } from './site.ts';
import type { World } from './world.ts';

const startOn = (day: string) => `${day}T10:00:00+02:00`;
const contact = { name: 'Ana Pons', email: 'ana@example.com' };
const agreed = { contact, language: 'en', privacyAccepted: true, termsAccepted: true };
const units = (id: number, quantity: number) => [{ unitId: id, quantity }];

/** Two or three items: each digit chooses a trip, its day and people, or a transfer. */
async function makeOrder(world: World, n: number): Promise<void> {
  const kinds = [n % 4, Math.floor(n / 4) % 4, Math.floor(n / 16) % 5].slice(0, 2 + (n % 2));
  const items: object[] = [];
  for (const [index, kind] of kinds.entries()) {
    const option = OPTIONS[kind];
    if (option) {
      const departureId = startOn(DAYS[(n >> index) % 2] ?? DAYS[0]);
      const places = { departureId, units: units(option.id, 1 + ((n >> (index + 1)) % 2)) };
      const item = { kind: 'trip', optionId: option.id, ...places };
      if (n % 6 !== 0 || option.id !== 1) items.push(item);
      else {
        const body = { optionId: option.id, ...places, language: 'en' };
        const held = await world.post(`/api/trips/${option.id}/bookings`, body);
        const { booking, token } = held.body as { booking?: { reference: string }; token?: string };
        items.push({ ...item, ...(booking && { hold: { reference: booking.reference, token } }) });
      }
    } else {
      const luggage = { large: 0, cabin: 0, bulky: 0 };
      const outbound = { date: DAYS[0], time: '14:30' };
      const way = { from: 1, to: 2, outbound, adults: 2, childAges: [], luggage };
      const { body } = await world.post('/api/transfers/quote', way);
      items.push({ kind: 'transfer', quoteToken: body.quoteToken, vehicle: 'standard' });
    }
  }
  const code = CODES[Math.floor(n / 80) % 4];
  const made = await world.post('/api/orders', { items, ...agreed, ...(code && { code }) });
  if (made.status === 201) world.orders.push(made.body as { reference: string; token: string });
}

/** The guest opens the page for all that is due of an order, or of one item. */
async function openPage(world: World, n: number): Promise<void> {
  const found = await world.item(n);
  if (!found) return;
  const { link, item, rest } = found;
  const paths = { trip: 'bookings', transfer: 'transfers/requests' };
  const path =
    rest % 3 === 0
      ? `${paths[item.kind as 'trip']}/${item.reference}/pay?token=${item.token}`
      : `orders/${link.reference}/pay?token=${link.token}`;
  const { location } = await world.get(`/api/${path}`);
  if (location.includes('/pay/test/')) world.pages.push(new URL(location, ORIGIN).pathname);
}

async function pay(world: World, n: number): Promise<void> {
  const page = world.chosen(world.pages, n);
  if (!page) return;
  // Every fifth goes back before the provider says that it was paid; the cron job asks later.
  const fields = { deed: n % 11 === 0 ? 'decline' : 'pay', ...(n % 5 === 0 && { late: '1' }) };
  world.count('pay');
  await world.stage.send(page, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ORIGIN },
  });
}

async function cancel(world: World, n: number): Promise<void> {
  const found = await world.item(n);
  if (!found) return;
  const { link, item } = found;
  const path = `/api/orders/${link.reference}/cancel`;
  const named = { token: link.token, item: item.reference };
  const { status, body } = await world.post(path, { ...named, dryRun: true });
  if (status === 200) await world.post(path, { ...named, feeCents: body.feeCents });
}

/** Another day or other people of a trip; what is asked for of a transfer. */
async function change(world: World, n: number): Promise<void> {
  const found = await world.item(n);
  if (!found) return;
  const { link, item, rest } = found;
  const named = { token: link.token, item: item.reference };
  const isTrip = item.kind === 'trip';
  const option = OPTIONS.find(({ id }) => item.title === `Trip ${id}`);
  const wanted =
    isTrip && option
      ? {
          ...(rest % 2 === 0 && { departureId: startOn(DAYS[(rest >> 1) % 2] ?? DAYS[0]) }),
          ...(rest % 3 !== 0 && { units: units(option.id, 1 + (rest % 3)) }),
        }
      : { leg: 'outbound', time: '16:00' };
  await world.post(`/api/orders/${link.reference}/change`, { ...named, ...wanted });
}

/** The firm takes one of the steps that its inbox offers. */
async function decide(world: World, n: number): Promise<void> {
  const found = await world.item(n);
  if (!found) return;
  const { item, rest } = found;
  const path = `/api/admin/${item.kind === 'trip' ? 'trip-requests' : 'transfers'}/${item.reference}`;
  const detail = (await world.get(path)).body as unknown as TripRequestDetail | TransferDetail;
  const next = detail.next.filter((to) => to !== 'spam' && to !== 'driver_assigned');
  const to = rest % 2 === 0 && next.includes('confirmed') ? 'confirmed' : world.chosen(next, rest);
  if (!to) return;
  const { version } = detail;
  const feeCents = to === 'cancelled_customer' && rest % 3 === 0 ? 500 : undefined;
  const body = { to, version, note: '', notify: true, feeCents };
  await world.post(`${path}/state`, body);
}

/** The firm confirms all of an order that waits for it. */
async function confirmAll(world: World, n: number): Promise<void> {
  const link = world.chosen(world.orders, n);
  if (!link) return;
  for (const { kind, reference, status } of (await world.order(link)).items) {
    if (status !== 'PENDING' && status !== 'new') continue;
    const path = `/api/admin/${kind === 'trip' ? 'trip-requests' : 'transfers'}/${reference}`;
    const { version } = (await world.get(path)).body;
    await world.post(`${path}/state`, { to: 'confirmed', version, note: '', notify: true });
  }
}

/** One ticket becomes a booking of its own, every second time of another family. */
async function split(world: World, n: number): Promise<void> {
  const found = await world.item(n);
  if (found?.item.kind !== 'trip') return;
  const { reference } = found.item;
  const { body } = await world.get(`/api/admin/trip-requests/${reference}`);
  const { tickets, version } = body as unknown as TripRequestDetail;
  const other = { name: 'Joan Riera', email: 'joan@example.com' };
  await world.post(`/api/admin/bookings/${reference}/split`, {
    ...{ version, tickets: tickets.slice(0, 1).map(({ uuid }) => uuid) },
    ...(found.rest % 2 === 0 && { contact: other }),
  });
}

/** The firm agrees on another price. */
async function agree(world: World, n: number): Promise<void> {
  const found = await world.item(n);
  if (found?.item.kind !== 'trip') return;
  const { reference } = found.item;
  const { body } = await world.get(`/api/admin/trip-requests/${reference}`);
  const totalCents = [1500, 4000, 9000, 12_500][found.rest % 4];
  const price = { totalCents, reason: 'agreed' };
  await world.post(`/api/admin/bookings/${reference}`, { version: body.version, price }, 'PUT');
}

const callOff = (world: World, n: number, action: string) => {
  const { id } = OPTIONS[n % OPTIONS.length] ?? OPTIONS[0];
  return world.post(`/api/admin/departures/${id}/${DAYS[0]}/10:00/${action}`, { reason: 'Wind' });
};

async function byVoucher(world: World, n: number): Promise<void> {
  const found = await world.item(n);
  if (!found) return;
  if (n % 3 !== 0 || world.vouchers.length === 0) {
    const code = newVoucherCode();
    const cents = (1 + (n % 3)) * 3000;
    const { db } = world.stage;
    const [voucher] = await db
      .insert(giftVouchers)
      .values({ cents, code, language: 'en' })
      .returning();
    await db.insert(giftVoucherEntries).values({
      ...{ voucherId: voucher?.id ?? 0, kind: 'issue', cents, actor: 'user:1' },
      ...{ at: new Date(world.now).toISOString(), key: `issue:${code}` },
    });
    world.vouchers.push(code);
  }
  const { item, rest } = found;
  const path = item.kind === 'trip' ? 'bookings' : 'transfers/requests';
  await world.post(`/api/${path}/${item.reference}/voucher`, {
    token: item.token,
    code: world.chosen(world.vouchers, rest),
  });
}

const subjectPath = (kind: string, id: string) =>
  `/api/admin/${kind === 'trip' || kind === 'booking' ? 'bookings' : 'transfers'}/${id}`;

async function payCash(world: World, n: number): Promise<void> {
  const found = await world.item(n);
  if (!found) return;
  const { kind, reference } = found.item;
  const entry = { method: 'cash', cents: 1000, key: `cash ${n} ${world.now}` };
  await world.post(`${subjectPath(kind, reference)}/payments`, entry);
}

/** The firm pays back by hand what stands on its list. */
async function tick(world: World, n: number): Promise<void> {
  const open = await world.stage.db.all<{ id: string; kind: string; subject: string }>(
    sql`SELECT id, subject_kind AS kind, subject_id AS subject FROM refunds WHERE status IN ('by_hand', 'failed') ORDER BY created_at, id`,
  );
  const one = world.chosen(open, n);
  if (!one) return;
  const path = `${subjectPath(one.kind, one.subject)}/refunds/${one.id}/done`;
  await world.post(path, { method: 'transfer' });
}

const STEPS = {
  order: makeOrder,
  open: openPage,
  ...{ pay, cancel, change, decide, confirmAll, split, agree, byVoucher, payCash, tick },
  callOff: (world: World, n: number) => callOff(world, n, 'call-off'),
  reopen: (world: World, n: number) => callOff(world, n, 'reopen'),
  wait: async (world: World, n: number) => {
    // Some histories end a week before the trips, when cancelling costs.
    world.wait([1, 7, 25, 130, 5 * 24 * 60][n % 5] ?? 1);
    await world.cron();
  },
} as const;
export type Step = { kind: keyof typeof STEPS; which: number };

const which = fc.nat({ max: 100_000 });
const oneOf = (...kinds: Step['kind'][]) => fc.record({ kind: fc.constantFrom(...kinds), which });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: oneOf('order') },
  { weight: 12, arbitrary: oneOf('open', 'pay') },
  { weight: 5, arbitrary: oneOf('decide', 'confirmAll', 'confirmAll') },
  { weight: 6, arbitrary: oneOf('cancel', 'change') },
  { weight: 6, arbitrary: oneOf('split', 'agree', 'byVoucher', 'byVoucher', 'payCash') },
  { weight: 3, arbitrary: oneOf('wait') },
  { weight: 2, arbitrary: oneOf('callOff', 'reopen', 'tick') },
);
export const history: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.array(oneOf('order'), { minLength: 1, maxLength: 2 }),
    fc.array(step, { minLength: 6, maxLength: 16 }),
  )
  .map(([orders, steps]) => [...orders, ...steps]);

export const run = (world: World, { kind, which: n }: Step): Promise<unknown> =>
  STEPS[kind](world, n);
