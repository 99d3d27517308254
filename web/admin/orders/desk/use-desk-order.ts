import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REFUSALS } from '#admin/orders/trip-requests/desk/refusals.ts';
import type { FieldErrors } from '#admin/orders/trip-requests/desk/use-desk-action.ts';
import { useFailureText } from '#base/api/failure-text.ts';
import { AnswerError } from '#base/api/fetch-json.ts';
import { errorsOf } from '#base/forms/field-messages.ts';

type Refusal = {
  errors: FieldErrors;
  /** The item that was refused, by its index. */
  item?: number | undefined;
  code?: string | undefined;
  text?: string | undefined;
};
const NONE: Refusal = { errors: {} };

/** The API's names of a journey's fields, as the form has them. */
const FIELDS: readonly [RegExp, string][] = [
  [/^from$/, 'fromPlaceId'],
  [/^to$/, 'toPlaceId'],
  [/^outbound\./, 'legs.0.'],
  [/^return\./, 'legs.1.'],
];
const inForm = (path: string) =>
  FIELDS.reduce((name, [sent, own]) => name.replace(sent, own), path);

/** Errors of the fields of one item, without its name. */
export const errorsAt = (errors: FieldErrors, index: number): FieldErrors => {
  const start = `items.${index}.`;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, code]) =>
      path.startsWith(start) ? [[inForm(path.slice(start.length)), code]] : [],
    ),
  );
};

/** Sends an order of the desk. What is refused is marked at its field or its item; all that was typed stays. */
export function useDeskOrder<A>(onDone: (answer: A) => void) {
  const { t } = useTranslation('admin-area');
  const failureText = useFailureText();
  const frame = useRef<HTMLDivElement>(null);
  const [refusal, setRefusal] = useState<Refusal>(NONE);
  const refuse = (next: Refusal) => {
    setRefusal(next);
    setTimeout(
      () => frame.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus(),
      0,
    );
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (send: () => Promise<A>) => send(),
    onSuccess: onDone,
    onError: (error) => {
      const problem = error instanceof AnswerError ? error.problem : undefined;
      const key = problem?.code ? REFUSALS[problem.code] : undefined;
      const errors = errorsOf(problem?.errors ?? []);
      const item = problem?.item;
      const hasErrors = Object.keys(errors).length > 0;
      const named =
        item === undefined
          ? errors
          : Object.fromEntries(
              Object.entries(errors).map(([path, code]) => [
                path.startsWith('items.') ? path : `items.${item}.${path}`,
                code,
              ]),
            );
      refuse({
        ...{ errors: named, item, code: problem?.code },
        text: key
          ? t(key)
          : hasErrors
            ? t('editor.check_fields')
            : failureText(error, t('form.not_saved')),
      });
    },
  });
  return {
    ...{ frame, refusal, isBusy: isPending },
    /** `problems`: what is wrong with the input before it is sent. */
    run: (send: () => Promise<A>, problems: FieldErrors) => {
      if (Object.keys(problems).length > 0)
        return refuse({ errors: problems, text: t('editor.check_fields') });
      setRefusal(NONE);
      mutate(send);
    },
  };
}
