import { useTranslation } from 'react-i18next';
import type { InboxContact } from '#contract/admin/admin.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { telUrl, whatsappUrl } from '#contract/people/phone-links.ts';
import { NewTabLink } from '../markdown/markup.tsx';

const LINK =
  'inline-flex min-h-11 max-w-full items-center rounded-full border border-deep-800/25 px-4 py-1.5 text-sm font-semibold break-all text-deep-800 hover:border-deep-800/60 hover:bg-limestone-100';

/** Links to contact a guest. */
export function ContactLinks({ contact, subject }: { contact: InboxContact; subject?: string }) {
  const { t } = useTranslation('admin-area');
  const { email, phone } = contact;
  const dialled = phone ? telUrl(phone) : undefined;
  const chat = phone ? whatsappUrl(phone) : undefined;
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  if (!email && !phone) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {email && (
        <li className="max-w-full">
          <a
            href={`mailto:${encodeURIComponent(email).replace('%40', '@')}${query}`}
            aria-label={t('contact.email', { address: email })}
            className={LINK}
          >
            {email}
          </a>
        </li>
      )}
      {phone && (
        <li>
          {dialled ? (
            <a
              href={dialled}
              aria-label={t('contact.phone', { phone: formatPhone(phone) })}
              className={LINK}
            >
              {formatPhone(phone)}
            </a>
          ) : (
            <span className="inline-flex min-h-11 items-center px-4 text-sm break-all">
              {t('contact.phone_words', { words: phone })}
            </span>
          )}
        </li>
      )}
      {phone && chat && (
        <li>
          <NewTabLink
            href={chat}
            aria-label={t('contact.whatsapp_to', { phone: formatPhone(phone) })}
            className={LINK}
            label={t('contact.whatsapp')}
          />
        </li>
      )}
    </ul>
  );
}
