import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { apiPath } from '#base/api/api-query.ts';
import { useSite } from '#base/api/site-query.ts';
import { TEXT_LINK } from '#base/content/orders/booking-parts.tsx';
import { useLanguage, usePageLanguage } from '#base/i18n/page-language.tsx';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { CalendarIcon, ChatIcon, LinkIcon, PrinterIcon } from '#base/ui/icons.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { addressFor } from '#contract/address.ts';
import { localize } from '#contract/languages/translation.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { firmChatUrl } from '#contract/people/phone-links.ts';
import type { TransferBooking } from '#contract/transfers/booking/booking.ts';

/** Prepared chat text about this booking. */
function useBookingMessage({ reference, from, to, legs }: TransferBooking): string {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const [first] = legs;
  return t('booking.whatsapp_text', {
    reference,
    from: localize(from, 'name', language),
    to: localize(to, 'name', language),
    when: first ? `${first.date} ${first.time}` : '',
  });
}

/** Calendar download, print, and sharing of the link. */
export function BookingActions({ booking, token }: { booking: TransferBooking; token: string }) {
  const { t } = useTranslation('airport-transfers');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const { isPrefixed } = usePageLanguage();
  const { origin } = useRouter().options.context.address;
  const canCopy = useHydrated() && 'clipboard' in navigator;
  const url = `${origin}${addressFor(`/airport-transfers/booking/${booking.reference}`, language, isPrefixed)}?token=${encodeURIComponent(token)}`;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => addToast({ title: common('share.copied') }),
      () =>
        addToast({ variant: 'destructive', title: common('share.not_copied'), description: url }),
    );
  const calendar = apiPath(
    '/api/transfers/requests/:reference/calendar.ics',
    { reference: booking.reference },
    { token, lang: language },
  );
  return (
    <div className="flex flex-wrap gap-3" data-no-print>
      <a href={calendar} download={`${booking.reference}.ics`} className={buttonClass('sea')}>
        <CalendarIcon />
        {t('booking.calendar')}
      </a>
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
    </div>
  );
}

/** Contact details of the firm. */
export function BookingFirm({ booking }: { booking: TransferBooking }) {
  const { t } = useTranslation('airport-transfers');
  const site = useSite();
  const message = useBookingMessage(booking);
  if (!site) return null;
  return (
    <section className="rounded-card bg-limestone-100 p-5 sm:p-6 print:bg-white print:p-0">
      <h2 className="text-xl">{t('booking.questions')}</h2>
      <p className="mt-2 text-stone">
        {t('booking.questions_text', { reference: booking.reference })}
      </p>
      {site.whatsapp && (
        <a
          href={firmChatUrl(site.whatsapp, message)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('quiet', 'mt-3 bg-white')}
          data-no-print
        >
          <ChatIcon />
          {t('booking.whatsapp')}
        </a>
      )}
      <ul className="mt-2">
        {site.phone && (
          <li>
            <a href={`tel:${site.phone}`} className={TEXT_LINK}>
              {formatPhone(site.phone)}
            </a>
          </li>
        )}
        {site.email && (
          <li>
            <a
              href={`mailto:${site.email}?subject=${encodeURIComponent(booking.reference)}`}
              className={`${TEXT_LINK} break-all`}
            >
              {site.email}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
