import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MailOutlook } from '#contract/mail/mail-admin.ts';

/** Whether mail that is written now will be sent; the mail driver may change in another tab. */
export const mailOutlookQuery = queryOptions<MailOutlook>({
  queryKey: ['/api/admin/email-settings/outlook'],
  staleTime: 60_000,
  refetchOnWindowFocus: true,
});

export const useMailOutlook = () => useQuery(mailOutlookQuery).data;

/** Toast text for a new mail: the given text if it will be sent, else that it stays in the outbox. */
export function useMailWords() {
  const { t } = useTranslation('admin-area');
  const isBlocked = Boolean(useMailOutlook()?.block);
  return (sent: { title: string; description?: string }) =>
    isBlocked ? { title: t('outlook.not_sent'), description: t('outlook.not_sent_text') } : sent;
}
