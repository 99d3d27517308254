import { ask } from './ask.ts';
/** What an uncached answer asks of D1, as worker/test/bench-site.ts tells it. */
export type D1Report = { status: number; roundTrips: number; rowsRead: number; sqlMs: number; plans: { sql: string; steps: string[] }[] };

export async function workOf(url: URL): Promise<D1Report> {
  return (await (await ask(url, { 'X-Bench': 'work' })).json()) as D1Report;
}
