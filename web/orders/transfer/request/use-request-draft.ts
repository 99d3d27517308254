import { useEffect, useRef, useState } from 'react';
import { serverDate } from '#base/clock/server-clock.ts';
import { untouched } from '#base/forms/drafts.ts';
import { usePostedForm } from '#base/forms/posted-form.tsx';
import { readRequest, saveRequest } from './draft.ts';
import { type Opening, openingAt } from './opening.ts';
import type { RequestSearch } from './search.ts';
import { REQUEST_FORM } from './use-transfer-request.ts';
import type { RequestForm } from './values.ts';

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
    // Without a destination of its own the form begins with the stay.
    if (firstSearch.to ?? firstSearch['outbound.date'] ?? stored.to) return;
    void import('./stay-journey.ts').then(({ stayJourney }) =>
      fill((current) => untouched(stayJourney(), current, { ...first, ...preset, ...stored })),
    );
  }, [fill]);
  useEffect(() => {
    if (isRestored) saveRequest(values, drawn.current.values);
  }, [isRestored, values]);
  return { today };
}
