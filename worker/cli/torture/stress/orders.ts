import { inspect } from '../inspect-database.ts';
import { type Part, say } from '../part.ts';
import { type Got, Sender } from '../send.ts';
import { OwnServer } from '../server/own-server.ts';
import { readOffer } from '../writes.ts';

const ROUNDS = 10;
/** Guests who order the same places at the same moment. */
const GUESTS = 12;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };

type Unit = { id: number; type: string };
type Availability = {
  options: {
    id: number;
    units: Unit[];
    payment: string;
    minUnits: number;
    maxUnits: number | null;
    departures: { id: string; vacancies: number | null }[];
  }[];
};
/** A departure with a limited number of places. */
type Start = {
  optionId: number;
  departureId: string;
  unitId: number;
  places: number;
  isPaidOnline: boolean;
};
type Order = {
  reference: string;
  token: string;
  dueCents: number;
  items: { kind: string; balanceCents: number; totalCents: number }[];
};

class Guests {
  private count = 0;

  constructor(readonly sender: Sender) {}

  get = (path: string) => this.sender.send({ method: 'GET', path, headers: {} });
  /** Each from an address of its own. */
  post(path: string, body: object, headers = {}) {
    this.count += 1;
    const address = `10.9.${this.count >> 8}.${this.count & 255}`;
    const all = { ...JSON_TYPE, 'CF-Connecting-IP': address, ...headers };
    return this.sender.send({ method: 'POST', path, headers: all, body: JSON.stringify(body) });
  }
  async starts(): Promise<Start[]> {
    const { text } = await this.get('/api/trips?pageSize=100');
    const { items } = JSON.parse(text) as { items: { id: number }[] };
    const found: Start[] = [];
    for (const { id } of items) {
      const answer = await this.get(`/api/trips/${id}/availability?month=now`);
      if (answer.status !== 200) continue;
      for (const option of (JSON.parse(answer.text) as Availability).options) {
        const unit = option.units.find(({ type }) => type === 'ADULT');
        const most = option.maxUnits ?? 20;
        for (const { id: departureId, vacancies } of option.departures)
          if (
            unit &&
            vacancies !== null &&
            vacancies >= 2 * option.minUnits &&
            vacancies <= 2 * most
          )
            found.push({
              ...{ optionId: option.id, departureId, unitId: unit.id, places: vacancies },
              isPaidOnline: option.payment === 'deposit' || option.payment === 'all',
            });
      }
    }
    return found;
  }
  /** Orders half of the places of a departure, with a transfer. */
  async order(start: Start, name: string): Promise<Got> {
    const { airport, destination, vehicle, luggage } = await readOffer(this.sender);
    const outbound = { date: start.departureId.slice(0, 10), time: '18:00' };
    const way = { from: airport, to: destination, outbound, adults: 2, childAges: [], luggage };
    const { quoteToken } = JSON.parse((await this.post('/api/transfers/quote', way)).text) as {
      quoteToken: string;
    };
    const { optionId, departureId, unitId, places } = start;
    const units = [{ unitId, quantity: Math.max(1, Math.floor(places / 2)) }];
    const contact = { name: 'Guest', email: `${name}@example.com`, phone: '+34600000000' };
    return this.post(
      '/api/orders',
      {
        items: [
          { kind: 'transfer', quoteToken, vehicle },
          { kind: 'trip', optionId, departureId, units },
        ],
        ...{ contact, language: 'en', privacyAccepted: true, termsAccepted: true },
      },
      { 'Idempotency-Key': name },
    );
  }
}

const onOwnServer =
  (name: string, run: (guests: Guests) => Promise<[Record<string, number>, string[]]>): Part =>
  async ({ site }) => {
    const directory = site.copy();
    const server = new OwnServer(name, directory);
    await server.start();
    const sender = new Sender(server.url, GUESTS);
    const [figures, failures] = await run(new Guests(sender));
    sender.close();
    await server.stop();
    const { rows, wrong } = await inspect(directory);
    return {
      figures: { ...figures, 'rows looked through': rows },
      failures: [...failures, ...wrong],
    };
  };

/** Guests fight for the last places of departures with transfers in their orders: each has all items or none. */
export const bookings = onOwnServer('bookings', async (guests) => {
  const failures: string[] = [];
  let made = 0;
  let refused = 0;
  const starts = (await guests.starts()).slice(0, ROUNDS);
  for (const [round, start] of starts.entries()) {
    const answers = await Promise.all(
      Array.from({ length: GUESTS }, (_, n) => guests.order(start, `fight-${round}-${n}`)),
    );
    for (const { status, text } of answers) {
      if (status === 201 && (JSON.parse(text) as Order).items.length === 2) made += 1;
      else if (status === 409 && (JSON.parse(text) as { item?: number }).item === 1) refused += 1;
      else failures.push(`an order answered ${status}: ${text.slice(0, 200)}`);
    }
    const held = answers.filter(({ status }) => status === 201).length;
    const each = Math.max(1, Math.floor(start.places / 2));
    if (held !== Math.floor(start.places / each))
      failures.push(`${held} orders of ${each} had the ${start.places} places`);
  }
  say(`  ${starts.length} departures, ${made} orders made, ${refused} refused`);
  return [{ departures: starts.length, 'orders made': made, 'orders refused': refused }, failures];
});

/** What is due of orders is paid once, however often the page and its webhook are sent. */
export const payments = onOwnServer('payments', async (guests) => {
  const failures: string[] = [];
  let paid = 0;
  const starts = (await guests.starts())
    .filter(({ isPaidOnline }) => isPaidOnline)
    .slice(0, ROUNDS);
  if (starts.length === 0) failures.push('no departure is paid online');
  for (const [round, start] of starts.entries()) {
    const made = await guests.order(start, `pay-${round}`);
    if (made.status !== 201) {
      failures.push(`an order answered ${made.status}: ${made.text.slice(0, 200)}`);
      continue;
    }
    const { reference, token, dueCents } = JSON.parse(made.text) as Order;
    if (dueCents === 0) {
      failures.push(`${reference} asks for no payment`);
      continue;
    }
    const opened = await guests.get(`/api/orders/${reference}/pay?token=${token}`);
    const page = new URL(opened.headers.location ?? '', guests.sender.url).pathname;
    const origin = guests.sender.url.origin;
    const pay = { method: 'POST', path: page, headers: { ...FORM_TYPE, Origin: origin } };
    await Promise.all([1, 2, 3].map(() => guests.sender.send({ ...pay, body: 'deed=pay' })));
    for (let tries = 0; ; tries += 1) {
      const { text } = await guests.get(`/api/orders/${reference}?token=${token}`);
      const trip = (JSON.parse(text) as Order).items.find(({ kind }) => kind === 'trip');
      if (trip && trip.totalCents - trip.balanceCents === dueCents) break;
      if (tries < 100) continue;
      failures.push(`${reference} does not have the payment once`);
      break;
    }
    paid += 1;
  }
  say(`  ${paid} of ${starts.length} orders paid`);
  return [{ orders: starts.length, 'orders paid': paid }, failures];
});
