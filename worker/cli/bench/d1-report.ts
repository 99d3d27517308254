/** What an uncached answer asks of D1, as worker/test/bench-site.ts tells it. */
export type D1Report = { status: number; roundTrips: number; rowsRead: number; sqlMs: number; plans: { sql: string; steps: string[] }[] };

export async function workOf(url: URL): Promise<D1Report> {
  const answer = await fetch(url, { headers: { 'X-Bench': 'work' } });
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as D1Report;
}
