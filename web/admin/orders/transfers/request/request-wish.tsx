import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { Button } from '#admin/frame/button.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { WishText } from './event-text.tsx';
import { useRequest } from './request-context.tsx';

export type Wish = {
  leg?: 'outbound' | 'return';
  date?: string;
  time?: string;
  flight?: string;
  address?: string;
};

/** An open change request of the guest. */
export function RequestWish({ onApply }: { onApply: (wish: Wish) => void }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { request } = useRequest();
  const wishes = request.hasOpenWish
    ? request.events.filter(({ type }) => type === 'change_request').slice(-1)
    : [];
  return wishes.map((event) => {
    const wish = (event.data ?? {}) as Wish;
    return (
      <section
        key={event.id}
        aria-label={t('transfers.flag_wish')}
        className="rounded-card border-l-8 border-terracotta-600 bg-white p-5 shadow-card print:hidden"
      >
        <h2 className="font-sans text-lg font-semibold">{t('wish.title')}</h2>
        <p>
          <WishText wish={wish} />
        </p>
        {event.note && (
          <p lang={request.language} className="max-w-prose break-words whitespace-pre-line">
            {event.note}
          </p>
        )}
        <p className="text-sm text-stone">{formatInstant(event.at, language)}</p>
        <Button look="sea" className="mt-3" label={t('wish.apply')} onClick={() => onApply(wish)} />
        <p className="mt-2 text-sm text-stone">{t('wish.hint')}</p>
      </section>
    );
  });
}
