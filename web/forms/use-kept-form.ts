import { useEffect, useState } from 'react';
import { type FormOptions, useForm } from './use-form.ts';

/** What was typed into forms that were left before they were sent; gone with the visit. */
const kept = new Map<string, Record<string, string>>();

/** A form whose texts are there again when somebody comes back to its page, as after a look at the privacy policy. `place`: which page's form it is. */
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
