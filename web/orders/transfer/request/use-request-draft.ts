import { useEffect, useRef, useState } from 'react';
import { serverToday } from '#base/clock/server-day.ts';
import { usePostedForm } from '#base/forms/posted-form.tsx';
import { createLoading } from '#base/state/loading.ts';
import type { Opening } from './opening.ts';
import type { RequestSearch } from './search.ts';
import { REQUEST_FORM } from './use-transfer-request.ts';
import type { RequestForm } from './values.ts';

/** Requested once the form is hydrated. */
const storing = createLoading(() => import('./draft.ts'), { isOptional: true });

/** Restores the stored input after hydration and stores changes from then on. The page may have been rendered on another day. */
export function useRequestDraft(
  { values, fill }: RequestForm,
  search: RequestSearch,
  opening: Opening,
): { today: string; isStored: boolean } {
  const posted = usePostedForm(REQUEST_FORM);
  const [today, setToday] = useState(opening.today);
  const [store, setStore] = useState<typeof import('./draft.ts')>();
  const drawn = useRef({ values, search, isPosted: posted !== undefined });
  useEffect(() => {
    const { values: first, search: asked, isPosted } = drawn.current;
    const now = serverToday();
    setToday(now);
    let isLeft = false;
    void storing.start().then((loaded) => {
      if (isLeft) return;
      if (!isPosted) loaded.restoreRequest(fill, { first, search: asked, today: now });
      setStore(loaded);
    });
    return () => {
      isLeft = true;
    };
  }, [fill]);
  useEffect(() => store?.saveRequest(values, drawn.current.values), [store, values]);
  return { today, isStored: store !== undefined };
}
