import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { CopyButton } from '#admin/frame/button.tsx';
import { NewTabLink } from '#admin/frame/markdown/markup.tsx';
import { ContactLinks } from '#admin/frame/orders/contact-links.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { formatDay } from '#base/i18n/formats/format-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import type { OrderDetail } from '#contract/orders/order-detail.ts';

/** The guest's page: to look at, to copy, and as a ready text for those who read no email. */
function GuestPage({ order: { contact, manageUrl, message, whatsapp } }: { order: OrderDetail }) {
  const { t } = useTranslation('admin-area');
  return (
    <div className="space-y-3 border-t border-limestone-300 pt-4 print:hidden">
      <h3 className="font-sans font-semibold text-deep-900">{t('transfer.guest_page')}</h3>
      <div className="flex flex-wrap gap-3">
        <NewTabLink
          href={manageUrl}
          className={buttonClass('quiet')}
          label={t('orders.open_page')}
        />
        <CopyButton text={manageUrl} label={t('orders.copy_link')} />
        <CopyButton text={message} label={t('orders.copy_text')} />
        {whatsapp && (
          <NewTabLink
            href={whatsapp.url}
            className="inline-flex min-h-11 items-center rounded-full bg-whatsapp px-5 font-semibold text-white"
            label={t('money.link_whatsapp')}
          />
        )}
      </div>
      <p className="text-sm text-stone">
        {t(contact.email ? 'orders.text_hint' : 'orders.text_hint_no_mail')}
      </p>
    </div>
  );
}

/** Who ordered, how they are reached, what they agreed to, and their page. */
export function OrderGuest({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { contact, customer, reference, anonymisedAt, notes, consent } = order;
  return (
    <Panel title={t('inbox.guest')}>
      <div>
        <p>{t('written_in', { language: LANGUAGE_LABELS[order.language] })}</p>
        {anonymisedAt ? (
          <p className="text-stone">
            {t('inbox.anonymised', { date: formatInstant(anonymisedAt, language) })}
          </p>
        ) : (
          <ContactLinks contact={contact} subject={reference} />
        )}
      </div>
      {customer && (
        <dl>
          <dt className="font-semibold text-deep-900">{t('invoices.customer')}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            {[customer.name, customer.taxNumber, customer.address].filter(Boolean).join('\n')}
          </dd>
        </dl>
      )}
      {notes && (
        <blockquote
          lang={order.language}
          className="border-l-4 border-terracotta-400 pl-4 break-words whitespace-pre-line"
        >
          {notes}
        </blockquote>
      )}
      {consent.privacyEdition && consent.privacyAcceptedAt && (
        <p className="text-sm text-stone">
          {t('transfer.consent', {
            edition: formatDay(consent.privacyEdition, language),
            date: formatInstant(consent.privacyAcceptedAt, language),
          })}
        </p>
      )}
      <GuestPage order={order} />
    </Panel>
  );
}
