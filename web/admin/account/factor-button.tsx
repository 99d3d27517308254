import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { addToast } from '#ui/toast-store.ts';

type FactorButtonProps<A> = { label: string; act: () => Promise<A>; onDone: (answer: A) => void };

/** One step of the second factor, busy while it is sent. */
export function FactorButton<A>({ label, act, onDone }: FactorButtonProps<A>) {
  const { t } = useTranslation('admin');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      onDone(await act());
    } catch {
      addToast({ title: t('list.failed'), variant: 'destructive' });
    }
    setBusy(false);
  };
  return (
    <button type="button" className={buttonClass('sea')} disabled={isBusy} onClick={() => void send()}>
      {isBusy && <Spinner />}
      {label}
    </button>
  );
}
