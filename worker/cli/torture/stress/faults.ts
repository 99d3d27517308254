import { inspect } from '../inspect-database.ts';
import { isProblem, judge, UNFILLED } from '../judge.ts';
import { lookAround } from '../known.ts';
import { type Outcome, type Part, percentile, say, sideBySide } from '../part.ts';
import { Sender } from '../send.ts';
import { OwnServer } from '../server/own-server.ts';
import { pageAddresses, readAddresses } from '../visits.ts';
import { formPost, readOffer } from '../writes.ts';
import { mailOutage } from './mail-outage.ts';

const GOOD_SHARE = 0.9999;
/** In addition to what this machine needs without faults. */
const P99_LIMIT_MS = 1000;
/** One read in this many is made beforehand, without faults. */
const CALM_SHARE = 10;
/** Reads per save: without saves the cache would answer instead of the database. */
const READS_A_SAVE = 150;
const PROGRESS_EVERY = 5000;

type FaultCounts = { questions: number; errors: number; stalls: number };

/** Reads over a failing database, then with the database, the bucket, the image service and the mail provider down. */
export const faults: Part = async (stage) => {
  const { site, seed, requests, connections } = stage;
  const directory = site.copy();
  const server = new OwnServer('faults', directory, { worker: 'faulty' });
  await server.start();
  const sender = new Sender(server.url, connections);
  const known = await lookAround(sender);
  const addresses = [...pageAddresses(known), ...readAddresses(known)];
  const badReads: string[] = [];
  const get = (path: string, faults?: string) =>
    sender.send({
      method: 'GET',
      path,
      headers: {
        Accept: '*/*',
        'CF-Connecting-IP': '198.51.100.1',
        ...(faults && { 'X-Faults': faults }),
      },
    });
  const expected = new Map<string, number>();
  /** URLs that the cache holds. */
  const stored = new Set<string>();
  await sideBySide(addresses, connections, async (path) => {
    const { status, headers } = await get(path);
    expected.set(path, status);
    if (headers['cf-cache-status']) stored.add(path);
  });

  const times: number[] = [];
  const calm: number[] = [];
  const read = async (n: number, faults: string, into: number[]) => {
    if (n % READS_A_SAVE === 0) await get('/new-content');
    if (n > 0 && n % PROGRESS_EVERY === 0) say(`  ${n} reads, ${badReads.length} bad`);
    const path = addresses[((Math.imul(n, 7919) + seed) % addresses.length) >>> 0] ?? '/';
    const address = `198.${18 + (n % 2)}.${(n >>> 8) & 255}.${n & 255}`;
    const sent = {
      method: 'GET',
      path,
      persona: 'visitor' as const,
      headers: { 'X-Faults': faults, 'CF-Connecting-IP': address },
    };
    const got = await sender.send(sent).catch((error: Error) => error);
    if (got instanceof Error) {
      badReads.push(`${faults} ${path}: ${got.message}`);
      return;
    }
    into.push(got.ms);
    const wrong = judge(sent, got, undefined);
    if (got.status !== expected.get(path))
      wrong.push(`status ${got.status} instead of ${expected.get(path)}`);
    if (wrong.length > 0) badReads.push(`${faults} ${path}: ${wrong.join('; ')}`);
  };
  await sideBySide(Array(Math.ceil(requests / CALM_SHARE)).keys(), connections, (n) =>
    read(n, 'none', calm),
  );
  await sideBySide(Array(requests).keys(), connections, (n) => read(n, 'shaky', times));
  const counts = JSON.parse((await get('/faults')).text) as FaultCounts;
  const good = 1 - badReads.length / requests;
  const p99 = percentile(times, 0.99);
  const calmP99 = percentile(calm, 0.99);
  const failures =
    p99 > P99_LIMIT_MS + calmP99
      ? [`p99 of reads under faults is ${p99} ms, without them ${calmP99} ms`]
      : [];
  if (good < GOOD_SHARE) failures.push(...badReads);
  else for (const one of badReads) say(`  within what is allowed: ${one}`);

  const outages = await outagesOf(sender, addresses, stored, known.pictures, seed);
  sender.close();
  await server.stop();
  const { wrong } = await inspect(directory);
  const mail = await mailOutage(stage);
  return {
    figures: {
      reads: requests,
      'questions to D1': counts.questions,
      'transient errors of D1': counts.errors,
      'stalls of 30 s': counts.stalls,
      'bad answers': badReads.length,
      'good answers %': (good * 100).toFixed(3),
      'p99 ms': p99,
      'p99 without faults ms': calmP99,
      ...outages.figures,
      ...mail.figures,
    },
    failures: [...failures, ...outages.failures, ...wrong, ...mail.failures],
  };
};

/** What still works during a complete outage of one service. */
async function outagesOf(
  sender: Sender,
  addresses: string[],
  stored: Set<string>,
  pictures: string[],
  seed: number,
): Promise<Outcome> {
  const failures: string[] = [];
  const send = (
    method: string,
    path: string,
    faults: string,
    more: object = {},
    body?: string | Buffer,
  ) =>
    sender.send({ method, path, headers: { 'X-Faults': faults, ...more }, ...(body && { body }) });
  let survived = 0;
  const must = (isGood: boolean, what: string) => {
    if (isGood) survived += 1;
    else failures.push(what);
  };

  for (const path of addresses) {
    const sent = {
      method: 'GET',
      path,
      persona: 'visitor' as const,
      headers: { 'X-Faults': 'd1-down' },
    };
    const got = await sender.send(sent);
    const isFilled = got.status === 200 && !got.text.includes(UNFILLED);
    if (stored.has(path))
      must(isFilled, `without D1 ${path}, which is stored, answers ${got.status}`);
    else if (path.startsWith('/api/'))
      must(got.status === 503 && isProblem(got), `without D1 ${path} answers ${got.status}`);
    // Responses that need no database, and pages that report the outage.
    else
      must(
        got.status === 200 || (got.status === 503 && 'retry-after' in got.headers),
        `without D1 ${path} answers ${got.status}`,
      );
  }
  const offer = await readOffer(sender);
  for (let n = 0; n < 8; n += 1) {
    const { mark, method, path, headers, body } = formPost(offer, `outage${seed}`, n);
    const refused = await send(method, path, 'd1-down', headers, body);
    const isReported = refused.status >= 500 && isProblem(refused);
    must(
      isReported,
      `without D1 ${path} answers ${refused.status} ${refused.headers['content-type']}`,
    );
    const taken = await send(method, path, '', headers, body);
    must(taken.status === 201, `${mark}, sent again when D1 was back: ${taken.status}`);
  }
  for (const picture of pictures.slice(0, 4)) {
    // No page requests PNG, so this variant does not exist yet.
    const path = `/api/images/optimize/${picture}?format=png&width=640`;
    const missing = await send('GET', path, 'no-bucket');
    must(missing.status === 404, `a picture that the bucket does not hold: ${missing.status}`);
    const original = await send('GET', path, 'no-images');
    must(
      original.status === 200 && original.headers['x-image'] === 'original',
      `without Images: ${original.status} ${original.headers['x-image']}`,
    );
    const made = await send('GET', path, '');
    must(
      made.status === 200 && made.headers['x-image'] !== 'original',
      `when Images is back: ${made.status} ${made.headers['x-image']}`,
    );
  }
  return {
    figures: {
      'addresses in the cache': `${stored.size} of ${addresses.length}`,
      'right without D1, R2 or Images': survived,
      'wrong without them': failures.length,
    },
    failures,
  };
}
