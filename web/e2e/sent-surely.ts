type Answer = { status(): number; text(): Promise<string> };

/** What `wrangler dev` itself answers when it lost a request on its way to the worker. No part of the product. */
const LOST_ON_THE_WAY = 'Your worker restarted mid-request';

/** Sends again, twice at most, what was lost on its way to the worker. */
export async function sentSurely<A extends Answer>(send: () => Promise<A>): Promise<A> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    const isLost = answer.status() === 503 && (await answer.text()).startsWith(LOST_ON_THE_WAY);
    if (tries === 3 || !isLost) return answer;
  }
}
