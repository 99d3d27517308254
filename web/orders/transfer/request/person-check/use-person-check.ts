import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { personCheckQuery } from '../../transfers.queries.ts';

/** The widget's token, if the site uses it. A token works once: a rejection requires a new one. */
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
