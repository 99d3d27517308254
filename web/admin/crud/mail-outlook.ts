import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MailOutlook } from '#contract/mail-admin.ts';

/** What can be said of mail that is written now; the driver may be changed in another tab. */
export const mailOutlookQuery = queryOptions<MailOutlook>({
  queryKey: ['/api/admin/email-settings/outlook'],
  staleTime: 60_000,
  refetchOnWindowFocus: true,
});

export const useMailOutlook = () => useQuery(mailOutlookQuery).data;

/** What is said of a mail that was just written: the given words when it leaves, else that it stays in the outbox. */
export function useMailWords() {
  const { t } = useTranslation('admin');
  const isBlocked = Boolean(useMailOutlook()?.block);
  return (sent: { title: string; description?: string }) =>
    isBlocked ? { title: t('outlook.not_sent'), description: t('outlook.not_sent_text') } : sent;
}
