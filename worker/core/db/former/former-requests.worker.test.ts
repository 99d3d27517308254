import { applyD1Migrations, env, reset } from 'cloudflare:test';
import { asc, eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { BACKUP_TABLES, type BackupRow } from '#contract/admin/backup.ts';
import type { TripRequestDetail, TripRequestList } from '#contract/mail/inbox.ts';
import { isBookingToken } from '#core/auth/manage-link.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';
import { inboxState } from '#orders/bookings/inbox-states.ts';
import { anAdmin, jsonOf } from '../../../test/admin.ts';
import { db } from '../../../test/builders.ts';
import { bindings } from '../../../test/client.ts';
import { bookings, bookingUnits, departures, outbox, tripOptions } from '../schema.ts';

// A site at migration 0016 with requests of every kind, before and after migration 0017.

const { MIGRATIONS } = env as unknown as { MIGRATIONS: Parameters<typeof applyD1Migrations>[1] };
const STATES = [
  'new',
  'confirmed',
  'completed',
  'declined',
  'cancelled_customer',
  'cancelled_operator',
  'spam',
] as const;
const DAYS = [
  '2027-03-28',
  '2027-03-29',
  '2027-10-31',
  '2027-11-01',
  '2027-06-12',
  '2028-01-01',
  '2027-06-12',
];
const PASSED: Partial<Record<(typeof STATES)[number], readonly string[]>> = {
  completed: ['confirmed', 'completed'],
  cancelled_operator: ['confirmed', 'cancelled_operator'],
};
const at = (minutes: number) => `2026-03-01T10:${String(minutes).padStart(2, '0')}:00.000Z`;

type Cell = string | number | null;
const insert = (table: string, row: Record<string, Cell>) =>
  bindings.DB.prepare(
    `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
      .map(() => '?')
      .join(', ')})`,
  ).bind(...Object.values(row));

const ids: string[] = [];
async function requestOf(trip: number, status: string, n: number, more: Record<string, Cell> = {}) {
  const id = crypto.randomUUID();
  ids.push(id);
  const person = {
    contact_name: `Ada ${n}`,
    contact_email: `ada${n}@example.com`,
    contact_phone: null,
  };
  const row: Record<string, Cell> = {
    ...{
      id,
      reference: `REQ${n}`,
      idempotency_key: n % 2 ? `key-${n}` : null,
      manage_token_hash: await hashToken(`token-${n}`),
      trip_id: trip,
    },
    ...{
      status,
      local_date: DAYS[n % DAYS.length] ?? '',
      adults: 1 + (n % 3),
      child_ages: n % 2 ? '[4,17]' : '[]',
      ...person,
    },
    ...{
      message: `Words ${n}`,
      language: 'de',
      privacy_edition: '2',
      privacy_accepted_at: at(0),
      digest: `d${n}`,
      note: `Note ${n}`,
    },
    ...{ anonymised_at: null, version: 3, created_at: at(0), updated_at: at(9), deleted_at: null },
    ...more,
  };
  const events = ['new', ...(PASSED[status as 'completed'] ?? (status === 'new' ? [] : [status]))];
  await bindings.DB.batch([
    insert('trip_requests', row),
    ...events.map((to, index) =>
      insert('request_events', {
        ...{
          request_id: id,
          kind: 'trip',
          type: 'state',
          from_status: events[index - 1] ?? null,
          to_status: to,
          actor: index ? 'user:1' : 'guest',
        },
        created_at: at(index + 1),
      }),
    ),
    insert('request_events', {
      request_id: id,
      kind: 'trip',
      type: 'note',
      from_status: status,
      to_status: status,
      actor: 'user:1',
      note: 'N',
    }),
    insert('outbox', {
      ...{
        id: `mail-${n}`,
        kind: 'trip.received',
        to_address: 'a@example.com',
        subject: 's',
        html: 'h',
        body: 'b',
        language: 'de',
      },
      ...{ status: 'sent', related_kind: 'trip_request', related_id: id },
    }),
  ]);
}

let former: Record<string, BackupRow[]>;
const rowsOf = async (table: string) =>
  (await bindings.DB.prepare(`SELECT * FROM ${table}`).all<BackupRow>()).results;
/** One `reset()` keeps the database of a runtime that has just started. */
async function emptyDatabase(): Promise<void> {
  do await reset();
  while (await bindings.DB.prepare('SELECT 1 FROM sqlite_master').first());
}

beforeAll(async () => {
  await emptyDatabase();
  await applyD1Migrations(
    bindings.DB,
    MIGRATIONS.filter(({ name }) => name < '0017'),
  );
  const trip = {
    description: '',
    image: 'x.jpg',
    trip_type_id: 1,
    region: 'south',
    location: 'Maó',
    duration: '4 h',
    duration_class: 'half-day',
  };
  await bindings.DB.batch([
    insert('trip_types', { id: 1, name: 'T', slug: 't' }),
    insert('trips', { id: 1, name: 'Sold', slug: 'sold', status: 'published', ...trip }),
    insert('trips', {
      id: 2,
      name: 'Asked for',
      slug: 'asked',
      status: 'draft',
      deleted_at: at(5),
      ...trip,
    }),
    // Trip 1 is sold by departures alone.
    insert('trip_options', {
      id: 1,
      trip_id: 1,
      name: 'Sail',
      duration_minutes: 60,
      instant_confirmation: 1,
      capacity: 4,
    }),
    insert('trip_units', { option_id: 1, type: 'ADULT', name: 'Adults' }),
    insert('trip_schedules', { option_id: 1, times: '["10:00"]' }),
  ]);
  for (const [n, status] of STATES.entries()) await requestOf(1 + (n % 2), status, n);
  await requestOf(1, 'confirmed', 7, {
    contact_name: null,
    contact_email: null,
    message: null,
    digest: '',
    anonymised_at: at(8),
  });
  await requestOf(2, 'new', 8, { deleted_at: at(7) });
  const known = await bindings.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table'",
  ).all<{ name: string }>();
  const tables = [...BACKUP_TABLES, 'trip_requests'].filter((table) =>
    known.results.some(({ name }) => name === table),
  );
  former = Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, await rowsOf(table)])),
  );
  await applyD1Migrations(bindings.DB, MIGRATIONS);
});

