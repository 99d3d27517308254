import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { NumberField, TextField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { isSampleEmail, isSamplePhone } from '#contract/admin/owner-tasks.ts';
import { MARK_NAMES, PAYMENT_MARKS } from '#contract/money/payment-marks.ts';
import type { Settings } from '#contract/pages/settings.ts';

type NamedField = {
  name: {
    [K in keyof Settings]: Settings[K] extends string ? K : never;
  }[keyof Settings];
  label: AdminKey;
  hint?: AdminKey;
  isSample?: (value: string) => boolean;
};
const FIRM_FIELDS = [
  { name: 'legalName', label: 'settings.legal_name' },
  { name: 'taxId', label: 'settings.tax_id' },
  {
    name: 'commercialRegister',
    label: 'settings.commercial_register',
    hint: 'settings.register_hint',
  },
  {
    name: 'supervisoryAuthority',
    label: 'settings.supervisory_authority',
    hint: 'settings.supervisory_authority_hint',
  },
  { name: 'travelLicence', label: 'settings.travel_licence' },
  { name: 'transportLicence', label: 'settings.transport_licence' },
] as const satisfies readonly NamedField[];
const CONTACT_FIELDS = [
  { name: 'street', label: 'settings.street' },
  { name: 'postalCode', label: 'settings.postal_code' },
  { name: 'city', label: 'settings.city' },
  { name: 'email', label: 'settings.email', isSample: isSampleEmail },
  {
    name: 'phone',
    label: 'settings.phone',
    hint: 'settings.phone_hint',
    isSample: isSamplePhone,
  },
  {
    name: 'whatsapp',
    label: 'settings.whatsapp',
    hint: 'settings.phone_hint',
    isSample: isSamplePhone,
  },
] as const satisfies readonly NamedField[];

type PartProps = { editor: Editor<Settings> };

function TextFields({
  editor: { values, errors, set },
  fields,
}: PartProps & { fields: readonly NamedField[] }) {
  const { t } = useTranslation('admin-area');
  return fields.map(({ name, label, hint, isSample }) => (
    <TextField
      key={name}
      field={name}
      label={t(label)}
      error={errors[name]}
      hint={isSample?.(values[name]) ? t('settings.sample_contact') : hint && t(hint)}
      type={name === 'email' ? 'email' : name === 'phone' || name === 'whatsapp' ? 'tel' : 'text'}
      value={values[name]}
      onChange={(text) => set({ [name]: text })}
    />
  ));
}

/** Company data; legal texts use them. */
export function FirmFields({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  const { values, set } = editor;
  return (
    <Panel title={t('settings.firm')}>
      <p className="text-stone">{t('settings.firm_text')}</p>
      <TextFields editor={editor} fields={FIRM_FIELDS} />
      <fieldset>
        <legend className="mb-1 font-semibold text-deep-900">{t('settings.payment_marks')}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {PAYMENT_MARKS.map((code) => (
            <Checkbox
              key={code}
              label={MARK_NAMES[code]}
              value={values.paymentMarks.includes(code)}
              onChange={(isOn) =>
                set({
                  paymentMarks: PAYMENT_MARKS.filter((one) =>
                    one === code ? isOn : values.paymentMarks.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
        <p className="mt-1 text-sm text-stone">{t('settings.payment_marks_hint')}</p>
      </fieldset>
    </Panel>
  );
}

/** Where the firm is, and how it is reached. */
export function ContactFields({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('settings.address')}>
      <TextFields editor={editor} fields={CONTACT_FIELDS} />
      <div className="grid grid-cols-2 gap-4">
        <NumberField {...editor.bind('latitude')} />
        <NumberField {...editor.bind('longitude')} />
      </div>
      <p className="text-sm text-stone">{t('settings.coordinates_hint')}</p>
    </Panel>
  );
}
