import { useEffect, useState } from 'react';
import { onServerTime, serverNow } from './server-clock.ts';

const TICK_MS = 10_000;

/**
 * The server's time, counted anew every ten seconds and when an answer corrects it or the page is seen again: timers rest in
 * hidden tabs.
 */
export function useServerNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const count = () => setNow(serverNow());
    const clock = setInterval(count, TICK_MS);
    const unsubscribe = onServerTime(count);
    document.addEventListener('visibilitychange', count);
    return () => {
      unsubscribe();
      clearInterval(clock);
      document.removeEventListener('visibilitychange', count);
    };
  }, []);
  return now;
}
