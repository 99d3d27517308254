import http from 'node:http';
import { percentile } from './figures.ts';

export type LoadResult = { rate: number; p50: number; p99: number; requests: number; failures: number };
type Load = { connections: number; requests: number; limitMs: number; headers?: Record<string, string> };

/** Without compression: in production Cloudflare's network compresses, here `wrangler dev` would do so on the worker's machine. */
const ACCEPTED = { accept: '*/*', 'accept-encoding': 'identity' };

/** Requests a URL repeatedly: each connection sends again once it has its response, until the count or the time is reached. */
export async function load(url: URL, { connections, requests, limitMs, headers }: Load): Promise<LoadResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const durations: number[] = [];
  let sent = 0;
  let failures = 0;
  const once = () =>
    new Promise<boolean>((resolve) => {
      http
        .get(
          { agent, hostname: '127.0.0.1', port: url.port, path: url.pathname + url.search, headers: { ...ACCEPTED, ...headers } },
          (answer) => {
            answer.resume();
            answer.once('end', () => resolve(answer.statusCode === 200));
          },
        )
        .once('error', () => resolve(false));
    });
  const start = performance.now();
  const work = async () => {
    while (sent < requests && performance.now() - start < limitMs) {
      sent += 1;
      const before = performance.now();
      if (await once()) durations.push(performance.now() - before);
      else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return {
    rate: durations.length / seconds,
    p50: percentile(durations, 0.5),
    p99: percentile(durations, 0.99),
    requests: sent,
    failures,
  };
}
