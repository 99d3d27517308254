import { inspect } from '../inspect-database.ts';
import { type Outcome, type Part, say } from '../part.ts';
import { People } from '../people.ts';
import { type Got, Sender } from '../send.ts';
import { OwnServer } from '../server/own-server.ts';
import { canGo, insertWorlds, type Start, type World } from './resource-world.ts';

// Departures that share boats and kayaks, fought for over the site, the desk and `/octo` at once. A try is refused if, and only if, its party cannot
// go together with those that are booked: resources never lose anything by themselves, so that this holds for every order of the tries.

const CONNECTIONS = 300;
const JSON_TYPE = { 'Content-Type': 'application/json' };
/** Of the first round's holds: longer than a round takes. */
const HOLD_MINUTES = 4;
const HOLD_MS = HOLD_MINUTES * 60_000;
/** What the site shows of places is shared for ten seconds. */
const SHOWN_MS = 11_000;
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const CHANNELS = ['site', 'desk', 'octo'] as const;
type Channel = (typeof CHANNELS)[number];
type Try = {
  start: number;
  day: string;
  people: number;
  channel: Channel;
  /** Of a hold of `/octo`; else as long as usual. */
  holdMinutes?: number;
};
type Verdict = 'booked' | 'refused' | 'limited';
type Answer = { verdict: Verdict | string; reason?: string };

type Availability = {
  options: { id: number; departures: { id: string; time: string; isAvailable: boolean }[] }[];
};

class Counters {
  private addresses = 0;
  private key = '';

  constructor(
    private readonly sender: Sender,
    private readonly people: People,
  ) {}

