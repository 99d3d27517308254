import type {
  CheckedTicket,
  CheckInResult,
  DepartureStart,
} from '#contract/bookings/firm-calendar.ts';

/** `at`: UTC, when it was done on this device. `anyDay`: also on another day than the departure's. */
export type Step = {
  id: string;
  kind: 'in' | 'out';
  start: DepartureStart;
  code: string;
  at: string;
  anyDay: boolean;
};
/** `later`: checked in after the mistake was noticed. `failed`: the server takes the step in no form. */
export type StepResult = CheckInResult | 'later' | 'failed';
/** A step that did not have its effect. */
export type RefusedStep = {
  id: string;
  start: DepartureStart;
  at: string;
  result: StepResult;
} & Pick<CheckedTicket, 'code' | 'name' | 'reference' | 'date' | 'time'>;

/** Steps that the server has not confirmed, in order, and those that it refused, until they are read. They outlive a reload. */
export type CheckInQueue = { steps: readonly Step[]; refused: readonly RefusedStep[] };

const KEY = 'check-in';
const REFUSED_MAX = 50;
const EMPTY: CheckInQueue = { steps: [], refused: [] };

function queueIn(text: string | null): CheckInQueue {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<CheckInQueue> | null;
    return Array.isArray(value?.steps) && Array.isArray(value.refused)
      ? { steps: value.steps, refused: value.refused }
      : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** What storage held when it was read last, and its value. */
let known: { text: string | null; queue: CheckInQueue } = { text: null, queue: EMPTY };
let isStored = true;
const listeners = new Set<() => void>();

/** As it is in storage, where other tabs change it; without storage, steps wait in memory. The same object until it changes. */
export function checkInQueue(): CheckInQueue {
  if (!isStored) return known.queue;
  try {
    const text = localStorage.getItem(KEY);
    if (text !== known.text) known = { text, queue: queueIn(text) };
  } catch {
    isStored = false;
  }
  return known.queue;
}

export function changeQueue(change: (queue: CheckInQueue) => CheckInQueue): void {
  const { steps, refused } = change(checkInQueue());
  const queue = { steps, refused: refused.slice(-REFUSED_MAX) };
  const isEmpty = steps.length === 0 && refused.length === 0;
  const text = isEmpty ? null : JSON.stringify(queue);
  known = { text, queue };
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    isStored = false;
  }
  for (const listener of listeners) listener();
}

export function onQueue(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export const isSameStart = (one: DepartureStart, other: DepartureStart) =>
  one.optionId === other.optionId && one.date === other.date && one.time === other.time;

/** What is to become of a ticket by the last step that waits for it. */
export const pendingKind = (steps: readonly Step[], start: DepartureStart, code: string) =>
  steps.findLast((step) => step.code === code && isSameStart(step.start, start))?.kind;

export const addSteps = (steps: readonly Step[]) =>
  changeQueue((queue) => ({ ...queue, steps: [...queue.steps, ...steps] }));

export const forgetRefused = (ids: readonly string[]) =>
  changeQueue((queue) => ({
    ...queue,
    refused: queue.refused.filter(({ id }) => !ids.includes(id)),
  }));
