import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<{ mayRefund: boolean }>();

/** Tells the request that is being answered that money may be due back after it. */
export function mayRefund(): void {
  const request = current.getStore();
  if (request) request.mayRefund = true;
}

/** Runs a request's work and returns whether money may be due back after it. */
export async function leavesRefunds(work: () => Promise<unknown>): Promise<boolean> {
  const request = { mayRefund: false };
  await current.run(request, work);
  return request.mayRefund;
}
