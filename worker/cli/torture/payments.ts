import { sql } from 'drizzle-orm';
import type { TripAvailability } from '#contract/bookings/availability.ts';
import { connect, type Database } from '#core/db/client.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { GUESTS, type Guest, wrongWith } from '#money/payments/histories/guests.sql.ts';
import { localPlatform } from '../local/local-platform.ts';
import { inspect } from './inspect-database.ts';
import { type Part, sideBySide } from './part.ts';
import { Sender } from './send.ts';
import { OwnServer } from './server/own-server.ts';

const GUESTS_A_ROUND = 30;
const ROUNDS = 3;
/** Fewer than there are guests. */
const PLACES = 12;
const FAULTS = '0.1';
const DAY_MS = 86_400_000;
const PAST = '2020-01-01T00:00:00.000Z';
const LEDGER = sql`SELECT count(*) AS n FROM ledger_entries e JOIN bookings b ON b.id = e.subject_id AND NOT b.is_demo`;

async function inDatabase<T>(directory: string, work: (db: Database) => Promise<T>): Promise<T> {
  const platform = await localPlatform(directory);
  try {
    return await work(connect(platform.env.DB));
  } finally {
    await platform.dispose();
  }
}

/** An option of which a deposit is paid first, with few places. */
const prepare = (directory: string) =>
  inDatabase(directory, async (db) => {
    const [option] = await db.all<{ id: number; tripId: number }>(
      sql`SELECT o.id, o.trip_id AS tripId FROM trip_options o JOIN trips t ON t.id = o.trip_id AND t.status = 'published' AND t.show_booking_options
        WHERE o.instant_confirmation AND o.is_active AND o.deleted_at IS NULL AND o.pricing_per = 'UNIT' AND o.availability_type = 'START_TIME' LIMIT 1`,
    );
    if (!option) throw new Error('No option is confirmed at once.');
    await db.run(
      sql`UPDATE trip_options SET payment = 'deposit', deposit_percent = 30, capacity = ${PLACES} WHERE id = ${option.id}`,
    );
    return option;
  });

/** The hours in which holds, sessions and waiting times end pass in the database. */
const letTimePass = (directory: string) =>
  inDatabase(directory, async (db) => {
    await db.run(sql`UPDATE bookings SET expires_at = ${PAST} WHERE status = 'ON_HOLD'`);
    await db.run(
      sql`UPDATE payment_sessions SET created_at = ${PAST}, asked_at = NULL WHERE status = 'open'`,
    );
    await db.run(sql`UPDATE test_payments SET expires_at = ${PAST} WHERE status <> 'paid'`);
    await db.run(sql`UPDATE refunds SET next_attempt_at = ${PAST} WHERE status = 'due'`);
  });

/**
 * Many guests book the last places and pay in two tabs, late, twice or not at all, and cancel, while a tenth of the calls to the provider fails,
 * is late or loses its answer. In the end the ledger agrees with provider and bookings, and each guest has the place or the money.
 */
