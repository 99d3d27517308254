import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';
import { formatInstant } from '#admin/dates.ts';
import type { OpenWish } from '#contract/admin.ts';
import { useLanguage } from '#i18n/page-language.tsx';

/** A change requested by a guest. */
export function WishItem({ wish }: { wish: OpenWish }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (
    <li className="rounded-card border-l-8 border-sun bg-white p-5 shadow-card">
      <h3 className="font-sans text-lg font-semibold">
        <AdminLink to={`/transfers/request/${wish.reference}`} className="underline decoration-deep-800/30 underline-offset-4">
          {wish.guest || t('contact.anonymous')}
        </AdminLink>{' '}
        <span className="font-mono text-sm font-normal text-stone">{wish.reference}</span>
      </h3>
      {wish.words && (
        <p lang={wish.language} className="mt-1 line-clamp-4 break-words whitespace-pre-line">
          {wish.words}
        </p>
      )}
      <p className="mt-1 text-sm text-stone">{t('received', { date: formatInstant(wish.at, language) })}</p>
    </li>
  );
}
