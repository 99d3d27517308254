import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { personCheckQuery } from './transfers.queries.ts';

/** What the widget answered, if a widget is asked for at all. An answer works once: after a refusal there must be another. */
export function usePersonCheck() {
  const { data } = useQuery(personCheckQuery);
  const [answer, setAnswer] = useState<string>();
  const [round, setRound] = useState(0);
  return {
    siteKey: data?.siteKey ?? undefined,
    answer,
    round,
    setAnswer,
    renew: () => {
      setAnswer(undefined);
      setRound((now) => now + 1);
    },
  };
}
export type PersonCheckState = ReturnType<typeof usePersonCheck>;