  /** Each from an address of its own. */
  private send(method: string, path: string, headers: Record<string, string>, body?: object) {
    this.addresses += 1;
    const address = `10.11.${this.addresses >> 8}.${this.addresses & 255}`;
    return this.sender.send({
      ...{ method, path },
      headers: { ...JSON_TYPE, 'CF-Connecting-IP': address, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  admin = (method: string, path: string, body?: object) =>
    this.send(method, `/api/admin${path}`, this.people.headersOf('admin'), body);

  /** Resellers are limited by their key. */
  async newKey(): Promise<void> {
    const made = await this.admin('POST', '/api-keys', { name: 'Reseller', scopes: ['octo'] });
    if (made.status !== 201) throw new Error(`No key could be made: ${made.status} ${made.text}`);
    this.key = (JSON.parse(made.text) as { key: string }).key;
  }

  async departure(start: Start, day: string) {
    const path = `/api/trips/${start.tripId}/availability?from=${day}&to=${day}`;
    const { text } = await this.send('GET', path, {});
    return (JSON.parse(text) as Availability).options
      .find(({ id }) => id === start.optionId)
      ?.departures.find(({ time }) => time === start.time);
  }

  private post({ tripId, optionId, unitId }: Start, one: Try, departureId: string): Promise<Got> {
    const units = [{ unitId, quantity: one.people }];
    const contact = { name: 'Guest', email: `guest${this.addresses}@example.com` };
    if (one.channel === 'site')
      return this.send(
        'POST',
        `/api/trips/${tripId}/bookings`,
        {},
        {
          ...{ optionId, departureId, units, contact, language: 'en' },
          ...{ privacyAccepted: true, termsAccepted: true },
        },
      );
    if (one.channel === 'desk')
      return this.admin('POST', '/bookings', {
        ...{ optionId, departureId, units, contact, language: 'de', source: 'phone' },
      });
    return this.octo('/bookings', {
      ...{ productId: String(tripId), optionId: String(optionId), availabilityId: departureId },
      unitItems: Array(one.people).fill({ unitId: String(unitId) }),
      ...(one.holdMinutes && { expirationMinutes: one.holdMinutes }),
    });
  }

  private octo = (path: string, body: object) =>
    this.send('POST', `/octo${path}`, { Authorization: `Bearer ${this.key}` }, body);

  async attempt(start: Start, one: Try, departureId: string): Promise<Answer> {
    const { status, text } = await this.post(start, one, departureId);
    if (status === 429) return { verdict: 'limited' };
    if (status === (one.channel === 'octo' ? 200 : 201)) return { verdict: 'booked' };
    const isRefusal =
      one.channel === 'octo'
        ? status === 400 && text.includes('UNPROCESSABLE_ENTITY')
        : status === 409;
    const said = `${one.channel} answered ${status}: ${text.slice(0, 200)}`;
    return { verdict: isRefusal ? 'refused' : said, reason: said };
  }
}

/** Tries of one world, mixed by their number. */
function triesOf({ tries, starts, days }: World, seed: number): Try[] {
  return Array.from({ length: tries }, (_, n) => ({
    start: (n * 7 + (n >> 3) + seed) % starts.length,
    day: days[(n * 3 + (n >> 4)) % days.length] ?? '',
    people: 1 + ((n * 13 + seed) % 5),
    channel: CHANNELS[n % CHANNELS.length] ?? 'site',
  }));
}

const partiesOn = (world: World, booked: readonly Try[], day: string) =>
  world.starts.map((_, at) =>
    booked.filter((one) => one.day === day && one.start === at).map(({ people }) => people),
  );
const plus = (parties: readonly (readonly number[])[], { start, people }: Try) =>
  parties.map((own, at) => (at === start ? [...own, people] : own));

type Fight = { booked: Try[]; refused: number; limited: number; failures: string[] };

/** All at once; then every refusal, and what the site shows, is held against the oracle. */
async function fight(
  counters: Counters,
  world: World,
  before: readonly Try[],
  off: ReadonlySet<string>,
  tries: readonly Try[],
): Promise<Fight> {
  const failures: string[] = [];
  const ids = new Map<string, string>();
  const keyOf = ({ start, day }: Pick<Try, 'start' | 'day'>) => `${start} ${day}`;
  for (const one of tries) {
    const start = world.starts[one.start];
    if (start && !ids.has(keyOf(one)))
      ids.set(keyOf(one), (await counters.departure(start, one.day))?.id ?? '');
  }
  const verdicts = await Promise.all(
    tries.map(async (one) => {
      const start = world.starts[one.start];
      if (!start) throw new Error('A try is for no departure.');
      return { one, ...(await counters.attempt(start, one, ids.get(keyOf(one)) ?? '')) };
    }),
  );
  const made = verdicts.filter(({ verdict }) => verdict === 'booked').map(({ one }) => one);
  const booked = [...before, ...made];
  await after(SHOWN_MS);
  for (const day of world.days) {
    const parties = partiesOn(world, booked, day);
    if (!canGo(world, parties))
      failures.push(`${day}: too much is sold: ${JSON.stringify(parties)}`);
    for (const { one, verdict, reason } of verdicts) {
      if (one.day !== day || verdict === 'booked' || verdict === 'limited') continue;
      if (verdict !== 'refused') failures.push(`${day}: ${verdict}`);
      else if (!off.has(keyOf(one)) && canGo(world, plus(parties, one)))
        failures.push(
          `${day}: ${one.people} on ${one.start} were refused beside ${JSON.stringify(parties)}: ${reason}`,
        );
    }
    for (const [at, start] of world.starts.entries()) {
      const one: Try = { start: at, day, people: 1, channel: 'site' };
      const isFree = !off.has(keyOf(one)) && canGo(world, plus(parties, one));
      if ((await counters.departure(start, day))?.isAvailable !== isFree)
        failures.push(
          `${day}: ${start.time} is shown otherwise than ${isFree ? 'free' : 'sold out'}`,
        );
    }
  }
  const of = (wanted: Verdict) => verdicts.filter(({ verdict }) => verdict === wanted).length;
  return { booked, refused: of('refused'), limited: of('limited'), failures };
}

/** Calls departures off that have guests: every third day's first one. */
async function callOff(counters: Counters, world: World, booked: readonly Try[]) {
  const off = new Set<string>();
  for (const [at, day] of world.days.entries()) {
    const one = booked.find((it) => it.day === day);
    const start = one && world.starts[one.start];
    if (at % 3 !== 0 || !start) continue;
    const path = `/departures/${start.optionId}/${day}/${start.time}/call-off`;
    const { status, text } = await counters.admin('POST', path, { reason: '', notify: false });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
    off.add(`${one.start} ${day}`);
  }
  return off;
}

/** Boats and kayaks that departures share: never sold twice, and what is left can be sold; also after holds ran out and departures were called off. */
export const resources: Part = async ({ site, seed }): Promise<Outcome> => {
  const directory = site.copy();
  const worlds = await insertWorlds(directory);
  const server = new OwnServer('resources', directory);
  await server.start();
  const sender = new Sender(server.url, CONNECTIONS);
  const people = new People(sender, site.admin);
  await people.gatherAdmin();
  const counters = new Counters(sender, people);
  const figures: Outcome['figures'] = {};
  const failures: string[] = [];
  const note = (name: string, { booked, refused, limited, failures: own }: Fight, was = 0) => {
    figures[name] = `${booked.length - was} booked, ${refused} refused, ${limited} limited`;
    say(`  ${name}: ${figures[name]}`);
    failures.push(...own.map((failure) => `${name}: ${failure}`));
  };
  const first: Try[][] = [];
  for (const world of worlds) {
    await counters.newKey();
    const began = performance.now();
    const tries = triesOf(world, seed).map((one) => ({ ...one, holdMinutes: HOLD_MINUTES }));
    const fought = await fight(counters, world, [], new Set(), tries);
    if (performance.now() - began > HOLD_MS)
      failures.push(`${world.name}: the machine is too slow: holds ended during the round`);
    note(world.name, fought);
    first.push(fought.booked);
  }
  const off: Set<string>[] = [];
  for (const [at, world] of worlds.entries())
    off.push(await callOff(counters, world, first[at] ?? []));
  await after(HOLD_MS);
  for (const [at, world] of worlds.entries()) {
    await counters.newKey();
    const gone = off[at] ?? new Set<string>();
    const left = (first[at] ?? []).filter(
      ({ channel, start, day }) => channel !== 'octo' && !gone.has(`${start} ${day}`),
    );
    const again = await fight(counters, world, left, gone, triesOf(world, seed + 1));
    note(`${world.name}, after holds and call-offs`, again, left.length);
  }
  sender.close();
  await server.stop();
  const { rows, wrong } = await inspect(directory);
  return {
    figures: { ...figures, 'rows looked through in them': rows },
    failures: [...failures, ...wrong],
  };
};
