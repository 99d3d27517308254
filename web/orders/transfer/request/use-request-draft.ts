import { useEffect, useRef, useState } from 'react';
import type { Stay } from '#base/basket/stay.ts';
import { serverDate } from '#base/clock/server-clock.ts';
import { untouched } from '#base/forms/drafts.ts';
import { usePostedForm } from '#base/forms/posted-form.tsx';
import { readRequest, saveRequest } from './draft.ts';
import { type Opening, openingAt } from './opening.ts';
import type { RequestSearch } from './search.ts';
import { REQUEST_FORM } from './use-transfer-request.ts';
import type { RequestForm } from './values.ts';

const journeyIn = ({ from, to, place }: Stay) => ({
  to: place,
  'outbound.date': from,
  ...(to && { trip: 'return', 'return.date': to }),
});

/** Restores the stored input after hydration and stores changes from then on. The page may have been rendered on another day. */
export function useRequestDraft(
  { values, fill }: RequestForm,
  search: RequestSearch,
  opening: Opening,
): { today: string } {
  const posted = usePostedForm(REQUEST_FORM);
  const [today, setToday] = useState(opening.today);
  const [isRestored, setRestored] = useState(false);
  const drawn = useRef({ values, search, opening, isPosted: posted !== undefined });
  useEffect(() => {
    const { values: first, search: firstSearch, opening: then, isPosted } = drawn.current;
    const now = openingAt(serverDate());
    setToday(now.today);
    setRestored(true);
    if (isPosted) return;
    const preset =
      first['outbound.date'] === then.date && then.today !== now.today
        ? { 'outbound.date': now.date }
        : {};
    const stored = readRequest(firstSearch, now.today);
    fill((current) => untouched({ ...preset, ...stored }, current, first));
    // Without a journey of its own the form begins with the stay.
    if ([firstSearch, stored].some((one) => one.to ?? one['outbound.date'])) return;
    void import('#base/basket/stay.ts').then(({ readStay }) => {
      const stay = readStay();
      if (stay) fill((current) => untouched(journeyIn(stay), current, { ...first, ...preset }));
    });
  }, [fill]);
  useEffect(() => {
    if (isRestored) saveRequest(values, drawn.current.values);
  }, [isRestored, values]);
  return { today };
}
