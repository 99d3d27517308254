import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { serverToday } from '#base/clock/server-day.ts';
import { STATEMENT_PAYMENTS, type StatementPayment } from '#contract/money/partners.ts';
import { PAID_BY } from './partner-words.ts';
import { payStatement } from './partners.api.ts';
import { useStatementAction } from './use-statement-action.ts';

/** How and when a statement was paid. */
export function PayDialog({
  id,
  month,
  title,
  onClose,
}: {
  id: number;
  month: string;
  title: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin-area');
  const today = serverToday();
  const [method, setMethod] = useState<StatementPayment>('transfer');
  const [paidOn, setPaidOn] = useState(today);
  const pay = useStatementAction(
    id,
    'statement.was_paid',
    () => payStatement(id, month, { method, paidOn: paidOn || today }),
    onClose,
  );
  return (
    <Dialog title={title} onClose={onClose}>
      <SubmitForm className="space-y-4" onSubmit={() => pay.mutate()}>
        <SelectField
          label={t('statement.method')}
          value={method}
          onChange={setMethod}
          options={STATEMENT_PAYMENTS.map((one) => [one, t(PAID_BY[one])] as const)}
        />
        <TextField
          label={t('statement.day')}
          type="date"
          max={today}
          value={paidOn}
          onChange={setPaidOn}
        />
        <Button look="sea" type="submit" label={t('statement.pay')} isBusy={pay.isPending} />
      </SubmitForm>
    </Dialog>
  );
}
