import { hashToken } from '#core/bytes/tokens.ts';
import { bindings } from '../client.ts';

// Bookings with their money, as a site at migration 0019 had them: a deposit and a gift voucher, a cancellation with its fee and its refund, a request.

export const BOOKINGS = [
  ['B7KQ2M4X', 'token-of-the-first', 5000],
  ['C8LR3N5Y', 'token-of-the-second', 0],
  ['D9MS4P6Z', 'token-of-the-third', 6000],
] as const;

type Cell = string | number | null;
const insert = (table: string, row: Record<string, Cell>) =>
  bindings.DB.prepare(
    `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
      .map(() => '?')
      .join(', ')})`,
  ).bind(...Object.values(row));

const AT = '2026-11-27T10:00:00.000Z';
const DAY = '2027-06-12';
const plan = [
  insert('trip_options', { id: 900, trip_id: 19, name: 'Morning', duration_minutes: 180 }),
  insert('trip_units', { id: 900, option_id: 900, type: 'ADULT', name: 'Adults' }),
  insert('departures', {
    ...{ id: 900, option_id: 900, local_date: DAY, local_time: '10:00' },
    ...{ starts_at: '2027-06-12T08:00:00.000Z', capacity: 20, schedule_version: 1 },
  }),
];

async function booking(n: number, totalCents: number, places: number, row: Record<string, Cell>) {
  const [reference = '', token = ''] = BOOKINGS[n] ?? [];
  const id = `booking-${n}`;
  const guest = { contact_name: `Ada ${n}`, contact_email: `ada${n}@example.com` };
  const lines = [
    {
      kind: 'unit',
      id: 900,
      name: 'Adults',
      quantity: places,
      cents: totalCents,
      translations: {},
    },
  ];
  return [
    insert('bookings', {
      ...{ id, uuid: `uuid-${n}`, reference, trip_id: 19, option_id: 900, departure_id: 900 },
      ...{ local_date: DAY, local_time: '10:00', places, total_cents: totalCents, ...guest },
      ...{ contact: JSON.stringify({ fullName: guest.contact_name }), language: 'de' },
      ...{
        source: 'site',
        manage_token_hash: await hashToken(token),
        lines: JSON.stringify(lines),
      },
      ...{ created_at: AT, updated_at: AT, ...row },
    }),
    ...Array.from({ length: places }, (_, k) =>
      insert('booking_units', {
        ...{ uuid: `unit-${n}-${k}`, booking_id: id, unit_id: 900, position: k },
        ...{ ticket_code: `TICKET${n}${k}`, cents: totalCents / places },
      }),
    ),
    insert('request_events', {
      ...{ request_id: id, kind: 'booking', to_status: String(row.status), actor: 'guest' },
      ...{ created_at: AT, type: 'state' },
    }),
  ];
}

const entry = (n: number, kind: string, cents: number, key: string, more: object = {}) =>
  insert('ledger_entries', {
    ...{ subject_kind: 'booking', subject_id: `booking-${n}`, kind, cents, key },
    ...{ actor: 'guest', at: AT, ...more },
  });
const payment = (n: number, kind: string, cents: number, refunds: object = {}) => [
  insert('payment_sessions', {
    ...{ id: `session-${n}`, provider: 'test', subject_kind: 'booking' },
    ...{ subject_id: `booking-${n}`, kind, cents, status: 'paid', provider_reference: `tp_${n}` },
    ...{ provider_payment: `pay_tp_session-${n}`, method: 'card', return_url: '/', expires_at: AT },
    ...{ paid_at: AT, settled_at: AT, created_at: AT },
  }),
  insert('test_payments', {
    ...{ id: `tp_${n}`, session_id: `session-${n}`, cents, status: 'paid', return_url: '/' },
    ...{ expires_at: AT, refunds: JSON.stringify(refunds) },
  }),
  entry(n, kind, -cents, `session:session-${n}`, { method: 'card', session_id: `session-${n}` }),
];

export async function withMoney(): Promise<void> {
  const confirmed = { status: 'CONFIRMED', confirmed_at: AT };
  const cancelled = { status: 'CANCELLED', cancelled_at: AT, ended_as: 'guest' };
  await bindings.DB.batch([
    ...plan,
    ...(await booking(0, 10_000, 2, confirmed)),
    ...(await booking(1, 5000, 1, { ...cancelled, refund: 'PARTIAL', fee_cents: 2500 })),
    ...(await booking(2, 6000, 1, { status: 'PENDING' })),
    entry(0, 'due', 10_000, 'due:booking-0:1'),
    ...payment(0, 'deposit', 3000),
    insert('gift_vouchers', { id: 900, code: 'ABCDEFGHJKLMNPQR', cents: 2000, language: 'de' }),
    insert('gift_voucher_entries', {
      ...{
        id: 900,
        voucher_id: 900,
        cents: 2000,
        kind: 'issue',
        actor: 'user:1',
        at: AT,
        key: 'i',
      },
    }),
    insert('gift_voucher_entries', {
      ...{ id: 901, voucher_id: 900, cents: -2000, kind: 'use', actor: 'guest', at: AT },
      ...{ subject_kind: 'booking', subject_id: 'booking-0', key: 'voucher:1' },
    }),
    entry(0, 'payment', -2000, 'voucher:1', { method: 'voucher', reference: 'NPQR' }),
    entry(1, 'due', 5000, 'due:booking-1:1'),
    ...payment(1, 'payment', 5000, { 'refund-1': 2500 }),
    entry(1, 'due', -5000, 'due:booking-1:2'),
    entry(1, 'fee', 2500, 'fee:booking-1:2'),
    insert('refunds', {
      ...{ id: 'refund-1', subject_kind: 'booking', subject_id: 'booking-1', cents: 2500 },
      ...{ session_id: 'session-1', status: 'done', method: 'card', actor: 'guest', done_at: AT },
    }),
    entry(1, 'refund', 2500, 'refund:refund-1', { method: 'card', session_id: 'session-1' }),
    entry(2, 'due', 6000, 'due:booking-2:1'),
  ]);
}
