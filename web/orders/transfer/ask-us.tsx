import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { firmChatUrl } from '#contract/people/phone-links.ts';

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4';

/** For requests not available online: says so, with contact links. `message` is the prepared chat text. */
export function AskUs({ text, message }: { text: string; message: string }) {
  const { t } = useTranslation('airport-transfers');
  const site = useSite();
  return (
    <div className="mt-3 rounded-2xl border border-terracotta-400 bg-white p-4">
      <p className="font-semibold text-deep-900">{text}</p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        {site?.phone && (
          <a href={`tel:${site.phone}`} className={LINK}>
            {formatPhone(site.phone)}
          </a>
        )}
        {site?.whatsapp && (
          <a
            href={firmChatUrl(site.whatsapp, t('ask.message', { text: message }))}
            className={LINK}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp
          </a>
        )}
      </p>
    </div>
  );
}
