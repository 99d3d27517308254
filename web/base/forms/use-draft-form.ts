import { useEffect, useState } from 'react';
import { type FormOptions, useForm } from './use-form.ts';

/** Input of forms that were left before sending, until the page is unloaded. */
const drafts = new Map<string, Record<string, string>>();

/** A form that restores its input on return to its page, for example after reading the privacy policy. `place` identifies the form. */
export function useDraftForm<V extends Record<string, string>, R>(
  place: string,
  options: FormOptions<V, R>,
) {
  const [initial] = useState<V>(() => ({ ...options.initial, ...drafts.get(place) }));
  const form = useForm({ ...options, initial });
  const { values, answer } = form;
  useEffect(() => {
    if (answer === undefined) drafts.set(place, values);
    else drafts.delete(place);
  }, [place, values, answer]);
  return form;
}
