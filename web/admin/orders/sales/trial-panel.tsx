import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatFullDay } from '#admin/frame/days/format-span.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { SaleTrial, SaleTrialInput } from '#contract/sales/sales.ts';
import { FAULT_LABELS, KIND_LABELS } from './sale-labels.ts';
import { tryTemplate } from './sales.api.ts';

function Trial({ trial, onShow }: { trial: SaleTrial; onShow: (text: string) => void }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { reading, faults, isOfLayout, trips } = trial;
  const { people } = reading;
  const counts = people && [people.adults, people.children, people.infants].join(' + ');
  const facts = [
    reading.reference,
    trips.join(' / '),
    reading.day.certain && formatFullDay(reading.day.certain, language),
    reading.time.options.join(' / '),
    counts,
    reading.name,
  ].filter(Boolean);
  return (
    <li className="py-3">
      <button
        type="button"
        onClick={() => onShow(trial.text)}
        className="text-left font-semibold break-words underline decoration-deep-800/30 underline-offset-4"
      >
        {trial.subject || facts[0] || '–'}
      </button>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        {isOfLayout && <StateBadge state={KIND_LABELS[reading.kind]} />}
        <StateBadge
          state={
            !isOfLayout
              ? { label: 'sales.template.no_match', tone: 'over' }
              : faults.length > 0
                ? { label: 'sales.state.open', tone: 'open' }
                : { label: 'sales.template.reads', tone: 'good' }
          }
        />
      </div>
      {isOfLayout && <p className="mt-1 text-sm break-words">{facts.join(' · ')}</p>}
      {isOfLayout && faults.length > 0 && (
        <p className="text-sm font-semibold text-terracotta-800">
          {faults.map((fault) => t(FAULT_LABELS[fault])).join('. ')}
        </p>
      )}
    </li>
  );
}

type TrialPanelProps = {
  layout: SaleTrialInput;
  /** Shows another mail in the panel where parts are marked. */
  onShow: (text: string) => void;
};

/** What the layout makes of the sender's mails, as it is now. */
export function TrialPanel({ layout, onShow }: TrialPanelProps) {
  const { t } = useTranslation('admin-area');
  const { data } = useQuery({
    queryKey: ['/api/admin/sales/templates/try', layout],
    queryFn: () => tryTemplate(layout),
    enabled: layout.sender.includes('.'),
    placeholderData: (previous) => previous,
    retry: false,
  });
  return (
    <Panel title={t('sales.template.trial')}>
      {data && data.trials.length > 0 ? (
        <ul className="divide-y divide-limestone-200">
          {data.trials.map((trial) => (
            <Trial key={trial.id} trial={trial} onShow={onShow} />
          ))}
        </ul>
      ) : (
        <p className="text-stone">{t('sales.template.trial_none')}</p>
      )}
    </Panel>
  );
}