const cell = (row: BackupRow | undefined, name: string) => row?.[name] as Cell;

async function everyRequestIsABooking() {
  for (const [n, id] of ids.entries()) {
    const before = former.trip_requests?.find((row) => row.id === id);
    const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
    expect(row).toMatchObject({
      ...{
        id,
        uuid: id,
        reference: `REQ${n}`,
        source: 'site',
        tripId: cell(before, 'trip_id'),
        localDate: cell(before, 'local_date'),
      },
      ...{
        idempotencyKey: cell(before, 'idempotency_key'),
        digest: cell(before, 'digest') || null,
        totalCents: 0,
        lines: [],
      },
      ...{
        contactName: cell(before, 'contact_name'),
        contactEmail: cell(before, 'contact_email'),
        notes: cell(before, 'message'),
      },
      ...{
        note: cell(before, 'note'),
        privacyEdition: '2',
        privacyAcceptedAt: at(0),
        anonymisedAt: cell(before, 'anonymised_at'),
      },
      ...{ version: 3, createdAt: at(0), updatedAt: at(9), deletedAt: cell(before, 'deleted_at') },
      contact: before?.contact_name
        ? { fullName: `Ada ${n}`, emailAddress: `ada${n}@example.com` }
        : {},
    });
    expect(row && inboxState(row), id).toBe(cell(before, 'status'));
    expect(row && (await isBookingToken(row, `token-${n}`, 'secret'))).toBe(true);
    const units = await db
      .select()
      .from(bookingUnits)
      .where(eq(bookingUnits.bookingId, id))
      .orderBy(asc(bookingUnits.position));
    const adults = Array<null>(Number(cell(before, 'adults'))).fill(null);
    expect(units.map(({ age }) => age)).toEqual([...adults, ...(n % 2 ? [4, 17] : [])]);
    expect(row?.places).toBe(units.length);
    for (const { ticketCode, uuid } of units)
      expect(`${ticketCode} ${uuid}`).toMatch(
        /^[2-9A-HJ-NP-Z]{16} [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      );
  }
  expect((await bindings.DB.prepare('PRAGMA foreign_key_check').all()).results).toEqual([]);
}

test('every request is a booking with its reference, link, key, words and people', async () => {
  await everyRequestIsABooking();
  expect(
    (
      await bindings.DB.prepare(
        "SELECT name FROM sqlite_master WHERE name LIKE '%trip_requests%'",
      ).all()
    ).results,
  ).toEqual([]);
});

test('days begin at midnight of the island, also when clocks change, and places are counted', async () => {
  const rows = await db.select().from(departures);
  expect(rows.length).toBeGreaterThan(5);
  for (const { localDate, startsAt } of rows)
    expect(startsAt).toBe(new Date(instantOfWall(localDate, '')).toISOString());
  const taken = await bindings.DB.prepare(
    "SELECT id FROM departures d WHERE taken <> (SELECT coalesce(sum(places), 0) FROM bookings WHERE departure_id = d.id AND status IN ('CONFIRMED', 'PENDING', 'REDEEMED'))",
  ).all();
  expect(taken.results).toEqual([]);
});

test('a trip that is sold by departures gets an option for requests that is never sold', async () => {
  const options = await db
    .select()
    .from(tripOptions)
    .where(inArray(tripOptions.tripId, [1, 2]))
    .orderBy(tripOptions.id);
  expect(
    options.map(({ tripId, isActive, instantConfirmation, availabilityType, capacity }) => [
      tripId,
      isActive,
      instantConfirmation,
      availabilityType,
      capacity,
    ]),
  ).toEqual([
    [1, true, true, 'START_TIME', 4],
    [1, false, false, 'OPENING_HOURS', null],
    [2, false, false, 'OPENING_HOURS', null],
  ]);
});

async function historiesAreThere() {
  const admin = await anAdmin();
  const list = await jsonOf<TripRequestList>(admin('/trip-requests?status=trash'));
  expect(list.items.map(({ reference }) => reference)).toEqual(['REQ8']);
  expect(list.counts).toEqual({
    ...Object.fromEntries(STATES.map((state) => [state, 1])),
    confirmed: 2,
  });
  for (const [n, id] of ids.entries()) {
    const before = former.trip_requests?.find((row) => row.id === id);
    const status = cell(before, 'status') as string;
    const { events, mails } = await jsonOf<TripRequestDetail>(admin(`/trip-requests/REQ${n}`));
    const states = [
      'new',
      ...(PASSED[status as 'completed'] ?? (status === 'new' ? [] : [status])),
    ];
    expect(events.map(({ type, from, to }) => [type, from, to])).toEqual([
      ...states.map((state, index) => ['state', states[index - 1] ?? null, state]),
      ['note', status, status],
    ]);
    expect(mails).toHaveLength(1);
  }
  expect(await db.select().from(outbox).where(eq(outbox.relatedKind, 'trip_request'))).toEqual([]);
}

test('histories and mails are those of the bookings', historiesAreThere);

test('a backup from that time brings the same into a new site', async () => {
  await emptyDatabase();
  await applyD1Migrations(bindings.DB, MIGRATIONS);
  const admin = await anAdmin();
  const backup = {
    format: 'menorca-backup',
    version: 1,
    exportedAt: at(9),
    tables: former,
    replace: true,
  };
  expect((await admin('/backup', 'PUT', backup)).status).toBe(200);
  await everyRequestIsABooking();
  expect((await admin('/backup', 'PUT', backup)).status).toBe(200);
  await everyRequestIsABooking();
});
