import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { CopyButton } from '#admin/frame/button.tsx';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { ContactButtons } from '#admin/orders/transfers/contact-buttons.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { CalledOffGuest } from '#contract/bookings/calling-off/calling-off.ts';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { whatsappUrl } from '#contract/people/phone-links.ts';
import { markNotified, TOUCHED_BY_DEPARTURES } from '../calendar.api.ts';

/** When the guest was asked by mail, or whether the firm notified the guest itself, which is ticked here. */
function Notified({ guest }: { guest: CalledOffGuest }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const refresh = useRefresh();
  const { mutate } = useAction({
    mutationFn: (isNotified: boolean) => markNotified(guest.id, isNotified),
    onSuccess: () => refresh(...TOUCHED_BY_DEPARTURES),
  });
  const { isMailed, askedAt, toldAt } = guest;
  if (isMailed)
    return (
      <span className="text-sm text-stone">
        {t('called_off.asked', { at: formatInstant(askedAt, language) })}
      </span>
    );
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span className={toldAt ? 'text-sm text-stone' : 'font-semibold text-danger'}>
        {toldAt
          ? t('called_off.told_at', { at: formatInstant(toldAt, language) })
          : t('called_off.untold')}
      </span>
      <Checkbox
        label={t('called_off.told')}
        value={toldAt !== null}
        onChange={(isNotified) => mutate(isNotified)}
      />
    </span>
  );
}

/** A guest who has not answered; one whom no mail reaches is called, or written to in a chat with the text ready, or notified by the seller. */
export function AskedGuest({ guest, start }: { guest: CalledOffGuest; start?: string }) {
  const { t } = useTranslation('admin-area');
  const { contact, message, seller, isMailed, language, places, reference } = guest;
  const reached = contact.phone || !seller ? contact : { ...contact, ...seller };
  return (
    <li className="space-y-2 py-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <AdminLink
          to={`/orders/${guest.id}`}
          className="font-semibold underline underline-offset-4"
        >
          {contact.name || t('contact.anonymous')}
        </AdminLink>
        {start && <span>{start}</span>}
        <span>{t('departure.sold', { count: places })}</span>
        <span>{LANGUAGE_LABELS[language]}</span>
        {seller && <span>{t('called_off.seller', { name: seller.name })}</span>}
        <span className="font-mono text-sm text-stone">{reference}</span>
        <Notified guest={guest} />
      </div>
      {!isMailed && message !== null && (
        <div className="flex flex-wrap items-center gap-2">
          <ContactButtons
            contact={{ ...reached, name: contact.name ?? '', email: null }}
            subject={reference}
            whatsappUrl={reached.phone ? (whatsappUrl(reached.phone, message) ?? null) : null}
          />
          <CopyButton text={message} label={t('called_off.copy')} />
        </div>
      )}
    </li>
  );
}
