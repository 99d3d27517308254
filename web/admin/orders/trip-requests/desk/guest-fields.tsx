import { useTranslation } from 'react-i18next';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/languages/language.ts';
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
};

/** Who books, and in which language they are written to. */
export function GuestFields({ guest, errors, onChange }: GuestFieldsProps) {
  const { t } = useTranslation('admin-area');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('desk.name')}
        error={errors['contact.name']}
        value={guest.name}
        maxLength={200}
        autoComplete="off"
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label={t('desk.phone')}
        error={errors['contact.phone']}
        type="tel"
        value={guest.phone}
        maxLength={40}
        autoComplete="off"
        onChange={(phone) => onChange({ phone })}
      />
      <TextField
        label={t('desk.email')}
        error={errors['contact.email']}
        type="email"
        value={guest.email}
        maxLength={254}
        autoComplete="off"
        onChange={(email) => onChange({ email })}
      />
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
