import { inspect } from './inspect-database.ts';
import { type Part, percentile, say, sideBySide } from './part.ts';
import { People } from './people.ts';
import { Sender } from './send.ts';
import { OwnServer } from './server/own-server.ts';

const TRIES = 300;
const ROUNDS = 4;
/** Each stays within its limits. */
const RESELLERS = 20;
const DAY_MS = 86_400_000;

type Product = {
  id: string;
  instantConfirmation: boolean;
  options: { id: string; units: { id: string; type: string }[] }[];
};
type Availability = {
  id: string;
  status: string;
  capacity: number | null;
  vacancies: number | null;
};
type Booking = { uuid: string; status: string; unitItems: unknown[] };

/** The sum of `places` of those bookings that take some. */
const live = (bookings: ReadonlyMap<string, Booking>) =>
  [...bookings.values()].reduce(
    (sum, { status, unitItems }) =>
      sum + (status === 'ON_HOLD' || status === 'CONFIRMED' ? unitItems.length : 0),
    0,
  );

/**
 * 300 resellers' tries at a time for the places of one departure, of mixed sizes, with confirmations, changes and cancellations in between: what was
 * answered, what the calendar says and what the database holds is the same, and no place is sold twice.
 */
export const bookings: Part = async ({ site, seed }) => {
  const directory = site.copy();
  const server = new OwnServer('bookings', directory);
  await server.start();
  const sender = new Sender(server.url, TRIES);
  const people = new People(sender, site.admin);
  const cookie = await people.gatherAdmin();
  const keys: string[] = [];
  for (let n = 0; n < RESELLERS; n += 1) {
    const made = await sender.send({
      method: 'POST',
      path: '/api/admin/api-keys',
      headers: { 'Content-Type': 'application/json', Origin: sender.url.origin, Cookie: cookie },
      body: JSON.stringify({ name: `Torture ${n}`, scopes: ['octo'] }),
    });
    keys.push((JSON.parse(made.text) as { key: string }).key);
  }
  const times: number[] = [];
  const failures: string[] = [];
  const ask = async (method: string, path: string, body?: object) => {
    // A booking is its reseller's own.
    const [uuid = crypto.randomUUID()] =
      /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(path + JSON.stringify(body ?? '')) ?? [];
    const reseller = Number.parseInt(uuid.slice(0, 8), 16) % RESELLERS;
    const headers = {
      Authorization: `Bearer ${keys[reseller]}`,
      'Content-Type': 'application/json',
      'CF-Connecting-IP': `10.8.0.${reseller}`,
    };
    const { status, text, ms } = await sender.send({
      method,
      path: `/octo${path}`,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    times.push(ms);
    if (status !== 200 && !text.includes('UNPROCESSABLE_ENTITY'))
      failures.push(`${method} ${path} answered ${status}: ${text.slice(0, 200)}`);
    return { status, body: JSON.parse(text) };
  };

  const products = (await ask('GET', '/products')).body as Product[];
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const product = products.filter(({ instantConfirmation }) => instantConfirmation)[1];
  const option = product?.options[0];
  const units = (option?.units ?? [])
    .filter(({ type }) => type === 'ADULT' || type === 'CHILD')
    .map(({ id }) => id);
  const ids = { productId: product?.id, optionId: option?.id };
  const found = (
    await ask('POST', '/availability', { ...ids, localDateStart: day(15), localDateEnd: day(29) })
  ).body as Availability[];
  const [departure, other] = found.filter(({ status }) => status === 'AVAILABLE');
  if (!departure || !other) throw new Error('No departure has all its places.');
  const capacity = departure.capacity ?? 0;

  const known = new Map<string, Booking>();
  let step = seed;
  const next = (below: number) => {
    step = (Math.imul(step, 1_664_525) + 1_013_904_223) >>> 0;
    // The higher bits of such a series are the better ones.
    return Math.floor((step / 2 ** 32) * below);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const tries = Array.from({ length: TRIES }, () => 1 + next(4));
    await sideBySide(tries, TRIES, async (size, n) => {
      const unitItems = Array.from({ length: size }, (_, position) => ({
        unitId: units[position % units.length],
      }));
      const answer = await ask('POST', '/bookings', {
        ...ids,
        uuid: crypto.randomUUID(),
        availabilityId: departure.id,
        unitItems,
      });
      if (answer.status === 200) known.set(answer.body.uuid, answer.body);
      else if (n % 7 === 0)
        await ask('POST', '/availability', { ...ids, availabilityIds: [departure.id] });
    });
    if (live(known) !== capacity)
      failures.push(`round ${round}: ${live(known)} of ${capacity} places are sold`);
    // Some are confirmed, some cancelled, some moved away and some grow, all at the same time.
    await sideBySide(
      [...known.values()].filter(({ status }) => status === 'ON_HOLD' || status === 'CONFIRMED'),
      TRIES,
      async ({ uuid }) => {
        const contact = { fullName: 'Torture' };
        const changes = [
          () => ask('POST', `/bookings/${uuid}/confirm`, { contact }),
          () => ask('POST', `/bookings/${uuid}/cancel`, { reason: 'torture' }),
          () =>
            ask('PATCH', `/bookings/${uuid}`, {
              unitItems: Array(1 + next(4)).fill({ unitId: units[0] }),
            }),
          () => ask('POST', `/bookings/${uuid}/extend`, { expirationMinutes: 30 }),
        ] as const;
        const { status, body } = await (changes[next(changes.length)] ?? changes[0])();
        if (status === 200) known.set(uuid, body);
      },
    );
    if (live(known) > capacity)
      failures.push(`round ${round}: ${live(known)} places of ${capacity} are taken`);
  }
  const [after] = (await ask('POST', '/availability', { ...ids, availabilityIds: [departure.id] }))
    .body as Availability[];
  if (capacity - (after?.vacancies ?? 0) !== live(known))
    failures.push(
      `the calendar says ${after?.vacancies} are free, the answers ${capacity - live(known)}`,
    );
  say(`  ${times.length} requests, ${known.size} bookings for ${capacity} places`);
  sender.close();
  await server.stop();
  const { rows, wrong } = await inspect(directory);
  return {
    figures: {
      requests: times.length,
      'bookings made': known.size,
      places: capacity,
      'places taken at the end': live(known),
      'p99 ms': percentile(times, 0.99),
      'rows looked through': rows,
    },
    failures: [...failures.slice(0, 20), ...wrong],
  };
};
