import { useRef, useState } from 'react';

/** One request at a time: while one is on its way, another is not sent. */
export function useSending() {
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);
  const send = async <T>(
    request: () => Promise<T>,
    { onSent, onFailed }: { onSent: (answer: T) => void; onFailed: (error: unknown) => void },
  ) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      onSent(await request());
    } catch (error) {
      onFailed(error);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return { isSending, send };
}
