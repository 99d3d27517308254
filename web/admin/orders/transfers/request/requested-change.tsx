import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { Button } from '#admin/frame/button.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { RequestedChangeText } from './event-text.tsx';
import { useRequest } from './request-context.tsx';

export type RequestedChange = {
  leg?: 'outbound' | 'return';
  date?: string;
  time?: string;
  flight?: string;
  address?: string;
};

/** An open change request of the guest. */
export function OpenChangeRequests({ onApply }: { onApply: (change: RequestedChange) => void }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { request } = useRequest();
  const changes = request.hasOpenWish
    ? request.events.filter(({ type }) => type === 'change_request').slice(-1)
    : [];
  return changes.map((event) => {
    const change = (event.data ?? {}) as RequestedChange;
    return (
      <section
        key={event.id}
        aria-label={t('transfers.flag_wish')}
        className="rounded-card border-l-8 border-terracotta-600 bg-white p-5 shadow-card print:hidden"
      >
        <h2 className="font-sans text-lg font-semibold">{t('wish.title')}</h2>
        <p>
          <RequestedChangeText change={change} />
        </p>
        {!event.note && !change.date && !change.time && !change.flight && !change.address && (
          <p>{t('wish.in_words')}</p>
        )}
        {event.note && (
          <p lang={request.language} className="max-w-prose break-words whitespace-pre-line">
            {event.note}
          </p>
        )}
        <p className="text-sm text-stone">{formatInstant(event.at, language)}</p>
        <Button
          look="sea"
          className="mt-3"
          label={t('wish.apply')}
          onClick={() => onApply(change)}
        />
        <p className="mt-2 text-sm text-stone">{t('wish.hint')}</p>
      </section>
    );
  });
}
