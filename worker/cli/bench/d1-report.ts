import { ask } from './ask.ts';
/** The D1 usage of an uncached response, as worker/test/bench-site.ts reports it. */
export type D1Report = { status: number; roundTrips: number; rowsRead: number; sqlMs: number; plans: { sql: string; steps: string[] }[] };

export async function workOf(url: URL): Promise<D1Report> {
  return (await (await ask(url, { 'X-Bench': 'work' })).json()) as D1Report;
}
