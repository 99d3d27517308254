import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#base/api/failure-text.ts';
import { AnswerError, currentOf } from '#base/api/fetch-json.ts';
import { errorsOf } from '#base/forms/field-messages.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { REFUSALS } from './refusals.ts';

export type FieldErrors = Record<string, FieldErrorCode>;

type DeskAction = {
  /** Takes the booking as it is now, also after a change that came first. */
  onShow: (booking: TripRequestDetail) => void;
  onDone: (booking: TripRequestDetail) => void;
};

/** Sends a change of a booking. Refused fields are marked and the first one receives focus; after a change that came first the input stays. */
export function useDeskAction({ onShow, onDone }: DeskAction) {
  const { t } = useTranslation('admin-area');
  const failureText = useFailureText();
  const frame = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const refuse = (refused: FieldErrors) => {
    setErrors(refused);
    setFailure(t('editor.check_fields'));
    setTimeout(() => frame.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 0);
  };
  const textOf = (error: unknown) => {
    const key =
      error instanceof AnswerError && error.problem?.code
        ? REFUSALS[error.problem.code]
        : undefined;
    return key ? t(key) : failureText(error, t('form.not_saved'));
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (send: () => Promise<TripRequestDetail>) => send(),
    onSuccess: (booking) => {
      onShow(booking);
      onDone(booking);
    },
    onError: (error) => {
      const current = currentOf<TripRequestDetail>(error);
      if (current) {
        onShow(current);
        return setFailure(t('desk.late'));
      }
      const refused = errorsOf(error instanceof AnswerError ? error.fieldErrors : []);
      if (Object.keys(refused).length > 0) refuse(refused);
      else setFailure(textOf(error));
    },
  });
  return {
    frame,
    errors,
    failure,
    isBusy: isPending,
    /** `problems`: what is wrong with the input before it is sent. */
    run: (send: () => Promise<TripRequestDetail>, problems: FieldErrors = {}) => {
      if (Object.keys(problems).length > 0) return refuse(problems);
      setErrors({});
      setFailure(undefined);
      mutate(send);
    },
  };
}
