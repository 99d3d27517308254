import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { AnswerError } from '#api/fetch-json.ts';
import type { Quote } from '#contract/transfer-request.ts';
import type { FormErrors } from '#forms/use-form.ts';
import { isWholeJourney, journeyOf, type RequestValues } from './request-values.ts';
import { quoteQuery } from './transfers.queries.ts';

/** Typing rests this long before a price is asked. */
const PAUSE_MS = 300;

const NOTHING_WRONG: FormErrors = {};

/** The values as they were when the journey last rested; at once those of a journey whose price is known. */
function useSettled(values: RequestValues): RequestValues {
  const queryClient = useQueryClient();
  const [settled, setSettled] = useState(values);
  const journey = JSON.stringify(journeyOf(values));
  const isSame = journey === JSON.stringify(journeyOf(settled));
  const isKnown = queryClient.getQueryData(quoteQuery(journeyOf(values)).queryKey) !== undefined;
  const settle = useEffectEvent((rested: string) => rested === journey && setSettled(values));
  // By the journey alone: typing one's name meanwhile must not put the price off.
  useEffect(() => {
    if (isSame) return;
    const timer = setTimeout(() => settle(journey), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [journey, isSame]);
  return isSame || isKnown ? values : settled;
}

type Price = {
  /** Of the journey as the form has it now. */
  quote: Quote | undefined;
  /** The last one, while the next is on its way. */
  last: Quote | undefined;
  isAsking: boolean;
  /** The line or the server failed. */
  isFailed: boolean;
  /** Why there is none. */
  errors: FormErrors;
};

/** The prices of the journey in the form, asked anew whenever it changes. */
export function usePrice(values: RequestValues): Price {
  const settled = useSettled(values);
  const isWhole = isWholeJourney(values);
  const isSettled = settled === values;
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...quoteQuery(journeyOf(settled)),
    enabled: isWholeJourney(settled),
    placeholderData: keepPreviousData,
  });
  const refused = isSettled && isWhole && error instanceof AnswerError ? error : undefined;
  const errors = useMemo(
    () => (refused ? Object.fromEntries(refused.fieldErrors.map(({ path, code }) => [path, code])) : NOTHING_WRONG),
    [refused],
  );
  return {
    quote: isWhole && isSettled && !isPlaceholderData && !error ? data : undefined,
    last: isWhole && !refused ? data : undefined,
    isAsking: isWhole && (isFetching || !isSettled),
    isFailed: isWhole && isSettled && error !== null && Object.keys(errors).length === 0,
    errors,
  };
}
