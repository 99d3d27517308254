import { type FormEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { AnswerError } from '#api/fetch-json.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { usePostedForm } from './posted-form.tsx';

export type FormErrors = Record<string, FieldErrorCode>;
/** What went wrong as a whole: the fields, too many tries, or the line. */
export type FormFailure = 'fields' | 'throttled' | 'failed';

export type FormOptions<V, R> = {
  /** Name of the form in a page that the server sends back without JavaScript. */
  id: string;
  initial: V;
  /** Problems that are known before sending; paths as the API names them. */
  check?: (values: V) => FormErrors;
  send: (values: V) => Promise<R>;
  onSent?: (answer: R) => void;
  /** Hears which fields were refused, before the first of them gets the focus. */
  onRefused?: (errors: FormErrors) => void;
};

const failureOf = (fieldErrors: number, status: number | undefined): FormFailure =>
  fieldErrors > 0 ? 'fields' : status === 429 ? 'throttled' : 'failed';

const REFUSED = 400;

/** Fields whose controls hold something else than the form knows: somebody typed before the page came alive. */
function typedBefore<V extends Record<string, string>>(form: HTMLFormElement, known: V): Partial<V> {
  const typed = [...form.elements].flatMap((control): [string, string][] => {
    if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) return [[control.name, control.value]];
    if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return [];
    if (control.type === 'checkbox') return [[control.name, control.checked ? control.value : '']];
    return control.type === 'radio' && !control.checked ? [] : [[control.name, control.value]];
  });
  return Object.fromEntries(typed.filter(([name, value]) => Object.hasOwn(known, name) && known[name] !== value)) as Partial<V>;
}

/**
 * A form of text fields: what was typed stays until it was sent, wrong fields are named (by the server's paths as well),
 * the first of them gets the focus, and a second click while sending does nothing.
 */
export function useForm<V extends Record<string, string>, R>({ id, initial, check, send, onSent, onRefused }: FormOptions<V, R>) {
  const posted = usePostedForm(id);
  const [values, setValues] = useState<V>(() => ({
    ...initial,
    ...Object.fromEntries(Object.entries(posted?.values ?? {}).filter(([name]) => Object.hasOwn(initial, name))),
  }));
  const [errors, setErrors] = useState<FormErrors>(() =>
    Object.fromEntries((posted?.errors ?? []).map(({ path, code }) => [path, code as FieldErrorCode])),
  );
  const [failure, setFailure] = useState<FormFailure | undefined>(
    posted && posted.status >= REFUSED ? failureOf(posted.errors.length, posted.status) : undefined,
  );
  const [status, setStatus] = useState<number | undefined>(posted?.status);
  const [answer, setAnswer] = useState<R>();
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);

  const drawn = useRef(values);
  const element = useRef<HTMLFormElement>(null);
  // Before the click that brought the page to life goes on to submit.
  useLayoutEffect(() => {
    const typed = element.current ? typedBefore(element.current, drawn.current) : {};
    if (Object.keys(typed).length > 0) setValues((now) => ({ ...now, ...typed }));
  }, []);

  const fill = useCallback((more: (now: V) => Partial<V>) => setValues((now) => ({ ...now, ...more(now) })), []);

  const show = (problems: FormErrors, form: HTMLFormElement) => {
    setErrors(problems);
    setFailure('fields');
    onRefused?.(problems);
    // A control that stands for a field without being sent itself (a combobox) names it in `data-field`.
    const first = [...form.elements].find((element) =>
      Object.hasOwn(problems, element.getAttribute('name') || element.getAttribute('data-field') || ''),
    );
    if (first instanceof HTMLElement) first.focus();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    const problems = check?.(values) ?? {};
    if (Object.keys(problems).length > 0) return show(problems, form);
    busy.current = true;
    setSending(true);
    setErrors({});
    setFailure(undefined);
    setStatus(undefined);
    try {
      const result = await send(values);
      setAnswer(result);
      onSent?.(result);
    } catch (error) {
      const fields = error instanceof AnswerError ? error.fieldErrors : [];
      const refusal = error instanceof AnswerError ? error.status : undefined;
      setStatus(refusal);
      if (fields.length > 0) show(Object.fromEntries(fields.map(({ path, code }) => [path, code])), form);
      else setFailure(failureOf(0, refusal));
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return {
    values,
    errors,
    failure,
    /** Status of the answer that refused the form; undefined when it was not refused, or the line failed. */
    status,
    answer,
    isSending,
    /** What is typed into a field that was refused takes its error away. */
    set: (name: keyof V & string, value: string) => {
      setValues((now) => ({ ...now, [name]: value }));
      setErrors(({ [name]: _answered, ...others }) => others);
    },
    fill,
    refuse: setErrors,
    reset: () => {
      setValues(initial);
      setErrors({});
      setFailure(undefined);
    },
    formProps: { id: `form-${id}`, ref: element, method: 'post' as const, noValidate: true, onSubmit },
  };
}
