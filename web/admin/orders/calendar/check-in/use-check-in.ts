import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { serverDate } from '#base/clock/server-clock.ts';
import type { DepartureStart } from '#contract/bookings/firm-calendar.ts';
import { TOUCHED_BY_DEPARTURES } from '../calendar.api.ts';
import {
  addSteps,
  checkInQueue,
  isSameStart,
  onQueue,
  pendingKind,
  type Step,
} from './check-in-queue.ts';
import { onSent, type Sent, sendQueue } from './send-queue.ts';

const RETRY_MS = 15_000;

export const useQueue = () => useSyncExternalStore(onQueue, checkInQueue);

/** Sends the steps that wait: when the screen opens, when the connection is back, and now and then until none is left. */
export function useSender() {
  const refresh = useRefresh();
  const isWaiting = useQueue().steps.length > 0;
  useEffect(() => onSent(() => void refresh(...TOUCHED_BY_DEPARTURES)), [refresh]);
  useEffect(() => {
    if (!isWaiting) return;
    const send = () => void sendQueue();
    send();
    window.addEventListener('online', send);
    const timer = setInterval(send, RETRY_MS);
    return () => {
      window.removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [isWaiting]);
}

/**
 * Checks tickets of a departure in, and takes that back. Every step goes through the queue of this device: without a connection it waits there
 * with its time, and the server takes the steps in their order once there is one.
 */
export function useCheckIn(start: DepartureStart, anyDay: boolean, onAnswer: (sent: Sent) => void) {
  const { steps } = useQueue();
  const tell = useRef(onAnswer);
  tell.current = onAnswer;
  const { optionId, date, time } = start;
  useEffect(() => {
    const own = { optionId, date, time };
    return onSent((sent) => {
      if (sent.steps.every((step) => isSameStart(step.start, own))) tell.current(sent);
    });
  }, [optionId, date, time]);
  const put = useCallback(
    (kind: Step['kind'], codes: readonly string[]) => {
      const own = { optionId, date, time };
      const at = serverDate().toISOString();
      const waiting = checkInQueue().steps;
      const added = [...new Set(codes)]
        .filter((code) => code !== '' && pendingKind(waiting, own, code) !== kind)
        .map((code): Step => ({ id: crypto.randomUUID(), kind, start: own, code, at, anyDay }));
      if (added.length === 0) return false;
      addSteps(added);
      void sendQueue();
      return true;
    },
    [optionId, date, time, anyDay],
  );
  return {
    waiting: steps.filter((step) => isSameStart(step.start, start)),
    pendingOf: (code: string) => pendingKind(steps, start, code),
    /** False of a ticket that this device has scanned already. */
    admit: useCallback((...codes: string[]) => put('in', codes), [put]),
    undo: useCallback((...codes: string[]) => put('out', codes), [put]),
  };
}
