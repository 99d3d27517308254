import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { serverDate } from '#base/clock/server-clock.ts';
import type { CheckedTicket, DepartureStart } from '#contract/bookings/firm-calendar.ts';
import { checkIn, TOUCHED_BY_DEPARTURES } from '../calendar.api.ts';
import { readScans, type Scan, writeScans } from './scan-queue.ts';

const RETRY_MS = 15_000;

/** Checks tickets in. Without a connection scans wait on the device and are sent when it is back; the server admits each ticket once. */
export function useCheckIn(
  start: DepartureStart,
  onAnswer: (tickets: readonly CheckedTicket[]) => void,
) {
  const refresh = useRefresh();
  const [waiting, setWaiting] = useState<Scan[]>(() => readScans(start));
  const queue = useRef(waiting);
  const isSending = useRef(false);
  const tell = useRef(onAnswer);
  tell.current = onAnswer;
  const { optionId, date, time } = start;
  const { mutateAsync: sendScans } = useMutation({
    mutationFn: (scans: Scan[]) => checkIn({ optionId, date, time }, scans),
  });

  const store = useCallback(
    (scans: Scan[]) => {
      queue.current = scans;
      setWaiting(scans);
      writeScans({ optionId, date, time }, scans);
    },
    [optionId, date, time],
  );
  const send = useCallback(async () => {
    const scans = queue.current;
    if (isSending.current || scans.length === 0) return;
    isSending.current = true;
    try {
      const { tickets } = await sendScans(scans);
      store(queue.current.filter((scan) => !scans.includes(scan)));
      tell.current(tickets);
      await refresh(...TOUCHED_BY_DEPARTURES);
    } catch {
      // The scans wait; the list on the screen says so.
    } finally {
      isSending.current = false;
    }
  }, [sendScans, store, refresh]);

  useEffect(() => {
    const again = () => void send();
    again();
    window.addEventListener('online', again);
    const timer = setInterval(again, RETRY_MS);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [send]);

  const admit = useCallback(
    (code: string) => {
      if (code === '' || queue.current.some((scan) => scan.code === code)) return;
      store([...queue.current, { code, at: serverDate().toISOString() }]);
      void send();
    },
    [send, store],
  );
  return { waiting, admit };
}
