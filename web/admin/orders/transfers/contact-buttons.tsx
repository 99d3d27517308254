import { useTranslation } from 'react-i18next';
import { NewTabLink } from '#admin/frame/markdown/markup.tsx';
import type { InboxContact } from '#contract/admin/admin.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { telUrl, whatsappUrl } from '#contract/people/phone-links.ts';

const LINK =
  'inline-flex min-h-11 items-center rounded-full border border-deep-800/25 px-3.5 text-sm font-semibold text-deep-800 hover:border-deep-800/60 hover:bg-limestone-100 md:min-h-9';

type ContactButtonsProps = {
  contact: InboxContact;
  subject: string;
  /** Opens a chat with a prepared text in the guest's language. */
  whatsappUrl?: string | null;
  hasChat?: boolean;
};

/** Call, WhatsApp or mail in one tap. */
export function ContactButtons({
  contact: { email, phone },
  subject,
  whatsappUrl: greeting,
  hasChat = true,
}: ContactButtonsProps) {
  const { t } = useTranslation('admin-area');
  const dialled = phone ? telUrl(phone) : undefined;
  const chat = greeting ?? (phone ? whatsappUrl(phone) : undefined);
  if (!email && !phone) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {phone && dialled && (
        <li>
          <a
            href={dialled}
            aria-label={t('contact.phone', { phone: formatPhone(phone) })}
            className={LINK}
          >
            {t('contact.call')}
          </a>
        </li>
      )}
      {hasChat && phone && chat && (
        <li>
          <NewTabLink
            href={chat}
            aria-label={t('contact.whatsapp_to', { phone: formatPhone(phone) })}
            className={LINK}
            label={t('contact.whatsapp')}
          />
        </li>
      )}
      {email && (
        <li>
          <a
            href={`mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`}
            aria-label={t('contact.email', { address: email })}
            className={LINK}
          >
            {t('contact.mail')}
          </a>
        </li>
      )}
    </ul>
  );
}
