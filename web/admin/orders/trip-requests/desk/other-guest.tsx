import { useTranslation } from 'react-i18next';
import { TextField } from '#admin/frame/fields/fields.tsx';
import type { FieldErrors } from './use-desk-action.ts';

export const NO_GUEST = { name: '', email: '', phone: '' };
type OtherGuestProps = {
  guest: typeof NO_GUEST;
  errors: FieldErrors;
  onChange: (guest: typeof NO_GUEST) => void;
};

/** As it is sent; without a name the guest stays the same. */
export const otherContact = (guest: typeof NO_GUEST) =>
  guest.name.trim() !== '' && { contact: { ...guest, email: guest.email.trim() || null } };

/** For whom what is split off is, if for another guest. */
export function OtherGuest({ guest, errors, onChange }: OtherGuestProps) {
  const { t } = useTranslation('admin-area');
  return (
    <>
      <TextField
        label={t('desk.split_name')}
        hint={t('desk.split_name_hint')}
        error={errors['contact.name']}
        value={guest.name}
        maxLength={200}
        autoComplete="off"
        onChange={(name) => onChange({ ...guest, name })}
      />
      {guest.name.trim() !== '' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('desk.phone')}
            error={errors['contact.phone']}
            type="tel"
            value={guest.phone}
            maxLength={40}
            autoComplete="off"
            onChange={(phone) => onChange({ ...guest, phone })}
          />
          <TextField
            label={t('desk.email')}
            error={errors['contact.email']}
            type="email"
            value={guest.email}
            maxLength={254}
            autoComplete="off"
            onChange={(email) => onChange({ ...guest, email })}
          />
        </div>
      )}
    </>
  );
}
