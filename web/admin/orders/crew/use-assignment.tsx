import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '#admin/frame/behaviour/use-action.ts';
import { Button } from '#admin/frame/button.tsx';
import { useFailureText } from '#base/api/failure-text.ts';
import { AnswerError } from '#base/api/fetch-json.ts';

type Assignment<A, V> = {
  send: (wanted: V, evenIfOff: boolean) => Promise<A>;
  onSuccess: (answer: A) => Promise<void>;
};

/** Gives a job to a guide or driver. On a day off the refusal stands as `notice`, with the button that assigns all the same. */
export function useAssignment<A, V>({ send, onSuccess }: Assignment<A, V>) {
  const { t } = useTranslation('admin-area');
  const failureText = useFailureText();
  const showFailure = useFailureToast();
  const [off, setOff] = useState<{ wanted: V; text: string }>();
  const { mutate, data, isPending } = useMutation({
    mutationFn: ({ wanted, evenIfOff }: { wanted: V; evenIfOff: boolean }) =>
      send(wanted, evenIfOff),
    onMutate: () => setOff(undefined),
    onSuccess,
    onError: (error, { wanted }) => {
      if (error instanceof AnswerError && error.problem?.code === 'day_off')
        setOff({ wanted, text: failureText(error, '') });
      else showFailure(error);
    },
  });
  const notice = off && (
    <div
      role="alert"
      className="space-y-3 rounded-xl border-l-8 border-danger bg-limestone-100 px-4 py-3"
    >
      <p className="font-semibold">{off.text}</p>
      <Button
        label={t('crew.even_if_off')}
        isBusy={isPending}
        onClick={() => mutate({ wanted: off.wanted, evenIfOff: true })}
      />
    </div>
  );
  return {
    ...{ data, isPending, notice },
    assign: (wanted: V) => mutate({ wanted, evenIfOff: false }),
  };
}
