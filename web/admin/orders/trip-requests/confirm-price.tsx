import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { MoneyField } from '#admin/frame/fields/fields.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import type { TripStateInput } from '#contract/mail/inbox.ts';

export type GivenPrice = Pick<TripStateInput, 'totalCents' | 'isFree'>;
type ConfirmPriceProps = {
  isBusy: boolean;
  button: string;
  onClose: () => void;
  onConfirm: (price: GivenPrice) => void;
};

/** Asks for the total of a request without a price, or that it is free of charge. */
export function ConfirmPrice({ isBusy, button, onClose, onConfirm }: ConfirmPriceProps) {
  const { t } = useTranslation('admin-area');
  const [cents, setCents] = useState<number | null>(null);
  const [isFree, setFree] = useState(false);
  const isGiven = isFree || (cents ?? 0) > 0;
  return (
    <Dialog title={t('confirm_price.title')} onClose={onClose}>
      <SubmitForm
        className="space-y-4"
        onSubmit={() =>
          isGiven && onConfirm(isFree ? { isFree: true } : { totalCents: cents ?? undefined })
        }
      >
        <p>{t('confirm_price.text')}</p>
        {!isFree && <MoneyField label={t('inbox.total')} value={cents} onChange={setCents} />}
        <Checkbox label={t('confirm_price.free')} value={isFree} onChange={setFree} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" label={button} disabled={!isGiven} isBusy={isBusy} />
          <Button label={t('confirm.cancel')} onClick={onClose} />
        </div>
      </SubmitForm>
    </Dialog>
  );
}
