import { ask } from './ask.ts';
import type { D1Report } from './d1-report.ts';
import { workOf } from './d1-report.ts';
import { median } from './figures.ts';
import { type LoadResult, load } from './load.ts';

/** The median of the rounds counts, so that a round disturbed by the machine has no effect. */
const ROUNDS = 5;
const CONNECTIONS = 10;
const REQUESTS = 3000;
const ROUND_MS = 1400;
const RENDERS = 60;

export type Rate = { name: string; base: 'empty' | 'list'; result: LoadResult; ratio: number };
export type RatesResult = {
  empty: LoadResult;
  list: LoadResult;
  rates: Rate[];
  /** For a cache miss of home. */
  renderMs: number;
  miss: D1Report;
};

const MISS = { 'X-Bench': 'miss' };
const HERO = /\/api\/images\/optimize\/[^"\s]+?width=828[^"\s]*/;

type Target = { name: string; url: URL; headers?: Record<string, string> };

/** Time of a cache miss without database waits, as the worker reports it: the fill time minus the time waiting for D1. */
async function renderMs(home: URL): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < RENDERS; count += 1) {
    const answer = await ask(home, MISS);
    const timing = answer.headers.get('Server-Timing') ?? '';
    await answer.arrayBuffer();
    const duration = (name: string) => Number(new RegExp(`\\b${name};dur=([\\d.]+)`).exec(timing)?.[1] ?? Number.NaN);
    times.push(duration('fill') - duration('d1'));
  }
  // Without the first ones, during which the engine still compiles.
  return median(times.slice(RENDERS / 2));
}

const middle = (results: readonly LoadResult[]): LoadResult => ({
  rate: median(results.map(({ rate }) => rate)),
  p50: median(results.map(({ p50 }) => p50)),
  p99: median(results.map(({ p99 }) => p99)),
  requests: results.reduce((sum, { requests }) => sum + requests, 0),
  failures: results.reduce((sum, { failures }) => sum + failures, 0),
});

export async function measureRates(site: URL, bare: URL, say: (line: string) => void): Promise<RatesResult> {
  const home = new URL('/en', site);
  const picture = HERO.exec((await (await ask(home)).text()).replaceAll('&amp;', '&'))?.[0];
  if (!picture) throw new Error('The home page has no picture.');
  const list = new URL('/api/trips', site);
  const targets: Target[] = [
    { name: 'empty', url: new URL('/empty', bare) },
    { name: 'bare list', url: new URL('/list', bare) },
    { name: 'home, hit', url: home },
    { name: 'home, miss', url: home, headers: MISS },
    { name: 'list, hit', url: list },
    { name: 'list, uncached', url: list, headers: MISS },
    { name: 'picture, hit', url: new URL(picture, site) },
  ];
  const results = new Map<string, LoadResult[]>(targets.map(({ name }) => [name, []]));
  for (const { url, headers } of targets) await load(url, { connections: CONNECTIONS, requests: 100, limitMs: ROUND_MS, headers });
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each target starts a round in turn.
    for (const { name, url, headers } of [...targets.slice(round), ...targets.slice(0, round)])
      results.get(name)?.push(await load(url, { connections: CONNECTIONS, requests: REQUESTS, limitMs: ROUND_MS, headers }));
    say(`  round ${round + 1} of ${ROUNDS}`);
  }
  const of = (name: string) => middle(results.get(name) ?? []);
  const [empty, bareList] = [of('empty'), of('bare list')];
  const rates = targets.slice(2).map(({ name }): Rate => {
    const base = name === 'list, uncached' ? 'list' : 'empty';
    const result = of(name);
    return { name, base, result, ratio: result.rate / (base === 'list' ? bareList : empty).rate };
  });
  return { empty, list: bareList, rates, renderMs: await renderMs(home), miss: await workOf(home) };
}
