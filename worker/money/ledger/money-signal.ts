import { AsyncLocalStorage } from 'node:async_hooks';
import type { Subject } from './entries.ts';

type Request = { subjects: Map<string, Subject> };
const current = new AsyncLocalStorage<Request>();

/**
 * Signals to the request that is being answered that what is due for a booking or transfer, or due back, may change. Called by what runs such
 * a batch; statements are built without it.
 */
export function moneyMoves(subject: Subject): void {
  current.getStore()?.subjects.set(subject.id, subject);
}

/** Runs a request's work and returns whose money may be due back, or due in another amount, after it. */
export async function moneyMovedBy(work: () => Promise<unknown>): Promise<Subject[]> {
  const request: Request = { subjects: new Map() };
  await current.run(request, work);
  return [...request.subjects.values()];
}
