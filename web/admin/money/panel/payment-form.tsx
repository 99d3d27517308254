import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { Button } from '#admin/frame/button.tsx';
import { MoneyField, SelectField } from '#admin/frame/fields/fields.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import {
  ENTERED_METHODS,
  MANUAL_METHODS,
  METHOD_WORDS,
  type SubjectLedger,
} from '#contract/money/ledger.ts';
import { type EnteredMethod, enterPayment, type MoneyOf } from './money.api.ts';

type FormProps = {
  of: MoneyOf;
  balanceCents: number;
  /** A reseller, or a partner on net terms, pays for the guest. */
  isPaidElsewhere: boolean;
  onDone: (ledger: SubjectLedger) => void;
};

/** Money that the firm received itself: by default all that is owed, in cash or from the reseller. */
export function PaymentForm({ of, balanceCents, isPaidElsewhere, onDone }: FormProps) {
  const { t } = useTranslation('admin-area');
  const [method, setMethod] = useState<EnteredMethod>(isPaidElsewhere ? 'reseller' : 'cash');
  const [cents, setCents] = useState<number | null>(balanceCents);
  // A second click sends the same payment.
  const [key] = useState(() => crypto.randomUUID());
  const pay = useAction({
    mutationFn: () => enterPayment(of, { method, cents: cents ?? 0, key }),
    onSuccess: (ledger: SubjectLedger) => {
      addToast({ title: t('money.entered') });
      onDone(ledger);
    },
  });
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        pay.mutate();
      }}
    >
      <MoneyField label={t('money.amount')} value={cents} onChange={setCents} />
      <SelectField
        label={t('money.method')}
        value={method}
        onChange={setMethod}
        hint={isPaidElsewhere ? t('money.reseller_hint') : undefined}
        options={(isPaidElsewhere ? ENTERED_METHODS.toReversed() : MANUAL_METHODS).map(
          (value) => [value, t(METHOD_WORDS[value])] as const,
        )}
      />
      <Button
        type="submit"
        label={t('money.enter')}
        isBusy={pay.isPending}
        disabled={!cents || cents > balanceCents}
      />
    </form>
  );
}
