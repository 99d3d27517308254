import { useTranslation } from 'react-i18next';
import { TextField } from '#base/forms/fields.tsx';
import type { FormErrors } from '#base/forms/use-form.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { GiftVoucherOffer } from '#contract/money/vouchers.ts';
import type { GiftFields } from './gift-fields.ts';

type AmountFieldProps = {
  offer: GiftVoucherOffer;
  form: { values: GiftFields; errors: FormErrors; set(name: string, value: string): void };
};

/** Suggested amounts, or another one within the limits. */
export function AmountField({ offer, form }: AmountFieldProps) {
  const { t } = useTranslation('gift-vouchers');
  const language = useLanguage();
  const { cents, amount } = form.values;
  const money = (value: number) => formatCents(value, offer.currency, language);
  const limits = { least: money(offer.leastCents), most: money(offer.mostCents) };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-deep-900">{t('amount')}</legend>
      <div className="grid grid-cols-2 gap-3 sm:flex">
        {offer.suggestedCents.map((one) => (
          <label
            key={one}
            className="inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-full border border-limestone-400 bg-white px-4 font-semibold has-checked:border-sea-700 has-checked:bg-sea-50"
          >
            <input
              type="radio"
              name="cents"
              value={one}
              checked={amount.trim() === '' && cents === String(one)}
              onChange={() => {
                form.set('amount', '');
                form.set('cents', String(one));
              }}
              className="size-5 accent-sea-700"
            />
            {money(one)}
          </label>
        ))}
      </div>
      <div className="mt-4 sm:max-w-xs">
        <TextField
          form={form}
          name="amount"
          label={t('other')}
          hint={t('limits', limits)}
          errorText={t('outside', limits)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          required={false}
        />
      </div>
    </fieldset>
  );
}
