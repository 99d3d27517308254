import autocannon from 'autocannon';

const SECONDS = 5;
/** Without compression: in production Cloudflare's network compresses, here `wrangler dev` would do so on the worker's machine. */
const HEADERS = { 'accept-encoding': 'identity' };

export type Rate = { name: string; perSecond: number; p50: number; p99: number; failures: number };

/** Requests per second of one address, after a warm-up of a second. Times are in ms. */
async function measure(name: string, url: URL): Promise<Rate> {
  const run = (duration: number) =>
    autocannon({ url: url.href, connections: 10, duration, headers: HEADERS });
  await run(1);
  const { requests, latency, non2xx, errors, timeouts } = await run(SECONDS);
  return {
    name,
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    failures: non2xx + errors + timeouts,
  };
}

async function measureAll(site: URL, targets: Record<string, string>): Promise<Rate[]> {
  const rates: Rate[] = [];
  for (const [name, path] of Object.entries(targets))
    rates.push(await measure(name, new URL(path, site)));
  return rates;
}

export const measureBareRates = (bare: URL) =>
  measureAll(bare, { 'empty Hono route': '/api/health', 'bare Hono and D1 list': '/list' });

export const measureRates = (site: URL) =>
  measureAll(site, {
    home: '/en',
    'list of trips': '/api/trips',
    'health, never stored': '/api/health',
  });
