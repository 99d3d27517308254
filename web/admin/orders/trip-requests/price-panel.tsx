import { useTranslation } from 'react-i18next';
import { Panel } from '#admin/frame/panel.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';

/** The price as it was agreed when the places were booked. */
export function PricePanel({
  request: { lines, units, totalCents, currency },
}: {
  request: TripRequestDetail;
}) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const price = (cents: number) => formatCents(cents, currency, language);
  /** A ticket is named as its option names it now, in the language of the administration; what is gone keeps its name. */
  const nameOf = ({ kind, id, name }: TripRequestDetail['lines'][number]) => {
    const unit = kind === 'unit' ? units.find(({ unitId }) => unitId === id) : undefined;
    return unit ? localize(unit, 'name', language) : name;
  };
  return (
    <Panel title={t('inbox.price')}>
      {lines.length === 0 && totalCents === 0 ? (
        <p className="text-stone">{t('inbox.price_open')}</p>
      ) : (
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
          {lines.map((line) => (
            <div key={`${line.kind} ${line.id} ${line.name}`} className="contents">
              <dt className="break-words">
                {line.kind === 'discount'
                  ? t('mail.discount', { code: line.name })
                  : t('people.unit', { quantity: line.quantity, name: nameOf(line) })}
              </dt>
              <dd className="text-right tabular-nums">{price(line.cents)}</dd>
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
