import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/languages/language.ts';
import { KnownGuests } from './known-guests.tsx';
import type { FieldErrors } from './use-desk-action.ts';

export type Guest = { name: string; email: string; phone: string; language: Language };

export const sentContact = ({ name, email, phone }: Guest) => ({
  name,
  email: email.trim() || null,
  phone,
});

type GuestFieldsProps = {
  guest: Guest;
  errors: FieldErrors;
  onChange: (change: Partial<Guest>) => void;
  /** Suggests guests of earlier orders. */
  isNew?: boolean;
};

const CONTACT = [
  { name: 'name', label: 'desk.name', type: 'text', maxLength: 200 },
  { name: 'phone', label: 'desk.phone', type: 'tel', maxLength: 40 },
  { name: 'email', label: 'desk.email', type: 'email', maxLength: 254 },
] as const;
type ContactField = (typeof CONTACT)[number]['name'];

/** A number as it is looked for: by its digits. */
const lookedFor = (field: ContactField, text: string) =>
  field === 'phone' ? text.replace(/\D/g, '') : text;

/** Who books, and in which language they are written to. */
export function GuestFields({ guest, errors, onChange, isNew = false }: GuestFieldsProps) {
  const { t } = useTranslation('admin-area');
  const [typing, setTyping] = useState<ContactField>();
  return (
    <div className="grid grid-flow-dense gap-4 sm:grid-cols-2">
      {CONTACT.map(({ name, label, ...control }) => (
        <Fragment key={name}>
          <TextField
            label={t(label)}
            error={errors[`contact.${name}`]}
            value={guest[name]}
            autoComplete="off"
            {...control}
            onChange={(text) => {
              setTyping(name);
              onChange({ [name]: text });
            }}
          />
          {isNew && typing === name && (
            <KnownGuests
              text={lookedFor(name, guest[name])}
              onChoose={({ name: called, email, phone, language }) => {
                setTyping(undefined);
                onChange({ name: called ?? '', email: email ?? '', phone: phone ?? '', language });
              }}
            />
          )}
        </Fragment>
      ))}
      <SelectField
        label={t('inbox.language')}
        value={guest.language}
        onChange={(language) => onChange({ language })}
        options={LANGUAGES.map((language) => [language, LANGUAGE_LABELS[language]])}
      />
    </div>
  );
}

type NotifyGuestProps = {
  email: string | null;
  value: boolean;
  onChange: (notify: boolean) => void;
};

/** Only a guest with an address can be notified. */
export function NotifyGuest({ email, ...control }: NotifyGuestProps) {
  const { t } = useTranslation('admin-area');
  return email ? (
    <Checkbox label={t('step.notify')} hint={t('step.notify_hint')} {...control} />
  ) : null;
}
