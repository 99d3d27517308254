import { useEffect, useState } from 'react';
import { type FormOptions, useForm } from './use-form.ts';

/** Input of forms that were left before sending, until the page is unloaded. */
const kept = new Map<string, Record<string, string>>();

/** A form that restores its input on return to its page, for example after reading the privacy policy. `place` identifies the form. */
export function useKeptForm<V extends Record<string, string>, R>(place: string, options: FormOptions<V, R>) {
  const [initial] = useState<V>(() => ({ ...options.initial, ...kept.get(place) }));
  const form = useForm({ ...options, initial });
  const { values, answer } = form;
  useEffect(() => {
    if (answer === undefined) kept.set(place, values);
    else kept.delete(place);
  }, [place, values, answer]);
  return form;
}
