import { useTranslation } from 'react-i18next';
import { formatDate } from '#admin/frame/behaviour/dates.ts';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { AreaField, SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import type { FormErrors } from '#base/forms/use-form.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/languages/language.ts';
import type { VoucherTexts } from '#contract/money/vouchers.ts';

const LINES = {
  recipient: 'gift_vouchers.recipient',
  giver: 'gift_vouchers.giver',
  message: 'gift_vouchers.message',
  buyerEmail: 'gift_vouchers.buyer',
} as const satisfies Partial<Record<keyof VoucherTexts, AdminKey>>;

type VoucherFieldsProps = {
  values: VoucherTexts;
  errors: FormErrors;
  set: (more: Partial<VoucherTexts>) => void;
  /** What another save wrote to the fields that were changed here as well. */
  theirs?: Partial<VoucherTexts> | undefined;
};

/** What is printed on a gift voucher, and where it is mailed to. */
export function VoucherFields({ values, errors, set, theirs = {} }: VoucherFieldsProps) {
  const { t } = useTranslation('admin-area');
  const shownIn = useLanguage();
  const hintOf = (field: keyof VoucherTexts, words: (value: string) => string, hint?: string) => {
    if (!Object.hasOwn(theirs, field)) return hint;
    const value = theirs[field];
    return value ? t('users.stored', { value: words(value) }) : t('gift_vouchers.stored_empty');
  };
  const bind = (field: keyof typeof LINES) => ({
    label: t(LINES[field]),
    hint: hintOf(field, (value) => value),
    error: errors[field],
    value: values[field] ?? '',
    onChange: (text: string) => set({ [field]: text || null }),
    autoComplete: 'off',
  });
  return (
    <>
      <TextField {...bind('recipient')} />
      <TextField {...bind('giver')} />
      <AreaField {...bind('message')} />
      <SelectField
        label={t('gift_vouchers.language')}
        hint={hintOf('language', () => LANGUAGE_LABELS[theirs.language ?? values.language])}
        value={values.language}
        onChange={(language) => set({ language })}
        options={LANGUAGES.map((language) => [language, LANGUAGE_LABELS[language]] as const)}
      />
      <TextField
        label={t('gift_vouchers.ends_on')}
        hint={hintOf('endsOn', (day) => formatDate(day, shownIn), t('gift_vouchers.ends_on_hint'))}
        error={errors.endsOn}
        type="date"
        value={values.endsOn ?? ''}
        onChange={(endsOn) => set({ endsOn: endsOn || null })}
      />
      <TextField {...bind('buyerEmail')} type="email" />
    </>
  );
}
