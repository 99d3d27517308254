import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerError } from '#base/api/fetch-json.ts';
import { completeTexts } from '#base/i18n/load-all.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import type { PostedForm } from '#contract/render.ts';
import { errorsOf } from './field-messages.ts';
import { usePostedForm } from './posted-form.tsx';
import { postedRefusal } from './posted-refusal.ts';

export type FormErrors = Record<string, FieldErrorCode>;
/** Form-level failure: invalid fields, or a rejection by the server or network. */
export type FormFailure = { is: 'fields' } | { is: 'refused'; error: unknown };

export type FormOptions<V, R> = {
  /** Identifies the form in a page rendered without JavaScript. */
  id: string;
  initial: V;
  /** Names of further fields, whose number follows from what is typed. */
  isFurther?: ((name: string) => boolean) | undefined;
  /** Validation before sending; paths as in the API. */
  check?: (values: V) => FormErrors;
  send: (values: V) => Promise<R>;
  onSent?: (answer: R) => void;
  /** Called on every failure, before the form shows it. */
  onFailed?: (error: unknown) => void;
  /** Called with the rejected fields, before the first of them receives focus. */
  onRefused?: (errors: FormErrors) => void;
  /** Fields validated together with this one: an edit clears their errors too. */
  relatedTo?: (name: keyof V & string) => readonly string[];
};

const REFUSED = 400;

function postedFailure({ status, errors, ...posted }: PostedForm): FormFailure | undefined {
  if (status < REFUSED) return undefined;
  return errors.length > 0
    ? { is: 'fields' }
    : { is: 'refused', error: postedRefusal({ status, ...posted }) };
}

/** `childAges.0` belongs to `childAges`. */
const isOf = (path: string, field: string) => path === field || path.startsWith(`${field}.`);

/** Whether another value may succeed: false for rate limits, expired sign-ins and server errors. */
const isOfContent = (failure: FormFailure | undefined) =>
  failure?.is === 'refused' &&
  failure.error instanceof AnswerError &&
  failure.error.status < 500 &&
  failure.error.status !== 429;

const nothing = () => false;

/** Fields in a part of the form whose controls differ from its state because they were edited before hydration. */
function typedBefore<V extends Record<string, string>>(
  part: Element,
  known: V,
  isFurther: (name: string) => boolean,
): Partial<V> {
  const controls =
    part instanceof HTMLFormElement
      ? part.elements
      : part.querySelectorAll('input, select, textarea');
  const typed = [...controls].flatMap((control): [string, string][] => {
    if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)
      return [[control.name, control.value]];
    if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return [];
    if (control.type === 'checkbox') return [[control.name, control.checked ? control.value : '']];
    return control.type === 'radio' && !control.checked ? [] : [[control.name, control.value]];
  });
  return Object.fromEntries(
    typed.filter(([name, value]) =>
      Object.hasOwn(known, name) ? known[name] !== value : value !== '' && isFurther(name),
    ),
  ) as Partial<V>;
}

/**
 * A form of text fields: input is preserved until it was sent, invalid fields are marked (by the server's paths too), the first of them
 * receives focus, and submits are ignored while sending.
 */
export function useForm<V extends Record<string, string>, R>({
  id,
  initial,
  isFurther = nothing,
  check,
  send,
  onSent,
  onFailed,
  onRefused,
  relatedTo,
}: FormOptions<V, R>) {
  const posted = usePostedForm(id);
  const [values, setValues] = useState<V>(() => ({
    ...initial,
    ...Object.fromEntries(
      Object.entries(posted?.values ?? {}).filter(
        ([name]) => Object.hasOwn(initial, name) || isFurther(name),
      ),
    ),
  }));
  const [errors, setErrors] = useState<FormErrors>(() => errorsOf(posted?.errors ?? []));
  const [failure, setFailure] = useState<FormFailure | undefined>(
    () => posted && postedFailure(posted),
  );
  const [status, setStatus] = useState<number | undefined>(posted?.status);
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const mutationKey = ['form', useId()];

  const drawn = useRef(values);
  const further = useRef(isFurther);
  const element = useRef<HTMLFormElement>(null);
  const takeTyped = useCallback((part: Element | null) => {
    const typed = part ? typedBefore(part, drawn.current, further.current) : {};
    if (Object.keys(typed).length > 0) setValues((now) => ({ ...now, ...typed }));
  }, []);
  // Runs before the click that triggered hydration submits the form.
  useLayoutEffect(() => takeTyped(element.current), [takeTyped]);

  const fill = useCallback(
    (more: (now: V) => Partial<V>) => setValues((now) => ({ ...now, ...more(now) })),
    [],
  );

  const show = (problems: FormErrors) => {
    setErrors(problems);
    setFailure({ is: 'fields' });
    onRefused?.(problems);
    // A control that represents a field without being submitted itself (a combobox) names it in `data-field`.
    const first = [...(element.current?.elements ?? [])].find(
      (control) =>
        !control.matches(':disabled') &&
        Object.hasOwn(
          problems,
          control.getAttribute('name') || control.getAttribute('data-field') || '',
        ),
    );
    if (first instanceof HTMLElement) first.focus();
  };

  const { mutate, data, isPending } = useMutation({
    mutationKey,
    // The page's state has brought the texts of its first screen; those of the outcome come while the form is sent.
    mutationFn: async (sent: V) => {
      const texts = completeTexts(i18n).catch(() => undefined);
      try {
        return await send(sent);
      } finally {
        await texts;
      }
    },
    onSuccess: onSent && ((answer) => onSent(answer)),
    onError: (error) => {
      onFailed?.(error);
      const fields = error instanceof AnswerError ? error.fieldErrors : [];
      setStatus(error instanceof AnswerError ? error.status : undefined);
      if (fields.length > 0) show(errorsOf(fields));
      else setFailure({ is: 'refused', error });
    },
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (client.isMutating({ mutationKey }) > 0) return;
    const problems = check?.(values) ?? {};
    if (Object.keys(problems).length > 0) return show(problems);
    setErrors({});
    setFailure(undefined);
    setStatus(undefined);
    mutate(values);
  };

  return {
    values,
    errors,
    /** Field errors count only while one of the fields is still invalid. */
    failure: failure?.is === 'fields' && Object.keys(errors).length === 0 ? undefined : failure,
    /** Status of the rejection; undefined if there was none or the network failed. */
    status,
    answer: data,
    isSending: isPending,
    /** Editing a rejected field clears its error, and a form-level rejection that the new value may resolve. */
    set: (name: keyof V & string, value: string) => {
      const answered = [name, ...(relatedTo?.(name) ?? [])];
      setValues((now) => ({ ...now, [name]: value }));
      setErrors((now) =>
        Object.fromEntries(
          Object.entries(now).filter(([path]) => !answered.some((field) => isOf(path, field))),
        ),
      );
      if (!isOfContent(failure)) return;
      setFailure(undefined);
      setStatus(undefined);
    },
    /** Clears the form-level failure; field errors stay. */
    dismiss: useCallback(() => setFailure((now) => (now?.is === 'refused' ? undefined : now)), []),
    fill,
    /** Reads what was typed into a part that hydrates after the form. */
    takeTyped,
    refuse: setErrors,
    reset: () => {
      setValues(initial);
      setErrors({});
      setFailure(undefined);
    },
    formProps: {
      id: `form-${id}`,
      ref: element,
      method: 'post' as const,
      noValidate: true,
      onSubmit,
    },
  };
}
