import { AsyncLocalStorage } from 'node:async_hooks';
import type { Subject } from './entries.ts';

type Request = { subjects: Map<string, Subject> };
const current = new AsyncLocalStorage<Request>();

/** Tells the request that is being answered that the money of a booking or transfer may have changed. */
export function moneyMoves(subject: Subject): void {
  current.getStore()?.subjects.set(subject.id, subject);
}

/** Runs a request's work and returns whose money may be due back, or due in another amount, after it. */
export async function moneyMovedBy(work: () => Promise<unknown>): Promise<Subject[]> {
  const request: Request = { subjects: new Map() };
  await current.run(request, work);
  return [...request.subjects.values()];
}
