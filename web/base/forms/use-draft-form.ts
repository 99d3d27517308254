import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dropDraft, readDraft, saveDraft, untouched } from './drafts.ts';
import { usePostedForm } from './posted-form.tsx';
import { type FormOptions, useForm } from './use-form.ts';

/**
 * A form whose input survives until it was sent: a reload, another tab, another language, the way back. `place` identifies the form. The server
 * renders it empty; the draft is filled in after hydration, around what was typed before.
 */
export function useDraftForm<V extends Record<string, string>, R>(
  place: string,
  options: FormOptions<V, R>,
) {
  const isPosted = usePostedForm(options.id) !== undefined;
  const [empty] = useState(options.initial);
  const form = useForm(options);
  const { values, answer, fill } = form;
  const drawn = useRef(values);
  const further = useRef(options.isFurther);
  const [isRestored, setRestored] = useState(false);
  useLayoutEffect(() => {
    if (!isPosted) fill((now) => untouched(readDraft(place), now, drawn.current, further.current));
    setRestored(true);
  }, [place, isPosted, fill]);
  useEffect(() => {
    if (!isRestored) return;
    if (answer === undefined) saveDraft(place, values, empty);
    else dropDraft(place);
  }, [place, isRestored, values, empty, answer]);
  return {
    ...form,
    formProps: { ...form.formProps, 'data-stores-draft': isRestored || undefined },
  };
}
