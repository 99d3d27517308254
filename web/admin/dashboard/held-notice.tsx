import { useTranslation } from 'react-i18next';
import { TextLink } from '#admin/button.tsx';
import { useMailOutlook } from '#admin/mail-outlook.ts';

/** Says that visitors' mails are held in the outbox, while there are any. */
export function HeldNotice({ count }: { count: number }) {
  const { t } = useTranslation('admin');
  const outlook = useMailOutlook();
  if (count === 0 || !outlook) return null;
  return (
    <p role="status" className="mt-6 rounded-card border-l-8 border-danger bg-white p-4 shadow-card">
      {t('outlook.held', { count, limit: outlook.ceiling })}{' '}
      <TextLink to="/email-settings/outbox" search={{ status: 'held' }} label={t('outlook.see_held')} />
    </p>
  );
}
