import * as fc from 'fast-check';
import { inspect } from '../inspect-database.ts';
import { type Failure, failureText, judge, sweepText } from '../judge.ts';
import { lookAround } from '../known.ts';
import { finder } from '../operations.ts';
import { type Part, percentile, say, sideBySide } from '../part.ts';
import { People } from '../people.ts';
import { Requests } from '../requests.ts';
import { Sender, type Sent, sendWithRetry } from '../send.ts';
import { OwnServer } from '../server/own-server.ts';
import { tagOf, withTag } from '../tags.ts';
import { type Description, describedOperations } from './description.ts';
import { farDayRequests } from './far-day-requests.ts';

/** Requests generated from one seed; a round of this many can be repeated alone. */
const ROUND = 500;
const ROUNDS_TO_TELL = 8;
const SHOWN_FAILURES = 40;

/** Each round comes from other addresses, so that rate limits do not hide what is behind them. */
const addressOf = (seed: number, index: number) =>
  `10.${(seed >>> 8) & 255}.${seed & 255}.${index % 250}`;

/** Generated requests over every route: each response is judged, and at the end every list and page, and the database. */
export const fuzz: Part = async ({ site, seed, requests, connections }) => {
  const directory = site.copy();
  const server = new OwnServer('fuzz', directory);
  await server.start();
  const sender = new Sender(server.url, connections);
  const people = new People(sender, site.admin);
  const description = JSON.parse(
    (await sender.send({ method: 'GET', path: '/api/openapi.json', headers: {} })).text,
  ) as Description;
  const operations = describedOperations(description);
  const find = finder(operations);
  const arbitrary = new Requests(description, await lookAround(sender)).all(operations);
  const tried = new Set<string>();
  const succeeded = new Set<string>();
  const byStatus: Record<string, number> = {};
  const times: number[] = [];
  const failures: Failure[] = [];
  let lostOnTheWay = 0;
  /** By the tags in their texts. */
  const refused = new Set<string>();

  const one = async (made: Sent, roundSeed: number, index: number) => {
    const tag = tagOf(roundSeed, index);
    const sent = typeof made.body === 'string' ? { ...made, body: withTag(made.body, tag) } : made;
    const headers = {
      'CF-Connecting-IP': addressOf(roundSeed, index),
      ...people.headersOf(sent.persona),
      ...sent.headers,
    };
    const operation = find(sent);
    const name = operation && `${operation.method} ${operation.path}`;
    if (name) tried.add(name);
    const fail = (wrong: string[], status = 0, answer = '') => {
      const failure = { wrong, sent, status, answer, seed: roundSeed, index };
      failures.push(failure);
      if (failures.length <= SHOWN_FAILURES) say(failureText(failure));
    };
    try {
      const got = await sendWithRetry(sender, { ...sent, headers }, () => {
        lostOnTheWay += 1;
      });
      byStatus[got.status] = (byStatus[got.status] ?? 0) + 1;
      times.push(got.ms);
      if (got.status >= 400) refused.add(tag);
      if (name && got.status < 300) succeeded.add(name);
      const wrong = judge(sent, got, operation);
      if (wrong.length > 0) fail(wrong, got.status, got.text);
    } catch (error) {
      fail([`no answer: ${(error as Error).message}`]);
    }
  };

  for (let round = 0; round * ROUND < requests; round += 1) {
    await people.gather();
    const size = Math.min(ROUND, requests - round * ROUND);
    const sents = fc.sample(arbitrary, { seed: seed + round, numRuns: ROUND }).slice(0, size);
    await sideBySide(sents, connections, (sent, index) => one(sent, seed + round, index));
    if (round % ROUNDS_TO_TELL === ROUNDS_TO_TELL - 1)
      say(`  ${(round + 1) * ROUND} requests, ${failures.length} wrong answers`);
  }

  await people.gather();
  const farDays = farDayRequests(description);
  await sideBySide(farDays, connections, (sent, index) => one(sent, seed - 1, index));

  await people.gather();
  const unreadable: string[] = [];
  const lists = operations.filter(
    ({ method, path, parameters }) =>
      method === 'GET' && !path.includes('{') && !parameters.some((one) => one.required),
  );
  await sideBySide(lists, connections, async ({ path }) => {
    const got = await sender.send({ method: 'GET', path, headers: people.headersOf('admin') });
    if (got.status !== 200) unreadable.push(sweepText(path, got));
  });
  sender.close();
  await server.stop();
  const { rows, promises, tagged, wrong } = await inspect(directory, refused);
  return {
    figures: {
      requests: times.length,
      routes: tried.size,
      'far and impossible days sent': farDays.length,
      'routes with a success': succeeded.size,
      'by status': Object.entries(byStatus)
        .map(([status, count]) => `${status} ${count}`)
        .join(', '),
      'server errors': Object.entries(byStatus).reduce(
        (sum, [status, count]) => sum + (Number(status) >= 500 ? count : 0),
        0,
      ),
      'wrong answers': failures.length,
      'sent again as wrangler dev lost them': lostOnTheWay,
      'p99 ms': percentile(times, 0.99),
      'lists read afterwards': lists.length,
      'rows looked through': rows,
      'requests whose words are stored': tagged,
      'requests refused': refused.size,
      'promises of the database kept': promises - wrong.length,
    },
    failures: [
      ...failures.map(
        ({ wrong: what, sent }) => `${what.join('; ')}: ${sent.method} ${sent.path.slice(0, 100)}`,
      ),
      ...unreadable,
      ...wrong,
    ],
  };
};
