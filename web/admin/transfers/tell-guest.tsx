import { useTranslation } from 'react-i18next';
import { Checkbox, type Control } from '#admin/controls.tsx';
import { useLanguage } from '#i18n/page-language.tsx';
import { languageName } from './language-name.ts';
import { useRequest } from './request-context.tsx';

/** Whether the guest is mailed about an action; without an address they must be informed by other means. */
export function TellGuest({ value, onChange }: Control<boolean>) {
  const { t } = useTranslation('admin');
  const { contact, language } = useRequest().request;
  const adminLanguage = useLanguage();
  if (!contact.email) return <p className="rounded-xl bg-limestone-200 px-4 py-3">{t('transfer.no_email')}</p>;
  return (
    <Checkbox
      label={t('transfer.tell_guest')}
      hint={t('transfer.tell_guest_hint', { address: contact.email, language: languageName(language, adminLanguage) })}
      value={value}
      onChange={onChange}
    />
  );
}
