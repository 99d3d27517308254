type Answer = { status(): number; text(): Promise<string> };

/** Response of `wrangler dev` when it lost a request to the worker. Not part of the product. */
const LOST_ON_THE_WAY = 'Your worker restarted mid-request';

/** Retries requests lost on the way to the worker, at most twice. */
export async function withRetry<A extends Answer>(send: () => Promise<A>): Promise<A> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    const isLost = answer.status() === 503 && (await answer.text()).startsWith(LOST_ON_THE_WAY);
    if (tries === 3 || !isLost) return answer;
  }
}
