import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { AnswerError } from '#base/api/fetch-json.ts';
import type { FormErrors } from '#base/forms/use-form.ts';
import type { Quote } from '#contract/transfers/request.ts';
import { quoteQuery } from '../../transfers.queries.ts';
import { isJourneyComplete, journeyOf, type RequestValues } from '../values.ts';

/** Debounce of price requests. */
const PAUSE_MS = 300;

const NOTHING_WRONG: FormErrors = {};

/** The debounced values; immediate if the journey's price is cached. */
function useSettled(values: RequestValues): RequestValues {
  const queryClient = useQueryClient();
  const [settled, setSettled] = useState(values);
  const journey = JSON.stringify(journeyOf(values));
  const isSame = journey === JSON.stringify(journeyOf(settled));
  const isKnown = queryClient.getQueryData(quoteQuery(journeyOf(values)).queryKey) !== undefined;
  const settle = useEffectEvent((rested: string) => rested === journey && setSettled(values));
  // Depends on the journey only: typing a name must not delay the price.
  useEffect(() => {
    if (isSame) return;
    const timer = setTimeout(() => settle(journey), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [journey, isSame]);
  return isSame || isKnown ? values : settled;
}

type Price = {
  /** For the journey in the form. */
  quote: Quote | undefined;
  /** The previous quote while the next one loads. */
  last: Quote | undefined;
  isAsking: boolean;
  /** The network or server failed. */
  isFailed: boolean;
  /** Why there is no quote. */
  errors: FormErrors;
};

/** Prices for the journey in the form, refetched when it changes. */
export function usePrice(values: RequestValues): Price {
  const settled = useSettled(values);
  const isComplete = isJourneyComplete(values);
  const isSettled = settled === values;
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...quoteQuery(journeyOf(settled)),
    enabled: isJourneyComplete(settled),
    placeholderData: keepPreviousData,
  });
  const refused = isSettled && isComplete && error instanceof AnswerError ? error : undefined;
  const errors = useMemo(
    () =>
      refused
        ? Object.fromEntries(refused.fieldErrors.map(({ path, code }) => [path, code]))
        : NOTHING_WRONG,
    [refused],
  );
  return {
    quote: isComplete && isSettled && !isPlaceholderData && !error ? data : undefined,
    last: isComplete && !refused ? data : undefined,
    isAsking: isComplete && (isFetching || !isSettled),
    isFailed: isComplete && isSettled && error !== null && Object.keys(errors).length === 0,
    errors,
  };
}
