import { AnswerError } from '#base/api/fetch-json.ts';
import { serverNow } from '#base/clock/server-clock.ts';
import type { CheckedTicket } from '#contract/bookings/firm-calendar.ts';
import { checkIn, undoCheckIn } from '../calendar.api.ts';
import {
  changeQueue,
  checkInQueue,
  isSameStart,
  type RefusedStep,
  type Step,
  type StepResult,
} from './check-in-queue.ts';

const MAX_STEPS = 200;
/** Refusals that pass: without access, until the person signs in; too many requests. */
const PASSING = [401, 403, 408, 425, 429];

/** The first steps that one request can have: of one departure and one kind, each ticket once; undone at one moment. */
export function firstBatch(steps: readonly Step[]): Step[] {
  const [first] = steps;
  if (!first) return [];
  const codes = new Set<string>();
  const end = steps.findIndex((step) => {
    const fits =
      step.kind === first.kind &&
      (step.kind === 'in' || step.at === first.at) &&
      isSameStart(step.start, first.start) &&
      !codes.has(step.code);
    codes.add(step.code);
    return !fits;
  });
  return steps.slice(0, Math.min(end < 0 ? steps.length : end, MAX_STEPS));
}

const refusedStep = (
  { id, start, at, code }: Step,
  result: StepResult,
  ticket?: CheckedTicket,
): RefusedStep => ({
  ...{ id, start, at, code, result },
  name: ticket?.name ?? null,
  reference: ticket?.reference ?? null,
  date: ticket?.date ?? null,
  time: ticket?.time ?? null,
});

export type Sent = { steps: readonly Step[]; tickets: readonly CheckedTicket[] };

const listeners = new Set<(sent: Sent) => void>();
/** Calls back with what the server has answered for; returns the end of it. */
export function onSent(listener: (sent: Sent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A single scan that is answered at once is on the screen; of all others a refusal is noted. */
const SEEN_MS = 10_000;
const isSeen = (steps: readonly Step[]) =>
  steps.length === 1 && serverNow() - Date.parse(steps[0]?.at ?? '') < SEEN_MS;

async function post(steps: readonly Step[]): Promise<Sent & { refused: RefusedStep[] }> {
  const [first] = steps;
  if (!first) return { steps, tickets: [], refused: [] };
  const { start, kind } = first;
  if (kind === 'out') {
    const codes = steps.map(({ code }) => code);
    const { later } = await undoCheckIn(start, { tickets: codes, at: first.at });
    const refused = steps.filter(({ code }) => later.includes(code));
    return { steps, tickets: [], refused: refused.map((step) => refusedStep(step, 'later')) };
  }
  const { tickets } = await checkIn(
    start,
    steps.map(({ code, at, anyDay }) => ({ code, at, anyDay })),
  );
  const answerOf = new Map(tickets.map((ticket) => [ticket.code, ticket]));
  const refused = steps.flatMap((step) => {
    const ticket = answerOf.get(step.code);
    return ticket && ticket.result !== 'admitted' && !isSeen(steps)
      ? [refusedStep(step, ticket.result, ticket)]
      : [];
  });
  return { steps, tickets, refused };
}

/** A step leaves the queue once the server has answered for it. */
function settle(steps: readonly Step[], refused: readonly RefusedStep[]): void {
  const ids = new Set(steps.map(({ id }) => id));
  changeQueue((queue) => ({
    steps: queue.steps.filter(({ id }) => !ids.has(id)),
    refused: [...queue.refused, ...refused],
  }));
}

async function sendAll(): Promise<void> {
  for (;;) {
    const steps = firstBatch(checkInQueue().steps);
    if (steps.length === 0) return;
    try {
      const { refused, ...sent } = await post(steps);
      settle(steps, refused);
      for (const listener of listeners) listener(sent);
    } catch (error) {
      const status = error instanceof AnswerError ? error.status : 0;
      if (status < 400 || status >= 500 || PASSING.includes(status)) return;
      settle(
        steps,
        steps.map((step) => refusedStep(step, 'failed')),
      );
    }
  }
}

let sending: Promise<void> | undefined;

/**
 * Sends the steps that wait, in order, until one cannot be sent. What the server refuses for good does not hold up the others, and the same step
 * sent again changes nothing.
 */
export function sendQueue(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}
