import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { ChatIcon } from '#base/ui/icons.tsx';
import { formatPhone } from '#contract/people/phone.ts';
import { telUrl, whatsappUrl } from '#contract/people/phone-links.ts';
import { BOOK_TRANSFER } from './navigation.ts';

const LINK =
  'flex min-h-12 items-center gap-2 rounded-xl px-3 text-lg text-deep-900 hover:bg-limestone-200';

/** Below the drawer's links: a transfer, one's own booking, and the ways to speak to the company that its settings name. */
export function DrawerContact({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  const site = useSite();
  const phone = site?.phone ? telUrl(site.phone) : undefined;
  const chat = site?.whatsapp
    ? whatsappUrl(site.whatsapp, t('contact_widget.default_message'))
    : undefined;
  return (
    <div className="mt-auto border-t border-limestone-200 p-3">
      {!site?.hasNoTransfers && (
        <Link
          {...BOOK_TRANSFER}
          onClick={onFollow}
          className={buttonClass('primary', 'mb-2 w-full')}
        >
          {t('navigation.request_transfer')}
        </Link>
      )}
      <Link to="/order/find" onClick={onFollow} className={LINK}>
        {t('navigation.find_booking')}
      </Link>
      {phone && site && (
        <a href={phone} className={LINK}>
          {t('navigation.call', { phone: formatPhone(site.phone) })}
        </a>
      )}
      {chat && (
        <a href={chat} target="_blank" rel="noopener noreferrer" className={LINK}>
          <ChatIcon className="size-5 text-sea-700" />
          {t('navigation.whatsapp')}
        </a>
      )}
    </div>
  );
}
