import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { apiPath } from '#base/api/api-query.ts';
import { useLanguage, usePageLanguage } from '#base/i18n/page-language.tsx';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { CalendarIcon, LinkIcon, PrinterIcon } from '#base/ui/icons.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { addressFor } from '#contract/address.ts';

type CalendarLinkProps = { reference: string; token: string; item?: string };

/** A calendar file of all items, or of one. */
export function CalendarLink({ reference, token, item }: CalendarLinkProps) {
  const { t } = useTranslation('order');
  const lang = useLanguage();
  return (
    <a
      href={apiPath('/api/orders/:reference/calendar.ics', { reference }, { token, lang, item })}
      download={`${item ?? reference}.ics`}
      className={buttonClass(item === undefined ? 'sea' : 'quiet')}
      data-no-print
    >
      <CalendarIcon />
      {t('voucher.calendar')}
    </a>
  );
}

/** Print, and sharing of the link. */
export function OrderActions({ reference, token }: { reference: string; token: string }) {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const { isPrefixed } = usePageLanguage();
  const { origin } = useRouter().options.context.address;
  const canCopy = useHydrated() && 'clipboard' in navigator;
  const url = `${origin}${addressFor(`/order/${reference}`, language, isPrefixed)}?token=${encodeURIComponent(token)}`;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => addToast({ title: common('share.copied') }),
      () =>
        addToast({ variant: 'destructive', title: common('share.not_copied'), description: url }),
    );
  return (
    <>
      <button
        type="button"
        onClick={() => window.print()}
        className={buttonClass('quiet', 'noscript:hidden')}
      >
        <PrinterIcon />
        {t('booking.print')}
      </button>
      {canCopy && (
        <button type="button" onClick={() => void copy()} className={buttonClass('quiet')}>
          <LinkIcon />
          {common('share.copy')}
        </button>
      )}
    </>
  );
}
