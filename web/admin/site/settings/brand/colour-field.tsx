import { useTranslation } from 'react-i18next';
import { TextButton } from '#admin/frame/button.tsx';
import { TextInput } from '#admin/frame/fields/controls.tsx';
import { Field } from '#admin/frame/fields/field.tsx';
import { legibleColour } from '#contract/pages/brand-colours.ts';
import type { FieldErrorCode } from '#contract/problem.ts';

type ColourFieldProps = {
  field: string;
  label: string;
  hint: string;
  /** Of the site's own look, shown while none is chosen. */
  own: string;
  value: string | null;
  onChange: (colour: string | null) => void;
  error: FieldErrorCode | undefined;
};

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** A colour picked or typed. Says which colour is used instead of one that text could not be read in. */
export function ColourField({ field, label, hint, own, value, onChange, error }: ColourFieldProps) {
  const { t } = useTranslation('admin-area');
  const used = value && isColour(value) ? legibleColour(value) : undefined;
  return (
    <Field field={field} label={label} hint={hint} error={error}>
      {(tie) => (
        <div className="space-y-2">
          <div className="flex flex-wrap items-center gap-3">
            <input
              type="color"
              aria-label={t('brand.pick', { name: label })}
              value={value && isColour(value) ? value : own}
              onChange={({ target }) => onChange(target.value)}
              className="h-11 w-14 shrink-0 cursor-pointer rounded-lg border border-stone/60 bg-white p-1"
            />
            <div className="w-32">
              <TextInput
                {...tie}
                placeholder={own}
                maxLength={7}
                spellCheck={false}
                autoCapitalize="none"
                value={value ?? ''}
                onChange={(text) => onChange(text.trim() === '' ? null : text.trim())}
              />
            </div>
            {value !== null && (
              <TextButton
                className="min-h-11 px-2"
                label={t('brand.use_own')}
                aria-label={`${t('brand.use_own')}: ${label}`}
                onClick={() => onChange(null)}
              />
            )}
          </div>
          {used && used !== value?.toLowerCase() && (
            <p role="status" className="flex items-center gap-2 text-sm text-stone">
              <span
                aria-hidden="true"
                className="size-5 shrink-0 rounded-full border border-stone/40"
                style={{ backgroundColor: used }}
              />
              {t('brand.darkened', { chosen: value, used })}
            </p>
          )}
        </div>
      )}
    </Field>
  );
}
