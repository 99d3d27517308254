import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { MoneyField } from '#admin/frame/fields/fields.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';

type CancelFeeProps = {
  request: Pick<TripRequestDetail, 'endingFeeCents' | 'totalCents' | 'currency'>;
  /** Says whether the guest gets an email. */
  text: string;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: (feeCents: number) => void;
};

/** Cancels for a guest: the fee is that of the booking's terms unless the company agrees on another one. */
export function CancelFee({ request, text, isBusy, onClose, onConfirm }: CancelFeeProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { totalCents, currency } = request;
  const byTerms = request.endingFeeCents ?? 0;
  const [fee, setFee] = useState<number | null>(byTerms);
  const isWrong = fee === null || fee < 0 || fee > totalCents;
  return (
    <Dialog title={t('step.cancel_title')} onClose={onClose}>
      <SubmitForm className="space-y-5" onSubmit={() => !isWrong && onConfirm(fee)}>
        <p>{text}</p>
        <MoneyField
          label={t('transfer_step.fee')}
          hint={t('transfer_step.fee_hint', { amount: formatCents(byTerms, currency, language) })}
          error={isWrong ? 'invalid' : undefined}
          value={fee}
          onChange={setFee}
          className="max-w-48"
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button label={t('confirm.keep_booking')} onClick={onClose} />
          <Button
            look="sea"
            label={t('step.cancel_customer')}
            type="submit"
            disabled={isWrong}
            isBusy={isBusy}
          />
        </div>
      </SubmitForm>
    </Dialog>
  );
}
