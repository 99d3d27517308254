import { useTranslation } from 'react-i18next';
import { Panel } from '#admin/frame/panel.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';

/** The price as it was agreed when the places were booked. */
export function PricePanel({
  request: { lines, totalCents, currency },
}: {
  request: TripRequestDetail;
}) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const price = (cents: number) => formatCents(cents, currency, language);
  return (
    <Panel title={t('inbox.price')}>
      {lines.length === 0 && totalCents === 0 ? (
        <p className="text-stone">{t('inbox.price_open')}</p>
      ) : (
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
          {lines.map(({ kind, id, name, quantity, cents }) => (
            <div key={`${kind} ${id} ${name}`} className="contents">
              <dt className="break-words">
                {kind === 'discount'
                  ? t('mail.discount', { code: name })
                  : t('people.unit', { quantity, name })}
              </dt>
              <dd className="text-right tabular-nums">{price(cents)}</dd>
            </div>
          ))}
          <div className="contents font-semibold text-deep-900">
            <dt>{t('inbox.total')}</dt>
            <dd className="text-right tabular-nums">{price(totalCents)}</dd>
          </div>
        </dl>
      )}
    </Panel>
  );
}
