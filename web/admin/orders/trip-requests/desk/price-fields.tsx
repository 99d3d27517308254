import { useTranslation } from 'react-i18next';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { MoneyField, TextField } from '#admin/frame/fields/fields.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { FieldErrors } from './use-desk-action.ts';

/** Another price than the list's, and why. */
export type AgreedPrice = { isAgreed: boolean; cents: number | null; reason: string };
export const LIST_PRICE: AgreedPrice = { isAgreed: false, cents: null, reason: '' };

export const sentPrice = ({ isAgreed, cents, reason }: AgreedPrice) =>
  isAgreed && cents !== null ? { price: { totalCents: cents, reason } } : {};

export const priceProblems = ({ isAgreed, cents, reason }: AgreedPrice): FieldErrors => ({
  ...(isAgreed && cents === null && { 'price.totalCents': 'required' as const }),
  ...(isAgreed && reason.trim() === '' && { 'price.reason': 'required' as const }),
});

type TotalProps = {
  cents: number | undefined /** The total so far, when it becomes another one. */;
  before?: number | undefined;
};

/** The total as it will be. */
export function Total({ cents, before }: TotalProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const text = (value: number) => formatCents(value, 'EUR', language);
  return (
    <output className="flex flex-wrap items-baseline gap-x-3 rounded-xl bg-limestone-200 px-4 py-3">
      <span className="font-semibold">{t('inbox.total')}</span>
      {before !== undefined && cents !== undefined && before !== cents && (
        <s className="text-stone tabular-nums">
          <span className="sr-only">{t('desk.before')} </span>
          {text(before)}
        </s>
      )}
      <span className="text-xl font-semibold text-deep-900 tabular-nums">
        {cents === undefined ? '–' : text(cents)}
      </span>
    </output>
  );
}

type PriceFieldsProps = {
  price: AgreedPrice;
  listed: number | undefined;
  errors: FieldErrors;
  onChange: (price: AgreedPrice) => void;
};

/** A tick for another price; then its amount and its reason. */
export function PriceFields({ price, listed, errors, onChange }: PriceFieldsProps) {
  const { t } = useTranslation('admin-area');
  return (
    <>
      <Checkbox
        label={t('desk.other_price')}
        hint={t('desk.other_price_hint')}
        value={price.isAgreed}
        onChange={(isAgreed) =>
          onChange({
            ...price,
            isAgreed,
            cents: isAgreed ? (price.cents ?? listed ?? null) : price.cents,
          })
        }
      />
      {price.isAgreed && (
        <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <MoneyField
            label={t('desk.agreed_total')}
            error={errors['price.totalCents']}
            value={price.cents}
            onChange={(cents) => onChange({ ...price, cents })}
          />
          <TextField
            label={t('desk.price_reason')}
            error={errors['price.reason']}
            value={price.reason}
            maxLength={300}
            onChange={(reason) => onChange({ ...price, reason })}
          />
        </div>
      )}
    </>
  );
}
