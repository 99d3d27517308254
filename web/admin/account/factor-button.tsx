import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/button.tsx';
import { addToast } from '#ui/toast-store.ts';

type FactorButtonProps<A> = { label: string; act: () => Promise<A>; onDone: (answer: A) => void };

/** Submit button of one second-factor step; shows a busy state while the request is pending. */
export function FactorButton<A>({ label, act, onDone }: FactorButtonProps<A>) {
  const { t } = useTranslation('admin');
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    onSuccess: (answer) => onDone(answer),
    onError: () => addToast({ title: t('list.failed'), variant: 'destructive' }),
  });
  return <Button look="sea" label={label} onClick={() => mutate()} isBusy={isPending} />;
}