export const payments: Part = async ({ site, seed }) => {
  const directory = site.copy();
  const { id: optionId, tripId } = await prepare(directory);
  const failures: string[] = [];
  const counts = { requests: 0, booked: 0, 'sold out': 0, 'provider down': 0, paid: 0 };

  const live = async (
    faults: string,
    work: (sender: Sender, cron: () => Promise<void>) => Promise<void>,
  ) => {
    const server = new OwnServer('payments', directory, {
      worker: 'faulty',
      variables: { PAYMENTS_FAULTS: faults },
    });
    await server.start();
    const sender = new Sender(server.url, GUESTS_A_ROUND * 2);
    const cron = async () => {
      const { status } = await sender.send({ method: 'GET', path: '/cron', headers: {} });
      if (status !== 200) failures.push(`cron answers ${status}`);
    };
    try {
      await work(sender, cron);
    } finally {
      sender.close();
      await server.stop();
    }
  };

  await live(FAULTS, async (sender, cron) => {
    const from = new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10);
    const found = await sender.send({
      method: 'GET',
      path: `/api/trips/${tripId}/availability?from=${from}`,
      headers: {},
    });
    const option = (JSON.parse(found.text) as TripAvailability).options.find(
      ({ id }) => id === optionId,
    );
    const departures = (option?.departures ?? [])
      .filter(({ isAvailable }) => isAvailable)
      .slice(0, ROUNDS);
    const unit = option?.units.find(({ type }) => type === 'ADULT') ?? option?.units[0];
    if (departures.length < ROUNDS || !unit) throw new Error('There are not enough departures.');

    for (const [round, departure] of departures.entries()) {
      await sideBySide(Array.from({ length: GUESTS_A_ROUND }).keys(), GUESTS_A_ROUND, async (n) => {
        const guest = round * GUESTS_A_ROUND + n;
        const ask = async (method: string, path: string, body?: object | string) => {
          counts.requests += 1;
          const type =
            typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
          const headers = {
            'Content-Type': type,
            Origin: sender.url.origin,
            'CF-Connecting-IP': `10.9.${guest >> 8}.${guest & 255}`,
          };
          const got = await sender.send({
            method,
            path,
            headers,
            ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
          });
          if (got.status === 503) counts['provider down'] += 1;
          else if (got.status >= 500)
            failures.push(
              `${method} ${path.split('?')[0]} answered ${got.status}: ${got.text.slice(0, 200)}`,
            );
          return got;
        };
        const made = await ask('POST', `/api/trips/${tripId}/bookings`, {
          ...{
            optionId,
            departureId: departure.id,
            units: [{ unitId: unit.id, quantity: 1 }],
            language: 'en',
            privacyAccepted: true,
            termsAccepted: true,
          },
          contact: {
            name: `Guest ${guest}`,
            email: `guest-${seed}-${guest}@example.com`,
            phone: '+34 611 222 333',
          },
        });
        if (made.status !== 201) {
          if (made.status === 409) counts['sold out'] += 1;
          else
            failures.push(`a booking was answered with ${made.status}: ${made.text.slice(0, 200)}`);
          return;
        }
        counts.booked += 1;
        const { booking, token } = JSON.parse(made.text) as {
          booking: { reference: string };
          token: string;
        };
        const own = `/api/bookings/${booking.reference}`;
        const toPay = () => ask('GET', `${own}/pay?token=${token}`);
        // Two tabs, and those who meet a provider that is down come back.
        const tabs = [...(await Promise.all([toPay(), toPay()])), await toPay()];
        const pages = tabs.flatMap(({ status, headers }) =>
          status === 303 ? [new URL(headers.location ?? '').pathname] : [],
        );
        const act = (path: string, form: string) => ask('POST', path, form);
        const choice = (guest + seed) % 6;
        if (choice === 0) return;
        if (choice === 1 && pages[0]) await act(pages[0], 'deed=decline');
        const answers = await Promise.all(
          pages.map((page) => act(page, choice === 2 ? 'deed=pay&late=1' : 'deed=pay')),
        );
        if (answers.length > 0) counts.paid += 1;
        await Promise.all(
          pages.map((page) => ask('GET', page.replace('/pay/test/', '/api/payments/return/'))),
        );
        if (choice !== 3) return;
        const cost = await ask('POST', `${own}/cancel`, { token, dryRun: true });
        const { feeCents } = JSON.parse(cost.text) as { feeCents?: number };
        if (cost.status === 200)
          await Promise.all([1, 2].map(() => ask('POST', `${own}/cancel`, { token, feeCents })));
      });
      // Two at a time, as in two data centres.
      await Promise.all([cron(), cron()]);
    }
  });
  for (let hour = 0; hour < 2; hour += 1) {
    await letTimePass(directory);
    await live('', async (_sender, cron) => {
      for (let n = 0; n < 8; n += 1) await cron();
    });
  }

  const { differences, guests, entries } = await inDatabase(directory, async (db) => ({
    differences: Object.entries(await ledgerDifferences(db)),
    guests: await db.all<Guest>(GUESTS),
    entries: (await db.get<{ n: number }>(LEDGER))?.n ?? 0,
  }));
  failures.push(...differences.map(([what, count]) => `the ledger differs: ${what} ${count}`));
  failures.push(
    ...guests.flatMap((guest) => wrongWith(guest).map((what) => `guest ${guest.id}: ${what}`)),
  );
  const { rows, wrong } = await inspect(directory);
  const unequal = failures.filter((one) => /^(?:the ledger|guest)/.test(one)).length;
  return {
    figures: {
      ...counts,
      'entries in the ledger': entries,
      'rows looked through': rows,
      result: `${unequal} differences`,
    },
    failures: [...failures.slice(0, 20), ...wrong],
  };
};
