import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLeave } from '#admin/leave.ts';
import { fetchJson } from '#api/fetch-json.ts';
import { Spinner } from '#ui/spinner.tsx';
import { addToast } from '#ui/toast-store.ts';

export function SignOut({ className }: { className: string }) {
  const { t } = useTranslation('admin');
  const leave = useLeave();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => fetchJson<void>('/api/auth/logout', { method: 'POST' }),
    onSuccess: () => leave('/'),
    onError: () => addToast({ title: t('toast.error', { ns: 'common' }), description: t('sign_out.failed'), variant: 'destructive' }),
  });
  return (
    <button type="button" className={className} disabled={isPending || isSuccess} onClick={() => mutate()}>
      {t('sign_out')}
      {isPending && <Spinner />}
    </button>
  );
}
