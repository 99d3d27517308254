import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { basket } from '#base/basket/basket-store.ts';
import { serverToday } from '#base/clock/server-day.ts';
import { FormStatus, TextAreaField, TextField } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { useDraftForm } from '#base/forms/use-draft-form.ts';
import { buttonClass } from '#base/ui/button.tsx';
import type { GiftVoucherOffer } from '#contract/money/vouchers.ts';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import { AmountField } from './amount-field.tsx';
import { emptyGift, GIFT_FORM, type GiftFields, giftErrors, giftItem } from './gift-fields.ts';
import { GiftPreview } from './gift-preview.tsx';

const MESSAGE_LENGTH = 600;

/** A gift voucher for the basket, or to be ordered alone; without scripts it is sent to the basket of the address. */
export function GiftForm({ offer }: { offer: GiftVoucherOffer }) {
  const { t } = useTranslation('gift-vouchers');
  const navigate = useNavigate();
  /** Which of the two buttons was pressed last. */
  const isAlone = useRef(false);
  const [isFull, setFull] = useState(false);
  const form = useDraftForm<GiftFields, string | undefined>(GIFT_FORM, {
    id: GIFT_FORM,
    initial: emptyGift(offer),
    check: (fields) => giftErrors(offer, fields),
    send: async (fields) => basket.add(giftItem(fields, t('preview.title'))),
    onSent: (id) => {
      setFull(id === undefined);
      if (id === undefined) return;
      const alone = { step: 'checkout', item: id };
      void navigate({ to: '/basket', search: isAlone.current ? alone : {} });
    },
  });
  return (
    <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <form {...form.formProps} action="/api/basket/vouchers" className="space-y-6">
        <FormPage id={GIFT_FORM} />
        <AmountField offer={offer} form={form} />
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <TextField
            form={form}
            name="recipientName"
            label={t('recipient')}
            hint={t('recipient_hint')}
            autoComplete="off"
            maxLength={NAME_LENGTH}
            required={false}
          />
          <TextField
            form={form}
            name="giverName"
            label={t('giver')}
            autoComplete="name"
            maxLength={NAME_LENGTH}
            required={false}
          />
        </div>
        <TextAreaField
          form={form}
          name="message"
          label={t('message')}
          rows={4}
          maxLength={MESSAGE_LENGTH}
          required={false}
        />
        <div className="max-w-md">
          <TextField
            form={form}
            name="sendOn"
            type="date"
            min={serverToday()}
            label={t('send_on')}
            hint={t('send_on_hint')}
            required={false}
          />
        </div>
        <FormStatus failure={form.failure} />
        <p className="flex flex-wrap gap-3">
          <button
            type="submit"
            onClick={() => {
              isAlone.current = false;
            }}
            className={buttonClass('primary', 'w-full sm:w-auto')}
          >
            {t('add')}
          </button>
          <button
            type="submit"
            name="alone"
            value="true"
            onClick={() => {
              isAlone.current = true;
            }}
            className={buttonClass('quiet', 'w-full sm:w-auto')}
          >
            {t('alone')}
          </button>
        </p>
        <p role="status" className="font-semibold text-danger">
          {isFull && t('full')}
        </p>
      </form>
      <div className="lg:sticky lg:top-24">
        <GiftPreview fields={form.values} />
      </div>
    </div>
  );
}
