import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button, CopyButton } from '#admin/frame/button.tsx';
import { liveRecord } from '#admin/frame/inbox/live-query.ts';
import { NewTabLink } from '#admin/frame/markdown/markup.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { GuestPayLink } from '#contract/money/payments.ts';
import { type MoneyOf, mailPayLink, payLinkPath } from './money.api.ts';

/** The link by which the guest pays: copied, by email, or in a chat. */
export function PayLinks({ of }: { of: MoneyOf }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const refresh = useRefresh();
  const { data: link } = useQuery(liveRecord<GuestPayLink | null>(payLinkPath(of)));
  const mail = useAction({
    mutationFn: () => mailPayLink(of),
    onSuccess: ({ email }) => {
      addToast({ title: t('money.link_mailed', { address: email ?? '' }) });
      void refresh('/api/admin/outbox', '/api/admin/trip-requests', '/api/admin/transfers/');
    },
  });
  if (!link) return null;
  return (
    <div className="space-y-3 border-t border-limestone-300 pt-4">
      <h3 className="font-sans font-semibold text-deep-900">{t('money.link_title')}</h3>
      <p>{t('money.link_for', { amount: formatCents(link.cents, link.currency, language) })}</p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={link.url} label={t('money.link')} />
        {link.email && (
          <Button
            label={t('money.link_mail')}
            isBusy={mail.isPending}
            onClick={() => mail.mutate()}
          />
        )}
        {link.whatsappUrl && (
          <NewTabLink
            href={link.whatsappUrl}
            className="inline-flex min-h-11 items-center rounded-full bg-whatsapp px-5 font-semibold text-white"
            label={t('money.link_whatsapp')}
          />
        )}
      </div>
    </div>
  );
}
